import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createApiKey, currentUser } from '#features/account/contract/endpoints.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { getCompany } from '#features/company/contract/endpoints.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import { on } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { getCompanyUser } from '../../contract/endpoints.ts';
import {
  activateCompanyUser,
  deactivateCompanyUser,
  getDeactivation,
  updateCompanyUserPendingStatus,
} from '../../contract/endpoints-life.ts';
import { profileTools } from '../../testing/profile.ts';
import { personActivated, personDeactivated, personLeaving } from '../public.ts';

/** What the listening feature reports about a person who leaves, and the events it received. */
const joined = { companyUserId: '', isInTheWay: true, told: [] as string[] };
const details = { count: 1, items: [{ id: 'avtale', name: 'Leieavtale' }] };
const mine = (companyUserId: string) => companyUserId === joined.companyUserId;
const server = await testServer({}, [
  on(personLeaving, async ({ companyUserId }) => ({
    obstacles: mine(companyUserId) && joined.isInTheWay ? [{ code: 'people.HandOverFirst', what: 'lease', details }] : [],
    consequences: mine(companyUserId) ? [{ key: 'leases', count: 2 }] : [],
  })),
  on(personDeactivated, async ({ companyUserId }) => void (mine(companyUserId) && joined.told.push('deactivated'))),
  on(personActivated, async ({ companyUserId }) => void (mine(companyUserId) && joined.told.push('activated'))),
]);
const { add, within, change, look, seen } = profileTools(server);
const noMail = { emailAddress: null };
const body = (companyUserId: string | undefined, more: object = {}) => ({ body: { companyUserId, ...more } });

