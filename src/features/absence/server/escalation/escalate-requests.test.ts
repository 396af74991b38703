import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { transferVacationDays } from '../../contract/endpoints-balance.ts';
import { getSettings, updateSettings } from '../../contract/endpoints-company.ts';
import { undoDecision } from '../../contract/endpoints-requests.ts';
import { getPendingRequestsByYear } from '../../contract/endpoints.ts';
import type { Pending } from '../../contract/rules/requests.ts';
import { absenceWorld, again, approve, bodyOf, change, decline } from '../../testing/decided.ts';
import { asked } from '../../testing/requests.ts';
import { escalateRequests } from './escalate-requests.ts';

const server = await testServer();
// A Monday.
beforeEach(() => server.clock.set('2026-11-16T09:00:00Z'));

/** What somebody was told of waiting requests. */
async function told(who: Caller): Promise<string[]> {
  const { json } = await who.call(getUserNotifications);
  const found = json['userNotifications'] as Notification[];
  return found
    .filter(({ reason }) => reason === 'AbsenceRequestNotificationAdmins')
    .map(({ notificationReasonDescription }) => notificationReasonDescription);
}
async function moveTo(moment: string): Promise<void> {
  server.clock.set(moment);
  // Sessions do not last for days.
  await server.database.transaction(({ tx }) =>
    sql`update session set idle_expires_at = '2027-01-01', absolute_expires_at = '2027-01-01'`.execute(tx),
  );
}
async function on(day: string): Promise<void> {
  await moveTo(`${day}T06:00:00Z`);
  await escalateRequests(server.services);
}

test('an unanswered request reaches the next leader after five working days, once (absence.72)', async () => {
  const { kari, lead, admin } = await absenceWorld(server);
  const absence = await asked(kari);
  await on('2026-11-20');
  expect([await told(admin), (await again(admin, absence)).waitingFor.length]).toEqual([[], 1]);
  await on('2026-11-23');
  expect(await told(admin)).toEqual([expect.stringContaining('har ventet 7 dager på svar: ferie')]);
  const { waitingFor, permissions } = await again(admin, absence);
  expect([waitingFor.map(({ companyUserId }) => companyUserId), permissions.decide]).toEqual([
    [lead.companyUserId, admin.companyUserId],
    true,
  ]);
  await on('2026-11-24');
  expect(await told(admin)).toHaveLength(1);
  expect((await approve(admin, absence)).status).toBe(200);
});

test('a request that was answered or changed in the meantime starts anew', async () => {
  const { kari, lead, admin } = await absenceWorld(server);
  await approve(lead, await asked(kari));
  const other = await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-02' });
  await moveTo('2026-11-18T09:00:00Z');
  await change(kari, other, { startDate: '2027-02-01', endDate: '2027-02-03' });
  await on('2026-11-24');
  expect(await told(admin)).toEqual([]);
  await on('2026-11-25');
  expect(await told(admin)).toHaveLength(1);
});

test('a decision that is undone leaves a request waiting from the day on which it was asked for', async () => {
  const { kari, lead, admin } = await absenceWorld(server);
  const absence = await asked(kari);
  const declineAndUndo = async () => {
    await decline(lead, absence);
    expect((await lead.call(undoDecision, bodyOf(absence))).codes).toEqual([]);
  };
  await moveTo('2026-11-18T09:00:00Z');
  await declineAndUndo();
  const pending = (await lead.call(getPendingRequestsByYear, { query: { year: 2027 } })).json as unknown as Pending;
  expect(pending.pendingAddAbsenceRequests.map(({ waitsSince }) => waitsSince)).toEqual(['2026-11-16T09:00:00.000Z']);
  await on('2026-11-23');
  expect(await told(admin)).toEqual([expect.stringContaining('har ventet 7 dager på svar: ferie')]);
  // Nor does it reach the next leader anew.
  await declineAndUndo();
  expect((await again(admin, absence)).waitingFor).toHaveLength(2);
  await on('2026-12-01');
  expect(await told(admin)).toHaveLength(1);
});

test('the company chooses how long, and a transfer waits likewise', async () => {
  const { kari, admin } = await absenceWorld(server);
  const saved = await admin.call(updateSettings, { body: { nextLeaderAfterDays: 1 } });
  expect(saved.json['settings']).toMatchObject({ nextLeaderAfterDays: 1 });
  expect((await kari.call(getSettings)).json['settings']).toMatchObject({ nextLeaderAfterDays: 1 });
  expect((await admin.call(updateSettings, { body: { nextLeaderAfterDays: 0 } })).status).toBe(400);
  await kari.call(transferVacationDays, { body: { encCompanyUserId: kari.companyUserId, fromYear: 2026, daysToTransfer: 3 } });
  await on('2026-11-17');
  expect(await told(admin)).toEqual([expect.stringContaining('har ventet 1 dag på svar: overføring')]);
});
