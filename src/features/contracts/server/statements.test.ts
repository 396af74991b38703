import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { updateContractFiles } from '../contract/endpoints-files.ts';
import { deleteContract, getContract, getContractLogs, updateResponsible } from '../contract/endpoints.ts';
import { addedContract, textFile } from '../testing/given.ts';
import { notifyOfDeadlines } from './notify-deadlines.ts';

const server = await testServer();
const { database, services, clock } = server;

// What open pages are told leaves after the commit, and may be counted here or there.
const notice = 1;

/** The number of statements of some work. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = database.statements();
  await work();
  return database.statements() - before;
}

/** A company with so many copies of a contract that tells 30 days before its end. */
async function withContracts(count: number): Promise<TestCompany & { contractId: string }> {
  const company = await server.newCompany();
  const notifications = [{ type: 1, when: 30, channels: [1, 2] }];
  const { contractId } = await addedContract(company.admin, { endDate: '2027-06-30', noticePeriod: null, notifications });
  await database.forCompany(company.companyId, async ({ tx }) => {
    await sql`
      insert into contract (company_id, id, party, name, responsible_id, status, type, currency, value_interval, end_date, renewal_number,
        renewal_unit, has_notification, contacts, is_expired, created_at, changed_at)
      select company_id, gen_random_uuid(), party, name || n, responsible_id, status, type, currency, value_interval, end_date, renewal_number,
        renewal_unit, has_notification, contacts, is_expired, created_at, changed_at
      from contract cross join generate_series(2, ${count}::integer) n where company_id = ${company.companyId}`.execute(tx);
    await sql`
      insert into contract_notification (company_id, id, contract_id, type, days_before, channels, is_active, is_suggested)
      select company_id, gen_random_uuid(), id, 1, 30, array[1, 2], true, true from contract
      where company_id = ${company.companyId} and id <> ${contractId}::uuid`.execute(tx);
  });
  return { ...company, contractId };
}

describe('as many statements', () => {
  test('open a contract with fifty files and two hundred notes as one with one of each', async () => {
    const [small, large] = await Promise.all([withContracts(1), withContracts(1)]);
    const fill = async ({ admin, contractId, ...company }: typeof small, files: number, notes: number): Promise<void> => {
      for (let left = files; left > 0; left -= 20) {
        const sent = Array.from({ length: Math.min(left, 20) }, (_unused, place) => textFile(`${left}-${place}.txt`));
        expect((await admin.call(updateContractFiles, { body: { contractId }, files: sent })).status).toBe(200);
      }
      const { companyId } = company;
      await database.forCompany(companyId, ({ tx }) =>
        sql`
          insert into note (company_id, id, kind, related_id, note_text, notification_channels, tags, status, created_by, created_at)
          select ${companyId}::integer, gen_random_uuid(), 'contract', ${contractId}::uuid, 'Ring utleier', '{}', '{}', 1, ${admin.companyUserId}::uuid,
            ${clock.now()}::timestamptz
          from generate_series(1, ${notes}::integer)`.execute(tx),
      );
    };
    await fill(small, 1, 1);
    await fill(large, 50, 200);
    const open = async ({ admin, contractId }: typeof small) => {
      const { json } = await admin.call(getContract, { query: { contractId } });
      return (json['contract'] as { contractFiles: unknown[] }).contractFiles.length;
    };
    expect([await open(small), await open(large)]).toEqual([1, 50]);
    expect(await costOf(() => open(large))).toBe(await costOf(() => open(small)));
    const remove = async ({ admin, contractId }: typeof small) => {
      expect((await admin.call(deleteContract, { body: { contractId, name: 'Leie av kontor' } })).status).toBe(200);
    };
    const [few, many] = [await costOf(() => remove(small)), await costOf(() => remove(large))];
    expect(many).toBeLessThanOrEqual(few + notice);
  });

  test('page through a log of two hundred and fifty lines as through one of three, each line once', async () => {
    const withLines = async (count: number) => {
      const company = await withContracts(1);
      await database.forCompany(company.companyId, ({ tx }) =>
        sql`
          insert into audit_log (company_id, id, at, action, entity, entity_id, actor_account_id, actor_company_user_id, via,
            request_id, digest)
          select company_id, gen_random_uuid(), at - (n / 3) * interval '1 minute', action, entity, entity_id, actor_account_id,
            actor_company_user_id, via, request_id, digest
          from audit_log cross join generate_series(2, ${count}::integer) n
          where company_id = ${company.companyId} and entity = 'contract' and entity_id = ${company.contractId}`.execute(tx),
      );
      return company;
    };
    const page = async ({ admin, contractId }: TestCompany & { contractId: string }, before?: string) => {
      const { json } = await admin.call(getContractLogs, { query: { contractId, ...(before && { before }) } });
      return { ids: (json['logs'] as { logId: string }[]).map(({ logId }) => logId), hasOlder: json['hasOlder'] };
    };
    const [small, large] = await Promise.all([withLines(3), withLines(250)]);
    const first = await page(large);
    const second = await page(large, first.ids.at(-1));
    const third = await page(large, second.ids.at(-1));
    expect([first, second, third].map(({ ids, hasOlder }) => [ids.length, hasOlder])).toEqual([
      [100, true],
      [100, true],
      [50, false],
    ]);
    expect(new Set([...first.ids, ...second.ids, ...third.ids]).size).toBe(250);
    expect(await page(small)).toMatchObject({ ids: { length: 3 }, hasOlder: false });
    const [few, many] = [await costOf(() => page(small)), await costOf(() => page(large, first.ids.at(-1)))];
    expect(many).toBe(few);
    const foreign = await page(large, (await page(small)).ids[0]);
    expect(foreign).toEqual({ ids: [], hasOlder: false });
  });

  test('hand over a hundred contracts as one, and ask whether somebody may leave', async () => {
    const cost = async (count: number): Promise<number> => {
      const { admin, person } = await withContracts(count);
      const office = await person('officeadmin');
      const body = { Responsible: admin.companyUserId, NewResponsible: office.companyUserId };
      const handed = await costOf(async () => {
        expect((await admin.call(updateResponsible, { body })).json['handedOver']).toBe(count);
      });
      const refused = await costOf(() => admin.call(deactivateCompanyUser, { body: { companyUserId: office.companyUserId } }));
      return handed + refused;
    };
    const [one, many] = [await cost(1), await cost(100)];
    expect(many).toBeLessThanOrEqual(one + 2 * notice);
  });

  test('count and tell of two hundred contracts on a morning as of one', async () => {
    const cost = async (count: number): Promise<number> => {
      clock.set('2026-11-21T09:00:00Z');
      const { companyId } = await withContracts(count);
      const tell = () => database.forCompany(companyId, (unit) => notifyOfDeadlines(unit, services));
      await tell();
      clock.set('2027-05-31T06:00:00Z');
      return costOf(tell);
    };
    const [one, many] = [await cost(1), await cost(200)];
    clock.set('2026-11-21T09:00:00Z');
    expect(many).toBeLessThanOrEqual(one + notice);
    expect(one).toBeLessThan(25);
  });
});
