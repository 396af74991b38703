import { beforeEach, describe, expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import { correctBalance, setWorkWeek } from '../../contract/endpoints-balance.ts';
import { updateSettings } from '../../contract/endpoints-company.ts';
import type { Absence } from '../../contract/entities.ts';
import * as requests from '../../contract/endpoints-requests.ts';
import { getAbsenceHistoryByAbsenceId } from '../../contract/endpoints.ts';
import type { HistoryLine } from '../../contract/entities.ts';
import { agreedWorld, absenceWorld, approve, bodyOf, change, decline, remove, sums } from '../../testing/decided.ts';
import { absenceIn, asked } from '../../testing/requests.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

const mondayToSaturday = { 0: false, 1: true, 2: true, 3: true, 4: true, 5: true, 6: true };

describe('changing what was agreed', () => {
  test('S1 waits; until then the old days count and what is more is reserved', async () => {
    const { kari, lead, absence } = await agreedWorld(server);
    const waiting = absenceIn(await change(kari, absence));
    expect(waiting).toMatchObject({ status: 8, workingDays: 3, proposed: { workingDays: 5, endDate: '2027-01-15' } });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: -3, reserved: -2, available: 20 });
    expect((await change(kari, absence)).codes).toEqual(['absence.NotWaiting']);
    expect(absenceIn(await decline(lead, absence))).toMatchObject({ status: 10, workingDays: 3, proposed: null });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: -3, reserved: 0, available: 22 });
  });

  test('can be withdrawn, once', async () => {
    const { kari, absence } = await agreedWorld(server);
    await change(kari, absence);
    expect(absenceIn(await kari.call(requests.cancelAbsenceUpdate, bodyOf(absence)))).toMatchObject({ status: 12, proposed: null });
    expect((await kari.call(requests.cancelAbsenceUpdate, bodyOf(absence))).codes).toEqual(['absence.NotWaiting']);
  });

  test('holds at once when a leader does it, and is refused after deletion', async () => {
    const { lead, kari, absence } = await agreedWorld(server);
    expect(absenceIn(await change(lead, absence))).toMatchObject({ status: 9, workingDays: 5 });
    expect(await sums(kari, kari.companyUserId)).toMatchObject({ taken: -5, reserved: 0 });
    await remove(kari, absence);
    expect((await change(kari, absence)).codes).toEqual(['absence.PendingDeleteAlready']);
    await approve(lead, absence);
    expect((await change(kari, absence)).codes).toEqual(['absence.AlreadyDeleted']);
  });

  test('gives back no days that have passed without a decision, also where the company approves by itself', async () => {
    const { admin, kari } = await absenceWorld(server);
    await admin.call(updateSettings, { body: { autoApproveAbsenceRequests: true } });
    // Today is 21 November.
    const days = { startDate: '2026-11-16', endDate: '2026-11-25' };
    const absence = await asked(admin, { ...days, companyUserId: kari.companyUserId });
    const atOnce = async (changed: object) => {
      const body = { absenceType: 1, ...days, absenceId: absence.absenceId, ...changed };
      return ((await kari.call(requests.calculateVacationDays, { body })).json['calculation'] as { isApprovedAtOnce: boolean })
        .isApprovedAtOnce;
    };
    const moved = { startDate: '2026-12-01', endDate: '2026-12-03' };
    expect([await atOnce({ endDate: '2026-11-20' }), await atOnce({ endDate: '2026-11-19' }), await atOnce(moved)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(absenceIn(await change(kari, absence, { ...days, endDate: '2026-11-20' }))).toMatchObject({
      status: 9,
      workingDays: 5,
    });
    expect(absenceIn(await change(kari, absence, moved)).status).toBe(8);
  });

  test.each([
    ['a weekend', '2026-11-20', 5, 9],
    ['a weekend and a day off', '2026-11-19', 4, 9],
    ['a working day', '2026-11-18', 3, 8],
  ])('holds at once when what has passed of it is %s, and not when more is given back', async (_, endDate, days, status) => {
    server.clock.set('2026-11-24T09:00:00Z');
    const { admin, kari } = await absenceWorld(server);
    const off = days === 5 ? [] : [{ date: '2026-11-20', kind: 'off', name: 'Plandag' }];
    await admin.call(updateSettings, { body: { autoApproveAbsenceRequests: true, days: off } });
    const week = { startDate: '2026-11-16', endDate: '2026-11-22' };
    const absence = await asked(admin, { ...week, companyUserId: kari.companyUserId });
    const changed = absenceIn(await change(kari, absence, { ...week, endDate }));
    expect([changed.status, (changed.proposed ?? changed).workingDays]).toEqual([status, days]);
  });

  test('is promised at once only where it will be', async () => {
    const { admin, kari } = await absenceWorld(server);
    await admin.call(updateSettings, { body: { autoApproveHomeOfficeRequests: true } });
    const home = await asked(kari, { absenceType: 2 });
    const waiting = await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-03' });
    const atOnce = async (who: Caller, { absenceId, startDate, endDate }: Absence) => {
      const answer = await who.call(requests.calculateVacationDays, { body: { absenceType: 1, startDate, endDate, absenceId } });
      return (answer.json['calculation'] as { isApprovedAtOnce: boolean }).isApprovedAtOnce;
    };
    expect([await atOnce(kari, home), await atOnce(admin, waiting), await atOnce(admin, home)]).toEqual([false, false, true]);
  });

  test('over New Year keeps what its days of the closed year were counted as, and is not refused for them', async () => {
    const { admin, kari } = await absenceWorld(server);
    const companyUserId = kari.companyUserId ?? '';
    const vacation = { companyUserId, startDate: '2025-12-01', endDate: '2026-01-09' };
    const absence = await asked(admin, vacation);
    // Three more working days in 2025, of which none are left.
    await admin.call(setWorkWeek, { body: { companyUserId, weekdays: mondayToSaturday, validFrom: '2025-12-08' } });
    await admin.call(correctBalance, { body: { companyUserId, year: 2025, days: -4, reason: 'Overført' } });
    const before = await sums(kari, companyUserId, 2025);
    expect(before).toEqual({ taken: -21, reserved: 0, available: 0 });
    expect((await change(admin, absence, { ...vacation, endDate: '2026-01-08' })).codes).toEqual([]);
    expect(await sums(kari, companyUserId, 2025)).toEqual(before);
    expect(await sums(kari, companyUserId, 2026)).toMatchObject({ taken: -6 });
    // More of it is counted as it is now.
    expect((await change(admin, absence, { ...vacation, startDate: '2025-11-28' })).codes).toEqual([
      'absence.NotEnoughAvailableAbsenceDays',
    ]);
  });

  test.each(['new', 'changed'])('a request that is %s becomes illness at once, by whoever makes it that', async (state) => {
    const { kari, lead, admin } = await absenceWorld(server);
    for (const who of [kari, lead]) {
      const days = who === kari ? { startDate: '2026-11-23', endDate: '2026-11-24' } : { startDate: '2026-12-01', endDate: '2026-12-02' };
      const absence = await asked(kari, days);
      if (state === 'changed') await change(kari, absence, { ...days, comment: 'Hytta' });
      const ill = { ...days, absenceType: 3, absenceId: absence.absenceId };
      const { json } = await who.call(requests.calculateVacationDays, { body: ill });
      expect(json['calculation']).toMatchObject({ isApprovedAtOnce: true });
      expect(absenceIn(await change(who, absence, ill))).toMatchObject({
        status: 2,
        type: 3,
        proposed: null,
        decision: null,
        undoUntil: null,
      });
      expect((await approve(admin, absence)).codes).toEqual(['absence.AlreadyDecided']);
    }
    expect(await sums(kari, kari.companyUserId, 2026)).toMatchObject({ taken: 0, reserved: 0 });
  });

  test('leaves what it does not give as it was', async () => {
    const { lead, kari } = await absenceWorld(server);
    const half = await asked(kari, { startDate: '2027-01-11', endDate: '2027-01-11', absencePortion: 1 });
    const moved = { absenceType: 1, startDate: '2027-01-12', endDate: '2027-01-12', absenceId: half.absenceId };
    expect(absenceIn(await lead.call(requests.updateAbsence, { body: moved }))).toMatchObject({
      absencePortion: 1,
      startDate: '2027-01-12',
    });
    const recurrence = {
      daysOfWeek: { 0: false, 1: true, 2: false, 3: false, 4: false, 5: false, 6: false },
      interval: 1,
      startDate: '2027-01-04',
      endDate: '2027-01-25',
    };
    const mondays = { absenceType: 9, startDate: '2027-01-04', endDate: '2027-01-25' };
    const { absenceId } = await asked(kari, { ...mondays, isRecurring: true, recurrence });
    const commented = { ...mondays, absenceId, comment: 'Fra hytta' };
    const answer = await lead.call(requests.updateAbsence, { body: commented });
    expect(absenceIn(answer)).toMatchObject({ recurrence: { interval: 1 }, workingDays: 4, comment: 'Fra hytta' });
    const plain = await lead.call(requests.updateAbsence, { body: { ...commented, isRecurring: false } });
    expect(absenceIn(plain)).toMatchObject({ recurrence: null, workingDays: 16 });
  });

  test('of somebody who has left is refused, as is what the rules do not allow', async () => {
    const { admin, lead, kari, absence } = await agreedWorld(server);
    expect((await change(kari, absence, { startDate: '2027-01-16', endDate: '2027-01-17' })).codes).toEqual(['absence.NoWorkingDays']);
    expect((await change(kari, absence, { absencePortion: 1 })).codes).toEqual(['absence.InvalidDates']);
    expect((await change(kari, absence, { startDate: '2027-01-04', endDate: '2027-03-01' })).codes).toEqual([
      'absence.NotEnoughAvailableAbsenceDays',
    ]);
    await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-01' });
    expect((await change(kari, absence, { startDate: '2027-02-01', endDate: '2027-02-01' })).codes).toEqual([
      'absence.OverlappingRequests',
    ]);
    await admin.call(deactivateCompanyUser, { body: { companyUserId: kari.companyUserId } });
    expect((await change(lead, absence)).codes).toEqual(['absence.FailedToUpdate']);
  });
});

