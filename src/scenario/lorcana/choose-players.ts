// "Any number of players".
import type { Question } from '../../games/lorcana/state/records.js';
import { kindOf, Kind, cardOf } from '../../games/lorcana/state/decision.js';
import { type Situation, act } from './situation.js';
import type { Answers } from './answers.js';
import { goesOn } from './asked.js';
import { key, seatName } from './names.js';

/** "Any number of players" is asked player by player. */
export const isAnyPlayers = ({ about, options }: Question): boolean =>
  about === 'player' && options.some((option) => kindOf(option) === Kind.NO);

export function choosePlayers(situation: Situation, answers: Answers): Situation {
  let now = situation;
  for (let first = true; first || goesOn(situation, now); first = false) {
    const options = now.state.question!.options;
    const wanted = answers.some((answer) => key(answer) === seatName(cardOf(options[0]!)));
    now = act(
      now,
      options.find((option) => (kindOf(option) === Kind.CHOOSE_PLAYER) === wanted)!,
    );
  }
  return now;
}
