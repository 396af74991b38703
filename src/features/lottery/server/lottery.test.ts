import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import {
  createGame,
  deleteGame,
  endGame,
  exportGame,
  finishDraw,
  getAllGames,
  getPossibleContestants,
  updateGame,
} from '../contract/endpoints.ts';
import type { Game, ListedGame } from '../contract/entities.ts';
import { checkGame } from '../contract/rules/draw.ts';
import { draw, drawnGame, gameOf, gameSeen, givenGame, twoNames } from '../testing/given.ts';
import { deleteOldGames } from './jobs.ts';
import { readGames } from './store-games.ts';

const server = await testServer();
const { clock, database, services } = server;

async function team() {
  const company = await server.newCompany();
  const lead = await company.person('manager', { firstName: 'Eva', lastName: 'Dal' });
  const member = await company.person('employee', { firstName: 'Ola', lastName: 'Lie', reportsTo: String(lead.companyUserId) });
  const colleague = await company.person('employee', { firstName: 'Nils', lastName: 'Moe' });
  return { ...company, lead, member, colleague };
}
const games = async (who: Caller): Promise<ListedGame[]> => (await who.call(getAllGames)).json['games'] as ListedGame[];
const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString());
const body = (rest: object) => ({ body: { name: 'Jul', contestants: twoNames, ...rest } });

