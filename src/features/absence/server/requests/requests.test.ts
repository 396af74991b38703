import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { acknowledgeAbsenceWelcomeScreen, updateSettings } from '../../contract/endpoints-company.ts';
import { approveAbsenceRequest, calculateVacationDays, deleteAbsence, updateAbsence } from '../../contract/endpoints-requests.ts';
import { getAbsence, getCompanyUserAbsencesByYear } from '../../contract/endpoints.ts';
import type { Absence } from '../../contract/entities.ts';
import { firstSettings } from '../../testing/opened.ts';
import { absenceIn, ask, asked } from '../../testing/requests.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

async function world(settings: Partial<typeof firstSettings> = {}) {
  const company = await server.newCompany();
  const { admin } = company;
  await admin.call(acknowledgeAbsenceWelcomeScreen, { body: { ...firstSettings, ...settings } });
  const lead = await company.person('manager', { firstName: 'Lise', reportsTo: admin.companyUserId ?? '' });
  const kari = await company.person('employee', { firstName: 'Kari', reportsTo: lead.companyUserId ?? '' });
  return { company, admin, lead, kari };
}
const approve = (who: Caller, { absenceId }: Absence) => who.call(approveAbsenceRequest, { body: { absenceId } });
const one = (day: string, rest: object = {}) => ({ startDate: day, endDate: day, ...rest });
const left = async (who: Caller, year = 2027) => {
  const body = { absenceType: 1, startDate: `${year}-10-01`, endDate: `${year}-10-01` };
  const { json } = await who.call(calculateVacationDays, { body });
  const calculation = json['calculation'] ?? (json['details'] as { calculation: unknown }).calculation;
  return (calculation as { perYear: { availableBefore: number }[] }).perYear[0]?.availableBefore;
};

/** A week in which an absence recurs on one day. */
const weekdays = (only: number) => Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, day === only]));

