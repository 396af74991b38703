import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { correctBalance, getCompanyUserVacationDaysOverview, ledger } from '../contract/endpoints-balance.ts';
import { exportAbsences, previewSettings } from '../contract/endpoints-company.ts';
import { calculateVacationDays } from '../contract/endpoints-requests.ts';
import {
  getAbsence,
  getAbsenceHistoryByAbsenceId,
  getCompanyAbsencesByTimespan,
  getCompanyAbsenceSummary,
  getPendingRequestCount,
  getPendingRequestsByYear,
} from '../contract/endpoints.ts';
import type { Balance, Calculation, LedgerLine, SummaryRow } from '../contract/entities-balance.ts';
import type { Absence, CalendarPerson, HistoryLine } from '../contract/entities.ts';
import { again, approve, change, remove } from '../testing/decided.ts';
import { openAbsence } from '../testing/opened.ts';
import { absenceIn, ask, asked } from '../testing/requests.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2027-01-11T09:00:00Z'));

const week = { absenceType: 1, startDate: '2027-01-11', endDate: '2027-01-15' };
const sick = { absenceType: 3, startDate: '2027-01-12', endDate: '2027-01-13', vacationDaysBack: 2 };
const period = { startDate: '2027-01-01', endDate: '2027-01-31' };

/** An employee with a vacation, a lead, the lead's own lead, and an office administrator. */
async function staffed() {
  const company = await server.newCompany();
  const { admin } = company;
  await openAbsence(admin);
  const above = await company.person('manager', { firstName: 'Anne', reportsTo: admin.companyUserId ?? '' });
  const lead = await company.person('manager', { firstName: 'Lise', reportsTo: above.companyUserId ?? '' });
  const kari = await company.person('employee', { firstName: 'Kari', reportsTo: lead.companyUserId ?? '' });
  return { company, admin, above, lead, kari, office: await company.person('officeadmin'), id: kari.companyUserId ?? '' };
}

const statementOf = async (who: Caller, companyUserId: string) => {
  const { json } = await who.call(ledger, { query: { companyUserId, year: 2027 } });
  const lines = json['lines'] as LedgerLine[];
  const { allowance, corrected, taken, planned, reserved, available } = json['balance'] as Balance;
  return {
    lines: lines.map(({ kind, reason, days, balance }) => `${kind} ${reason} ${days} = ${balance}`),
    balance: { allowance, corrected, taken, planned, reserved, available },
    text: JSON.stringify(lines),
  };
};

