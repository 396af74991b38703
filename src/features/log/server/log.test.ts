import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { acknowledgeAccessControlWelcomeScreen, setRole } from '#features/access-control/contract/endpoints.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { createApiKey } from '#features/account/contract/endpoints.ts';
import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import { sendInvitationMailToExistingEmployee } from '#features/invitations/contract/endpoints.ts';
import { createCompanyUser, getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { nameErasedLines } from '#kernel/server/audit-erasure.ts';
import { sealAll } from '#kernel/server/store-audit-chain.ts';
import type { Caller } from '#testing/caller.ts';
import { rolesLacking } from '#testing/role-table.ts';
import { testServer } from '#testing/server.ts';
import { countNewLogs, exportLogs, getLogPeople, getPaginatedLogs, verifyLog } from '../contract/endpoints.ts';
import type { LogFilter, LogLine } from '../contract/entities.ts';

const server = await testServer();
const seal = () => sealAll(server.services);

async function linesFor(who: Caller, filter: LogFilter = {}, language: 'no' | 'en' = 'no') {
  const { json, status } = await who.call(getPaginatedLogs, { body: { filter, language } });
  expect(status).toBe(200);
  // Typed by the contract of the answer.
  return json as { logs: LogLine[]; totalEntries: number };
}

/** A person who is added, changed, viewed and given another role. */
async function storyOfAse() {
  const company = await server.newCompany();
  const { admin } = company;
  await admin.call(acknowledgeAccessControlWelcomeScreen, { body: { directedByCompanyUserId: admin.companyUserId } });
  const made = await admin.call(createCompanyUser, {
    body: {
      companyId: company.companyId,
      firstName: 'Åse',
      lastName: 'Ødegård',
      emailAddress: `${crypto.randomUUID()}@example.no`,
      position: 'Selger',
    },
  });
  const { id, version } = made.json['companyUser'] as { id: string; version: number };
  await admin.call(updateCompanyUser, { body: { id, companyId: company.companyId, version, position: 'Salgsleder' } });
  await admin.call(getCompanyUser, { query: { companyUserEncrId: id } });
  await admin.call(setRole, { body: { companyUserId: id, roleId: roleIds.hradmin } });
  await admin.call(createApiKey, { body: { name: 'Lønn' } });
  return { company, admin, id };
}

describe('the log', () => {
  test('tells a person’s story, newest first, with old and new in words', async () => {
    const { admin, id } = await storyOfAse();
    const { logs, totalEntries } = await linesFor(admin, { companyUserIds: [id] });
    expect(totalEntries).toBe(4);
    expect(logs.map(({ action }) => action)).toEqual([
      'access-control.setRole',
      'people.getCompanyUser',
      'people.updateCompanyUser',
      'people.createCompanyUser',
    ]);
    expect(logs[0]?.changes).toEqual([{ field: 'role', label: 'Rolle', before: 'Ansatt', after: 'HR-administrator' }]);
    expect(logs[2]).toMatchObject({
      sentence: expect.stringContaining('endret profilen til Åse Ødegård'),
      person: { companyUserId: id, name: 'Åse Ødegård' },
      changes: [{ label: 'Stilling', before: 'Selger', after: 'Salgsleder' }],
    });
  });

  test('tells of the invitation that ends with somebody’s access as of that', async () => {
    const { admin, id } = await storyOfAse();
    expect((await admin.call(sendInvitationMailToExistingEmployee, { body: { companyUserId: id } })).status).toBe(200);
    await admin.call(deactivateCompanyUser, { body: { companyUserId: id } });
    const { logs } = await linesFor(admin, { companyUserIds: [id] });
    const told = logs.filter(({ action }) => action === 'people.deactivateCompanyUser').map(({ sentence }) => sentence);
    expect(told.toSorted()).toEqual([
      expect.stringContaining('deaktiverte Åse Ødegård'),
      expect.stringContaining('trakk tilbake invitasjonen til Åse Ødegård'),
    ]);
  });

  test('speaks the reader’s language', async () => {
    const { admin, id } = await storyOfAse();
    const { logs } = await linesFor(admin, { companyUserIds: [id] }, 'en');
    expect(logs[0]?.changes).toEqual([{ field: 'role', label: 'Role', before: 'Employee', after: 'HR Admin' }]);
  });

  test.each([
    ['an area', { areas: ['security'] }, ['account.createApiKey']],
    [
      'a name',
      { search: 'odegard' },
      ['access-control.setRole', 'people.getCompanyUser', 'people.updateCompanyUser', 'people.createCompanyUser'],
    ],
    ['an old value', { search: 'selger' }, ['people.updateCompanyUser', 'people.createCompanyUser']],
    ['a word of what was done', { search: 'API-nøkkel' }, ['account.createApiKey']],
    ['a day', { from: '2026-11-21', to: '2026-11-21', areas: ['security'] }, ['account.createApiKey']],
    ['another day', { from: '2026-11-22' }, []],
    ['deletions', { onlyDeletions: true }, []],
    ['signs that mean something to the database', { search: '%' }, []],
  ] satisfies [string, LogFilter, string[]][])('is narrowed by %s', async (_, filter, expected) => {
    const { admin } = await storyOfAse();
    const { logs, totalEntries } = await linesFor(admin, filter);
    expect(logs.map(({ action }) => action)).toEqual(expected);
    expect(totalEntries).toBe(expected.length);
  });

  test('comes in pages', async () => {
    const { admin } = await storyOfAse();
    const { json } = await admin.call(getPaginatedLogs, { body: { pagination: { page: 2, pageSize: 3 } } });
    expect(json).toMatchObject({
      totalEntries: 6,
      logs: [{ action: 'people.updateCompanyUser' }, { action: 'people.createCompanyUser' }, {}],
    });
  });

  test('marks a deletion, and says nothing more of who is gone', async () => {
    const { admin, id } = await storyOfAse();
    await admin.call(deactivateCompanyUser, { body: { companyUserId: id } });
    expect((await admin.call(deleteCompanyUser, { body: { companyUserId: id } })).status).toBe(200);
    const { logs } = await linesFor(admin, { companyUserIds: [id] });
    expect(logs[0]).toMatchObject({ action: 'people.deleteCompanyUser', isDeletion: true });
    const changed = logs.find(({ action }) => action === 'people.updateCompanyUser');
    expect(changed).toMatchObject({ isErased: true, changes: [] });
    expect(JSON.stringify(logs)).not.toContain('Åse');
  });

  test.each(rolesLacking('OrganisationLogs'))('is not for %s', async (role) => {
    const who = await (await server.newCompany()).person(role);
    expect((await who.call(getPaginatedLogs, { body: {} })).codes).toEqual(['common.Forbidden']);
    expect((await who.call(verifyLog, { body: {} })).codes).toEqual(['common.Forbidden']);
  });

  test('shows nothing of another company', async () => {
    const { id } = await storyOfAse();
    const other = await server.newCompany();
    expect(await linesFor(other.admin, { companyUserIds: [id] })).toMatchObject({ logs: [], totalEntries: 0 });
  });
});

test('goes into a file in the words of the screen, and says so of itself', async () => {
  const { admin } = await storyOfAse();
  const { bytes } = await admin.call(exportLogs, { body: { format: 'csv', filter: { search: 'selger' }, language: 'no' } });
  expect(bytes.toString()).toContain('Stilling: Selger → Salgsleder');
  expect(bytes.toString()).not.toContain('API');
  expect((await linesFor(admin, { areas: ['exports'] })).logs[0]).toMatchObject({ action: 'log.exportLogs', changes: expect.anything() });
});

test('holds the columns that are shown, in their order', async () => {
  const { admin } = await storyOfAse();
  const { bytes } = await admin.call(exportLogs, { body: { format: 'csv', columns: ['changes', 'what'], language: 'en' } });
  expect(bytes.toString().split('\r\n')[0]).toBe('\ufeffBefore and after,What happened');
});

describe('verifying', () => {
  test('says what holds, what waits for its seal and what was erased', async () => {
    const { admin, company } = await storyOfAse();
    await seal();
    await server.database.forCompany(company.companyId, async (unit) => {
      const { rows } = await sql<{ id: string }>`
        delete from audit_detail where audit_id = (select id from audit_log where sequence = 1) returning audit_id as id`.execute(unit.tx);
      const erased = rows.map(({ id }) => id);
      await nameErasedLines(unit, erased, server.services.clock.now());
    });
    await admin.call(updateCompanySettings, { body: { allowSupport: true } });
    expect((await admin.call(verifyLog, { body: {} })).json).toMatchObject({
      verified: 6,
      erased: 1,
      unsealed: 2,
      firstBroken: null,
      brokenLine: null,
    });
  });

  test('finds the line that was changed by hand, and shows what it says now', async () => {
    const { admin, company } = await storyOfAse();
    await seal();
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update audit_detail set after = '{"position": "Sjef"}' where audit_id = (select id from audit_log where sequence = 3)`.execute(
        tx,
      ),
    );
    const { json } = await admin.call(verifyLog, { body: {} });
    expect(json).toMatchObject({
      verified: 2,
      firstBroken: 3,
      brokenLine: { action: 'people.updateCompanyUser', changes: [{ after: 'Sjef' }] },
    });
  });
});

describe('while the log is read', () => {
  test('its pages stay as they are, and what has come is counted by the same filter', async () => {
    const { admin } = await storyOfAse();
    const count = async (body: Record<string, unknown>) => (await admin.call(countNewLogs, { body })).json;
    const { newest } = await count({});
    const body = { pagination: { page: 2, pageSize: 2 }, upTo: newest };
    const shown = async () => (await admin.call(getPaginatedLogs, { body })).json;
    const before = await shown();
    expect(await count({ since: newest })).toMatchObject({ newest, count: 0 });

    await admin.call(updateCompanySettings, { body: { timeZone: 'Europe/London' } });
    await admin.call(createApiKey, { body: { name: 'Regnskap', permissions: ['OrganisationLogs'] } });
    expect((await linesFor(admin)).logs[0]?.changes).toEqual([
      { field: 'permissions', label: 'Tilganger', before: null, after: 'Lese loggen' },
    ]);
    expect(await shown()).toEqual(before);
    expect(await count({ since: newest })).toMatchObject({ count: 2 });
    expect(await count({ since: newest, filter: { areas: ['security'] } })).toMatchObject({ count: 1 });
    expect(await count({ since: null })).toMatchObject({ count: (before['totalEntries'] as number) + 2 });
  });

  test('the filter finds people who have left or not come yet, and nobody who was erased', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const left = await company.person('employee', { firstName: 'Åse', state: 'inactive' });
    const coming = await company.person('employee', { firstName: 'Åshild', state: 'pending' });
    // The people of these tests are inserted directly, so their search text is set here.
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update company_user set search_text = 'as nordmann' where company_id = ${company.companyId} and first_name like 'Ås%'`.execute(
        tx,
      ),
    );
    const people = async (query: Record<string, unknown>) =>
      (await admin.call(getLogPeople, { query })).json['people'] as { companyUserId: string }[];
    expect(await people({ search: 'ås' })).toEqual([
      { companyUserId: left.companyUserId, fullName: 'Åse Nordmann', state: 'inactive' },
      { companyUserId: coming.companyUserId, fullName: 'Åshild Nordmann', state: 'pending' },
    ]);
    expect((await people({ search: 'ås', companyUserId: admin.companyUserId }))[0]).toMatchObject({ companyUserId: admin.companyUserId });
    await admin.call(deleteCompanyUser, { body: { companyUserId: left.companyUserId, companyId: company.companyId } });
    expect((await people({})).map(({ companyUserId }) => companyUserId)).not.toContain(left.companyUserId);
    const named = async (language: 'no' | 'en') =>
      (await linesFor(admin, { companyUserIds: [left.companyUserId ?? ''] }, language)).logs[0];
    expect(await named('no')).toMatchObject({ person: { name: 'Slettet person' } });
    expect(await named('en')).toMatchObject({ person: { name: 'Deleted person' } });
  });
});

