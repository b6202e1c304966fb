// Steps of a turn that are skipped, once or for as long as a card is there.

export const SKIPPED_ONCE: readonly string[] = [
  'Skip your next Draw step.',
  'Draw 3 cards. Skip your next Draw step.',
  'Draw 3 cards. You skip your next Draw step.',
  'Draw 3 cards and skip your next Draw step.',
  'Gain 3 lore. Skip your next Ready step.',
  'Chosen opponent skips their next Draw step.',
  'Chosen player draws 2 cards and skips their next Draw step.',
  'Each opponent skips their next Draw step.',
  'Each player skips their next Ready step.',
  "Chosen opponent skips their next turn's Draw step.",
  'Each opponent skips the Draw step of their next turn.',
  'Skip the Ready step of your next turn.',
];

export const SKIPPED_ALWAYS: readonly string[] = [
  'You skip your Draw step.',
  'Skip your Ready step.',
  'Opponents skip their Draw steps.',
  'Each opponent skips their Draw step.',
  'Each player skips their Draw step.',
  'Players skip their Draw steps.',
  'While this character is exerted, each opponent skips their Ready step.',
  'At the start of your turn, you may skip your next Draw step. If you do, gain 1 lore.',
];
