import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Id, Moment, wholeNumber } from '#kernel/contract/values.ts';
import { watchedMessage } from '#kernel/contract/watched.ts';
import { fewestContestants, gameKind, longestName, maxContestants, maxPrizes, maxTicketsEach } from './kinds.ts';
import { gameActions, gameStatuses } from './rules/game-status.ts';

const NameText = z
  .string(field('required'))
  .trim()
  .min(1, field('required'))
  .max(longestName, field('tooLong', { length: longestName }));
const TicketCount = wholeNumber(1, maxTicketsEach);

/** Somebody of the company, or a name that was typed. */
export const NewContestant = z.union([
  z.object({ companyUserId: Id, tickets: TicketCount }),
  z.object({ name: NameText, tickets: TicketCount }),
]);
export type NewContestant = z.output<typeof NewContestant>;

/** The input of a game. */
export const gameFields = {
  name: NameText,
  contestants: z
    .array(NewContestant)
    .min(fewestContestants, field('tooSmall', { length: fewestContestants }))
    .max(maxContestants, field('tooLarge', { length: maxContestants })),
  prizes: z
    .array(NameText)
    .max(maxPrizes, field('tooLarge', { length: maxPrizes }))
    .default([]),
};

const counts = {
  gameId: z.string(),
  name: z.string(),
  status: z.enum(gameStatuses),
  numberOfContestants: z.number(),
  numberOfTickets: z.number(),
  numberOfTicketsLeft: z.number(),
  /** How many tickets have won. */
  numberOfWins: z.number(),
  createdDate: Moment,
  /** Null once that person has been erased. */
  createdByFullName: z.string().nullable(),
  /** What the reader may do in its status. */
  actions: z.array(z.enum(gameActions)),
};

/** A game in the list. */
export const ListedGame = z.object(counts);
export type ListedGame = z.output<typeof ListedGame>;

export const Contestant = z.object({
  contestantId: z.string(),
  /** Null for a name that was typed, and for somebody who has been erased. */
  companyUserId: z.string().nullable(),
  /** Null for somebody who has been erased. */
  fullName: z.string().nullable(),
  tickets: z.number(),
  ticketsLeft: z.number(),
  wins: z.number(),
});
export type Contestant = z.output<typeof Contestant>;

/** A draw: what it was made from, and what it took. */
export const Draw = z.object({
  number: z.number(),
  contestantId: z.string(),
  /** Which of the contestant's tickets, from 1. */
  ticket: z.number(),
  nonce: z.string(),
  /** Whether the drawer's browser chose the nonce; else the server did. */
  isNonceOfBrowser: z.boolean(),
  prize: z.string().nullable(),
  drawnDate: Moment,
  /** When the wheel begins to turn, on every page. */
  startsDate: Moment,
});
export type Draw = z.output<typeof Draw>;

export const Game = z.object({
  ...counts,
  contestants: z.array(Contestant),
  prizes: z.array(z.string()),
  draws: z.array(Draw),
  /** Binds secret and tickets before the first draw. */
  commitment: z.string(),
  /** Revealed when the game is finished; null before. */
  secret: z.string().nullable(),
  /** The server's clock when this was read, to begin at `startsDate`. */
  readDate: Moment,
  /** The reader's pass, by which their page is told when a draw begins. */
  watch: z.string(),
  version: z.number(),
});
export type Game = z.output<typeof Game>;

/** Tells everybody who watches a game that a draw has been made, before its wheel begins to turn. */
export const drawBegins = watchedMessage({
  entity: gameKind,
  content: z.object({ gameId: Id, number: z.number(), startsDate: Moment }),
});

/** Somebody who may be a contestant. */
export const PossibleContestant = z.object({ companyUserId: z.string(), fullName: z.string(), department: z.string().nullable() });
export type PossibleContestant = z.output<typeof PossibleContestant>;

export const gameColumns = ['number', 'prize', 'winner', 'ticket', 'date'] as const;
