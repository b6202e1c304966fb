/** The x with matrix · x = right, by elimination with the largest pivot. Neither argument is changed; the matrix must be regular. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const top = rows[column]!;
    for (let i = 0; i < size; i++) {
      if (i === column) continue;
      const factor = rows[i]![column]! / top[column]!;
      for (let j = column; factor !== 0 && j <= size; j++) rows[i]![j]! -= factor * top[j]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}
