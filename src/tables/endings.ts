// The endings that the lab adds to the game's own, as `games.csv` names them.

/** An agent broke down: it threw, exited or gave an invalid answer. */
export const FORFEIT = 'forfeit';

/** An agent took too long. On a faster machine the game may end differently. */
export const TIME = 'time';

/** The game reached a limit of turns or decisions. */
export const LIMIT = 'limit';

/** A bug in the rules stopped the game. */
export const BUG = 'bug';
