import type { TransitionTable } from '#kernel/contract/transitions.ts';
import { drawSeconds } from '../kinds.ts';

export const gameStatuses = ['new', 'running', 'drawing', 'finished'] as const;
export type GameStatus = (typeof gameStatuses)[number];
export const gameActions = ['update', 'draw', 'showWinner', 'end', 'delete'] as const;
export type GameAction = (typeof gameActions)[number];
/** Who made the game; who manages all games; who only watches. */
export type GameActor = 'creator' | 'manager' | 'watcher';

/** All that can be done with a game, by its status (lottery.4). Only its creator draws. */
export const gameTransitions: TransitionTable<GameStatus, GameAction, GameStatus, GameActor> = {
  new: [
    ['update', 'new', 'creator'],
    ['draw', 'drawing', 'creator'],
    ['delete', 'finished', 'creator', 'manager'],
  ],
  running: [
    ['draw', 'drawing', 'creator'],
    ['end', 'finished', 'creator'],
    ['delete', 'finished', 'creator', 'manager'],
  ],
  drawing: [['showWinner', 'running', 'creator']],
  finished: [['delete', 'finished', 'creator', 'manager']],
};

export interface GameTimes {
  /** When the last draw was made, and when its winner had been shown. */
  drawnAt: Date | null;
  shownAt: Date | null;
  endedAt: Date | null;
}

/** The status at a moment. A draw of which nothing more is heard ends by itself after a minute. */
export function statusOf({ drawnAt, shownAt, endedAt }: GameTimes, ticketsLeft: number, now: Date): GameStatus {
  if (endedAt) return 'finished';
  if (!drawnAt) return 'new';
  if (!shownAt && now.getTime() < drawnAt.getTime() + drawSeconds * 1000) return 'drawing';
  return ticketsLeft === 0 ? 'finished' : 'running';
}
