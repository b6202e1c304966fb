/** What the lab adds to the game's own words for how a game ended. */
export const FORFEIT = 'forfeit';

/** A forfeit because an agent took too long. On another machine it may not happen. */
export const TIME = 'time';

export const LIMIT = 'limit';

export const BUG = 'bug';
