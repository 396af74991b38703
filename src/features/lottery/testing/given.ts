import type { Caller, TestAnswer } from '#testing/caller.ts';
import { createGame, drawWinner, finishDraw, getGame } from '../contract/endpoints.ts';
import type { Game } from '../contract/entities.ts';

export const gameOf = ({ json }: Pick<TestAnswer, 'json'>): Game => json['game'] as Game;

/** Two names with three tickets together. */
export const twoNames = [
  { name: 'Anne Vik', tickets: 2 },
  { name: 'Per Ås', tickets: 1 },
];

/** Makes a game; fails when it is refused. */
export async function givenGame(who: Caller, rest: object = {}): Promise<Game> {
  const answer = await who.call(createGame, { body: { name: 'Fredagslotteri', contestants: twoNames, prizes: ['Kake'], ...rest } });
  if (answer.status !== 200) throw new Error(`The game was refused: ${JSON.stringify(answer.json)}`);
  return gameOf(answer);
}

export const draw = (who: Caller, { gameId, commitment }: Pick<Game, 'gameId' | 'commitment'>, rest: object = {}): Promise<TestAnswer> =>
  who.call(drawWinner, { body: { gameId, commitment, nonce: '0123456789abcdef', ...rest } });

/** Draws once and shows the winner. */
export async function drawnGame(who: Caller, game: Game): Promise<Game> {
  const answer = await draw(who, game);
  if (answer.status !== 200) throw new Error(`The draw was refused: ${JSON.stringify(answer.json)}`);
  return gameOf(await who.call(finishDraw, { body: { gameId: game.gameId } }));
}

export const gameSeen = (who: Caller, gameId: string): Promise<TestAnswer> => who.call(getGame, { body: { gameId } });
