/** The kind of record, in everything that belongs to records of any kind. */
export const gameKind = 'lotteryGame';

// Limits of a game (lottery.2).
export const fewestContestants = 2;
export const maxContestants = 500;
export const maxTicketsEach = 99;
export const maxTickets = 10_000;
export const maxPrizes = 100;
export const longestName = 100;

/** From this many tickets left on, the page says how many there are. */
export const fewTickets = 10;

/** How long a draw keeps others waiting when the page of the drawer does not report that the winner was shown. */
export const drawSeconds = 60;
/** How long before the wheel turns a draw is told, so that all pages begin at the same moment. */
export const leadMilliseconds = 2_000;
