import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { setRole } from '#features/access-control/contract/endpoints.ts';
import { openAccessControl } from '#testing/people-of.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { newId } from '#kernel/server/id.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import { publishWork } from '#kernel/server/work/start-work.ts';
import type { Caller } from '#testing/caller.ts';
import { openPage, type Page } from '#testing/live-client.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const pages: Page[] = [];
afterEach(async () => {
  for (const { hub } of pages.splice(0)) await hub.stop();
});
async function page(who: Caller): Promise<Page> {
  const opened = await openPage(address, who);
  pages.push(opened);
  return opened;
}
const publish = (companyId: number, entities: readonly string[], companyUserIds?: readonly string[]) =>
  server.database.forCompany(companyId, async (company) => {
    for (const entity of entities) publishChanges(company, { entity, entityId: 'x', ...(companyUserIds && { companyUserIds }) });
  });
const kindsIn = ({ told }: Page) => [...new Set(told.flatMap(({ changes }) => changes.map(({ entity }) => entity)))].toSorted();
const soon = { interval: 20 };

test('a change is told to those whose permission covers its kind, and illness under a name that does not say so', async () => {
  const company = await server.newCompany();
  const [admin, hr, employee, board] = [
    await page(company.admin),
    await page(await company.person('hradmin')),
    await page(await company.person('employee')),
    await page(await company.person('boardmember')),
  ];
  await publish(company.companyId, [
    'careDays',
    'absence',
    'apiKey',
    'notificationRule',
    'invitation',
    'session',
    'unheardOf',
    'company',
    'party',
  ]);
  await expect.poll(() => kindsIn(board), soon).toEqual(['company', 'party']);
  await expect.poll(() => kindsIn(employee), soon).toEqual(['absence', 'company', 'vacationDays']);
  const all = ['absence', 'apiKey', 'company', 'invitation', 'notificationRule', 'party', 'session', 'unheardOf', 'vacationDays'];
  await expect.poll(() => kindsIn(hr), soon).toEqual(all);
  await expect.poll(() => kindsIn(admin), soon).toEqual(all);
});

test('more recipients than one message names are all told, and nobody else', async () => {
  const company = await server.newCompany();
  const [employee, other] = [await company.person('employee'), await company.person('employee')];
  const [hers, theirs] = [await page(employee), await page(other)];
  const many = Array.from({ length: 120 }, () => newId());
  await publish(company.companyId, ['notification'], [...many, String(employee.companyUserId)]);
  await expect.poll(() => kindsIn(hers), soon).toEqual(['notification']);
  await pause(300);
  expect(theirs.lines()).toEqual([]);
});

test('whoever started work is told how it goes, without the permission to follow all of it', async () => {
  const { companyId, ...company } = await server.newCompany();
  const [employee, other] = [await company.person('employee'), await company.person('employee')];
  const [hers, theirs] = [await page(employee), await page(other)];
  const told = { workId: newId(), recordId: newId(), recordKind: 'peopleImport', startedBy: String(employee.companyUserId) };
  await server.database.forCompany(companyId, async (unit) => publishWork(unit, told));
  await expect.poll(() => kindsIn(hers), soon).toEqual(['ownWork']);
  await pause(300);
  expect(theirs.lines()).toEqual([]);
});

test('a role that was changed counts from the next change on', async () => {
  const company = await server.newCompany();
  await openAccessControl(server, company);
  const person = await company.person('employee');
  const opened = await page(person);
  const { status } = await company.admin.call(setRole, { body: { companyUserId: person.companyUserId, roleId: roleIds.hradmin } });
  expect(status).toBe(200);
  await expect.poll(() => kindsIn(opened), soon).toEqual(['companyUser']);
  // The hub reads the membership again after it was told of the change.
  await pause(300);
  await publish(company.companyId, ['notificationRule']);
  await expect.poll(() => kindsIn(opened), soon).toEqual(['companyUser', 'notificationRule']);
});