describe('a game', () => {
  test('is made of people and names, and committed to', async () => {
    const { admin, colleague } = await team();
    const contestants = [{ companyUserId: colleague.companyUserId, tickets: 3 }, ...twoNames];
    const game = await givenGame(admin, { contestants });
    expect(game).toMatchObject({ status: 'new', numberOfTickets: 6, numberOfTicketsLeft: 6, numberOfWins: 0, secret: null, draws: [] });
    expect(game.contestants.map(({ fullName, tickets, ticketsLeft, wins }) => [fullName, tickets, ticketsLeft, wins])).toEqual([
      ['Nils Moe', 3, 3, 0],
      ['Anne Vik', 2, 2, 0],
      ['Per Ås', 1, 1, 0],
    ]);
    expect(game.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test('counts its own tickets and wins in the list', async () => {
    const { admin, colleague } = await team();
    await drawnGame(admin, await givenGame(admin));
    const game = await givenGame(admin, { contestants: [{ companyUserId: colleague.companyUserId, tickets: 3 }, ...twoNames] });
    const listed = (await games(admin)).find(({ gameId }) => gameId === game.gameId);
    expect(listed).toMatchObject({ numberOfTickets: 6, numberOfWins: 0 });
  });

  test.each<[string, object, string]>([
    ['one contestant', { contestants: twoNames.slice(1) }, 'contestants'],
    [
      '501 contestants',
      { contestants: Array.from({ length: 501 }, (_unused, place) => ({ name: `N ${place}`, tickets: 1 })) },
      'contestants',
    ],
    ['no tickets', { contestants: [{ name: 'A', tickets: 0 }, ...twoNames] }, 'contestants[0]'],
    ['100 tickets', { contestants: [{ name: 'A', tickets: 100 }, ...twoNames] }, 'contestants[0]'],
    ['no name', { name: ' ' }, 'name'],
  ])('with %s is refused at its field', async (_what, change, path) => {
    const { admin } = await server.newCompany();
    const { status, json } = await admin.call(createGame, body(change));
    expect([status, (json['fieldErrors'] as { path: string }[])[0]?.path]).toEqual([400, expect.stringContaining(path)]);
  });

  test('holds 10,000 tickets and not one more', async () => {
    const { admin } = await server.newCompany();
    const hundred = Array.from({ length: 101 }, (_unused, place) => ({ name: `N ${place}`, tickets: 99 }));
    const contestants = [...hundred, { name: 'Sist', tickets: 1 }];
    expect((await givenGame(admin, { contestants })).numberOfTickets).toBe(10_000);
    const answer = await admin.call(createGame, body({ contestants: [...contestants, { name: 'En til', tickets: 1 }] }));
    expect([answer.status, answer.codes]).toEqual([400, ['lottery.OnlyNTickets']]);
  });

  test('has people once, who work here now', async () => {
    const { admin, colleague, person } = await team();
    const [accountant, gone] = [await person('accountant'), await person('employee')];
    await admin.call(deactivateCompanyUser, { body: { companyUserId: gone.companyUserId } });
    const codes = async (...ids: (string | undefined)[]) =>
      (await admin.call(createGame, body({ contestants: [...ids.map((companyUserId) => ({ companyUserId, tickets: 1 })), ...twoNames] })))
        .codes;
    expect(await codes(colleague.companyUserId, colleague.companyUserId)).toEqual(['lottery.ContestantTwice']);
    expect(await codes(accountant.companyUserId)).toEqual(['lottery.NotContestant']);
    expect(await codes(gone.companyUserId)).toEqual(['lottery.NotContestant']);
  });

  test('is changed until the first draw, with another commitment', async () => {
    const { admin } = await server.newCompany();
    const game = await givenGame(admin);
    const change = (version: number) => admin.call(updateGame, body({ gameId: game.gameId, version, name: 'Påske' }));
    const changed = gameOf(await change(game.version));
    expect(changed).toMatchObject({ name: 'Påske', prizes: [] });
    expect(changed.commitment).not.toBe(game.commitment);
    expect((await change(game.version)).status).toBe(409);
    const stale = await draw(admin, game);
    expect([stale.status, stale.codes]).toEqual([409, ['lottery.OtherCommitment']]);
    await drawnGame(admin, changed);
    expect((await change(gameOf(await gameSeen(admin, game.gameId)).version)).codes).toEqual(['lottery.AlreadyDrawn']);
  });
});

describe('who', () => {
  test('a manager has their own games, with their own team and names', async () => {
    const { admin, lead, member, colleague } = await team();
    const contestants = (id: string | undefined) => [{ companyUserId: id, tickets: 1 }, ...twoNames];
    const game = await givenGame(lead, { contestants: contestants(member.companyUserId) });
    const other = await givenGame(admin);
    expect((await lead.call(createGame, body({ contestants: contestants(colleague.companyUserId) }))).codes).toEqual([
      'lottery.NotContestant',
    ]);
    expect((await games(lead)).map(({ gameId }) => gameId)).toEqual([game.gameId]);
    expect((await games(admin)).map(({ gameId }) => gameId)).toEqual([other.gameId, game.gameId]);
    expect((await draw(lead, other)).status).toBe(404);
    expect((await lead.call(deleteGame, { body: { gameId: other.gameId } })).status).toBe(404);
  });

  test('a manager chooses among their team and themselves, others among everybody who works here', async () => {
    const { admin, lead, person } = await team();
    await person('accountant', { firstName: 'Regnar' });
    const names = async (who: Caller) =>
      ((await who.call(getPossibleContestants)).json['people'] as { fullName: string }[]).map(({ fullName }) => fullName);
    expect(await names(lead)).toEqual(['Eva Dal', 'Ola Lie']);
    const all = await names(admin);
    expect(all).toHaveLength(4);
    expect(all).toEqual(expect.arrayContaining(['Eva Dal', 'Ola Lie', 'Nils Moe']));
  });

  test('whoever works here watches, and only the creator draws', async () => {
    const { admin, lead, member, person } = await team();
    const [accountant, hr] = [await person('accountant'), await person('hradmin')];
    const game = await givenGame(lead);
    for (const watcher of [member, hr, admin]) expect((await gameSeen(watcher, game.gameId)).status).toBe(200);
    expect((await gameSeen(accountant, game.gameId)).status).toBe(403);
    expect(gameOf(await gameSeen(member, game.gameId)).actions).toEqual([]);
    expect(gameOf(await gameSeen(hr, game.gameId)).actions).toEqual(['delete']);
    expect((await draw(hr, game)).status).toBe(403);
    expect((await draw(member, game)).status).toBe(403);
    expect((await hr.call(deleteGame, { body: { gameId: game.gameId } })).status).toBe(200);
    expect((await gameSeen(member, game.gameId)).status).toBe(404);
  });
});

describe('a draw', () => {
  test('takes one ticket, and all wait until its winner was shown', async () => {
    const { admin } = await server.newCompany();
    const game = await givenGame(admin);
    const running = gameOf(await draw(admin, game));
    expect(running).toMatchObject({ status: 'drawing', numberOfTicketsLeft: 2, actions: ['showWinner'] });
    expect(running.draws).toMatchObject([{ number: 1, prize: 'Kake', isNonceOfBrowser: true, nonce: '0123456789abcdef' }]);
    const { readDate: _answered, ...answered } = running;
    const { readDate: _read, ...read } = gameOf(await gameSeen(admin, game.gameId));
    expect(answered).toEqual(read);
    const lead = Date.parse(running.draws[0]?.startsDate ?? '') - Date.parse(running.readDate);
    expect(lead).toBeGreaterThanOrEqual(1_500);
    for (const call of [
      draw(admin, game),
      admin.call(endGame, { body: { gameId: game.gameId } }),
      admin.call(deleteGame, { body: { gameId: game.gameId } }),
    ])
      expect((await call).codes).toEqual(['lottery.DrawInProgress']);
    expect(gameOf(await admin.call(finishDraw, { body: { gameId: game.gameId } })).status).toBe('running');
    expect((await admin.call(finishDraw, { body: { gameId: game.gameId } })).codes).toEqual(['lottery.NoDraw']);
  });

  test('stands though nobody showed its winner, and holds others up for a minute', async () => {
    const { admin } = await server.newCompany();
    const game = await givenGame(admin);
    await draw(admin, game);
    later(59);
    expect((await draw(admin, game)).codes).toEqual(['lottery.DrawInProgress']);
    later(1);
    expect(gameOf(await draw(admin, game))).toMatchObject({ numberOfWins: 2, status: 'drawing' });
  });

  test('of two at once one is refused, and no ticket wins twice', async () => {
    const { admin } = await server.newCompany();
    const game = await givenGame(admin);
    const answers = await Promise.all(Array.from({ length: 8 }, (_unused, place) => draw(admin, game, { nonce: `${place}`.repeat(16) })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(gameOf(await gameSeen(admin, game.gameId)).draws).toHaveLength(1);
  });

  test('without a number of the browser uses one of the server, and says so', async () => {
    const { admin } = await server.newCompany();
    const { draws } = gameOf(await draw(admin, await givenGame(admin), { nonce: undefined }));
    expect(draws).toMatchObject([{ isNonceOfBrowser: false, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  });
});

const documentation = readFileSync(join(import.meta.dirname, '../../../../docs/check-a-lottery.md'), 'utf8');
const script = documentation.match(/```js\n(.*?)```/s)?.[1] ?? '';

/** What the script of the documentation says of a game, without the product; throws when something does not fit. */
const byScript = (game: Game): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    input: JSON.stringify(game),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });

describe('the end', () => {
  const revealed = ({ commitment, secret, contestants, draws }: Game) =>
    checkGame({ commitment, secret: secret ?? '', contestants, draws });

  test('comes with the last ticket, and reveals what every draw was made from', async () => {
    const { admin, member } = await team();
    let game = await givenGame(admin);
    for (let left = 3; left > 0; left -= 1) game = await drawnGame(admin, game);
    expect(game).toMatchObject({ status: 'finished', numberOfTicketsLeft: 0, actions: ['delete'] });
    const seen = gameOf(await gameSeen(member, game.gameId));
    expect(await revealed(seen)).toEqual({ isCommitted: true, draws: [true, true, true] });
    expect(byScript(seen)).toBe('Secret and tickets fit the fingerprint.\nDraw 1: right\nDraw 2: right\nDraw 3: right\n');
    const other = { ...seen, secret: '0'.repeat(64) };
    expect(() => byScript(other)).toThrow();
    expect(seen.contestants.map(({ tickets, wins }) => tickets - wins)).toEqual([0, 0]);
    expect((await draw(admin, game)).codes).toEqual(['lottery.GameFinished']);
  });

  test('is brought about earlier by its creator, once something was drawn', async () => {
    const { admin } = await server.newCompany();
    const game = await givenGame(admin);
    const end = () => admin.call(endGame, { body: { gameId: game.gameId } });
    expect((await end()).codes).toEqual(['lottery.NothingDrawn']);
    expect((await drawnGame(admin, game)).secret).toBeNull();
    const ended = gameOf(await end());
    expect(ended).toMatchObject({ status: 'finished', numberOfTicketsLeft: 2 });
    expect(await revealed(ended)).toEqual({ isCommitted: true, draws: [true] });
    expect((await end()).codes).toEqual(['lottery.GameFinished']);
  });

  test('the winners are a file, once there are any', async () => {
    const { admin } = await server.newCompany();
    const game = await givenGame(admin);
    const file = () => admin.call(exportGame, { body: { gameId: game.gameId, format: 'csv' } });
    expect((await file()).codes).toEqual(['lottery.NothingDrawn']);
    const { contestants, draws } = await drawnGame(admin, game);
    const winner = contestants.find(({ contestantId }) => contestantId === draws[0]?.contestantId)?.fullName;
    const [head, row, ...rest] = (await file()).bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
    expect(head).toBe('Trekning;Premie;Vinner;Lodd;Trukket');
    expect(row).toMatch(new RegExp(`^1;Kake;${winner};${draws[0]?.ticket};`));
    expect(rest).toEqual([]);
  });
});

test('games are deleted 24 months after they were made', async () => {
  clock.set('2026-11-21T09:00:00Z');
  const { admin, companyId } = await server.newCompany();
  await givenGame(admin);
  const sweep = () => database.forCompany(companyId, (company) => deleteOldGames(company, services));
  // The session is over by then.
  const kept = () => database.forCompany(companyId, (company) => readGames(company, 'all'));
  clock.set('2028-11-21T08:59:59Z');
  await sweep();
  expect(await kept()).toHaveLength(1);
  clock.set('2028-11-21T09:00:01Z');
  await sweep();
  expect(await kept()).toHaveLength(0);
});
