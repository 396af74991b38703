import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { restrictedItems } from '#features/access-control/testing/restricted-item.ts';
import { detachJob } from '#features/payment/server/job-names.ts';
import type { StoredKey } from '#kernel/server/files/store.ts';
import type { World } from '#testing/examples.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { deleteCompany } from '#features/takeout/contract/endpoints.ts';
import { deleteEnded, deleteAccounts, forgetJob } from '#features/takeout/server/deletion/delete-ended.ts';
import { everyExample } from './every-example.ts';

const server = await testServer({}, restrictedItems);
/** A unique number, so that it can be searched for in the text of every row. */
const companyId = 737_375_731;
const marker = 'Slettemerke';
const dayMilliseconds = 86_400_000;

/** The operator's books, which outlive a company (Bookkeeping Act § 13, subscription.36). */
const keptByLaw = new Set([
  'bank_entry',
  'invoice',
  'invoice_customer',
  'invoice_delivery',
  'invoice_document',
  'invoice_line',
  'invoice_payment',
  'invoice_reminder',
  'ledger_entry',
  'payment_charge',
]);

/** The tables with a text in any column of any row, as visible to the company. */
async function tablesWith(text: string): Promise<string[]> {
  return server.database.forCompany(companyId, async ({ tx }) => {
    const { rows: tables } = await sql<{ name: string }>`
      select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`.execute(tx);
    const found: string[] = [];
    for (const { name } of tables) {
      // The only job that knows a deleted company has the payment provider forget its cards.
      const others = name === 'pgboss.job_common' ? sql`and row.name <> ${detachJob}` : sql``;
      const { rows } = await sql`select from ${sql.raw(name)} row where row::text ilike ${`%${text}%`} ${others} limit 1`.execute(tx);
      if (rows.length > 0) found.push(name.replace('public.', ''));
    }
    return found;
  });
}

async function keysInStore(): Promise<StoredKey[]> {
  const keys: StoredKey[] = [];
  for await (const key of server.services.fileStore.keys()) if (key.companyId === companyId) keys.push(key);
  return keys;
}

/** Calls every writing endpoint, so that every feature has rows. */
async function fill(company: TestCompany): Promise<void> {
  for (const { feature, action, endpoint, example } of await everyExample()) {
    if (feature === 'takeout' || action === 'account.logout' || endpoint.effect !== 'write' || example.elsewhere) continue;
    // Each with its own administrator: some requests sign out or remove permissions.
    const admin = await company.person('systemadmin');
    const world: World = { server, company: { ...company, admin }, admin };
    // Some examples use their own company; what they have done before they fail remains.
    const input = await Promise.resolve(example.input(world)).catch(() => undefined);
    if (input) await (example.as ? await example.as(world) : world.admin).call(endpoint, input);
  }
}

test('a deleted company is found in no table and not in the file store', async () => {
  const other = await server.newCompany('Blir værende AS');
  await server.database.transaction(({ tx }) =>
    sql`select setval(pg_get_serial_sequence('known_company', 'company_id'), ${companyId - 1})`.execute(tx),
  );
  const company = await server.newCompany(marker);
  expect(company.companyId).toBe(companyId);
  await fill(company);
  // One of the requests renames the company.
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company set name = ${marker} where company_id = ${companyId}`.execute(tx),
  );
  const decider = await company.person('systemadmin', { lastName: marker, email: `${marker}@example.no` });
  const [both, keptElsewhere] = [await company.person('employee'), await company.person('employee')];
  // Their access was ended by a plan, which keeps the account until they have left.
  const former = await company.person('employee');
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set former_account_id = account_id, account_id = null where id = ${former.companyUserId}::uuid`.execute(tx),
  );
  await server.database.forCompany(other.companyId, ({ tx }) =>
    sql`
    insert into company_user (company_id, id, state, role, account_id, former_account_id, first_name, last_name, search_text, created_at, updated_at)
    values (${other.companyId}, gen_random_uuid(), 'active', 'employee', ${both.accountId}::uuid, null, 'I', 'Begge', '', now(), now()),
      (${other.companyId}, gen_random_uuid(), 'active', 'employee', null, ${keptElsewhere.accountId}::uuid, 'Slutter', 'Der', '', now(), now())`.execute(
      tx,
    ),
  );
  const filled = await tablesWith(String(companyId));
  expect(filled.length).toBeGreaterThan(25);
  expect(await tablesWith(marker)).toEqual(expect.arrayContaining(['account', 'company', 'company_user']));
  expect((await keysInStore()).length).toBeGreaterThan(0);

  const asked = await decider.call(deleteCompany, { body: { name: marker } });
  expect(asked.status).toBe(200);
  await deleteEnded(server.services);
  expect(await tablesWith(marker)).not.toEqual([]);
  server.clock.advance(30 * dayMilliseconds + 1000);
  await deleteEnded(server.services);

  const { rows: jobs } = await server.database.transaction(({ tx }) =>
    sql<{ data: { accountIds: string[] } }>`select data from pgboss.job where name = ${forgetJob}`.execute(tx),
  );
  for (const { data } of jobs) await deleteAccounts(server.services, data.accountIds);
  const found = [await tablesWith(String(companyId)), await tablesWith(marker)].map((names) =>
    names.filter((name) => !keptByLaw.has(name)),
  );
  expect([...found, await keysInStore()]).toEqual([[], [], []]);
  // The other company keeps one of them for somebody whose access a plan has ended there.
  const left = await accountsLeft([decider.accountId, former.accountId, both.accountId, keptElsewhere.accountId]);
  expect(new Set(left)).toEqual(new Set([both.accountId, keptElsewhere.accountId]));
  expect(await accountsLeft([other.admin.accountId])).toEqual([other.admin.accountId]);
  await deleteEnded(server.services);
});

async function accountsLeft(ids: readonly (string | undefined)[]): Promise<string[]> {
  const { rows } = await server.database.transaction(({ tx }) =>
    sql<{ id: string }>`select id from account where id = any(${ids}::uuid[])`.execute(tx),
  );
  return rows.map(({ id }) => id);
}
