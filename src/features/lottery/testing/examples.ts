import type { Examples, World } from '#testing/examples.ts';
import type { lottery } from '../contract/index.ts';
import { draw, drawnGame, givenGame, twoNames } from './given.ts';

const about = (make: (world: World) => Promise<{ gameId: string }>, rest: object = {}) => ({
  input: async (world: World) => ({ body: { gameId: (await make(world)).gameId, ...rest } }),
  foreign: async (_world: World, other: World) => ({ body: { gameId: (await make(other)).gameId, ...rest } }),
});
const made = ({ admin }: World) => givenGame(admin);
const drawn = async ({ admin }: World) => drawnGame(admin, await givenGame(admin));
const fields = { name: 'Julelotteri', contestants: twoNames, prizes: ['Marsipangris'] };

export const examples: Examples<typeof lottery> = {
  getAllGames: {
    input: () => ({}),
    grow: async ({ admin }, count) => {
      for (let number = 0; number < Math.min(count, 40); number += 1) await givenGame(admin);
    },
  },
  getGame: about(made),
  getPossibleContestants: { input: () => ({}) },
  createGame: { input: () => ({ body: fields }) },
  updateGame: about(made, fields),
  drawWinner: {
    input: async ({ admin }) => {
      const { gameId, commitment } = await givenGame(admin);
      return { body: { gameId, commitment, nonce: '0123456789abcdef' } };
    },
    foreign: async (_world, { admin }) => {
      const { gameId, commitment } = await givenGame(admin);
      return { body: { gameId, commitment } };
    },
  },
  finishDraw: about(async ({ admin }) => {
    const game = await givenGame(admin);
    await draw(admin, game);
    return game;
  }),
  endGame: about(drawn),
  deleteGame: about(made),
  exportGame: about(drawn),
};
