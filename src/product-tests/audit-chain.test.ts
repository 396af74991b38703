import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createApiKey } from '#features/account/contract/endpoints.ts';
import { nameErasedLines, nameErasureBefore } from '#kernel/server/audit-erasure.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { testServer } from '#testing/server.ts';
import { sealAll, verifyAuditChain } from '#kernel/server/store-audit-chain.ts';

const server = await testServer();
const { database, services } = server;
const seal = () => sealAll(services);
const verify = (companyId: number) => database.forCompany(companyId, (company) => verifyAuditChain(company, services));

async function companyWithLog(lines: number) {
  const { admin, companyId } = await server.newCompany();
  for (let line = 0; line < lines; line += 1) await admin.call(createApiKey, { body: { name: `Key ${line}` } });
  return { admin, companyId };
}

describe('the audit log', () => {
  test('has a line for each state-changing call, and seals it', async () => {
    const { companyId } = await companyWithLog(3);
    expect(await verify(companyId)).toEqual({ verified: 0, erased: 0, unsealed: 3, head: undefined, firstBroken: undefined });
    await seal();
    expect(await verify(companyId)).toEqual({ verified: 3, erased: 0, unsealed: 0, head: 3, firstBroken: undefined });
  });

  test.each([
    ['an action', sql`update audit_log set action = 'other' where sequence = 2`],
    ['who did it', sql`update audit_log set actor_account_id = null where sequence = 2`],
    [
      'what it became',
      sql`update audit_detail set after = '{"name": "forged"}' where audit_id = (select id from audit_log where sequence = 2)`,
    ],
    ['a line that is gone', sql`delete from audit_log where sequence = 2`],
  ])('finds %s changed by hand', async (_, forgery) => {
    const { companyId } = await companyWithLog(4);
    await seal();
    await database.forCompany(companyId, ({ tx }) => forgery.execute(tx));
    expect((await verify(companyId)).firstBroken).toBe(2);
  });

  test('finds that the newest lines are gone, also when others were written since', async () => {
    const { admin, companyId } = await companyWithLog(4);
    await seal();
    await database.forCompany(companyId, ({ tx }) => sql`delete from audit_log where sequence >= 3`.execute(tx));
    expect(await verify(companyId)).toMatchObject({ verified: 2, head: 4, firstBroken: 3 });
    for (let line = 0; line < 3; line += 1) await admin.call(createApiKey, { body: { name: `Other ${line}` } });
    await seal();
    expect(await verify(companyId)).toMatchObject({ verified: 3, head: 4, firstBroken: 4 });
  });

  test('keeps its head in the file store, and never an older one', async () => {
    const { admin, companyId } = await companyWithLog(2);
    await seal();
    const { sequence, chain } = JSON.parse((await services.fileStore.readHead(companyId)) ?? '') as Record<string, unknown>;
    expect([sequence, chain]).toEqual([2, expect.any(String)]);
    await services.fileStore.writeHead(companyId, JSON.stringify({ sequence: 9, chain }));
    await admin.call(createApiKey, { body: { name: 'Later' } });
    await seal();
    expect(await services.fileStore.readHead(companyId)).toContain('"sequence":9');
  });

  test('goes on without the file store, and puts the head there later', async () => {
    const { companyId } = await companyWithLog(2);
    const fileStore = { ...services.fileStore, writeHead: () => Promise.reject(new Error('The bucket is away')) };
    await expect(sealAll({ ...services, fileStore })).rejects.toThrow('The bucket is away');
    expect(await verify(companyId)).toMatchObject({ verified: 2, unsealed: 0, head: undefined, firstBroken: undefined });
    await seal();
    expect(await verify(companyId)).toMatchObject({ verified: 2, head: 2 });
  });

  test('accepts a line without its content only where another line names the erasure', async () => {
    const { companyId } = await companyWithLog(3);
    await seal();
    const within = <T>(work: (company: Company) => Promise<T>) => database.forCompany(companyId, work);
    const erased = await within(async (company) => {
      const { rows } = await sql<{ id: string }>`
        delete from audit_detail where company_id = ${companyId} and audit_id = (select id from audit_log where sequence = 2)
        returning audit_id as id`.execute(company.tx);
      return rows.map(({ id }) => id);
    });
    expect(await verify(companyId)).toMatchObject({ verified: 1, firstBroken: 2 });
    await within((company) => nameErasedLines(company, erased, services.clock.now()));
    await seal();
    expect(await verify(companyId)).toMatchObject({ verified: 4, erased: 1, firstBroken: undefined });
    // Not the content of the line that names it.
    await within(({ tx }) => sql`delete from audit_detail where audit_id = (select id from audit_log where sequence = 4)`.execute(tx));
    expect((await verify(companyId)).firstBroken).toBe(2);
  });

  test('never accepts that a line which names erasures has lost its own content', async () => {
    const { companyId } = await companyWithLog(2);
    const within = <T>(work: (company: Company) => Promise<T>) => database.forCompany(companyId, work);
    await within((company) => nameErasedLines(company, ['nobody'], services.clock.now()));
    server.clock.advance(60_000);
    await within((company) => nameErasureBefore(company, services.clock.now(), services.clock.now()));
    await seal();
    await within(({ tx }) =>
      sql`delete from audit_detail where audit_id = (select id from audit_log where sequence <= 2 limit 1)`.execute(tx),
    );
    expect(await verify(companyId)).toMatchObject({ verified: 4, erased: 1, firstBroken: undefined });
    await within(({ tx }) => sql`delete from audit_detail where audit_id = (select id from audit_log where sequence = 3)`.execute(tx));
    expect((await verify(companyId)).firstBroken).toBe(3);
  });

  test('names once what was erased before erasures were named', async () => {
    const { companyId } = await companyWithLog(3);
    await seal();
    const erase = (sequence: number) =>
      database.forCompany(companyId, ({ tx }) =>
        sql`delete from audit_detail where company_id = ${companyId} and audit_id = (select id from audit_log where sequence = ${sequence})`.execute(
          tx,
        ),
      );
    await erase(1);
    await database.transaction(({ tx }) => sql`insert into audit_unnamed values (${companyId})`.execute(tx));
    await seal();
    expect(await verify(companyId)).toMatchObject({ verified: 4, erased: 1, firstBroken: undefined });
    await erase(3);
    await seal();
    expect((await verify(companyId)).firstBroken).toBe(3);
  });

  test('is sealed once by many sealers', async () => {
    const { companyId } = await companyWithLog(5);
    const sealed = await Promise.all(Array.from({ length: 4 }, seal));
    expect(sealed.reduce((sum, one) => sum + one, 0)).toBe(5);
    expect((await verify(companyId)).verified).toBe(5);
  });

  test('keeps no line of a call that was refused', async () => {
    const { admin, companyId } = await companyWithLog(0);
    expect((await admin.call(createApiKey, { body: { name: 'x', expires: '2020-01-01T00:00:00.000Z' } })).status).toBe(400);
    expect(await verify(companyId)).toMatchObject({ unsealed: 0 });
  });
});