describe('who may not know of illness (absence.79, absence.80)', () => {
  test('reads the year as a statement in which days given back are a correction like any other', async () => {
    const { admin, above, lead, kari, office, id } = await staffed();
    const vacation = absenceIn(await approve(lead, await asked(kari, week)));
    await admin.call(correctBalance, { body: { companyUserId: id, year: 2027, days: 1, reason: 'Syk i ferien i fjor' } });
    const illness = await asked(kari, sick);
    const known = { allowance: 25, corrected: 1, taken: 3, planned: 2, reserved: 0, available: 23 };
    expect((await statementOf(lead, id)).balance).toEqual(known);
    for (const reader of [office, above]) {
      const { text, ...seen } = await statementOf(reader, id);
      expect(seen).toEqual({
        lines: ['allowance companyDefault 25 = 25', 'taken approved -5 = 20', 'correction corrected 3 = 23'],
        balance: { ...known, corrected: 3, taken: 5, planned: 4 },
      });
      for (const told of ['Syk', 'givenBack', illness.absenceId]) expect(text).not.toContain(told);
      const overview = await reader.call(getCompanyUserVacationDaysOverview, { body: { encCompanyUserId: id, year: 2027 } });
      expect((overview.json['absenceDaysOverview'] as { balance: Balance }).balance).toMatchObject({ taken: 5, corrected: 3 });
    }
    await remove(admin, vacation);
    expect(await statementOf(office, id)).toMatchObject({
      lines: ['allowance companyDefault 25 = 25', 'correction corrected 1 = 26'],
      balance: { taken: 0, corrected: 1, available: 26 },
    });
  });

  test('counts the whole vacation in sums, exports and its history', async () => {
    const { lead, kari, office, id } = await staffed();
    const vacation = absenceIn(await approve(lead, await asked(kari, week)));
    const illness = await asked(kari, sick);
    const summary = await office.call(getCompanyAbsenceSummary, { query: period });
    const row = (summary.json['companyAbsenceSummary'] as SummaryRow[]).find(({ companyUserId }) => companyUserId === id);
    expect(row).toMatchObject({ days: [{ type: 1, workingDays: 5, calendarDays: 5 }], taken: 5, available: 22 });
    for (const kind of ['summary', 'payroll'] as const) {
      const file = await office.call(exportAbsences, { body: { ...period, format: 'csv', kind, filters: { companyUserIds: [id] } } });
      expect(file.bytes.toString()).not.toMatch(/Absence|Fravær|;3;/);
    }
    const { json } = await office.call(getAbsenceHistoryByAbsenceId, { query: { encAbsenceId: vacation.absenceId } });
    expect((json['history'] as HistoryLine[]).map((line) => line.new?.workingDays)).toEqual([5, 5]);
    for (const read of [getAbsence, getAbsenceHistoryByAbsenceId]) {
      const query = { absenceId: illness.absenceId, encAbsenceId: illness.absenceId };
      expect((await office.call(read, { query })).status).toBe(404);
    }
  });

  test('counts what reaches out of vacation as an absence of its own days', async () => {
    const { lead, kari, office, id } = await staffed();
    await approve(lead, await asked(kari, week));
    await asked(kari, { ...sick, startDate: '2027-01-14', endDate: '2027-01-18', absenceType: 4 });
    const { json } = await office.call(getCompanyAbsenceSummary, { query: period });
    expect((json['companyAbsenceSummary'] as SummaryRow[]).find(({ companyUserId }) => companyUserId === id)?.days).toEqual([
      { type: -1, workingDays: 1, calendarDays: 3 },
      { type: 1, workingDays: 5, calendarDays: 5 },
    ]);
  });

  test('sees no illness on vacation that only waits, and reserves all its days', async () => {
    const { company, above, lead, kari, office, id } = await staffed();
    const request = await asked(kari, week);
    await asked(kari, sick);
    const bars = async (who: Caller) => {
      const chart = await who.call(getCompanyAbsencesByTimespan, { query: period });
      const found = (chart.json['companyUsersAbsences'] as CalendarPerson[]).find(({ companyUserId }) => companyUserId === id);
      return found?.absences.map(({ type, status, startDate, endDate }) => `${type} ${status}: ${startDate} – ${endDate}`);
    };
    for (const reader of [office, above]) {
      expect(await bars(reader)).toEqual(['1 1: 2027-01-11 – 2027-01-15']);
      expect(await statementOf(reader, id)).toMatchObject({
        lines: ['allowance companyDefault 25 = 25', 'reserved requested -5 = 20', 'correction corrected 2 = 22'],
        balance: { corrected: 2, reserved: 5, available: 22 },
      });
      expect(await again(reader, request)).toMatchObject({ workingDays: 5 });
    }
    // Who does not see the request sees that somebody is away.
    expect(await bars(await company.person('employee'))).toEqual(['-1 2: 2027-01-12 – 2027-01-13']);
    const pending = async (who: Caller) => {
      const { json } = await who.call(getPendingRequestsByYear, { query: { year: 2027 } });
      const [first] = json['pendingAddAbsenceRequests'] as { absence: Absence; perYear: object[] }[];
      return [first?.absence.workingDays, first?.perYear];
    };
    expect(await pending(lead)).toEqual([3, [{ year: 2027, availableBefore: 25, availableAfter: 22 }]]);
    expect(await pending(above)).toEqual([5, [{ year: 2027, availableBefore: 27, availableAfter: 22 }]]);
  });

  test('learns nothing by trying to place vacation on illness', async () => {
    const { above, lead, kari, id } = await staffed();
    const vacation = absenceIn(await approve(lead, await asked(kari, week)));
    await asked(kari, { ...sick, startDate: '2027-01-14', endDate: '2027-01-19', absenceType: 4 });
    const tried = async (wish: object) => {
      const { json } = await above.call(calculateVacationDays, { body: { absenceType: 1, companyUserId: id, ...wish } });
      const { workingDays, overlaps, perYear } = json['calculation'] as Calculation;
      return {
        workingDays,
        perYear,
        overlaps: overlaps.map(({ type, startDate, endDate, dates }) => ({ type, startDate, endDate, dates })),
      };
    };
    const rest = { type: -1, startDate: '2027-01-16', endDate: '2027-01-19' };
    expect(await tried({ startDate: '2027-01-18', endDate: '2027-01-20' })).toMatchObject({
      workingDays: 3,
      overlaps: [{ ...rest, dates: ['2027-01-18', '2027-01-19'] }],
    });
    const longer = { ...week, endDate: '2027-01-18', absenceId: vacation.absenceId };
    expect(await tried(longer)).toEqual({
      workingDays: 6,
      perYear: [{ year: 2027, days: 6, availableBefore: 22, availableAfter: 21 }],
      overlaps: [{ ...rest, dates: ['2027-01-16', '2027-01-17', '2027-01-18'] }],
    });
    expect(await tried({ ...week, endDate: '2027-01-14', absenceId: vacation.absenceId })).toMatchObject({ workingDays: 4, overlaps: [] });
    expect((await ask(above, { companyUserId: id, startDate: '2027-01-18', endDate: '2027-01-18' })).codes).toEqual([
      'absence.OverlappingRequests',
    ]);
  });

  test('is told only the days of the vacation of who else is away', async () => {
    const { company, lead, kari, id } = await staffed();
    await approve(lead, await asked(kari, week));
    await asked(kari, { ...sick, startDate: '2027-01-14', endDate: '2027-01-18', absenceType: 4 });
    const ola = await company.person('employee', { firstName: 'Ola', reportsTo: lead.companyUserId ?? '' });
    const awayOn = async (day: string) => {
      const { json } = await ola.call(calculateVacationDays, { body: { absenceType: 1, startDate: day, endDate: day } });
      return (json['calculation'] as Calculation).away.map(({ companyUserId, ...days }) => [companyUserId === id, days]);
    };
    const fullName = expect.stringContaining('Kari');
    expect(await awayOn('2027-01-14')).toEqual([[true, { fullName, startDate: '2027-01-11', endDate: '2027-01-15' }]]);
    expect(await awayOn('2027-01-18')).toEqual([[true, { fullName, startDate: '2027-01-16', endDate: '2027-01-18' }]]);
  });

  test('is mailed of a request with all its days', async () => {
    const { kari } = await staffed();
    const request = await asked(kari, week);
    await asked(kari, sick);
    await change(kari, request, { endDate: '2027-01-18' });
    const [mail] = (await server.mails()).filter(({ text }) => text.includes('18. januar') && text.includes('Kari'));
    expect(mail?.text).toContain('6 arbeidsdager');
  });
});

