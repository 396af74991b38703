import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { ledger } from '../../contract/endpoints-balance.ts';
import { createFeed, exportAbsences, getFeed, updateSettings } from '../../contract/endpoints-company.ts';
import { calculateVacationDays, undoDecision, updateAbsence } from '../../contract/endpoints-requests.ts';
import { getCompanyAbsencesByTimespan, getCompanyAbsenceSummary, getCompanyUsersOnAbsenceByTargetDate } from '../../contract/endpoints.ts';
import type { AwayPerson, CalendarPerson } from '../../contract/entities.ts';
import type { Calculation, LedgerLine, SummaryRow } from '../../contract/entities-balance.ts';
import { absenceWorld, again, approve, decline, remove, sums } from '../../testing/decided.ts';
import { absenceIn, ask, asked } from '../../testing/requests.ts';
import { closeYears } from '../years/close-years.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2027-01-11T09:00:00Z'));

/** Monday to Friday, approved; the test stands on the Monday. */
const week = { absenceType: 1, startDate: '2027-01-11', endDate: '2027-01-15' };
const sick = { absenceType: 3, startDate: '2027-01-12', endDate: '2027-01-13' };
const confirmed = { ...sick, vacationDaysBack: 2 };
async function onVacation() {
  const world = await absenceWorld(server);
  const vacation = absenceIn(await approve(world.lead, await asked(world.kari, week)));
  return { ...world, vacation };
}
const reasons = async (who: Caller, companyUserId = '', year = 2027) => {
  const { json } = await who.call(ledger, { query: { companyUserId, year } });
  return (json['lines'] as LedgerLine[]).filter(({ kind }) => kind === 'taken').map(({ days, reason }) => [days, reason]);
};

