import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { createCompanyUser, updateCompanyUser } from '../contract/endpoints.ts';
import { kari, profileTools } from '../testing/profile.ts';

const server = await testServer();
const { within, add, change } = profileTools(server);

describe('adding a person', () => {
  test('answers the person, active and without access', async () => {
    const company = await server.newCompany();
    const { firstName, lastName, emailAddress, socialSecurityNumber } = kari;
    const answer = await company.admin.call(createCompanyUser, {
      body: { companyId: company.companyId, firstName, lastName, emailAddress, socialSecurityNumber },
    });
    expect(answer.json['companyUser']).toMatchObject({
      firstName,
      isActive: true,
      isPending: false,
      hasAccess: false,
      role: 'employee',
      version: 1,
    });
  });

  test.each([
    ['a name is missing', { firstName: '' }, { firstName: 'required' }],
    ['the national number is wrong', { socialSecurityNumber: '01819012366' }, { socialSecurityNumber: 'checkDigit' }],
    ['the birthday is in the future', { birthday: '2026-11-22' }, { birthday: 'dateInFuture' }],
    ['the end is before the start', { startDate: '2026-02-01', endDate: '2026-01-01' }, { endDate: 'endBeforeStart' }],
  ])('refuses when %s', async (_, fields, expected) => {
    const { admin, companyId } = await server.newCompany();
    const answer = await admin.call(createCompanyUser, { body: { companyId, firstName: 'A', lastName: 'B', ...fields } });
    expect([answer.status, answer.codes, answer.fields]).toEqual([400, ['common.BadRequest'], expected]);
  });

  test('refuses a work e-mail that the company has', async () => {
    const company = await server.newCompany();
    await add(company);
    const body = { companyId: company.companyId, firstName: 'A', lastName: 'B', emailAddress: 'KARI@fjord.no' };
    const answer = await company.admin.call(createCompanyUser, { body });
    expect([answer.status, answer.codes, answer.fields]).toEqual([400, ['people.EmailAlreadyExists'], { emailAddress: 'notUnique' }]);
  });

  test.each([
    ['kari@blåbær.no', 'KARI@xn--blbr-roah.no'],
    ['kari@xn--blbr-roah.no', 'kari@Blåbær.no'],
  ])('refuses a work e-mail whose domain is written in another way: %s, %s', async (there, emailAddress) => {
    const company = await server.newCompany();
    await add(company, { emailAddress: there });
    const answer = await company.admin.call(createCompanyUser, {
      body: { companyId: company.companyId, firstName: 'A', lastName: 'B', emailAddress },
    });
    expect(answer.codes).toEqual(['people.EmailAlreadyExists']);
  });

  test('refuses to give a role above one’s own', async () => {
    const company = await server.newCompany();
    const hr = await company.person('hradmin');
    const body = { companyId: company.companyId, firstName: 'A', lastName: 'B', role: 'systemadmin' };
    expect((await hr.call(createCompanyUser, { body })).codes).toEqual(['accesscontrol.NotAllowedToUpdateRole']);
    expect((await hr.call(createCompanyUser, { body: { ...body, role: 'hradmin' } })).status).toBe(200);
  });

  test.each([
    ['an external', { role: 'boardmember' as const }],
    ['a deactivated', { state: 'inactive' as const }],
  ])('refuses %s person as manager', async (_, options) => {
    const company = await server.newCompany();
    const reportingToCompanyUserId = await add(company, options);
    const body = { companyId: company.companyId, firstName: 'A', lastName: 'B', reportingToCompanyUserId };
    expect((await company.admin.call(createCompanyUser, { body })).codes).toEqual(['accesscontrol.InvalidReportingManager']);
  });

  test('refuses a manager for an external person, who reports to nobody', async () => {
    const company = await server.newCompany();
    const reportingToCompanyUserId = await add(company);
    const body = { companyId: company.companyId, firstName: 'A', lastName: 'B', role: 'accountant', reportingToCompanyUserId };
    expect((await company.admin.call(createCompanyUser, { body })).codes).toEqual(['accesscontrol.InvalidReportingManager']);
    const external = await add(company, { role: 'accountant', emailAddress: 'regnskap@fjord.no' });
    expect((await change(company.admin, external, { reportingToCompanyUserId })).codes).toEqual(['accesscontrol.InvalidReportingManager']);
    expect((await change(company.admin, external, { reportingToCompanyUserId: null })).status).toBe(200);
  });
});