describe('a change of vacation into illness, or of illness into vacation', () => {
  const asSick = { absenceType: 4, comment: 'Operasjon', startDate: '2027-02-01', endDate: '2027-02-03' };
  const historyOf = async (who: Caller, { absenceId }: Absence) =>
    ((await who.call(getAbsenceHistoryByAbsenceId, { query: { encAbsenceId: absenceId } })).json['history'] as HistoryLine[]).map(
      (line) => [line.new?.type, line.comment],
    );

  test('names illness to nobody who may not know of it, and is not theirs to decide', async () => {
    const { above, lead, kari, office } = await staffed();
    const vacation = absenceIn(await approve(lead, await asked(kari, { startDate: '2027-02-01', endDate: '2027-02-03' })));
    const { companyUserId: deciderId } = lead;
    expect((await change(kari, vacation, asSick)).codes).toEqual([]);
    expect((await again(lead, vacation)).proposed).toMatchObject({ type: 4, comment: 'Operasjon' });
    expect((await again(kari, vacation)).waitingFor).toMatchObject([{ companyUserId: deciderId }]);
    for (const reader of [office, above]) {
      const { proposed, permissions } = await again(reader, vacation);
      expect([proposed, permissions.decide, permissions.update]).toEqual([
        expect.objectContaining({ type: -1, comment: null, startDate: '2027-02-01' }),
        false,
        false,
      ]);
      expect((await historyOf(reader, vacation)).at(-1)).toEqual([-1, null]);
    }
    const { json } = await above.call(getPendingRequestsByYear, { query: { year: 2027 } });
    expect(json['pendingUpdateAbsenceRequests']).toEqual([]);
    expect((await above.call(getPendingRequestCount)).json['pendingRequests']).toBe(0);
    expect((await lead.call(getPendingRequestCount)).json['pendingRequests']).toBe(1);
    expect((await approve(above, vacation)).codes).toEqual(['common.Forbidden']);
  });

  test('keeps the illness that became vacation out of its history', async () => {
    const { lead, kari, office } = await staffed();
    const illness = await asked(kari, { ...asSick, absenceType: 3 });
    await change(kari, illness, { absenceType: 1, startDate: '2027-02-01', endDate: '2027-02-03' });
    await approve(lead, illness);
    expect((await historyOf(office, illness)).map(([type]) => type)).toEqual([-1, 1, 1]);
    expect(JSON.stringify(await historyOf(office, illness))).not.toContain('Operasjon');
  });
});

