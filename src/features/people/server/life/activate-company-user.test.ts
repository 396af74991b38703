import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { activateCompanyUser, deactivateCompanyUser, getDeactivation } from '../../contract/endpoints-life.ts';
import { profileTools } from '../../testing/profile.ts';

const server = await testServer();
const { add } = profileTools(server);
const body = (companyUserId: string, more: object = {}) => ({ body: { companyUserId, ...more } });

test.each([
  ['no last day', null, {}, '2026-12-31'],
  ['no last day, said', null, { endDate: null }, null],
  ['a last day that has passed', '2026-10-31', { endDate: '2026-10-31' }, '2026-10-31'],
  ['a later last day', '2027-03-31', { endDate: '2027-03-31' }, '2027-03-31'],
])('restores %s, which is told before, after a deactivation that set another', async (_, former, sent, expected) => {
  const company = await server.newCompany();
  const id = await add(company, { endDate: former });
  expect((await company.admin.call(getDeactivation, { query: { companyUserId: id } })).json['endDate']).toBe(former);
  await company.admin.call(deactivateCompanyUser, body(id, { endDate: '2026-12-31' }));
  expect((await company.admin.call(activateCompanyUser, body(id, sent))).json['companyUser']).toMatchObject({ endDate: expected });
});

test('refuses a last day before the first', async () => {
  const company = await server.newCompany();
  const id = await add(company, { state: 'inactive', startDate: '2026-01-01' });
  const answer = await company.admin.call(activateCompanyUser, body(id, { endDate: '2025-12-31' }));
  expect([answer.status, answer.fields]).toEqual([400, { endDate: 'endBeforeStart' }]);
});
