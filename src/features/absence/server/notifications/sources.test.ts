import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { getNotificationsOverview, simulateRule } from '#features/notifications/contract/endpoints-rules.ts';
import type { Reason } from '#features/notifications/contract/reasons.ts';
import { reasonSources } from '#features/notifications/server/public.ts';
import { ruleFields } from '#features/notifications/testing/rules-of.ts';
import { testServer } from '#testing/server.ts';
import { approve, absenceWorld, change, decline, remove } from '../../testing/decided.ts';
import { book } from '../../testing/booked.ts';
import { asked } from '../../testing/requests.ts';
import { openAbsence } from '../../testing/opened.ts';
import { transferVacationDays, rejectVacationDaysTransfer } from '../../contract/endpoints-balance.ts';
import { undoDecision } from '../../contract/endpoints-requests.ts';
import { getRespondedRequestsByYear } from '../../contract/endpoints.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

function subjects(companyId: number, reason: Reason, from: string, to = from) {
  return server.database.forCompany(companyId, async (company) => {
    const found = await server.services.registers.of(reasonSources).get(reason)?.subjects(company, server.services, { from, to });
    return found ?? [];
  });
}

describe('requests', () => {
  test('wait from their day until they are decided, for whoever can decide', async () => {
    const { company, kari, lead } = await absenceWorld(server);
    const absence = await asked(kari);
    const find = (day: string) => subjects(company.companyId, 'AbsenceRequestNotificationAdmins', day);
    expect(await find('2026-12-24')).toMatchObject([
      {
        date: '2026-11-21',
        doneOn: null,
        companyUserId: kari.companyUserId,
        by: kari.companyUserId,
        action: 'request',
        recipients: { reportingManager: [lead.companyUserId] },
        scopeId: absence.absenceId,
        facts: { absence: { type: 1, startDate: '2027-01-11', endDate: '2027-01-13', notificationAction: 7 } },
      },
    ]);
    server.clock.set('2026-11-21T16:30:00Z');
    await approve(lead, absence);
    expect(await find('2026-11-21')).toMatchObject([{ doneOn: '2026-11-21' }]);
    expect(await find('2026-11-22')).toEqual([]);
    expect(await find('2026-11-20')).toEqual([]);
  });

  test('wait again when the answer is taken back, and are new when they are changed', async () => {
    const { company, kari, lead } = await absenceWorld(server);
    const absence = await asked(kari);
    await decline(lead, absence);
    await lead.call(undoDecision, { body: { absenceId: absence.absenceId } });
    const find = () => subjects(company.companyId, 'AbsenceRequestNotificationAdmins', '2026-11-21');
    expect(await find()).toMatchObject([{ doneOn: null }]);
    server.clock.set('2026-11-21T10:00:00Z');
    await change(kari, absence);
    expect(await find()).toMatchObject([
      { doneOn: '2026-11-21' },
      { doneOn: null, action: 'request', facts: { absence: { endDate: '2027-01-15' } } },
    ]);
  });

  test('a deletion is an action of its own, and illness is kept as absence', async () => {
    const { company, kari, lead } = await absenceWorld(server);
    const absence = await asked(kari);
    await approve(lead, absence);
    server.clock.set('2026-11-21T10:00:00Z');
    await remove(kari, absence);
    await asked(kari, { absenceType: 3, startDate: '2026-11-21', endDate: '2026-11-22' });
    const found = await subjects(company.companyId, 'AbsenceRequestNotificationAdmins', '2026-11-21');
    expect(found.map(({ action, doneOn, facts }) => [action, doneOn, facts.absence?.type])).toEqual([
      ['request', '2026-11-21', 1],
      ['delete', null, 1],
      ['request', undefined, -1],
    ]);
  });

  test('transfers of days wait too, and their answer is told', async () => {
    const { company, kari, lead } = await absenceWorld(server);
    const body = { encCompanyUserId: kari.companyUserId, fromYear: 2026, daysToTransfer: 3 };
    const { json } = await kari.call(transferVacationDays, { body });
    const find = (reason: Reason) => subjects(company.companyId, reason, '2026-11-21');
    expect(await find('AbsenceRequestNotificationAdmins')).toMatchObject([
      { doneOn: null, facts: { vacationDaysTransferRequest: { vacationDays: 3, year: 2026, pending: true } } },
    ]);
    const { vacationDaysTransferRequestEncrId } = json['transfer'] as { vacationDaysTransferRequestEncrId: string };
    await lead.call(rejectVacationDaysTransfer, { body: { vacationDaysTransferRequestEncrId } });
    expect(await find('AbsenceRequestNotificationEmployees')).toMatchObject([
      { action: 'decline', by: lead.companyUserId, companyUserId: kari.companyUserId },
    ]);
  });
});

