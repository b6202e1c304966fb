// What characters must do, if able.

export const DUTIES: readonly string[] = [
  'This character must challenge each turn if able.',
  'This character must challenge if able.',
  'This character must quest each turn if able.',
  'While this character is damaged, he must challenge each turn if able.',
  'Opposing characters must challenge each turn if able.',
  'Opposing damaged characters must challenge if able.',
  "Your other characters can't quest and must challenge if able.",
];

export const DUTIES_FOR_A_TIME: readonly string[] = [
  'Chosen opposing character must challenge during their next turn if able.',
  "Chosen opposing character can't quest and must challenge during their next turn if able.",
  'Chosen character gets +2 {S} this turn. They must challenge this turn if able.',
  'Each opposing character must quest during their next turn if able.',
];
