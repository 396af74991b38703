import { findTransition } from '#kernel/contract/transitions.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { watchPass } from '#kernel/server/live/watch-pass.ts';
import type { Game, ListedGame } from '../contract/entities.ts';
import { gameKind } from '../contract/kinds.ts';
import { gameTransitions, statusOf, type GameAction, type GameStatus } from '../contract/rules/game-status.ts';
import { actionsOf, actorOf } from './policy.ts';
import { lockGame, readContestants, readDraws, readGames, type ContestantRow, type DrawRow, type GameRow } from './store-games.ts';

type GameCall = Pick<CallContext, 'company' | 'actor' | 'services' | 'now' | 'fail'>;

/** A game with what belongs to it. */
export interface OpenedGame {
  game: GameRow;
  status: GameStatus;
  contestants: ContestantRow[];
  draws: DrawRow[];
}

/** A game, for whoever works in the company; in three statements. */
export async function openGame({ company, now, fail }: Pick<GameCall, 'company' | 'now' | 'fail'>, gameId: string): Promise<OpenedGame> {
  const [game] = await readGames(company, { gameId });
  if (!game) return fail('common.NotFound');
  const [contestants, draws] = [await readContestants(company, gameId), await readDraws(company, gameId)];
  return { game, status: gameStatus(game, now), contestants, draws };
}

const gameStatus = (game: GameRow, now: Date): GameStatus => statusOf(game, game.tickets - game.wins, now);

/** The code of an action that is not possible in a status. */
type RefusalCode = 'lottery.DrawInProgress' | 'lottery.GameFinished' | 'lottery.AlreadyDrawn' | 'lottery.NothingDrawn' | 'lottery.NoDraw';

function refusalCode(status: GameStatus, action: GameAction): RefusalCode {
  if (action === 'showWinner') return 'lottery.NoDraw';
  if (status === 'drawing') return 'lottery.DrawInProgress';
  if (action === 'update') return 'lottery.AlreadyDrawn';
  return status === 'new' ? 'lottery.NothingDrawn' : 'lottery.GameFinished';
}

/** A game for an action, locked. Who may only watch it is refused, and what is not possible in its status; only `Code` of what is impossible occurs. */
export async function openFor<Code extends RefusalCode>(
  context: Pick<CallContext<Code>, 'company' | 'actor' | 'now' | 'fail'>,
  gameId: string,
  action: GameAction,
): Promise<OpenedGame> {
  await lockGame(context.company, gameId);
  const opened = await openGame(context, gameId);
  const actor = actorOf(context.actor.member, opened.game);
  // Games of others are not theirs to know of, but by a link.
  if (actor === 'watcher') context.fail('common.NotFound');
  const found = findTransition(gameTransitions, { status: opened.status, action, actor });
  if ('to' in found) return opened;
  if (found.refused === 'forbidden') return context.fail('common.Forbidden');
  // The caller names the codes that its action can meet.
  return context.fail(refusalCode(opened.status, action) as Code, 409);
}

export function presentListed({ actor, now }: Pick<GameCall, 'actor' | 'now'>, game: GameRow): ListedGame {
  const status = gameStatus(game, now);
  return {
    gameId: game.gameId,
    name: game.name,
    status,
    numberOfContestants: game.contestants,
    numberOfTickets: game.tickets,
    numberOfTicketsLeft: game.tickets - game.wins,
    numberOfWins: game.wins,
    createdDate: game.createdAt.toISOString(),
    createdByFullName: game.createdByFullName,
    actions: actionsOf(actor.member, game, status),
  };
}

export function presentGame(call: Pick<GameCall, 'company' | 'actor' | 'services' | 'now'>, opened: OpenedGame): Game {
  const { game, status, contestants, draws } = opened;
  const wins = Map.groupBy(draws, ({ contestantId }) => contestantId);
  return {
    ...presentListed(call, game),
    contestants: contestants.map((contestant) => {
      const won = wins.get(contestant.contestantId)?.length ?? 0;
      return { ...contestant, wins: won, ticketsLeft: contestant.tickets - won };
    }),
    prizes: game.prizes,
    draws: draws.map(({ drawnAt, startsAt, ...draw }) => ({
      ...draw,
      prize: game.prizes[draw.number - 1] ?? null,
      drawnDate: drawnAt.toISOString(),
      startsDate: startsAt.toISOString(),
    })),
    commitment: game.commitment,
    secret: status === 'finished' ? openSecret(call, game) : null,
    readDate: call.now.toISOString(),
    watch: watchPass(call.services.secrets, { companyId: call.company.id, entity: gameKind, entityId: game.gameId }, call.actor.member),
    version: game.version,
  };
}

/** The game, read again after it was changed. */
export async function reloadGame(call: GameCall, gameId: string): Promise<Game> {
  return presentGame(call, await openGame(call, gameId));
}

/** What the secret of a game is sealed for. */
export const secretPlace = (companyId: number, gameId: string): string => `${companyId}|lottery_game|${gameId}|secret`;

export function openSecret({ company, services }: Pick<GameCall, 'company' | 'services'>, { gameId, secret }: GameRow): string {
  return services.secrets.decrypt(secret, secretPlace(company.id, gameId));
}

/** What the log keeps of a game. */
export const loggedGame = ({ game }: OpenedGame) => ({
  name: game.name,
  contestants: game.contestants,
  tickets: game.tickets,
  prizes: game.prizes.length,
});

export const changeOf = (gameId: string, before: Record<string, unknown> | undefined, after: Record<string, unknown>) => ({
  entity: gameKind,
  entityId: gameId,
  ...(before && { before }),
  after,
});
