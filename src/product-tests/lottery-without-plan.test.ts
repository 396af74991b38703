import { expect, test } from 'vitest';
import { endGame } from '#features/lottery/contract/endpoints.ts';
import { draw, drawnGame, gameOf, gameSeen, givenGame } from '#features/lottery/testing/given.ts';
import { followSale } from '#features/subscription/server/public.ts';
import { endTrial, sell } from '#features/subscription/testing/sell-plans.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

test('a lottery whose plan has ended is watched and ended, with its secret, and not drawn from (lottery.7)', async () => {
  const { admin, companyId, person } = await server.newCompany();
  const watcher = await person('employee');
  const game = await drawnGame(admin, await givenGame(admin));
  const fresh = await givenGame(admin);
  await sell(server);
  await endTrial(server, companyId);
  await followSale(server.services);
  for (const refused of [await draw(admin, game), await gameSeen(watcher, fresh.gameId)])
    expect(refused.codes).toEqual(['common.SubscriptionMissing']);
  expect(gameOf(await gameSeen(watcher, game.gameId))).toMatchObject({ status: 'running', numberOfWins: 1, secret: null });
  expect((await admin.call(endGame, { body: { gameId: game.gameId } })).codes).toEqual([]);
  expect(gameOf(await gameSeen(watcher, game.gameId))).toMatchObject({
    status: 'finished',
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});
