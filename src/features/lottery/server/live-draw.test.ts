import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { setRole } from '#features/access-control/contract/endpoints.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import type { Caller } from '#testing/caller.ts';
import { openPage, type Page } from '#testing/live-client.ts';
import { openAccessControl } from '#testing/people-of.ts';
import { testServer } from '#testing/server.ts';
import { gameKind } from '../contract/kinds.ts';
import { draw, gameOf, gameSeen, givenGame } from '../testing/given.ts';

const server = await testServer();
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });

const pages: Page[] = [];
afterEach(async () => {
  for (const { hub } of pages.splice(0)) await hub.stop();
});

/** An open page, and what it was told of records that it watches. */
async function page(who: Caller): Promise<{ heard: unknown[]; watch: (gameId: string, pass: string) => Promise<unknown>; opened: Page }> {
  const opened = await openPage(address, who);
  pages.push(opened);
  const heard: unknown[] = [];
  opened.hub.on('told', (message: unknown) => void heard.push(message));
  return { heard, watch: (gameId, pass) => opened.hub.invoke('Watch', who.companyId, gameKind, gameId, pass), opened };
}
const passOf = async (who: Caller, gameId: string): Promise<string> => gameOf(await gameSeen(who, gameId)).watch;
const soon = { interval: 20 };

describe('when a draw begins', () => {
  test('those who opened the game are told its number and when it starts, and nobody else', async () => {
    const { admin, person } = await server.newCompany();
    const [member, other] = [await person('employee'), await person('employee')];
    const [game, another] = [await givenGame(admin), await givenGame(admin)];
    const [watching, elsewhere, idle] = [await page(member), await page(other), await page(member)];
    await watching.watch(game.gameId, await passOf(member, game.gameId));
    await elsewhere.watch(another.gameId, await passOf(other, another.gameId));
    const drawn = gameOf(await draw(admin, game));
    await expect.poll(() => watching.heard, soon).toHaveLength(1);
    const startsDate = drawn.draws[0]?.startsDate;
    const content = { gameId: game.gameId, number: 1, startsDate };
    expect(watching.heard).toEqual([{ companyId: admin.companyId, entity: gameKind, entityId: game.gameId, content }]);
    expect(Date.parse(startsDate ?? '') - server.clock.now().getTime()).toBeGreaterThanOrEqual(1_500);
    await expect.poll(() => elsewhere.opened.lines(), soon).toContain(`${admin.companyId} ${gameKind} ${game.gameId}`);
    expect([elsewhere.heard, idle.heard]).toEqual([[], []]);
  });

  test('a pass lets nobody else watch, nor another game', async () => {
    const { admin, person } = await server.newCompany();
    const stranger = (await server.newCompany()).admin;
    const [member, accountant] = [await person('employee'), await person('accountant')];
    const [game, another] = [await givenGame(admin), await givenGame(admin)];
    const pass = await passOf(member, game.gameId);
    for (const who of [stranger, accountant, admin])
      await expect((await page(who)).watch(game.gameId, pass)).rejects.toThrow('The pass does not fit');
    const own = await page(member);
    await expect(own.watch(another.gameId, pass)).rejects.toThrow('The pass does not fit');
    await expect(own.watch(game.gameId, 'invented')).rejects.toThrow('The pass does not fit');
    await expect(own.opened.hub.invoke('Watch', 1, 'x')).rejects.toThrow('Watch takes');
  });

  test('who has become external is told no more', async () => {
    const company = await server.newCompany();
    await openAccessControl(server, company);
    const { admin, person } = company;
    const [member, colleague] = [await person('employee'), await person('employee')];
    const game = await givenGame(admin);
    const [leaving, staying] = [await page(member), await page(colleague)];
    const pass = await passOf(member, game.gameId);
    await leaving.watch(game.gameId, pass);
    await staying.watch(game.gameId, await passOf(colleague, game.gameId));
    const role = { body: { companyUserId: member.companyUserId, roleId: roleIds.boardmember } };
    expect((await admin.call(setRole, role)).codes).toEqual([]);
    // The place is read again soon after the change.
    await pause(300);
    await draw(admin, game);
    await expect.poll(() => staying.heard, soon).toHaveLength(1);
    expect(leaving.heard).toEqual([]);
    await expect(leaving.watch(game.gameId, pass)).rejects.toThrow('The pass does not fit');
  });

  test('a page keeps the twenty that it has watched last', async () => {
    const { admin } = await server.newCompany();
    const games = [];
    for (let number = 0; number < 21; number += 1) games.push(await givenGame(admin));
    const watching = await page(admin);
    for (const { gameId, watch } of games) await watching.watch(gameId, watch);
    const [first, second] = games;
    if (first && second) await draw(admin, first).then(() => draw(admin, second));
    await expect.poll(() => watching.heard, soon).toMatchObject([{ entityId: second?.gameId }]);
  });
});
