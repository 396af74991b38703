import { expect, test } from 'vitest';
import { jobKinds } from '#kernel/server/jobs.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { getCompany, updateCompanySettings } from '../contract/endpoints.ts';

const server = await testServer();

/** What the log says of the end, to somebody who signs in then. */
async function ended({ person }: TestCompany) {
  await server.services.registers.of(jobKinds).get('company.end-support-access')?.run(server.services, {});
  return (await logLines(await person('systemadmin'), {}, 'en')).filter(({ action }) => action.endsWith('end-support-access'));
}
const access = async ({ person }: TestCompany) => (await (await person('systemadmin')).call(getCompany)).json['company'];

test('the log says once that support access ended with its last day, in the night of the company', async () => {
  server.clock.set('2027-01-10T12:00:00Z');
  const [company, other] = [await server.newCompany(), await server.newCompany()];
  await company.admin.call(updateCompanySettings, { body: { allowSupport: true, allowSupportUntil: '2027-01-10' } });
  await other.admin.call(updateCompanySettings, { body: { allowSupport: true } });
  server.clock.set('2027-01-10T22:59:59Z');
  expect(await ended(company)).toEqual([]);
  server.clock.set('2027-01-10T23:00:00Z');
  const [line] = await ended(company);
  expect(line).toMatchObject({ sentence: 'Support access ended after its last day' });
  server.clock.set('2027-01-11T12:00:00Z');
  expect([await ended(company), await ended(other)]).toEqual([[line], []]);
  expect(await access(other)).toMatchObject({ allowSupport: true, allowSupportUntil: null });
  await (await company.person('systemadmin')).call(updateCompanySettings, { body: { allowSupport: true } });
  expect(await ended(company)).toEqual([line]);
  expect(await access(company)).toMatchObject({ allowSupport: true, allowSupportUntil: null });
});

test('the log says it as well when somebody changes the settings first', async () => {
  server.clock.set('2027-02-10T12:00:00Z');
  const { admin, person } = await server.newCompany();
  await admin.call(updateCompanySettings, { body: { allowSupport: true, allowSupportUntil: '2027-02-10' } });
  server.clock.set('2027-02-11T12:00:00Z');
  const next = await person('systemadmin');
  await next.call(updateCompanySettings, { body: { allowSupport: true } });
  const sentences = (await logLines(next, {}, 'en')).map(({ sentence }) => sentence);
  expect(sentences.toSorted().filter((one) => /support access|the settings/i.test(one))).toEqual([
    expect.stringContaining('changed the settings of the company'),
    expect.stringContaining('changed the settings of the company'),
    'Support access ended after its last day',
  ]);
});
