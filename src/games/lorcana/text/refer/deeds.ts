// Words for what was done: by which kinds of steps, or by which event.

/** What "the banished character" and the like were done by. */
export const PARTICIPLES: Readonly<Record<string, readonly string[]>> = {
  banished: ['banish'],
  exerted: ['exert'],
  moved: ['move', 'toLocation'],
  revealed: ['reveal', 'look', 'revealHand'],
  discarded: ['discard'],
  played: ['play'],
  returned: ['move'],
  readied: ['ready'],
  'put into your discard': ['move', 'look'],
  'put into your inkwell': ['move', 'look'],
  'put into your hand': ['move', 'look', 'search'],
  'put into their discard': ['move'],
  'put into their inkwell': ['move'],
  'put on the bottom of your deck': ['move'],
  'shuffled into your deck': ['move'],
  shuffled: ['move'],
  'put into a discard': ['move'],
  damaged: ['damage', 'putDamage'],
};

/** Which steps words about an amount or a deed speak of. */
export const DEEDS: readonly (readonly [RegExp, readonly string[], string?])[] = [
  [/^(damage removed|the (amount of )?damage removed|removed)/, ['removeDamage'], 'damageRemoved'],
  [/lore lost/, ['loseLore']],
  [/^damage moved/, ['moveDamage'], 'damageMoved'],
  [/^the (amount of )?damage dealt/, ['damage'], 'dealsDamage'],
  [/^you moved/, ['toLocation']],
  [/^moved/, ['move', 'toLocation']],
  [/^discarded/, ['discard'], 'discard'],
  [/^banished/, ['banish']],
  [/^returned/, ['move']],
  [/^revealed/, ['reveal', 'look', 'revealHand']],
  [/^exerted/, ['exert']],
  [/^damaged/, ['damage', 'putDamage']],
  [/^that much/, ['removeDamage', 'damage', 'moveDamage', 'loseLore', 'count'], 'amount'],
  [/^that many/, ['draw', 'discard', 'banish', 'move'], 'number'],
  [/^that (number|amount)/, ['count']],
  [/^both/, ['move', 'reveal', 'discard', 'draw', 'look']],
  [/^played/, ['play']],
  [/^readied/, ['ready']],
  [/^(put |shuffled)/, ['move', 'look']],
  [/^does$/, ['may']],
  [/^(you do|they do|they don't|you don't|doesn't)/, []],
];

/** Which card of an event "the banished character" and the like are. */
export const EVENT_CARDS: Readonly<Record<string, Readonly<Record<string, 'subject' | 'object'>>>> = {
  moved: { moves: 'subject' },
  banished: { banished: 'subject', banishes: 'object' },
  exerted: { exerted: 'subject' },
  readied: { readied: 'subject' },
  returned: { returnedToHand: 'subject', returnedFromDiscard: 'subject' },
  played: { play: 'subject' },
  damaged: { damaged: 'subject', dealtDamage: 'subject', dealsDamage: 'object' },
};

/** Events with an amount of damage or lore. */
export const AMOUNTED = new Set([
  'damaged',
  'dealtDamage',
  'dealsDamage',
  'damageRemoved',
  'damageMoved',
  'gainsLore',
  'losesLore',
]);
