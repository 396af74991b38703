import { possibleActions } from '#kernel/contract/transitions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { gameTransitions, type GameAction, type GameActor, type GameStatus } from '../contract/rules/game-status.ts';

type Reader = Pick<Membership, 'companyUserId' | 'levels'>;

/** How somebody stands to a game: they made it, they manage all games, or they watch (lottery.3). */
export function actorOf({ companyUserId, levels }: Reader, { createdBy }: { createdBy: string }): GameActor {
  if (levels.lottery === 'none') return 'watcher';
  if (createdBy === companyUserId) return 'creator';
  return levels.lottery === 'full' ? 'manager' : 'watcher';
}

export function actionsOf(reader: Reader, game: { createdBy: string }, status: GameStatus): GameAction[] {
  return possibleActions(gameTransitions, status, actorOf(reader, game));
}