test('answers are what others did, on their day, and not what was taken back', async () => {
  const { company, kari, lead } = await absenceWorld(server);
  const [first, second] = [await asked(kari), await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-02' })];
  await approve(lead, first);
  await decline(lead, second);
  await lead.call(undoDecision, { body: { absenceId: second.absenceId } });
  const find = (day: string) => subjects(company.companyId, 'AbsenceRequestNotificationEmployees', day);
  expect(await find('2026-11-21')).toMatchObject([{ action: 'approve', by: lead.companyUserId, scopeId: first.absenceId }]);
  expect(await find('2026-11-22')).toEqual([]);
});

test('what an administrator changes or transfers at once reaches rules for approvals, is told as that, and is no decision', async () => {
  const { company, admin, kari, lead } = await absenceWorld(server);
  const absence = await asked(kari);
  await approve(lead, absence);
  server.clock.set('2026-11-21T10:00:00Z');
  await change(lead, absence);
  const body = { encCompanyUserId: kari.companyUserId, fromYear: 2026, daysToTransfer: 3 };
  expect((await admin.call(transferVacationDays, { body })).status).toBe(200);
  const found = await subjects(company.companyId, 'AbsenceRequestNotificationEmployees', '2026-11-21');
  expect(found.map(({ action, facts }) => [action, facts.absence?.isDirect ?? facts.vacationDaysTransferRequest?.isDirect])).toEqual([
    ['approve', undefined],
    ['approve', true],
    ['approve', true],
  ]);
  expect(await subjects(company.companyId, 'AbsenceRequestNotificationAdmins', '2026-11-22')).toEqual([]);
  const { json } = await admin.call(getRespondedRequestsByYear, { query: { year: 2027 } });
  expect(json).toMatchObject({ approvedAbsenceRequests: [], approvedVacationTransferRequests: [] });
  server.clock.set('2026-11-21T11:00:00Z');
  await change(kari, absence, { endDate: '2027-01-14' });
  await approve(lead, absence);
  const decided = await admin.call(getRespondedRequestsByYear, { query: { year: 2027 } });
  expect(decided.json['approvedAbsenceRequests']).toMatchObject([{ absence: { absenceId: absence.absenceId, endDate: '2027-01-14' } }]);
});

test('sick leave that a person makes longer is told to whoever decides', async () => {
  const { company, kari, lead } = await absenceWorld(server);
  const absence = await asked(kari, { absenceType: 3, startDate: '2026-11-20', endDate: '2026-11-20' });
  server.clock.set('2026-11-21T10:30:00Z');
  const changed = await change(kari, absence, { absenceType: 3, startDate: '2026-11-20', endDate: '2026-11-22' });
  expect(changed.codes).toEqual([]);
  expect(await subjects(company.companyId, 'AbsenceRequestNotificationAdmins', '2026-11-21')).toMatchObject([
    { action: 'request', facts: { absence: { endDate: '2026-11-20' } } },
    { action: 'request', facts: { absence: { type: -1, endDate: '2026-11-22' } }, recipients: { reportingManager: [lead.companyUserId] } },
  ]);
});

test('vacation waits to be booked until nothing is left, and simulating its rule lists it', async () => {
  const { company, kari } = await absenceWorld(server);
  const id = kari.companyUserId ?? '';
  const find = async () =>
    (await subjects(company.companyId, 'PromptToAddAbsence', '2026-11-21')).find(({ companyUserId }) => companyUserId === id);
  const rule = ruleFields({ reason: 'PromptToAddAbsence', recipients: ['relatedUser'], difference: { direction: 'instant', days: 0 } });
  const simulated = (await company.admin.call(simulateRule, { body: { rule } })).json;
  expect(simulated).toMatchObject({ notShown: 0, sent: expect.arrayContaining([expect.objectContaining({ recipientCompanyUserId: id })]) });
  expect(await find()).toMatchObject({ date: '2026-11-21', doneOn: null, companyUserId: id, facts: { daysLeft: 25 } });
  await book(server, company.companyId, [{ companyUserId: id, startDate: '2026-07-06', endDate: '2026-08-07', days: 25 }]);
  // The database sets the date of the booking.
  expect(await find()).toMatchObject({ doneOn: expect.any(String) });
});

describe('the rules that a company begins with', () => {
  const rulesOf = async (caller: Awaited<ReturnType<typeof absenceWorld>>['admin']) =>
    ((await caller.call(getNotificationsOverview)).json['configurations'] as Record<string, unknown>[]).map(
      ({ reason, recipients, difference, channels, createdBy }) => ({ reason, recipients, difference, channels, createdBy }),
    );

  test('are made by whoever opens the calendar, in their language', async () => {
    const { admin } = await absenceWorld(server);
    const createdBy = { companyUserId: admin.companyUserId, isActive: true };
    const instant = { direction: 'instant', days: 0 };
    expect(await rulesOf(admin)).toMatchObject([
      { reason: 'AbsenceRequestNotificationAdmins', recipients: ['reportingManager'], difference: instant, channels: [1, 2], createdBy },
      { reason: 'AbsenceRequestNotificationEmployees', recipients: ['relatedUser'], difference: instant, createdBy },
      { reason: 'Birthday', recipients: ['reportingManager'], difference: { direction: 'before', days: 1 }, createdBy },
    ]);
  });

  test('are shown without a creator where the product made them', async () => {
    const { admin, companyId } = await server.newCompany();
    await openAbsence(admin);
    await server.database.forCompany(companyId, ({ tx }) => sql`update notification_rule set created_by = null`.execute(tx));
    expect(await rulesOf(admin)).toMatchObject([{ createdBy: null }, { createdBy: null }, { createdBy: null }]);
  });
});