describe('deleting', () => {
  test('withdraws what nobody agreed to, once', async () => {
    const { kari } = await absenceWorld(server);
    const absence = await asked(kari);
    expect(absenceIn(await remove(kari, absence)).status).toBe(7);
    expect((await remove(kari, absence)).codes).toEqual(['absence.AlreadyDeleted']);
    expect(await sums(kari, kari.companyUserId)).toMatchObject({ available: 25 });
  });

  test('S3 waits when it was agreed; a yes frees the days and the story keeps everything', async () => {
    const { kari, lead, absence } = await agreedWorld(server);
    expect(absenceIn(await remove(kari, absence, { comment: 'Blir hjemme' })).status).toBe(4);
    expect((await remove(kari, absence)).codes).toEqual(['absence.PendingDeleteAlready']);
    expect(await sums(kari, kari.companyUserId)).toMatchObject({ available: 22 });
    expect(absenceIn(await approve(lead, absence)).status).toBe(5);
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: 0, reserved: 0, available: 25 });
    const { json } = await kari.call(getAbsenceHistoryByAbsenceId, { query: { encAbsenceId: absence.absenceId } });
    const story = (json['history'] as HistoryLine[]).map(({ action, fromStatus, toStatus, by, comment }) => [
      action,
      fromStatus,
      toStatus,
      by?.fullName,
      comment,
    ]);
    expect(story).toEqual([
      [7, 0, 1, 'Kari Nordmann', null],
      [2, 1, 2, 'Lise Nordmann', null],
      [8, 2, 4, 'Kari Nordmann', 'Blir hjemme'],
      [4, 4, 5, 'Lise Nordmann', null],
    ]);
  });

  test('happens at once when an administrator does it; a declined one cannot be deleted', async () => {
    const { admin, absence, kari, lead } = await agreedWorld(server);
    expect(absenceIn(await remove(admin, absence)).status).toBe(7);
    const other = await asked(kari);
    await decline(lead, other);
    expect((await remove(kari, other)).codes).toEqual(['absence.NotWaiting']);
    expect((await remove(await (await absenceWorld(server)).company.person('employee'), other)).status).toBe(404);
  });
});
