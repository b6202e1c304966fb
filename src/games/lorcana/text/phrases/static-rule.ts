// What a static ability says.
import type { Rule } from '../../ir/rule.js';
import { anyOf, inFull, rememberAll, type Syntax } from '../grammar.js';
import { aboutPlayers } from './rule/about-players.js';
import { aboutCards } from './rule/about-cards.js';

export const staticRule: Syntax<Rule> = rememberAll(anyOf<Rule>(inFull(aboutCards), aboutPlayers));