describe('deactivating', () => {
  test('locks the person from today, with the last day at work', async () => {
    const company = await server.newCompany();
    const id = await add(company);
    const answer = await company.admin.call(deactivateCompanyUser, body(id, { endDate: '2026-12-31', version: 1 }));
    expect(answer.json['companyUser']).toMatchObject({
      isActive: false,
      inactivationDate: '2026-11-21',
      endDate: '2026-12-31',
      hasAccess: false,
      version: 2,
      permissions: { edit: false, activate: true, deactivate: false, delete: true, upgrade: false },
    });
    const again = await company.admin.call(deactivateCompanyUser, body(id));
    expect([again.status, again.json['companyUser']]).toMatchObject([200, { version: 2 }]);
  });

  test('leaves them their own profile and nothing else, and ends their keys for good', async () => {
    const company = await server.newCompany();
    const person = await company.person('hradmin');
    const key = await person.call(createApiKey, { body: { name: 'Lønn' } });
    const keyed = person.with({ bearer: String(key.json['key']) });
    expect((await keyed.call(getCompany)).status).toBe(200);
    await company.admin.call(deactivateCompanyUser, body(person.companyUserId));
    expect((await person.call(getCompanyUser, { query: { companyUserEncrId: person.companyUserId } })).status).toBe(200);
    expect((await person.call(getCompanyUser, { query: { companyUserEncrId: company.admin.companyUserId } })).codes).toEqual([
      'common.Forbidden',
    ]);
    expect((await person.call(getCompany)).status).toBe(403);
    expect((await person.call(currentUser)).json['user']).toMatchObject({ isInactive: true });
    expect((await keyed.call(getCompany)).status).toBe(401);
    await company.admin.call(activateCompanyUser, body(person.companyUserId));
    expect((await person.call(getCompany)).status).toBe(200);
    expect((await keyed.call(getCompany)).status).toBe(401);
  });

  test('names the subordinates who must be moved first; those who have left do not count', async () => {
    const company = await server.newCompany();
    const id = await add(company);
    await add(company, { ...noMail, firstName: 'Ola', reportingToCompanyUserId: id });
    await add(company, { ...noMail, firstName: 'Nils', reportingToCompanyUserId: id, state: 'inactive' });
    const before = await company.admin.call(getDeactivation, { query: { companyUserId: id } });
    const items = [{ id: expect.any(String), name: 'Ola Ødegård' }];
    const obstacle = { code: 'accesscontrol.CannotDeactivateManager', details: { count: 1, items } };
    expect(before.json['obstacles']).toEqual([obstacle]);
    const answer = await company.admin.call(deactivateCompanyUser, body(id));
    expect([answer.status, answer.codes, answer.json['details']]).toEqual([
      400,
      [obstacle.code],
      { count: 1, items, obstacles: [obstacle] },
    ]);
  });

  test('refuses an end before the start', async () => {
    const company = await server.newCompany();
    const id = await add(company, { startDate: '2026-06-01' });
    expect((await company.admin.call(deactivateCompanyUser, body(id, { endDate: '2026-05-31' }))).fields).toEqual({
      endDate: 'endBeforeStart',
    });
  });

  test('tells beforehand what ends, and forgets a director', async () => {
    const company = await server.newCompany();
    const person = await company.person('officeadmin');
    await person.call(createApiKey, { body: { name: 'Lønn' } });
    await within(company, ({ tx }) => sql`update company set director_company_user_id = ${person.companyUserId}::uuid`.execute(tx));
    const { json } = await company.admin.call(getDeactivation, { query: { companyUserId: person.companyUserId } });
    expect(json['consequences']).toEqual([
      { key: 'signIn', count: 1 },
      { key: 'apiKeys', count: 1 },
      { key: 'director', count: 1 },
    ]);
    await company.admin.call(deactivateCompanyUser, body(person.companyUserId));
    expect((await company.admin.call(getCompany)).json['company']).toMatchObject({ directedByCompanyUserId: null, version: 2 });
  });

  test.each([
    ['oneself', 'systemadmin', (company: TestCompany) => company.admin.companyUserId ?? ''],
    ['somebody whose role one cannot give', 'hradmin', (company: TestCompany) => company.admin.companyUserId ?? ''],
  ] as const)('nobody deactivates %s', async (_, role, whom) => {
    const company = await server.newCompany();
    const who = role === 'systemadmin' ? company.admin : await company.person(role);
    expect((await who.call(deactivateCompanyUser, body(whom(company)))).codes).toEqual(['common.Forbidden']);
    expect((await who.call(getDeactivation, { query: { companyUserId: whom(company) } })).codes).toEqual(['common.Forbidden']);
  });

  test('who had read an older version is told who changed what', async () => {
    const company = await server.newCompany();
    const hr = await company.person('hradmin', { firstName: 'Hanne', lastName: 'Lie' });
    const id = await add(company);
    await change(hr, id, { team: 'Sør', salaryAccountNumber: null, address: { city: 'Bodø' } });
    const late = await company.admin.call(deactivateCompanyUser, body(id, { version: 1 }));
    expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
    expect(late.json['details']).toMatchObject({
      companyUser: { version: 2, team: 'Sør' },
      changedBy: 'Hanne Lie',
      changedAt: '2026-11-21T09:00:00.000Z',
      changes: [{ changedBy: 'Hanne Lie', changedByCompanyUserId: hr.companyUserId, fields: ['address', 'team', 'salaryAccountNumber'] }],
    });
  });

  test('a conflict names no field that one may not see', async () => {
    const company = await server.newCompany();
    const leader = await company.person('manager');
    const id = await add(company, { reportingToCompanyUserId: leader.companyUserId });
    await change(company.admin, id, { team: 'Sør', birthday: null, allergies: null, secondaryEmail: null });
    const late = await change(leader, id, { team: 'Vest' });
    expect(late.json['details']).toMatchObject({ changes: [{ fields: ['team', 'birthday'] }] });
  });
});