describe('asking', () => {
  test('waits for the nearest manager, counts its days and reserves them', async () => {
    const { kari, lead } = await world();
    const absence = await asked(kari, { comment: 'Vinterferie' });
    expect(absence).toMatchObject({ status: 1, workingDays: 3, calendarDays: 3, type: 1, comment: 'Vinterferie', deductible: true });
    expect(absence.waitingFor.map(({ companyUserId }) => companyUserId)).toEqual([lead.companyUserId]);
    expect(absence.permissions).toMatchObject({ update: true, delete: true, decide: false, requestUpdate: false });
    expect(await left(kari)).toBe(22);
  });

  test('is refused until the calendar was opened', async () => {
    const { admin } = await server.newCompany();
    expect((await ask(admin)).codes).toEqual(['absence.NotAcknowledged']);
  });

  test('says what is wrong with its days, also before it is sent', async () => {
    const { kari } = await world();
    const body = { absenceType: 1, startDate: '2026-11-20', endDate: '2026-11-23' };
    const details = { why: 'past', days: 14 };
    expect((await ask(kari, body)).json['details']).toEqual(details);
    expect((await kari.call(calculateVacationDays, { body })).json['details']).toEqual(details);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['in the past', { startDate: '2026-11-20', endDate: '2026-11-23' }, 'absence.InvalidDates'],
    ['end before start', { startDate: '2027-01-13', endDate: '2027-01-11' }, 'absence.InvalidDates'],
    ['later than in a year', { startDate: '2027-11-22', endDate: '2027-11-23' }, 'absence.InvalidDates'],
    ['several half days', { absencePortion: 1 }, 'absence.InvalidDates'],
    [
      'half of each day that recurs',
      {
        absencePortion: 1,
        endDate: '2027-02-26',
        isRecurring: true,
        recurrence: { daysOfWeek: weekdays(5), interval: 1, startDate: '2027-01-11', endDate: '2027-02-26' },
      },
      'absence.InvalidDates',
    ],
    ['C16 a weekend', { startDate: '2027-01-16', endDate: '2027-01-17' }, 'absence.NoWorkingDays'],
    ['C16 a holiday', { startDate: '2027-05-17', endDate: '2027-05-17' }, 'absence.NoWorkingDays'],
    ['repeating without how', { isRecurring: true }, 'absence.InvalidDates'],
  ])('is refused for %s', async (_name, wish, code) => {
    const { kari } = await world();
    const answer = await ask(kari, wish);
    expect([answer.status, answer.codes]).toEqual([400, [code]]);
    const calculated = await kari.call(calculateVacationDays, {
      body: { absenceType: 1, startDate: '2027-01-11', endDate: '2027-01-13', ...wish },
    });
    expect(calculated.codes).toEqual([code]);
  });

  test('half a day is refused where the company has none', async () => {
    const { kari } = await world({ allowHalfDayAbsence: false });
    expect((await ask(kari, one('2027-01-11', { absencePortion: 1 }))).codes).toEqual(['absence.HalfDayDisabled']);
  });

  test('holds at once where the company approves by itself, and for home office alone when it says so', async () => {
    const { kari } = await world({ autoApproveHomeOfficeRequests: true });
    expect((await asked(kari, one('2027-01-11', { absenceType: 2 }))).status).toBe(2);
    expect((await asked(kari, one('2027-01-12'))).status).toBe(1);
    const generous = await world({ autoApproveAbsenceRequests: true });
    expect((await asked(generous.kari)).status).toBe(2);
  });

  test('waits all the same in a locked period, and where too few would be at work', async () => {
    const { kari, admin } = await world({ autoApproveAbsenceRequests: true, autoApproveHomeOfficeRequests: true });
    const lockedPeriods = [{ name: 'Varetelling', startDate: '2027-01-12', endDate: '2027-01-12' }];
    await admin.call(updateSettings, { body: { lockedPeriods } });
    const agreed = await asked(kari, one('2027-01-11'));
    expect(agreed.status).toBe(2);
    const wish = { absenceType: 1, startDate: '2027-01-12', endDate: '2027-01-13' };
    expect((await kari.call(calculateVacationDays, { body: wish })).json['calculation']).toMatchObject({ isApprovedAtOnce: false });
    expect((await asked(kari, wish)).status).toBe(1);
    const moved = { ...wish, startDate: '2027-01-11', absenceId: agreed.absenceId, endDate: '2027-01-11', absencePortion: 1 };
    expect(absenceIn(await kari.call(updateAbsence, { body: moved })).status).toBe(9);
    await admin.call(updateSettings, { body: { lockedPeriods: [], minimumPresence: [{ department: null, minimum: 3 }] } });
    expect(absenceIn(await kari.call(updateAbsence, { body: { ...moved, absencePortion: 0 } })).status).toBe(8);
    // Three people in all: one less is below the minimum.
    expect((await asked(kari, one('2027-01-18'))).status).toBe(1);
    expect((await asked(kari, one('2027-01-19', { absenceType: 2 }))).status).toBe(2);
    expect((await asked(kari, one('2026-11-20', { absenceType: 3 }))).status).toBe(2);
  });

  test('illness is registered, up to 14 days back', async () => {
    const { kari } = await world();
    expect(await asked(kari, { absenceType: 3, startDate: '2026-11-07', endDate: '2026-11-08' })).toMatchObject({
      status: 2,
      deductible: false,
      calendarDays: 2,
    });
    expect((await ask(kari, one('2026-11-06', { absenceType: 3 }))).codes).toEqual(['absence.InvalidDates']);
  });

  test('a leader registers at once for those below, up to a year back, and no illness through others', async () => {
    const { admin, lead, kari, company } = await world();
    const past = await asked(lead, { ...one('2025-11-24'), companyUserId: kari.companyUserId });
    expect(past).toMatchObject({ status: 2, companyUserId: kari.companyUserId });
    expect((await ask(lead, { ...one('2025-11-20'), companyUserId: kari.companyUserId })).codes).toEqual(['absence.InvalidDates']);
    const top = await company.person('manager', {});
    const middle = await company.person('manager', { reportsTo: top.companyUserId ?? '' });
    const low = await company.person('employee', { reportsTo: middle.companyUserId ?? '' });
    expect((await asked(top, { ...one('2027-01-11'), companyUserId: low.companyUserId })).status).toBe(2);
    expect((await ask(top, { ...one('2027-01-12', { absenceType: 3 }), companyUserId: low.companyUserId })).status).toBe(403);
    expect((await asked(middle, { ...one('2027-01-12', { absenceType: 3 }), companyUserId: low.companyUserId })).status).toBe(2);
    for (const who of [kari, await company.person('officeadmin')])
      expect((await ask(who, { companyUserId: admin.companyUserId })).status).toBe(403);
    expect((await ask(admin, { companyUserId: '0198e7a0-0000-7000-8000-000000000000' })).status).toBe(404);
  });

  test('only administrators say what takes of the balance', async () => {
    const { kari, lead } = await world();
    expect((await ask(kari, { deductible: false })).status).toBe(403);
    expect((await asked(lead, { companyUserId: kari.companyUserId, deductible: false })).deductible).toBe(false);
    expect(await left(kari)).toBe(25);
  });

  test('for somebody deactivated or external nothing is added', async () => {
    const { admin, company } = await world();
    const gone = await company.person('employee', { state: 'inactive' });
    const accountant = await company.person('accountant');
    for (const { companyUserId } of [gone, accountant])
      expect((await ask(admin, { companyUserId })).codes).toEqual(['absence.FailedToAdd']);
  });

  test('an administrator’s own waits for another, and holds at once when there is none', async () => {
    const { admin, company } = await world();
    expect((await asked(admin)).status).toBe(2);
    await company.person('hradmin');
    expect((await asked(admin, one('2027-01-18'))).status).toBe(1);
  });
});

