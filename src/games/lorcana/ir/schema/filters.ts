// Which cards a text speaks of.
import { word, list, text, flag } from '../../cards/check/shape.js';
import type { ZoneName, Range, Extreme } from '../filter.js';
import { optional, record } from './kit.js';
import { amount, tie, filter } from './forward.js';
import { player, reference } from '../../cards/check/references.js';
import { cardType, ink, keywordName, participant, eventName } from './vocabulary.js';

const zone = word<ZoneName>({ play: true, hand: true, deck: true, discard: true, inkwell: true, under: true });

const range = optional(record<Range>({ min: optional(amount), max: optional(amount) }));

const extreme = record<Omit<Extreme, 'say'>>({
  stat: word({ cost: true, strength: true, willpower: true, lore: true, damage: true }),
  take: word({ most: true, least: true }),
});

tie(
  filter,
  record({
    zone: optional(zone),
    of: optional(player),
    types: optional(list(cardType)),
    notTypes: optional(list(cardType)),
    classes: optional(list(text)),
    named: optional(list(text)),
    notNamed: optional(list(text)),
    inks: optional(list(ink)),
    inkable: optional(flag),
    cost: range,
    strength: range,
    willpower: range,
    lore: range,
    keyword: optional(keywordName),
    withoutKeyword: optional(keywordName),
    damaged: optional(flag),
    damage: range,
    exerted: optional(flag),
    atLocation: optional(flag),
    here: optional(flag),
    at: optional(filter),
    sameLocationAs: optional(reference),
    covers: optional(flag),
    under: range,
    underneath: optional(reference),
    coveredBy: optional(filter),
    is: optional(reference),
    isNot: optional(reference),
    other: optional(flag),
    sameNameAs: optional(reference),
    namesake: optional(filter),
    isNamedCard: optional(flag),
    inChallenge: optional(participant),
    against: optional(filter),
    thisTurn: optional(eventName),
    shifted: optional(flag),
    extreme: optional(extreme),
    anyOf: optional(list(filter)),
    not: optional(filter),
  }),
);
