import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { TestCompany } from '#testing/server.ts';
import { testServer } from '#testing/server.ts';
import { getCompanyUser, getCompanyUsers } from '../contract/endpoints.ts';
import { kari, profileTools } from '../testing/profile.ts';

const server = await testServer();
const { within, add, look, seen, change } = profileTools(server);
const reads = (company: TestCompany) =>
  within(company, async ({ tx }) => {
    const { rows } = await sql<{ after: object; role: string }>`
      select audit_detail.after, audit_log.actor_role as role from audit_log
      join audit_detail on audit_detail.company_id = audit_log.company_id and audit_detail.audit_id = audit_log.id
      where audit_log.action = 'people.getCompanyUser' order by audit_log.at, audit_log.id
    `.execute(tx);
    return rows;
  });

const directory = ['department', 'emailAddress', 'mobilePhoneNumber', 'phoneCountryCode', 'position', 'profileImageTimestamp'];
const always = [
  'companyId',
  'editableFields',
  'firstName',
  'id',
  'isActive',
  'isExternal',
  'isPending',
  'lastName',
  'permissions',
  'version',
];

describe('what one sees of another', () => {
  test('a colleague sees the directory and nothing else', async () => {
    const company = await server.newCompany();
    const person = await seen(await company.person('employee'), await add(company));
    expect(Object.keys(person).toSorted()).toEqual([...always, ...directory].toSorted());
    const granted = Object.entries(person['permissions'] as Record<string, boolean>).filter(([, may]) => may);
    expect(granted).toEqual([['view', true]]);
  });

  test('a phone that is hidden is hidden from colleagues only', async () => {
    const company = await server.newCompany();
    const id = await add(company, { isMobileHidden: true });
    expect(await seen(await company.person('employee'), id)).not.toHaveProperty('mobilePhoneNumber');
    expect(await seen(company.admin, id)).toMatchObject({ mobilePhoneNumber: '91234567', isMobileHidden: true });
  });

  test.each([
    ['systemadmin', ['salaryAmount', 'address', 'secondaryEmail', 'emergencyContacts', 'allergies', 'notes', 'masked', 'team'], []],
    ['hradmin', ['salaryAmount', 'address', 'secondaryEmail', 'emergencyContacts', 'allergies', 'notes', 'masked', 'team'], []],
    [
      'officeadmin',
      ['team', 'birthday', 'notes'],
      ['salaryAmount', 'address', 'secondaryEmail', 'emergencyContacts', 'allergies', 'masked'],
    ],
    ['manager', [], ['team', 'birthday', 'notes', 'salaryAmount', 'address', 'allergies', 'masked', 'emergencyContacts']],
    ['employee', [], ['team', 'birthday', 'notes', 'salaryAmount', 'address', 'allergies', 'masked', 'emergencyContacts']],
  ] as const)('a stranger who is %s', async (role, sees, not) => {
    const company = await server.newCompany();
    const person = await seen(await company.person(role), await add(company));
    expect(Object.keys(person)).toEqual(expect.arrayContaining([...sees]));
    for (const name of not) expect(person).not.toHaveProperty(name);
    expect(person).not.toHaveProperty('socialSecurityNumber');
  });

  test('a leader sees the whole line below, the next of kin of the nearest, and pay only when the company says so', async () => {
    const company = await server.newCompany();
    const boss = await company.person('manager');
    const middle = await add(company, { emailAddress: null, role: 'manager', reportingToCompanyUserId: boss.companyUserId ?? '' });
    const low = await add(company, { emailAddress: null, reportingToCompanyUserId: middle });
    expect(await seen(boss, middle)).toMatchObject({
      team: 'Nord',
      notes: 'Ønsker fagbrev',
      emergencyContacts: kari.emergencyContacts,
      isManager: true,
    });
    const person = await seen(boss, low);
    expect(person).toMatchObject({ team: 'Nord', reportingToFullName: 'Kari Ødegård', isManager: false });
    for (const name of ['emergencyContacts', 'salaryAmount', 'address', 'allergies', 'masked']) expect(person).not.toHaveProperty(name);
    await within(company, ({ tx, id }) => sql`update company set managers_see_pay = true where company_id = ${id}`.execute(tx));
    expect(await seen(boss, middle)).toMatchObject({ salaryAmount: '650000.00' });
    expect(await seen(boss, low)).not.toHaveProperty('salaryAmount');
  });

  test('oneself sees everything of one’s own but the remarks', async () => {
    const company = await server.newCompany();
    const self = await company.person('employee');
    const id = self.companyUserId ?? '';
    await change(company.admin, id, { notes: 'Ønsker fagbrev', allergies: 'Nøtter', salaryAmount: '500000' });
    expect(await seen(self, id)).toMatchObject({ allergies: 'Nøtter', salaryAmount: '500000.00', emergencyContacts: [] });
    expect(await seen(self, id)).not.toHaveProperty('notes');
  });

  test('numbers are masked until they are revealed, and both looks are in the log', async () => {
    const company = await server.newCompany();
    const id = await add(company);
    expect(await seen(company.admin, id)).toMatchObject({
      masked: { socialSecurityNumber: '•••••••••65', salaryAccountNumber: '•••••••••47' },
    });
    const revealed = await seen(company.admin, id, true);
    expect(revealed).toMatchObject({ socialSecurityNumber: '01819012365', salaryAccountNumber: '86011117947' });
    expect(revealed).not.toHaveProperty('masked');
    expect(await reads(company)).toEqual([
      { after: { looked: 'details' }, role: 'systemadmin' },
      { after: { looked: 'numbers' }, role: 'systemadmin' },
    ]);
    expect((await look(await company.person('officeadmin'), id, true)).status).toBe(403);
  });

  test('a look that a page repeats is one line for ten minutes, whatever the call says of itself; a reveal is one each time', async () => {
    const company = await server.newCompany();
    const id = await add(company);
    const again = (who: TestCompany['admin']) =>
      who.call(getCompanyUser, { query: { companyUserEncrId: id, shouldLog: false } }, { 'x-background': '1' });
    await again(company.admin);
    await again(company.admin);
    for (const _time of [1, 2]) await seen(company.admin, id, true);
    await again(await company.person('hradmin'));
    server.clock.advance(9 * 60_000);
    await again(company.admin);
    server.clock.advance(60_000);
    await again(company.admin);
    expect((await reads(company)).map(({ after, role }) => [role, after])).toEqual([
      ['systemadmin', { looked: 'details' }],
      ['systemadmin', { looked: 'numbers' }],
      ['systemadmin', { looked: 'numbers' }],
      ['hradmin', { looked: 'details' }],
      ['systemadmin', { looked: 'details' }],
    ]);
  });

  test('a colleague’s card is no look at details', async () => {
    const company = await server.newCompany();
    await seen(await company.person('employee'), await add(company));
    expect(await reads(company)).toEqual([]);
  });

  test.each([
    ['employee', { state: 'inactive' as const }],
    ['manager', { state: 'inactive' as const }],
    ['employee', { state: 'pending' as const }],
    ['employee', { role: 'boardmember' as const }],
  ])('to an %s, a person with %j is closed', async (role, options) => {
    const company = await server.newCompany();
    const answer = await look(await company.person(role as 'employee'), await add(company, options));
    expect([answer.status, answer.codes]).toEqual([403, ['common.Forbidden']]);
  });

  test.each(['employee', 'gdpr'] as const)('an inactive %s reaches their own profile, locked, and nobody else’s', async (role) => {
    const company = await server.newCompany();
    const self = await company.person(role, { state: 'inactive' });
    expect(await seen(self, self.companyUserId ?? '')).toMatchObject({ isActive: false, permissions: { edit: false }, editableFields: [] });
    expect((await look(self, await add(company))).status).toBe(403);
  });

  test('an accountant opens no record and no directory', async () => {
    const company = await server.newCompany();
    const accountant = await company.person('accountant');
    expect((await look(accountant, await add(company))).status).toBe(403);
    expect((await accountant.call(getCompanyUsers)).status).toBe(403);
  });
});
