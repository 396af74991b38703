import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { currentUser, setAccount, updateUserAppearance } from '../contract/endpoints.ts';

const server = await testServer();

/** The founder of companies with these names. */
async function founder(...names: readonly [string, ...string[]]) {
  const [first, ...others] = await Promise.all(names.map((name) => server.newCompany(name)));
  if (!first) throw new Error('There is no company');
  for (const { companyId, admin } of others) await hand(companyId, admin.companyUserId, first.admin.accountId);
  return { who: first.admin, ids: [first.companyId, ...others.map(({ companyId }) => companyId)] as const };
}

/** Assigns a person of a company to an account, or to none. */
async function hand(companyId: number, companyUserId: string | undefined, accountId: string | undefined): Promise<void> {
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set account_id = ${accountId ?? null}::uuid where company_id = ${companyId} and id = ${companyUserId}::uuid`.execute(
      tx,
    ),
  );
}

/** The answer to a browser that sends only its company cookie. */
async function told(who: Caller, cookie?: number) {
  const cookies = `session=${who.cookie}${cookie === undefined ? '' : `; account=${cookie}`}`;
  const { json, headers } = await who.call(currentUser, {}, { 'x-account': '0', cookie: cookies });
  // Typed by the contract.
  const { companyId, companies, appearance } = json['user'] as { companyId: number; companies: unknown[]; appearance: unknown };
  return { companyId, companies, appearance, cookiesSet: [headers['set-cookie'] ?? []].flat().join('\n') };
}

test('the only company opens without a choice', async () => {
  const { who, ids } = await founder('Alene AS');
  expect(await told(who)).toMatchObject({ companyId: ids[0] });
});

test('of several companies none opens before one is chosen, then the chosen one wherever the person signs in', async () => {
  const { who, ids } = await founder('Aker AS', 'Berg AS');
  expect(await told(who)).toMatchObject({ companyId: 0, companies: [{}, {}] });
  await who.call(setAccount, { body: { companyId: ids[1] } }, { 'x-account': '0' });
  expect(await told(who)).toMatchObject({ companyId: ids[1] });
});

test('the company of the browser goes before the one that was opened last elsewhere', async () => {
  const { who, ids } = await founder('Dal AS', 'Elv AS');
  await who.call(setAccount, { body: { companyId: ids[1] } });
  expect(await told(who, ids[0])).toMatchObject({ companyId: ids[0], cookiesSet: '' });
});

test('when the last one is gone and several are left, the person chooses again, and the cookie is taken away', async () => {
  const { who, ids } = await founder('Foss AS', 'Gard AS', 'Haug AS');
  await who.call(setAccount, { body: { companyId: ids[0] } });
  await hand(ids[0], who.companyUserId, undefined);
  const { companyId, cookiesSet } = await told(who, ids[0]);
  expect(companyId).toBe(0);
  expect(cookiesSet).toMatch(/^account=;/m);
});

test('a company that let the person go is no choice while another lets them in', async () => {
  const { who, ids } = await founder('Isfjord AS', 'Jordal AS');
  const end = (companyId: number) =>
    server.database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set state = 'inactive' where company_id = ${companyId}`.execute(tx),
    );
  await end(ids[0]);
  expect(await told(who)).toMatchObject({ companyId: ids[1], companies: [{}, {}] });
});

test('nobody else’s company is remembered', async () => {
  const { who, ids } = await founder('Kvam AS');
  const other = await server.newCompany('Lie AS');
  expect((await who.call(setAccount, { body: { companyId: other.companyId } })).status).toBe(403);
  expect(await told(who)).toMatchObject({ companyId: ids[0] });
});

test('light or dark is the same in all companies, and the newest choice holds', async () => {
  const { who, ids } = await founder('Moen AS', 'Ness AS');
  expect(await told(who)).toMatchObject({ appearance: null });
  const choose = (appearance: string, timestamp: string) => who.call(updateUserAppearance, { body: { appearance, timestamp } });
  const dark = { scheme: 'dark', at: '2026-11-21T08:00:01.000Z' };
  expect((await choose('dark', dark.at)).json['appearance']).toEqual(dark);
  expect((await choose('light', '2026-11-21T08:00:00.000Z')).json['appearance']).toEqual(dark);
  for (const companyId of ids)
    expect((await who.with({ companyId }).call(currentUser)).json['user']).toMatchObject({ companyId, appearance: dark });
});
