import { ticketsLeft, type Ticket, type Tickets } from '../../contract/rules/draw.ts';

/** How long the wheel turns until it stands still. */
export const turnMilliseconds = 6_000;
const wholeTurns = 5;
const longestName = 22;

/** The part of the wheel that is a contestant's; as fractions of the whole, from the top and clockwise. */
export interface Sector {
  contestantId: string;
  from: number;
  to: number;
}

/** The wheel of the tickets that are left after these draws. */
export function sectorsOf(contestants: readonly Tickets[], draws: readonly Ticket[]): Sector[] {
  const left = ticketsLeft(contestants, draws);
  const byContestant = Map.groupBy(left, ({ contestantId }) => contestantId);
  let before = 0;
  return [...byContestant].map(([contestantId, tickets]) => {
    const from = before / left.length;
    before += tickets.length;
    return { contestantId, from, to: before / left.length };
  });
}

/** A name as far as the wheel has room for it; no character is cut in two. */
export function nameOnWheel(name: string): string {
  const characters = [...name];
  return characters.length > longestName ? `${characters.slice(0, longestName - 1).join('')}…` : name;
}

/** The middle of a ticket on the wheel of those that were left when it was drawn, as a fraction of the whole. */
export function middleOf(contestants: readonly Tickets[], draws: readonly Ticket[]): number {
  const drawn = draws.at(-1);
  const left = ticketsLeft(contestants, draws.slice(0, -1));
  const place = left.findIndex(({ contestantId, ticket }) => contestantId === drawn?.contestantId && ticket === drawn.ticket);
  return (place + 0.5) / left.length;
}

/** How far the wheel has turned, in whole turns, some time after it began: fast at first, until `middle` stands at the top. */
export function turnAt(milliseconds: number, middle: number): number {
  const part = Math.min(Math.max(milliseconds / turnMilliseconds, 0), 1);
  return (1 - (1 - part) ** 3) * (wholeTurns + 1 - middle);
}

/** Where a draw is: not begun, turning, or its winner is shown. */
export type Scene = 'waiting' | 'turning' | 'shown';

/** How long the wheel still turns for those who see it move, so many milliseconds after it began. */
export function turnsFor(since: number): number {
  return Math.max(turnMilliseconds - since, 0);
}

/** `since` is how long ago the wheel began, in milliseconds; without movement the name comes when it would begin. */
export function sceneOf(since: number, isStill: boolean): Scene {
  if (since >= (isStill ? 0 : turnMilliseconds)) return 'shown';
  return since < 0 ? 'waiting' : 'turning';
}
