import { expect, test } from 'vitest';
import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getActiveCompanyUsers, getInactiveCompanyUsers } from '../../contract/endpoints.ts';
import { deleteCompanyUser, getPeopleToErase } from '../../contract/endpoints-life.ts';
import { profileTools } from '../../testing/profile.ts';

const server = await testServer();
const { add } = profileTools(server);

const proposed = async (who: Caller) => {
  const { people, leftUntil, months } = (await who.call(getPeopleToErase)).json;
  return [people, leftUntil, months];
};

test('proposes to erase those who left longer ago than the company keeps leavers, and lists them (people.43)', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const left = (firstName: string, dates: object) => add(company, { firstName, emailAddress: null, state: 'inactive', ...dates });
  const lastDay = await left('Siste', { endDate: '2026-05-21', inactivationDate: '2026-11-01' });
  await left('Dagen', { endDate: '2026-05-22', inactivationDate: '2026-05-01' });
  await left('Deaktivert', { inactivationDate: '2026-05-21' });
  await left('Ukjent', {});
  await add(company, { firstName: 'Aktiv', emailAddress: null, endDate: '2026-01-31' });
  expect(await proposed(admin)).toEqual([2, '2026-05-21', 6]);
  const { json } = await admin.call(getInactiveCompanyUsers, { body: { filter: { leftUntil: '2026-05-21' } } });
  expect((json['companyUsers'] as { firstName: string }[]).map(({ firstName }) => firstName).toSorted()).toEqual(['Deaktivert', 'Siste']);
  const never = await admin.call(getInactiveCompanyUsers, { body: { filter: { leftUntil: '0000-01-01' } } });
  expect(never.fields).toEqual({ 'filter.leftUntil': 'dateFormat' });
  await admin.call(deleteCompanyUser, { body: { companyUserId: lastDay } });
  expect(await proposed(admin)).toEqual([1, '2026-05-21', 6]);
  await admin.call(updateCompanySettings, { body: { leaverRetentionMonths: 7 } });
  expect(await proposed(await company.person('hradmin'))).toEqual([0, '2026-04-21', 7]);
});

test('proposes to an HR Admin only those whom they may erase (people.16)', async () => {
  const company = await server.newCompany();
  const left = { emailAddress: null, state: 'inactive', inactivationDate: '2026-01-31' } as const;
  await add(company, { ...left, firstName: 'Leder', role: 'systemadmin' });
  const employee = await add(company, { ...left, firstName: 'Ansatt' });
  const hr = await company.person('hradmin');
  const told = (await hr.call(getPeopleToErase)).json;
  expect(told).toMatchObject({ people: 1, leftUntil: '2026-05-21' });
  expect(told['roles']).not.toContain('systemadmin');
  const filter = { leftUntil: '2026-05-21', roles: told['roles'] };
  const { json } = await hr.call(getInactiveCompanyUsers, { body: { filter } });
  expect(json['companyUsers']).toMatchObject([{ id: employee }]);
  expect((await company.admin.call(getPeopleToErase)).json).toMatchObject({ people: 2, roles: [] });
});

test('when somebody leaves is nothing to filter by for those who do not see it', async () => {
  const company = await server.newCompany();
  const answer = await (await company.person('manager')).call(getActiveCompanyUsers, { body: { filter: { leftUntil: '2026-05-21' } } });
  expect([answer.status, answer.fields]).toEqual([400, { 'filter.leftUntil': 'select' }]);
});
