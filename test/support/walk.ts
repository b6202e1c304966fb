// Inspection of objects beyond their types.

/** Every array below `root`, by its path of own properties. Leaves out the table, which all states of a match share, and cached modifiers. */
export function arraysIn(root: unknown): Map<string, readonly unknown[]> {
  const found = new Map<string, readonly unknown[]>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    // An array of arrays changes with each of its items, so only the inner arrays are listed.
    if (Array.isArray(value) && !value.some((item) => typeof item === 'object')) found.set(path, value);
    for (const [key, child] of Object.entries(value))
      if (key !== 'table' && key !== 'modifiers') visit(child, `${path}/${key}`);
  };
  visit(root, '');
  return found;
}

export function freezeArrays(root: unknown): void {
  for (const array of arraysIn(root).values()) Object.freeze(array);
}

/** Everything that code with a reference to `root` can reach without calling a method: properties, symbols, getters, prototypes. */
export function reachable(root: object): Set<unknown> {
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
    seen.add(value);
    for (let level: object | null = value; level !== null; level = Object.getPrototypeOf(level) as object | null) {
      visit(level);
      for (const key of Reflect.ownKeys(level)) visit(read(level, key, value));
    }
  };
  visit(root);
  return seen;
}

function read(holder: object, key: string | symbol, receiver: object): unknown {
  const property = Reflect.getOwnPropertyDescriptor(holder, key);
  if (property?.get === undefined) return property?.value as unknown;
  try {
    return property.get.call(receiver) as unknown;
  } catch {
    return undefined; // a getter of another class
  }
}
