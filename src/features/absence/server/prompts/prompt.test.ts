import { expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import type { Caller } from '#testing/caller.ts';
import { prefer } from '#testing/preferences.ts';
import { testServer } from '#testing/server.ts';
import * as endpoints from '../../contract/endpoints-company.ts';
import { book } from '../../testing/booked.ts';
import { openAbsence } from '../../testing/opened.ts';

const server = await testServer();

async function opened() {
  const company = await server.newCompany();
  await openAbsence(company.admin);
  const lead = await company.person('manager', { firstName: 'Lise' });
  const employee = await company.person('employee', {
    firstName: 'Ola',
    reportsTo: lead.companyUserId ?? '',
    email: `ola${company.companyId}@example.no`,
  });
  return { ...company, lead, employee, id: employee.companyUserId };
}
const prompt = (caller: Caller, body: object = {}) => caller.call(endpoints.promptToAddAbsence, { body });
const named = async (caller: Caller, query: Record<string, unknown> = {}) =>
  ((await caller.call(endpoints.getPrompt, { query })).json['people'] as { fullName: string; available: number }[]).map(
    ({ fullName, available }) => [fullName, available],
  );

test('a lead reminds the team, an administrator everybody, each by name', async () => {
  const { admin, lead, employee, id, companyId } = await opened();
  await book(server, companyId, [{ companyUserId: id, startDate: '2026-07-06', endDate: '2026-07-17', days: 10 }]);
  expect(await named(lead)).toEqual([['Ola Nordmann', 15]]);
  expect(await named(admin)).toEqual([
    ['Lise Nordmann', 25],
    ['Ola Nordmann', 15],
  ]);
  expect((await prompt(lead, { message: 'Husk ferien' })).json['prompted']).toBe(1);
  const mail = (await server.mails()).find(({ to }) => to === `ola${companyId}@example.no`);
  expect(mail?.subject).toBe('Du har 15 feriedager igjen i 2026');
  expect(mail?.text).toContain('Husk ferien');
  const bell = (await employee.call(getUserNotifications)).json['userNotifications'] as Record<string, unknown>[];
  expect(bell).toMatchObject([
    { reason: 'PromptToAddAbsence', notificationReasonDescription: 'Du har 15 feriedager igjen å legge inn for 2026.' },
  ]);
  expect((await prompt(employee)).codes).toEqual(['common.Forbidden']);
  expect((await prompt(lead, { companyUserId: admin.companyUserId })).codes).toEqual(['common.Forbidden']);
});

test('one day that is left is one day', async () => {
  const { lead, id, companyId } = await opened();
  await book(server, companyId, [{ companyUserId: id, startDate: '2026-07-01', endDate: '2026-08-03', days: 24 }]);
  await prompt(lead);
  const mail = (await server.mails()).find(({ to }) => to === `ola${companyId}@example.no`);
  expect(mail?.subject).toBe('Du har 1 feriedag igjen i 2026');
  expect(mail?.text).toContain('Du har 1 feriedag igjen i 2026.');
});

test('a prompt can be ended from its mail, and is in the product only for whoever has muted it', async () => {
  const { lead, employee, companyId } = await opened();
  const mails = async () => (await server.mails()).filter(({ to }) => to === `ola${companyId}@example.no`);
  await prompt(lead);
  const [mail] = await mails();
  expect(mail?.text).toContain('Slutt å få e-post om dette: Legg inn ferien');
  expect(mail?.text).toContain('fører fravær i Samspill');
  await prefer(employee, { muted: [{ reason: 'PromptToAddAbsence', channel: 2 }] });
  server.clock.advance(60_000);
  await prompt(lead);
  expect(await mails()).toHaveLength(1);
  expect((await employee.call(getUserNotifications)).json['userNotifications']).toHaveLength(2);
});

test('what somebody adds to a prompt stands in the daily mail too', async () => {
  const { lead, employee, companyId } = await opened();
  await prefer(employee, { digestAt: '16:00' });
  for (const message of ['Husk ferien', 'Siste frist fredag']) {
    await prompt(lead, { message });
    server.clock.advance(60_000);
  }
  server.clock.set('2026-11-21T15:00:00Z');
  await server.services.registers.of(jobKinds).get('notifications.leave')?.run(server.services, {});
  const mails = (await server.mails()).filter(({ to }) => to === `ola${companyId}@example.no`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/Husk ferien[^]*Siste frist fredag/);
  server.clock.set('2026-11-21T09:00:00Z');
});

test('it says to whom it goes: an administrator who leads somebody chooses, a leader reminds the team', async () => {
  const { admin, lead, id, person } = await opened();
  const scopeOf = async (caller: Caller, query: Record<string, unknown> = {}) => {
    const { json } = await caller.call(endpoints.getPrompt, { query });
    return [json['scope'], json['mayChoose']];
  };
  expect(await scopeOf(admin)).toEqual(['all', false]);
  await person('employee', { firstName: 'Kari', reportsTo: admin.companyUserId ?? '', email: `kari-${id}@example.no` });
  expect(await scopeOf(admin)).toEqual(['all', true]);
  expect(await scopeOf(admin, { scope: 'team' })).toEqual(['team', true]);
  expect(await named(admin, { scope: 'team' })).toEqual([['Kari Nordmann', 25]]);
  expect((await prompt(admin, { scope: 'team' })).json['prompted']).toBe(1);
  expect(await scopeOf(lead, { scope: 'all' })).toEqual(['team', false]);
  expect(await scopeOf(lead, { companyUserId: id })).toEqual(['person', false]);
});

test('nobody is reminded who has nothing left, nor before the calendar is open', async () => {
  const { lead, id, companyId } = await opened();
  await book(server, companyId, [{ companyUserId: id, startDate: '2026-07-06', endDate: '2026-08-07', days: 25 }]);
  expect((await prompt(lead, { companyUserId: id })).codes).toEqual(['absence.NobodyToPrompt']);
  const { admin } = await server.newCompany();
  expect((await prompt(admin)).codes).toEqual(['absence.NotAcknowledged']);
  expect((await admin.call(endpoints.getPrompt)).codes).toEqual(['absence.NotAcknowledged']);
});