test('features join: obstacles, consequences, and what they end', async () => {
  const company = await server.newCompany();
  const id = await add(company);
  joined.companyUserId = id;
  const asked = await company.admin.call(getDeactivation, { query: { companyUserId: id } });
  expect(asked.json).toMatchObject({ obstacles: [{ what: 'lease', details }], consequences: [{ key: 'leases', count: 2 }] });
  const refused = await company.admin.call(deactivateCompanyUser, body(id));
  expect(refused.codes).toEqual(['people.HandOverFirst']);
  expect(refused.json['details']).toMatchObject({ obstacles: [{ what: 'lease' }] });
  joined.isInTheWay = false;
  await company.admin.call(deactivateCompanyUser, body(id));
  await company.admin.call(activateCompanyUser, body(id));
  expect(joined.told).toEqual(['deactivated', 'activated']);
});

describe('activating', () => {
  test('answers an active person with role and manager, and without an end that has passed', async () => {
    const company = await server.newCompany();
    const manager = await add(company, noMail);
    const id = await add(company, { state: 'inactive', endDate: '2026-10-31' });
    const answer = await company.admin.call(activateCompanyUser, body(id, { role: 'officeadmin', reportingToCompanyUserId: manager }));
    expect(answer.json['companyUser']).toMatchObject({
      isActive: true,
      role: 'officeadmin',
      endDate: null,
      inactivationDate: null,
      reportingToCompanyUserId: manager,
    });
  });

  test('leaves out a manager who has left meanwhile', async () => {
    const company = await server.newCompany();
    const manager = await add(company, { ...noMail, state: 'inactive' });
    const id = await add(company, { state: 'inactive', reportingToCompanyUserId: manager });
    const answer = await company.admin.call(activateCompanyUser, body(id));
    expect(answer.json['companyUser']).toMatchObject({ isActive: true, reportingToCompanyUserId: null });
  });

  test.each([
    ['a role above one’s own', { role: 'systemadmin' }, 'accesscontrol.NotAllowedToUpdateRole'],
    [
      'a manager for an external person',
      { role: 'accountant', reportingToCompanyUserId: 'manager' },
      'accesscontrol.InvalidReportingManager',
    ],
    ['a manager who has left', { reportingToCompanyUserId: 'gone' }, 'accesscontrol.InvalidReportingManager'],
    ['oneself as manager', { reportingToCompanyUserId: 'self' }, 'accesscontrol.CannotReportToSelf'],
    ['a circle', { reportingToCompanyUserId: 'below' }, 'accesscontrol.ReportingCircleExists'],
  ])('refuses %s', async (_, wish, code) => {
    const company = await server.newCompany();
    const hr = await company.person('hradmin');
    const self = await add(company, { state: 'inactive' });
    const between = await add(company, { ...noMail, state: 'inactive', reportingToCompanyUserId: self });
    const ids: Record<string, string> = {
      self,
      manager: await add(company, noMail),
      gone: await add(company, { ...noMail, state: 'inactive' }),
      below: await add(company, { ...noMail, reportingToCompanyUserId: between }),
    };
    const named =
      'reportingToCompanyUserId' in wish ? { ...wish, reportingToCompanyUserId: ids[wish.reportingToCompanyUserId ?? ''] } : wish;
    expect((await hr.call(activateCompanyUser, body(self, named))).codes).toEqual([code]);
  });

  test('refuses an external role while somebody reports to the person', async () => {
    const company = await server.newCompany();
    const id = await add(company, { state: 'inactive' });
    await add(company, { ...noMail, reportingToCompanyUserId: id });
    expect((await company.admin.call(activateCompanyUser, body(id, { role: 'boardmember' }))).codes).toEqual([
      'accesscontrol.ExternalCannotHaveSubordinates',
    ]);
  });

  test('refuses when the subscription is full, of people or of admins', async () => {
    const company = await server.newCompany();
    const [id, adminId] = [
      await add(company, { state: 'inactive' }),
      await add(company, { ...noMail, role: 'systemadmin', state: 'inactive' }),
    ];
    await limitCompany(server, company, { userLimit: 1 });
    const full = await company.admin.call(activateCompanyUser, body(id));
    expect([full.codes, full.json['details']]).toEqual([['people.UserLimitReached'], { limit: 1, used: 1 }]);
    await limitCompany(server, company, { userLimit: 9, administratorLimit: 1 });
    expect((await company.admin.call(activateCompanyUser, body(adminId))).codes).toEqual([
      'accesscontrol.MultipleAdminsRequireSubscription',
    ]);
    expect((await company.admin.call(activateCompanyUser, body(id))).status).toBe(200);
  });

  test('a pending person is not activated but set active', async () => {
    const company = await server.newCompany();
    const id = await add(company, { state: 'pending' });
    expect((await company.admin.call(activateCompanyUser, body(id))).codes).toEqual(['common.Forbidden']);
    const answer = await company.admin.call(updateCompanyUserPendingStatus, body(id));
    expect(answer.json['companyUser']).toMatchObject({ isActive: true, isPending: false });
  });
});