test('what other working days would count again names no illness to whoever may not know of it', async () => {
  const { above, lead, kari, id } = await staffed();
  await approve(lead, await asked(kari, week));
  await asked(kari, sick);
  // Wednesday is free: of the vacation it is one day less, and of the illness too.
  const body = {
    person: { companyUserId: id, weekdays: { 0: false, 1: true, 2: true, 3: false, 4: true, 5: true, 6: false }, validFrom: '2027-01-01' },
  };
  const seen = async (who: Caller) => (await who.call(previewSettings, { body })).json['absences'];
  expect(await seen(above)).toMatchObject([{ startDate: '2027-01-11', endDate: '2027-01-15', before: 5, after: 4 }]);
  // Lise, who may know: the vacation gave Wednesday back, so that it is the illness that loses a day.
  expect(await seen(lead)).toMatchObject([{ startDate: '2027-01-12', endDate: '2027-01-13', before: 2, after: 1 }]);
});

test('what other working days would count again has of illness the days outside vacation', async () => {
  const { above, lead, kari, id } = await staffed();
  await approve(lead, await asked(kari, week));
  // The last day of the vacation, and Monday to Wednesday after it.
  await asked(kari, { absenceType: 3, startDate: '2027-01-15', endDate: '2027-01-20', vacationDaysBack: 1 });
  const body = {
    person: { companyUserId: id, weekdays: { 0: false, 1: true, 2: true, 3: false, 4: true, 5: true, 6: false }, validFrom: '2027-01-15' },
  };
  const { json } = await above.call(previewSettings, { body });
  expect(json['absences']).toMatchObject([{ startDate: '2027-01-16', endDate: '2027-01-20', before: 3, after: 2 }]);
});

test('what another country would count again has illness only for the person and whoever may know of it', async () => {
  const { above, lead, kari, id } = await staffed();
  // Good Friday is a holiday in both countries, Maundy Thursday only in Norway.
  await approve(lead, await asked(kari, { absenceType: 1, startDate: '2027-03-22', endDate: '2027-03-26' }));
  await asked(kari, { absenceType: 3, startDate: '2027-03-24', endDate: '2027-03-25', vacationDaysBack: 1 });
  const body = { personCountry: { companyUserId: id, country: 'GB' } };
  const seen = async (who: Caller) => (await who.call(previewSettings, { body })).json['absences'];
  expect(await seen(above)).toMatchObject([{ startDate: '2027-03-22', endDate: '2027-03-26', before: 3, after: 4 }]);
  for (const who of [kari, lead])
    expect(await seen(who)).toMatchObject([{ startDate: '2027-03-24', endDate: '2027-03-25', before: 1, after: 2 }]);
});

test('when an absence without a name was registered is not told: only illness is registered afterwards by oneself', async () => {
  const { company, kari, lead, office } = await staffed();
  const illness = await asked(kari, { absenceType: 3, startDate: '2027-01-08', endDate: '2027-01-08' });
  const dates = async (who: Caller) => {
    const { requestedDate, currentVersion } = await again(who, illness);
    return [requestedDate, currentVersion.createdDate].map((date) => date && date.slice(0, 10));
  };
  expect(await dates(lead)).toEqual(['2027-01-11', '2027-01-11']);
  for (const reader of [office, await company.person('employee')]) expect(await dates(reader)).toEqual([null, null]);
});
