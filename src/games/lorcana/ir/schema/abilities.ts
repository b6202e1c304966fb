// Schema of abilities, the paragraphs of a card's text.
import './filters.js';
import './effects.js';
import './vocabulary.js';
import { type Check, record, word, optional, flag, tagged, list, text, keyed, stricter } from './kit.js';
import type { Limit, ShiftAbility, Ability, Replacement } from '../ability.js';
import { positive } from './vocabulary.js';
import { costs } from './effects.js';
import { filter, effect, define, ability, event, condition } from './forward.js';
import type { KeywordName } from '../vocabulary.js';
import { rule } from './rules.js';

const limit: Check<Limit> = record({ times: positive, per: word({ turn: true }) });

const shift: Check<ShiftAbility> = record({
  cost: costs,
  onto: optional(filter),
  pair: optional(word({ duo: true, combo: true })),
  temporary: optional(flag),
});

type Keyword = Extract<Ability, { readonly kind: 'keyword' }>;

type Numbered = 'boost' | 'challenger' | 'resist' | 'singer' | 'singTogether';

type Printed =
  | { readonly kind: 'keyword'; readonly keyword: Exclude<KeywordName, Numbered | 'shift'> }
  | { readonly kind: 'keyword'; readonly keyword: Numbered; readonly n: number }
  | { readonly kind: 'keyword'; readonly keyword: 'shift'; readonly shift: ShiftAbility };

const kind = word({ keyword: true });

/** Keywords with a number require `n`, Shift requires its cost, other keywords have no further field. */
const keyword = tagged<Printed, 'keyword'>('keyword', {
  alert: { kind },
  bodyguard: { kind },
  boost: { kind, n: positive },
  challenger: { kind, n: positive },
  evasive: { kind },
  reckless: { kind },
  resist: { kind, n: positive },
  rush: { kind },
  shift: { kind, shift },
  singer: { kind, n: positive },
  singTogether: { kind, n: positive },
  support: { kind },
  vanish: { kind },
  ward: { kind },
});

const replacement: Check<Replacement> = tagged('would', {
  beDealtDamage: { cards: filter, instead: word({ putOnThis: true, none: true }) },
  takeDamage: { cards: filter, instead: word({ none: true }) },
  beBanished: { cards: filter, inChallenge: optional(flag), instead: list(effect) },
});

const name = optional(text);

const effects = list(effect);

const forDecks = word({ deckBuilding: true });

const deckBuilding = keyed<Extract<Ability, { readonly kind: 'deckBuilding' }>>()({
  copies: { kind: forDecks, name, copies: positive, of: text },
  anyInk: { kind: forDecks, name, anyInk: filter },
});

define(
  ability,
  tagged('kind', {
    keyword: stricter<Keyword, Printed>(keyword),
    triggered: {
      name,
      on: list(event),
      while: optional(condition),
      if: optional(condition),
      limit: optional(limit),
      effects,
      inDiscard: optional(flag),
    },
    activated: { name, costs, if: optional(condition), limit: optional(limit), effects },
    static: { name, while: optional(condition), rules: list(rule), everywhere: optional(flag) },
    alternateCost: { name, costs, if: optional(condition) },
    enterExerted: { name, if: optional(condition), effects },
    replacement: { name, while: optional(condition), limit: optional(limit), replace: replacement },
    deckBuilding,
    action: { effects },
  }),
);

export { ability };
