import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { rolesLacking } from '#testing/role-table.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import {
  createCompany,
  getCompany,
  setDirector,
  updateCompanyDetails,
  updateCompanyInterests,
  updateCompanySettings,
} from '../contract/endpoints.ts';
import type { Company } from '../contract/entities.ts';
import { freshRegistryId, registration } from '../testing/registration.ts';

const server = await testServer();
// Typed by the contract of the answer.
const read = async ({ admin }: Pick<TestCompany, 'admin'>) => (await admin.call(getCompany)).json['company'] as Company;
const details = (change: Record<string, unknown> = {}) => registration(change).company;

async function logOf(companyId: number) {
  return server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql<{
      before: unknown;
      after: unknown;
    }>`select before, after from audit_detail where company_id = ${companyId}`.execute(tx);
    return rows;
  });
}

describe('details', () => {
  test('are changed, and the log says what of them', async () => {
    const company = await server.newCompany();
    await company.admin.call(updateCompanyDetails, { body: { company: details({ name: 'Før AS' }) } });
    const { registryId } = await read(company);
    const { json } = await company.admin.call(updateCompanyDetails, { body: { company: details({ registryId, name: 'Etter AS' }) } });
    expect(json['company']).toMatchObject({ name: 'Etter AS', numberOfEmployees: 34, address: { city: 'Bergen' } });
    expect(await logOf(company.companyId)).toContainEqual({ before: { name: 'Før AS' }, after: { name: 'Etter AS' } });
  });

  test('are not written over what somebody else has saved', async () => {
    const company = await server.newCompany();
    const { version } = await read(company);
    await company.admin.call(updateCompanyDetails, { body: { version, company: details() } });
    const late = await company.admin.call(updateCompanyDetails, { body: { version, company: details({ name: 'For sent AS' }) } });
    expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
    expect(late.json['details']).toMatchObject({ company: { name: 'Fjordlys Regnskap AS' } });
  });

  test('are kept from one of two who save at the same moment', async () => {
    const company = await server.newCompany();
    const { version } = await read(company);
    const save = (name: string) => company.admin.call(updateCompanyDetails, { body: { version, company: details({ name }) } });
    const answers = await Promise.all([save('Nord AS'), save('Sør AS')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [kept] = answers.filter(({ status }) => status === 200);
    expect(await read(company)).toEqual(kept?.json['company']);
  });

  test('may take another organisation number, but not one that another company has', async () => {
    const { admin } = await server.newCompany();
    const taken = freshRegistryId();
    await (await server.stranger()).call(createCompany, { body: registration({ registryId: taken }) });
    expect((await admin.call(updateCompanyDetails, { body: { company: details({ registryId: taken }) } })).codes).toEqual([
      'companies.AlreadyRegistered',
    ]);
    const free = freshRegistryId();
    expect((await admin.call(updateCompanyDetails, { body: { company: details({ registryId: free }) } })).status).toBe(200);
    const other = await (await server.stranger()).call(createCompany, { body: registration({ registryId: free }) });
    expect(other.codes).toEqual(['companies.AlreadyRegistered']);
  });

  test('may not take the number of a company that is deleted or bankrupt', async () => {
    const { admin } = await server.newCompany();
    for (const [registryId, code] of [
      ['313103102', 'companies.RegistryDeleted'],
      ['312500000', 'companies.RegistryBankrupt'],
    ])
      expect((await admin.call(updateCompanyDetails, { body: { company: details({ registryId }) } })).codes).toEqual([code]);
  });

  test('ask the register of another number no more often than a lookup does', async () => {
    const { admin } = await server.newCompany();
    const take = (registryId: string) => admin.call(updateCompanyDetails, { body: { company: details({ registryId }) } });
    const registryId = freshRegistryId();
    expect((await take(registryId)).status).toBe(200);
    for (let time = 1; time < 30; time += 1) expect((await take('313103102')).codes).toEqual(['companies.RegistryDeleted']);
    expect((await take('313103102')).codes).toEqual(['common.TooManyRequests']);
    expect((await take(registryId)).status).toBe(200);
  });

  test.each(rolesLacking('OrganisationSettings'))('are seen and not changed by %s', async (role) => {
    const company = await server.newCompany();
    const who = await company.person(role);
    expect(await read({ admin: who })).toMatchObject({ permissions: { edit: false, guard: false, support: false } });
    expect((await who.call(updateCompanyDetails, { body: { company: details() } })).codes).toEqual(['common.Forbidden']);
  });
});

describe('settings', () => {
  test('that are not sent stay, and the log has only those that changed', async () => {
    const company = await server.newCompany();
    await company.admin.call(updateCompanySettings, { body: { timeZone: 'Europe/London' } });
    await company.admin.call(updateCompanySettings, { body: { language: 'en', timeZone: 'Europe/London', smsSenderName: 'Fjordlys' } });
    expect(await read(company)).toMatchObject({
      language: 'en',
      timeZone: 'Europe/London',
      smsSenderName: 'Fjordlys',
      logRetentionMonths: 24,
      leaverRetentionMonths: 6,
      lookersNamed: false,
    });
    expect((await logOf(company.companyId)).map(({ after }) => after)).toEqual([
      { timeZone: 'Europe/London' },
      { language: 'en', smsSenderName: 'Fjordlys' },
    ]);
  });

  test('that two send at the same moment without a version are all kept', async () => {
    const company = await server.newCompany();
    const sent = [{ language: 'en' }, { timeZone: 'Europe/London' }, { smsSenderName: 'Fjordlys' }];
    const answers = await Promise.all(sent.map((body) => company.admin.call(updateCompanySettings, { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(company)).toMatchObject(Object.assign({}, ...sent));
  });

  test.each([
    [{ timeZone: 'Europe/Atlantis' }, { timeZone: 'select' }],
    [{ smsSenderName: 'Tolv bokstav' }, { smsSenderName: 'tooLong' }],
    [{ sessionLengthMinutes: 4 }, { sessionLengthMinutes: 'tooSmall' }],
    [{ leaverRetentionMonths: 0 }, { leaverRetentionMonths: 'tooSmall' }],
    [{ logRetentionMonths: 121 }, { logRetentionMonths: 'tooLarge' }],
    [{ featuresOff: ['weather'] }, { 'featuresOff[0]': 'select' }],
  ])('refuse %j', async (body, fields) => {
    const answer = await (await server.newCompany()).admin.call(updateCompanySettings, { body });
    expect([answer.status, answer.fields]).toEqual([400, fields]);
  });

  test.each([
    { mfaRequired: true },
    { sessionLengthMinutes: 30 },
    { logRetentionMonths: 6 },
    { leaverRetentionMonths: 12 },
    { lookersNamed: true },
    { managersSeePay: true },
    { featuresOff: [] },
  ])('that guard the company are not for the office admin: %j', async (body) => {
    const officeAdmin = await (await server.newCompany()).person('officeadmin');
    expect((await officeAdmin.call(updateCompanySettings, { body })).codes).toEqual(['common.Forbidden']);
    expect((await officeAdmin.call(updateCompanySettings, { body: { language: 'en' } })).status).toBe(200);
  });

  test('let a required second factor stop whoever has signed in without', async () => {
    const company = await server.newCompany();
    const employee = await company.person('employee');
    await company.admin.call(updateCompanySettings, { body: { mfaRequired: true } });
    expect((await employee.call(getCompany)).codes).toEqual(['common.MfaRequired']);
  });

  test('shorten the sessions that are open', async () => {
    const company = await server.newCompany();
    const employee = await company.person('employee');
    const minutes = () =>
      server.database.transaction(async ({ tx }) => {
        const { rows } = await sql<{
          minutes: number;
        }>`select idle_minutes as minutes from session where account_id = ${employee.accountId}::uuid`.execute(tx);
        return rows.map((row) => row.minutes);
      });
    expect(await minutes()).toEqual([480]);
    await company.admin.call(updateCompanySettings, { body: { sessionLengthMinutes: 30 } });
    expect(await minutes()).toEqual([30]);
  });
});

test('says what the company uses the product for', async () => {
  const company = await server.newCompany();
  await company.admin.call(updateCompanyInterests, { body: { interests: ['absence', 'people', 'absence'] } });
  const { interests, version } = await read(company);
  expect(interests).toEqual(['people', 'absence']);
  await company.admin.call(updateCompanyInterests, { body: { interests: ['people'], version } });
  const late = await company.admin.call(updateCompanyInterests, { body: { interests: ['absence'], version } });
  expect([late.status, late.codes, late.json['details']]).toMatchObject([409, ['common.Conflict'], { company: { interests: ['people'] } }]);
});

test('tells the director by name', async () => {
  const company = await server.newCompany();
  expect((await read(company)).companyDirector).toBeNull();
  const { admin } = company;
  await admin.call(setDirector, { body: { directedByCompanyUserId: admin.companyUserId } });
  expect((await read(company)).companyDirector).toMatchObject({
    companyUserId: admin.companyUserId,
    name: expect.stringMatching(/\w+ \w+/),
  });
});
