// What a static ability says.
import { type Syntax, rememberAll, anyOf, inFull } from '../grammar/index.js';
import type { Rule } from '../../ir/rule.js';
import { aboutCards } from './rule/about-cards.js';
import { aboutPlayers } from './rule/about-players.js';

export const staticRule: Syntax<Rule> = rememberAll(anyOf<Rule>(inFull(aboutCards), aboutPlayers));