describe('a long log', () => {
  /** Lines as requests write them, one minute apart, oldest first; each contains its number. */
  async function longLog(count: number) {
    const { admin, companyId } = await server.newCompany();
    const person = admin.companyUserId ?? '';
    const start = new Date('2026-01-01T00:00:00Z').getTime();
    for (let first = 0; first < count; first += 1000)
      await server.database.forCompany(companyId, (company) =>
        writeAudit(
          company,
          {
            accountId: null,
            companyUserId: person,
            role: 'systemadmin',
            via: 'session',
            action: 'people.updateCompanyUser',
            requestId: `r${first}`,
            at: new Date(start + first * 60_000),
          },
          Array.from({ length: Math.min(1000, count - first) }, (_unused, index) => ({
            entity: 'companyUser',
            entityId: person,
            companyUserId: person,
            before: { position: `Post ${first + index}.` },
            after: { position: 'Selger' },
          })),
        ),
      );
    const page = async (body: Record<string, unknown>) => {
      const before = server.database.statements();
      const { json, status } = await admin.call(getPaginatedLogs, { body });
      expect(status).toBe(200);
      const { logs, totalEntries, searchedBackTo } = json as { logs: LogLine[]; totalEntries: number; searchedBackTo: string | null };
      return { found: logs.length, totalEntries, searchedBackTo, cost: server.database.statements() - before };
    };
    return { page, person };
  }

  test('is searched through its newest 10,000 lines, says so, and further back by a period', async () => {
    const { page } = await longLog(12_000);
    expect(await page({ filter: { search: 'post 11999.' } })).toMatchObject({
      found: 1,
      totalEntries: 1,
      searchedBackTo: expect.any(String),
    });
    expect(await page({ filter: { search: 'post 7.' } })).toMatchObject({ found: 0, totalEntries: 0, searchedBackTo: expect.any(String) });
    // The first thousand were written at midnight, the others from 16:40 on, in UTC.
    expect(await page({ filter: { search: 'post 7.', to: '2026-01-01' } })).toMatchObject({ found: 1, searchedBackTo: null });
  });

  test('costs as many statements as a short one, and has no page beyond what is counted', async () => {
    const [long, short] = [await longLog(11_000), await longLog(60)];
    for (const filter of [{}, { search: 'selger' }, { companyUserIds: [long.person] }, { onlyDeletions: true }, { areas: ['people'] }]) {
      const few = await short.page({ filter: filter.companyUserIds ? { companyUserIds: [short.person] } : filter });
      const many = await long.page({ filter });
      expect(many.cost).toBe(few.cost);
      if (!filter.onlyDeletions) expect([few.totalEntries, many.totalEntries, many.found]).toEqual([60, 10_001, 50]);
    }
    expect(await long.page({ pagination: { page: 999, pageSize: 200 } })).toMatchObject({ found: 0, totalEntries: 10_001 });
  });
});
