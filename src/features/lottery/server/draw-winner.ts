import { randomBytes } from 'node:crypto';
import { publishToWatchers } from '#kernel/server/live/publish-to-watchers.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  deleteGame as deleteContract,
  drawWinner as contract,
  endGame as endContract,
  finishDraw as finishContract,
} from '../contract/endpoints.ts';
import { drawBegins } from '../contract/entities.ts';
import { leadMilliseconds } from '../contract/kinds.ts';
import { drawKey, drawTicket, ticketsLeft } from '../contract/rules/draw.ts';
import { changeOf, loggedGame, openFor, openSecret, presentGame, reloadGame, type OpenedGame } from './open-game.ts';
import { deleteGameRow, insertDraw, writeEnd, writeShown, type DrawRow } from './store-games.ts';

/** Draws a ticket under the game's lock, so that of two draws at once one is refused (lottery.11). */
export const drawWinner: Handler<typeof contract> = async (context, { body }) => {
  const { company, now, audit, fail } = context;
  const opened = await openFor<'lottery.DrawInProgress' | 'lottery.GameFinished'>(context, body.gameId, 'draw');
  const { game, contestants, draws } = opened;
  if (game.commitment !== body.commitment) fail('lottery.OtherCommitment', 409, { details: { game: presentGame(context, opened) } });
  const draw = { number: draws.length + 1, nonce: body.nonce ?? randomBytes(16).toString('hex') };
  const ticket = await drawTicket(await drawKey(openSecret(context, game)), draw, ticketsLeft(contestants, draws));
  const startsAt = new Date(now.getTime() + leadMilliseconds);
  const drawn = { ...draw, ...ticket, isNonceOfBrowser: body.nonce !== undefined, drawnAt: now, startsAt };
  await insertDraw(company, game.gameId, drawn);
  const { gameId } = game;
  publishToWatchers(company, drawBegins, { entityId: gameId, gameId, number: draw.number, startsDate: startsAt.toISOString() });
  audit(changeOf(game.gameId, { name: game.name, wins: draws.length }, { name: game.name, wins: draw.number }));
  return { game: presentGame(context, afterDraw(opened, drawn)) };
};

/** The game as `insertDraw` leaves it, which nobody else can have changed; up to 500 contestants are not read once more. */
function afterDraw({ game, contestants, draws }: OpenedGame, drawn: DrawRow): OpenedGame {
  const changed = { ...game, drawnAt: drawn.drawnAt, shownAt: null, wins: game.wins + 1, version: game.version + 1 };
  return { game: changed, status: 'drawing', contestants, draws: [...draws, drawn] };
}

/** Says that the winner has been shown. */
export const finishDraw: Handler<typeof finishContract> = async (context, { body }) => {
  const { company, now, audit } = context;
  const { game } = await openFor<'lottery.NoDraw'>(context, body.gameId, 'showWinner');
  await writeShown(company, game.gameId, now);
  audit(changeOf(game.gameId, { name: game.name, isDrawing: true }, { name: game.name, isDrawing: false }));
  return { game: await reloadGame(context, game.gameId) };
};

/** Finishes a game in which tickets are left. */
export const endGame: Handler<typeof endContract> = async (context, { body }) => {
  const { company, now, audit } = context;
  const { game } = await openFor<'lottery.DrawInProgress' | 'lottery.GameFinished' | 'lottery.NothingDrawn'>(context, body.gameId, 'end');
  await writeEnd(company, game.gameId, now);
  audit(changeOf(game.gameId, { name: game.name, isFinished: false }, { name: game.name, isFinished: true }));
  return { game: await reloadGame(context, game.gameId) };
};

/** Deletes a game with its tickets and draws. */
export const deleteGame: Handler<typeof deleteContract> = async (context, { body }) => {
  const opened = await openFor<'lottery.DrawInProgress'>(context, body.gameId, 'delete');
  await deleteGameRow(context.company, body.gameId);
  context.audit(changeOf(body.gameId, loggedGame(opened), {}));
  return {};
};
