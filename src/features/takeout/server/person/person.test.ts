import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import { uploadCompanyUserFile } from '#features/files/contract/endpoints-people.ts';
import { updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { globalTables } from '#kernel/server/database/global-tables.ts';
import { jsonName, takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { languages } from '#kernel/server/words.ts';
import { rolesLacking } from '#testing/role-table.ts';
import { testServer } from '#testing/server.ts';
import { unzipped } from '#kernel/testing/zip.ts';
import { personTakeoutsInHour, takeOutPerson } from '../../contract/endpoints.ts';
import { unread } from './document-of.ts';

const server = await testServer();
const { words, registers } = server.services;
const shareOf = registers.of(takeoutShares);
const shares = [...shareOf.values()];
const declared = shares.flatMap(({ tables }) => tables);
const leftOut = Object.assign({}, ...shares.map((share) => share.leftOut ?? {})) as Record<string, string>;

async function rowsOf(query: ReturnType<typeof sql<{ table: string; column: string }>>) {
  return server.database.transaction(async ({ tx }) => (await query.execute(tx)).rows);
}
const columns = await rowsOf(sql<{ table: string; column: string }>`
  select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`);
const pointing = await rowsOf(sql<{ table: string; column: string }>`
  select con.conrelid::regclass::text as table, a.attname::text as column
  from pg_constraint con join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any(con.conkey)
  where con.contype = 'f' and con.confrelid = 'company_user'::regclass and a.attname <> 'company_id'`);

describe('what is kept', () => {
  test('is in takeouts, table by table, or left out for a reason', () => {
    const all = [...new Set(columns.map(({ table }) => table))];
    const tables = all.filter((table) => !(table in globalTables));
    const known = new Set([...declared.map(({ table }) => table), ...Object.keys(leftOut)]);
    expect(tables.filter((table) => !known.has(table))).toEqual([]);
    expect([...known].filter((table) => !all.includes(table))).toEqual([]);
    for (const reason of Object.values(leftOut)) expect(reason.length).toBeGreaterThan(15);
  });

  test('about a person is in their takeout, column by column, or not for a reason', () => {
    const named = columns.filter(({ column }) => /(^|_)company_user_id$/.test(column));
    const all = [...pointing, ...named].filter(({ table }) => !(table in leftOut) && !(table in globalTables));
    const missing = all.filter(({ table, column }) => {
      const ways = declared.filter((one) => one.table === table);
      return !ways.some(
        ({ person, naming = {} }) => (person && 'columns' in person && person.columns.includes(column)) || column in naming,
      );
    });
    expect(missing).toEqual([]);
  });

  test.each(languages)('has a word of its feature for each section and field of the PDF, in %s', (language) => {
    const about = [...shareOf].flatMap(([feature, { tables }]) =>
      tables
        .filter(({ person }) => person !== undefined)
        .map((table) => ({ feature, ...table, section: jsonName(table.section ?? table.table) })),
    );
    const unnamed = about.filter(({ section }) => words.record(language, section) === undefined);
    expect(unnamed.map(({ feature, section }) => `records of ${feature}: ${section}`)).toEqual([]);
    const fields = about.flatMap(({ feature, section, table, withheld = {} }) =>
      columns
        .filter((one) => one.table === table && !(one.column in withheld) && one.column !== 'company_id')
        .map(({ column }) => ({ feature, section, field: jsonName(column) })),
    );
    const wordless = fields.filter(({ section, field }) => !unread.has(field) && words.field(language, section, field) === undefined);
    expect(wordless.map(({ feature, section, field }) => `field of ${feature}: ${section}.${field}`)).toEqual([]);
  });
});

async function takeoutOf(caller: Awaited<ReturnType<typeof server.stranger>>, companyUserId: string | undefined) {
  const answer = await caller.call(takeOutPerson, { body: { companyUserId } });
  return { ...answer, files: answer.status === 200 ? unzipped(answer.bytes) : new Map<string, Buffer>() };
}
const jsonOf = (files: Map<string, Buffer>) => JSON.parse(files.get('takeout.json')?.toString() ?? '{}');

describe('a takeout of a person', () => {
  test('holds what is kept about them, opened, and their own sign-in', async () => {
    const company = await server.newCompany();
    const me = await company.person('employee', { firstName: 'Åse' });
    const { json } = await me.call(updateCompanyUser, {
      body: { id: me.companyUserId, companyId: company.companyId, version: 1, allergies: 'Nøtter' },
    });
    expect(json['success']).toBe(true);
    const { files, status } = await takeoutOf(me, me.companyUserId);
    expect(status).toBe(200);
    const { sections, ...head } = jsonOf(files);
    expect(head).toMatchObject({
      format: 'samspill-person',
      formatVersion: 1,
      person: { companyUserId: me.companyUserId, fullName: 'Åse Nordmann' },
    });
    expect(sections.companyUser).toMatchObject([{ firstName: 'Åse' }]);
    expect(sections.companyUserSecret).toMatchObject([{ allergies: 'Nøtter' }]);
    expect(sections.session).toMatchObject([{ userAgent: 'test' }]);
    const ofAccount = ['account', 'session', 'accountEvent'].flatMap((section) =>
      Object.keys(sections[section][0] ?? {}).map((field) => ({ section, field })),
    );
    const wordless = ofAccount.filter(({ section, field }) => !unread.has(field) && words.field('no', section, field) === undefined);
    expect(wordless.map(({ section, field }) => `field of account: ${section}.${field}`)).toEqual([]);
    expect(files.get('alt.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('holds the content of their own files and of nobody else’s', async () => {
    const company = await server.newCompany();
    const [person, colleague] = [await company.person('employee'), await company.person('employee')];
    const keepFor = async (companyUserId: string | undefined, name: string) => {
      const file = { name, bytes: Buffer.from(name) };
      const { json } = await company.admin.call(uploadCompanyUserFile, { body: { companyUserId }, files: [file] });
      return (json['files'] as { companyUserFileId: string }[]).map(({ companyUserFileId }) => companyUserFileId);
    };
    const [own = ''] = await keepFor(person.companyUserId, 'Avtale.txt');
    const [others = ''] = await keepFor(colleague.companyUserId, 'Varsel.txt');
    const names = [...(await takeoutOf(person, person.companyUserId)).files.keys()];
    expect(names.filter((name) => name.includes(own))).toHaveLength(1);
    expect(names.filter((name) => name.includes(others))).toEqual([]);
  });

  test('is for themselves and those with full access, whose look stands in it without their name', async () => {
    const company = await server.newCompany();
    const person = await company.person('employee');
    for (const role of rolesLacking('EmployeesEdit')) {
      expect((await takeoutOf(await company.person(role), person.companyUserId)).status).toBe(403);
    }
    const hr = await company.person('hradmin');
    const byHr = await takeoutOf(hr, person.companyUserId);
    expect(jsonOf(byHr.files).sections).not.toHaveProperty('session');
    const own = jsonOf((await takeoutOf(person, person.companyUserId)).files).sections;
    expect(own.auditLog).toMatchObject([{ action: 'takeout.takeOutPerson', actorRole: 'hradmin' }]);
    expect(JSON.stringify(own)).not.toContain(hr.companyUserId);
    expect((await takeoutOf(await company.person('employee', { state: 'inactive' }), person.companyUserId)).status).toBe(403);
  });

  test('names who looked where the company says so', async () => {
    const company = await server.newCompany();
    const person = await company.person('employee');
    const hr = await company.person('hradmin', { firstName: 'Hilde' });
    await takeoutOf(hr, person.companyUserId);
    await company.admin.call(updateCompanySettings, { body: { lookersNamed: true } });
    const { auditLog } = jsonOf((await takeoutOf(person, person.companyUserId)).files).sections;
    expect(auditLog).toMatchObject([{ actorCompanyUserId: hr.companyUserId, byFullName: 'Hilde Nordmann', actorRole: 'hradmin' }]);
    await company.admin.call(updateCompanySettings, { body: { lookersNamed: false } });
    expect(JSON.stringify(jsonOf((await takeoutOf(person, person.companyUserId)).files))).not.toContain('Hilde');
  });

  test('counts towards the hour only when it was right to ask for it (wire.29)', async () => {
    const company = await server.newCompany();
    const [person, colleague] = [await company.person('employee'), await company.person('employee')];
    const ask = async (companyUserId: string | undefined) => (await takeoutOf(person, companyUserId)).status;
    for (let asked = 0; asked <= personTakeoutsInHour; asked += 1) expect(await ask(colleague.companyUserId)).toBe(403);
    expect(await ask(person.companyUserId)).toBe(200);
  });

  test('of somebody deactivated is still theirs, and nobody is found in another company', async () => {
    const [company, other] = [await server.newCompany(), await server.newCompany()];
    const left = await company.person('employee', { state: 'inactive' });
    expect((await takeoutOf(left, left.companyUserId)).status).toBe(200);
    expect((await takeoutOf(company.admin, other.admin.companyUserId)).status).toBe(404);
  });
});