describe('sick leave inside vacation (absence.71)', () => {
  test('asks first, and then gives the days back with the reason in the ledger', async () => {
    const { kari, vacation } = await onVacation();
    const answer = await ask(kari, sick);
    expect([answer.status, answer.codes, answer.json['details']]).toEqual([400, ['absence.GivesVacationBack'], { days: 2 }]);
    const { json } = await kari.call(calculateVacationDays, { body: sick });
    const calculation = json['calculation'] as Calculation;
    expect([calculation.overlaps, calculation.warnings]).toEqual([
      [],
      expect.arrayContaining([{ kind: 'givesVacationBack', params: { days: 2 } }]),
    ]);
    expect((await ask(kari, { ...sick, vacationDaysBack: 1 })).json['details']).toEqual({ days: 2 });
    expect(await asked(kari, confirmed)).toMatchObject({ status: 2, workingDays: 2 });
    expect(await again(kari, vacation)).toMatchObject({ status: 2, workingDays: 3, startDate: '2027-01-11', endDate: '2027-01-15' });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: -3, reserved: 0, available: 22 });
    expect(await reasons(kari, kari.companyUserId)).toEqual([
      [-5, 'approved'],
      [2, 'givenBack'],
    ]);
  });

  test('takes the days again when it is deleted or shortened, as long as the vacation stands', async () => {
    const { kari, admin } = await onVacation();
    const illness = await asked(kari, confirmed);
    const shorter = { ...sick, endDate: '2027-01-12', absenceId: illness.absenceId };
    expect((await kari.call(updateAbsence, { body: shorter })).status).toBe(200);
    expect((await sums(kari, kari.companyUserId)).taken).toBe(-4);
    // Two more days than before have to be confirmed again.
    const longer = { ...shorter, endDate: '2027-01-14' };
    expect((await kari.call(updateAbsence, { body: longer })).json['details']).toEqual({ days: 2 });
    await remove(admin, illness);
    expect(await sums(kari, kari.companyUserId)).toMatchObject({ taken: -5, available: 20 });
    expect((await reasons(kari, kari.companyUserId)).slice(1)).toEqual([
      [2, 'givenBack'],
      [-1, 'takenAgain'],
      [-1, 'takenAgain'],
    ]);
  });

  test('takes nothing again when the vacation is gone', async () => {
    const { kari, admin, vacation } = await onVacation();
    const illness = await asked(kari, confirmed);
    await remove(admin, vacation);
    await remove(admin, illness);
    expect(await sums(kari, kari.companyUserId)).toMatchObject({ taken: 0, available: 25 });
  });

  test('counts when its deletion is approved, and again when that is undone', async () => {
    const { kari, lead } = await onVacation();
    const illness = await asked(kari, confirmed);
    expect(absenceIn(await remove(kari, illness)).status).toBe(4);
    expect((await sums(kari, kari.companyUserId)).taken).toBe(-3);
    await approve(lead, illness);
    expect((await sums(kari, kari.companyUserId)).taken).toBe(-5);
    await lead.call(undoDecision, { body: { absenceId: illness.absenceId } });
    expect((await sums(kari, kari.companyUserId)).taken).toBe(-3);
    await decline(lead, illness);
    expect((await sums(kari, kari.companyUserId)).taken).toBe(-3);
  });

  test('gives nothing back before a change to sick leave is approved', async () => {
    const { kari, lead } = await onVacation();
    const other = absenceIn(await approve(lead, await asked(kari, { absenceType: 6, startDate: '2027-01-18', endDate: '2027-01-18' })));
    const body = { ...confirmed, startDate: '2027-01-14', endDate: '2027-01-18', absenceId: other.absenceId };
    expect(absenceIn(await kari.call(updateAbsence, { body })).status).toBe(8);
    expect((await sums(kari, kari.companyUserId)).taken).toBe(-5);
    await approve(lead, other);
    expect((await sums(kari, kari.companyUserId)).taken).toBe(-3);
    await lead.call(undoDecision, { body: { absenceId: other.absenceId } });
    expect((await sums(kari, kari.companyUserId)).taken).toBe(-5);
  });

  test('reserves less where the vacation still waits, which is approved with the days that are left', async () => {
    const { kari, lead } = await absenceWorld(server);
    const request = await asked(kari, week);
    await asked(kari, confirmed);
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: 0, reserved: -3, available: 22 });
    expect(absenceIn(await approve(lead, request))).toMatchObject({ status: 2, workingDays: 3 });
    expect(await sums(kari, kari.companyUserId)).toEqual({ taken: -3, reserved: 0, available: 22 });
  });

  test('stays counted when the vacation is moved or the days are counted again', async () => {
    const { kari, admin, vacation } = await onVacation();
    await asked(kari, confirmed);
    const body = { ...week, endDate: '2027-01-18', absenceId: vacation.absenceId, companyUserId: kari.companyUserId };
    expect(absenceIn(await admin.call(updateAbsence, { body }))).toMatchObject({ status: 9, workingDays: 4 });
    const days = ['2027-01-13', '2027-01-14'].map((date) => ({ date, kind: 'off' as const, name: 'Planleggingsdag' }));
    await admin.call(updateSettings, { body: { days } });
    expect((await sums(kari, kari.companyUserId)).taken).toBe(-3);
    await admin.call(updateSettings, { body: { days: [] } });
    expect((await sums(kari, kari.companyUserId)).taken).toBe(-4);
  });

  test('goes before the vacation in sums, in the payroll export and among those away', async () => {
    const { kari, admin } = await onVacation();
    await asked(kari, confirmed);
    const period = { startDate: '2027-01-01', endDate: '2027-01-31' };
    const { json } = await admin.call(getCompanyAbsenceSummary, { query: period });
    const row = (json['companyAbsenceSummary'] as SummaryRow[]).find(({ companyUserId }) => companyUserId === kari.companyUserId);
    expect(row?.days).toEqual([
      { type: 1, workingDays: 3, calendarDays: 3 },
      { type: 3, workingDays: 2, calendarDays: 2 },
    ]);
    const payroll = await admin.call(exportAbsences, { body: { ...period, format: 'csv', kind: 'payroll' } });
    expect(payroll.bytes.toString().trim().split('\n')).toHaveLength(3);
    const away = await admin.call(getCompanyUsersOnAbsenceByTargetDate, { body: { targetDate: '2027-01-12' } });
    expect((away.json['companyUsers'] as AwayPerson[]).map(({ type }) => type)).toEqual([3]);
  });

  test('is not seen on the days of the vacation by those who may not know of it', async () => {
    const { kari, lead, company, vacation } = await onVacation();
    const illness = await asked(kari, { ...confirmed, startDate: '2027-01-14', endDate: '2027-01-18', absenceType: 4 });
    const period = { startDate: '2027-01-01', endDate: '2027-01-31' };
    const seenBy = async (who: Caller) => {
      const chart = await who.call(getCompanyAbsencesByTimespan, { query: period });
      const people = chart.json['companyUsersAbsences'] as CalendarPerson[];
      const bars = people.find(({ companyUserId }) => companyUserId === kari.companyUserId)?.absences ?? [];
      const away = await who.call(getCompanyUsersOnAbsenceByTargetDate, { body: { targetDate: '2027-01-14' } });
      const feed = await who.call(createFeed, { body: { scope: 'company' } });
      const secret = String(feed.json['address']).split('/feeds/')[1] ?? '';
      const events = (await server.nobody.call(getFeed, { params: { secret } })).bytes.toString();
      return {
        bars: bars.map(({ type, startDate, endDate }) => `${type}: ${startDate} – ${endDate}`),
        away: (away.json['companyUsers'] as AwayPerson[]).map(({ type, endDate }) => `${type}: ${endDate}`),
        events: [...events.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, date]) => date),
        days: [(await again(who, vacation)).workingDays, (await again(who, illness)).startDate],
      };
    };
    const rest = { events: ['20270111', '20270116'], days: [5, '2027-01-16'] };
    expect(await seenBy(await company.person('employee'))).toEqual({
      ...rest,
      bars: ['-1: 2027-01-11 – 2027-01-15', '-1: 2027-01-16 – 2027-01-18'],
      away: ['-1: 2027-01-15'],
    });
    expect(await seenBy(await company.person('officeadmin'))).toEqual({
      ...rest,
      bars: ['1: 2027-01-11 – 2027-01-15', '-1: 2027-01-16 – 2027-01-18'],
      away: ['1: 2027-01-15'],
    });
    expect(await seenBy(lead)).toEqual({
      bars: ['1: 2027-01-11 – 2027-01-15', '4: 2027-01-14 – 2027-01-18'],
      away: ['4: 2027-01-18'],
      events: rest.events,
      days: [3, '2027-01-14'],
    });
  });

  test('in a closed year carries the days on that the law gives', async () => {
    server.clock.set('2026-12-21T09:00:00Z');
    const { kari, lead, company } = await absenceWorld(server);
    const vacation = await asked(kari, { absenceType: 1, startDate: '2026-12-28', endDate: '2026-12-31' });
    await approve(lead, vacation);
    server.clock.set('2027-01-05T09:00:00Z');
    await closeYears(server.services);
    // Sessions end over New Year.
    const hr = await company.person('hradmin');
    const before = (await sums(hr, kari.companyUserId)).available;
    const illness = { ...confirmed, startDate: '2026-12-29', endDate: '2026-12-30', companyUserId: kari.companyUserId };
    await asked(hr, illness);
    expect((await sums(hr, kari.companyUserId)).available).toBe(before + 2);
  });

  test('of half a day, and care days, are refused as before', async () => {
    const { kari } = await onVacation();
    const half = { ...confirmed, endDate: '2027-01-12', absencePortion: 1 };
    for (const wish of [half, { ...confirmed, absenceType: 5 }])
      expect((await ask(kari, wish)).codes).toEqual(['absence.OverlappingRequests']);
  });
});