describe('changing a person', () => {
  test('writes what is given, clears what is null and leaves the rest', async () => {
    const company = await server.newCompany();
    const id = await add(company);
    const answer = await change(company.admin, id, { team: null, location: 'Bodø', salaryAmount: '700000,50', address: { city: 'Bodø' } });
    expect(answer.json['companyUser']).toMatchObject({
      version: 2,
      team: null,
      location: 'Bodø',
      position: 'Elektriker',
      salaryAmount: '700000.50',
      address: { streetAddress: 'Storgata 1', city: 'Bodø' },
    });
  });

  test('who had read an older version gets the current values', async () => {
    const company = await server.newCompany();
    const id = await add(company);
    await change(company.admin, id, { team: 'Sør' });
    const late = await change(company.admin, id, { team: 'Vest' });
    expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
    expect(late.json['details']).toMatchObject({ companyUser: { version: 2, team: 'Sør' } });
  });

  test('the web must say which version it had read', async () => {
    const company = await server.newCompany();
    const body = { id: await add(company), companyId: company.companyId, team: 'Sør' };
    expect((await company.admin.call(updateCompanyUser, { body })).fields).toEqual({ version: 'required' });
  });

  test('of two at once, one is told of the other', async () => {
    const company = await server.newCompany();
    const id = await add(company);
    const answers = await Promise.all([change(company.admin, id, { team: 'A' }), change(company.admin, id, { team: 'B' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('of two at once, the other is shown all that is stored, also of other tables', async () => {
    const company = await server.newCompany();
    const id = await add(company);
    const emergencyContacts = [{ fullName: 'Ola Lie', phone: '91234567', relation: null }];
    const both = await Promise.all([0, 1].map(() => change(company.admin, id, { emergencyContacts, allergies: 'Nøtter' })));
    const [refused] = both.flatMap(({ status, json }) => (status === 409 ? [json['details']] : []));
    expect(refused).toMatchObject({ companyUser: { allergies: 'Nøtter', emergencyContacts: [{ fullName: 'Ola Lie' }] } });
  });

  test('two changes of the line at once close no circle', async () => {
    const company = await server.newCompany();
    const [a, b] = [await add(company, { emailAddress: null }), await add(company, { emailAddress: null })];
    const answers = await Promise.all([
      change(company.admin, a, { reportingToCompanyUserId: b }),
      change(company.admin, b, { reportingToCompanyUserId: a }),
    ]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['accesscontrol.ReportingCircleExists']);
  });

  test('refuses a line that leads back, and reporting to oneself', async () => {
    const company = await server.newCompany();
    const top = await add(company, { emailAddress: null });
    const low = await add(company, { emailAddress: null, reportingToCompanyUserId: await add(company, { reportingToCompanyUserId: top }) });
    expect((await change(company.admin, top, { reportingToCompanyUserId: low })).codes).toEqual(['accesscontrol.ReportingCircleExists']);
    expect((await change(company.admin, top, { reportingToCompanyUserId: top })).codes).toEqual(['accesscontrol.CannotReportToSelf']);
  });

  test('refuses a work e-mail that somebody else has', async () => {
    const company = await server.newCompany();
    await add(company);
    const id = await add(company, { emailAddress: null });
    expect((await change(company.admin, id, { emailAddress: 'Kari@Fjord.no' })).codes).toEqual(['people.EmailAlreadyExists']);
  });

  test('a value that no longer fits the rules stops no other change', async () => {
    const company = await server.newCompany();
    const id = await add(company, { socialSecurityNumber: '01819012366', birthday: '2030-01-01' });
    expect((await change(company.admin, id, { team: 'Sør' })).status).toBe(200);
    expect((await change(company.admin, id, { birthday: '2030-01-02' }, 2)).fields).toEqual({ birthday: 'dateInFuture' });
  });

  test('the log tells old and new, but never a number or an allergy', async () => {
    const company = await server.newCompany();
    const id = await add(company);
    await change(company.admin, id, { team: 'Sør', allergies: 'Gluten', socialSecurityNumber: null });
    const rows = await within(company, async ({ tx }) => {
      const found = await sql<{ before: object; after: object }>`
        select before, after from audit_detail where company_user_id = ${id}::uuid
      `.execute(tx);
      return found.rows;
    });
    expect(rows).toEqual([
      { before: { team: 'Nord' }, after: { team: 'Sør', changed: expect.arrayContaining(['allergies', 'socialSecurityNumber']) } },
    ]);
  });
});

describe('who changes what', () => {
  test.each([
    ['systemadmin', 'salaryAmount', '1'],
    ['systemadmin', 'reportingToCompanyUserId', null],
  ])('a %s may not change their own pay (%s)', async (role, name, value) => {
    const company = await server.newCompany();
    const self = await company.person(role as 'systemadmin');
    const answer = await change(self, self.companyUserId ?? '', { [name]: value });
    expect(answer.status).toBe(name === 'salaryAmount' ? 403 : 200);
  });

  test('an employee changes their own contact, not their job', async () => {
    const company = await server.newCompany();
    const self = await company.person('employee');
    const id = self.companyUserId ?? '';
    expect((await change(self, id, { mobilePhoneNumber: '99887766', allergies: 'Egg' })).status).toBe(200);
    const refused = await change(self, id, { position: 'Sjef', salaryAmount: '1' }, 2);
    expect([refused.status, refused.json['details']]).toEqual([403, { fields: ['position', 'salaryAmount'] }]);
  });

  test.each([
    [{ mobilePhoneNumber: '912345678' }, { mobilePhoneNumber: 'phone' }],
    [{ mobilePhoneNumber: '00000000' }, { mobilePhoneNumber: 'phone' }],
    [{ phoneCountryCode: '+46', mobilePhoneNumber: '912345678' }, {}],
    [{ emailAddress: 'kari@blåbær.no' }, {}],
    [{ socialSecurityNumber: 'AB1234567' }, { socialSecurityNumber: 'exactDigits' }],
    [{ socialSecurityNumber: 'AB1234567', address: { country: 'PL' } }, {}],
    [{ salaryAccountNumber: 'GB29NWBK60161331926819' }, {}],
  ])('of %j is refused %j', async (fields, refused) => {
    const company = await server.newCompany();
    const answer = await change(company.admin, await add(company), fields);
    expect([answer.status, answer.fields]).toEqual([Object.keys(refused).length > 0 ? 400 : 200, refused]);
  });

  test('a number stays with its code when only the code changes', async () => {
    const company = await server.newCompany();
    const id = await add(company, { phoneCountryCode: '+46', mobilePhoneNumber: '701234567' });
    const answer = await change(company.admin, id, { phoneCountryCode: '+47' });
    expect([answer.status, answer.fields]).toEqual([400, { mobilePhoneNumber: 'phone' }]);
  });

  test('an employee changes nobody else', async () => {
    const company = await server.newCompany();
    expect((await change(await company.person('employee'), await add(company), { team: 'X' })).status).toBe(403);
  });

  test('a leader changes the job of those below, within the own line', async () => {
    const company = await server.newCompany();
    const boss = await company.person('manager');
    const [one, two] = [
      await add(company, { emailAddress: null, reportingToCompanyUserId: boss.companyUserId ?? '' }),
      await add(company, { emailAddress: null, reportingToCompanyUserId: boss.companyUserId ?? '' }),
    ];
    expect((await change(boss, one, { position: 'Montør', notes: 'Flink' })).status).toBe(200);
    expect((await change(boss, one, { reportingToCompanyUserId: two }, 2)).status).toBe(200);
    const outside = await change(boss, one, { reportingToCompanyUserId: company.admin.companyUserId }, 3);
    expect([outside.status, outside.json['details']]).toEqual([403, { fields: ['reportingToCompanyUserId'] }]);
    expect((await change(boss, one, { salaryAmount: '1' }, 3)).status).toBe(403);
    expect((await change(boss, await add(company), { position: 'Montør' })).status).toBe(403);
  });

  test('a deactivated profile is locked for everybody', async () => {
    const company = await server.newCompany();
    expect((await change(company.admin, await add(company, { state: 'inactive' }), { team: 'X' })).status).toBe(403);
  });

  test('somebody who completes their profile changes their own only', async () => {
    const company = await server.newCompany();
    const self = await company.person('employee', { state: 'pending' });
    expect((await change(self, self.companyUserId ?? '', { mobilePhoneNumber: '99887766' })).status).toBe(200);
    expect((await change(self, await add(company), { team: 'X' })).status).toBe(403);
  });
});