describe('overlap', () => {
  test.each<[string, object, object, boolean]>([
    ['O2 first and last half of a day', { absencePortion: 1 }, { absencePortion: 2 }, true],
    ['O2 the same half twice', { absencePortion: 1 }, { absencePortion: 1 }, false],
    ['O2 a half and the whole', { absencePortion: 1 }, {}, false],
    ['O7 vacation over home office', { absenceType: 2 }, {}, true],
    ['O7 home office twice', { absenceType: 2 }, { absenceType: 2 }, false],
  ])('%s', async (_name, first, second, fits) => {
    const { kari } = await world();
    await asked(kari, one('2027-01-11', first));
    const answer = await ask(kari, one('2027-01-11', second));
    expect(answer.codes).toEqual(fits ? [] : ['absence.OverlappingRequests']);
  });

  test('O2 with a declined or deleted one never, with one whose deletion is only asked for always', async () => {
    const { kari, lead } = await world();
    const absence = await asked(kari);
    await approve(lead, absence);
    await kari.call(deleteAbsence, { body: { absenceId: absence.absenceId } });
    const answer = await ask(kari);
    expect(answer.codes).toEqual(['absence.OverlappingRequests']);
    expect(answer.json['details']).toMatchObject({
      overlaps: [{ absenceId: absence.absenceId, type: 1, startDate: '2027-01-11', dates: ['2027-01-11', '2027-01-12', '2027-01-13'] }],
    });
    await approve(lead, absence);
    expect((await asked(kari)).status).toBe(1);
  });

  test('O4 never with itself', async () => {
    const { kari } = await world();
    const { absenceId } = await asked(kari);
    const body = { absenceType: 1, startDate: '2027-01-12', endDate: '2027-01-14', absenceId };
    expect(absenceIn(await kari.call(updateAbsence, { body }))).toMatchObject({ status: 11, startDate: '2027-01-12' });
  });

  test('O6 with the days of a repeated one, which are named', async () => {
    const { kari } = await world();
    const recurrence = { daysOfWeek: weekdays(1), interval: 1, startDate: '2027-01-04', endDate: '2027-06-28' };
    const times = await asked(kari, { absenceType: 6, startDate: '2027-01-04', endDate: '2027-06-28', isRecurring: true, recurrence });
    expect(times.spans).toHaveLength(26);
    const answer = await ask(kari, { startDate: '2027-05-10', endDate: '2027-05-14' });
    expect(answer.json['details']).toMatchObject({ overlaps: [{ absenceId: times.absenceId, dates: ['2027-05-10'] }] });
  });
});