describe('a pending person', () => {
  const complete = {
    mobilePhoneNumber: '91234567',
    birthday: '1990-02-03',
    address: { streetAddress: 'Storgata 1', postalCode: '0155', city: 'Oslo' },
    socialSecurityNumber: '01819012365',
    salaryAccountNumber: '86011117947',
  };

  test('is told what is missing, completes it and becomes active', async () => {
    const company = await server.newCompany();
    const person = await company.person('employee', { state: 'pending' });
    const id = person.companyUserId ?? '';
    const missing = ['mobilePhoneNumber', 'birthday', 'address.streetAddress', 'address.postalCode', 'address.city'];
    const all = [...missing, 'socialSecurityNumber', 'salaryAccountNumber'];
    expect(await seen(person, id)).toMatchObject({ missingFields: all, permissions: { setActive: true, edit: true } });
    const early = await person.call(updateCompanyUserPendingStatus, body(id));
    expect([early.codes, early.json['details']]).toEqual([['people.ProfileIncomplete'], { missingFields: all }]);
    expect(early.fields).toEqual(Object.fromEntries(all.map((path) => [path, 'required'])));
    expect((await change(person, id, complete)).json['companyUser']).toMatchObject({ missingFields: [] });
    expect((await person.call(updateCompanyUserPendingStatus, body(id))).json['companyUser']).toMatchObject({ isActive: true });
  });

  test.each(externalRoles)('from outside as %s completes their own profile, and reaches nobody else', async (role) => {
    const company = await server.newCompany();
    const person = await company.person(role, { state: 'pending' });
    const [id, other] = [person.companyUserId ?? '', await add(company, { state: 'pending' })];
    expect(await seen(person, id)).toMatchObject({ missingFields: ['mobilePhoneNumber'], permissions: { setActive: true, edit: true } });
    expect((await person.call(updateCompanyUserPendingStatus, body(id))).codes).toEqual(['people.ProfileIncomplete']);
    expect((await change(person, id, { mobilePhoneNumber: '91234567' })).json['companyUser']).toMatchObject({ missingFields: [] });
    expect((await person.call(updateCompanyUserPendingStatus, body(id))).json['companyUser']).toMatchObject({ isActive: true });
    const refused = [
      await look(person, other),
      await change(person, other, { mobilePhoneNumber: '91234568' }),
      await person.call(updateCompanyUserPendingStatus, body(other)),
    ];
    expect(refused.map(({ codes }) => codes)).toEqual(refused.map(() => ['common.Forbidden']));
  });

  test('from outside only needs a name and a phone', async () => {
    const company = await server.newCompany();
    const id = await add(company, { role: 'accountant', state: 'pending', mobilePhoneNumber: null });
    expect((await seen(company.admin, id))['missingFields']).toEqual(['mobilePhoneNumber']);
  });

  test('sets nobody else active', async () => {
    const company = await server.newCompany();
    const person = await company.person('employee', { state: 'pending' });
    const id = await add(company, { state: 'pending' });
    expect((await person.call(updateCompanyUserPendingStatus, body(id))).codes).toEqual(['common.Forbidden']);
  });
});