describe('the days of a year', () => {
  test('B3 what waits is reserved, so more is refused with the year and what is left', async () => {
    const { kari, lead } = await world({ availableAbsenceDays: 5 });
    await approve(lead, await asked(kari));
    const answer = await ask(kari, { startDate: '2027-01-18', endDate: '2027-01-20' });
    expect(answer.codes).toEqual(['absence.NotEnoughAvailableAbsenceDays']);
    expect(answer.json['details']).toEqual({ years: [{ year: 2027, available: 2, wanted: 3 }] });
    const { json } = await kari.call(calculateVacationDays, { body: { absenceType: 1, startDate: '2027-01-18', endDate: '2027-01-20' } });
    expect(json['details']).toMatchObject({ calculation: { perYear: [{ availableBefore: 2, availableAfter: -1 }] } });
  });

  test('B6 each year is checked alone', async () => {
    const { kari } = await world({ availableAbsenceDays: 1 });
    const answer = await ask(kari, { startDate: '2026-12-30', endDate: '2027-01-04' });
    expect(answer.json['details']).toEqual({ years: [{ year: 2026, available: 1, wanted: 2 }] });
  });

  test('B7 shortening passes when nothing is left', async () => {
    const { kari, lead } = await world({ availableAbsenceDays: 3 });
    const absence = await asked(kari);
    await approve(lead, absence);
    expect(await left(kari)).toBe(0);
    const body = { absenceType: 1, startDate: '2027-01-11', endDate: '2027-01-12', absenceId: absence.absenceId };
    expect(absenceIn(await kari.call(updateAbsence, { body })).status).toBe(8);
    expect(absenceIn(await approve(lead, absence))).toMatchObject({ status: 9, workingDays: 2 });
    expect(await left(kari)).toBe(1);
  });
});

describe('what a request would mean', () => {
  test('says days, holidays, what is left, and what speaks against it', async () => {
    const { kari, lead, company } = await world();
    const ola = await company.person('employee', { firstName: 'Ola', reportsTo: lead.companyUserId ?? '' });
    await approve(lead, await asked(ola, { startDate: '2027-05-03', endDate: '2027-05-07' }));
    const body = { absenceType: 1, startDate: '2027-05-03', endDate: '2027-05-14' };
    const { json } = await kari.call(calculateVacationDays, { body });
    expect(json['calculation']).toMatchObject({
      calendarDays: 12,
      workingDays: 9,
      weekendDays: 2,
      daysToDeduct: 9,
      publicHolidays: [{ date: '2027-05-06' }],
      perYear: [{ year: 2027, days: 9, availableBefore: 25, availableAfter: 16 }],
      away: [{ fullName: 'Ola Nordmann' }],
      awayCount: 1,
      isApprovedAtOnce: false,
    });
  });
});

describe('who sees what', () => {
  const types = async (who: Caller, companyUserId = '') => {
    const { json, status } = await who.call(getCompanyUserAbsencesByYear, { query: { companyUserId, year: 2026 } });
    return status === 200 ? (json['companyUserAbsences'] as Absence[]).map(({ type }) => type) : status;
  };

  test('illness is known to the person, the nearest manager and the administrators alone', async () => {
    const { company, admin } = await world();
    const top = await company.person('manager', {});
    const lead = await company.person('manager', { reportsTo: top.companyUserId ?? '' });
    const kari = await company.person('employee', { reportsTo: lead.companyUserId ?? '' });
    const sick = await asked(kari, { ...one('2026-11-23'), absenceType: 3, comment: 'Influensa' });
    await asked(kari, one('2026-12-01', { comment: 'Fri' }));
    const seen = (who: Caller) => types(who, kari.companyUserId);
    expect(await seen(kari)).toEqual([1, 3]);
    expect(await seen(lead)).toEqual([1, 3]);
    expect(await seen(admin)).toEqual([1, 3]);
    expect(await seen(await company.person('hradmin'))).toEqual([1, 3]);
    expect(await seen(top)).toEqual([1, -1]);
    expect(await seen(await company.person('officeadmin'))).toEqual([1, -1]);
    expect(await seen(await company.person('employee'))).toBe(403);
    const { absenceId } = sick;
    const colleague = await company.person('employee');
    const { json } = await colleague.call(getAbsence, { query: { absenceId } });
    expect(json['absence']).toMatchObject({ type: -1, comment: null, decision: null, permissions: { history: false } });
    expect(JSON.stringify(json)).not.toContain('Influensa');
  });

  test('what waits is unknown to colleagues, and home office is known to all', async () => {
    const { company, kari, lead } = await world();
    const colleague = await company.person('employee');
    const request = await asked(kari);
    const home = await asked(lead, { ...one('2027-01-18', { absenceType: 2 }), companyUserId: kari.companyUserId });
    expect((await colleague.call(getAbsence, { query: { absenceId: request.absenceId } })).status).toBe(404);
    const { json } = await colleague.call(getAbsence, { query: { absenceId: home.absenceId } });
    expect(json['absence']).toMatchObject({ type: 2, comment: null });
  });
});
