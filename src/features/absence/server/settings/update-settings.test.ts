import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import { getCompanyUserVacationDaysOverview, ledger, setWorkWeek } from '../../contract/endpoints-balance.ts';
import * as endpoints from '../../contract/endpoints-company.ts';
import { addAbsence } from '../../contract/endpoints-requests.ts';
import { getAbsence, getCompanyAbsenceSummary } from '../../contract/endpoints.ts';
import type { AbsenceDaysOverview, LedgerLine, SummaryRow } from '../../contract/entities-balance.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import { book } from '../../testing/booked.ts';
import { absenceWorld, again as readAgain } from '../../testing/decided.ts';
import { openAbsence } from '../../testing/opened.ts';
import { asked } from '../../testing/requests.ts';

const server = await testServer();
const settingsIn = (json: Record<string, unknown>) => json['settings'] as AbsenceSettings;
const save = (caller: Caller, body: object) => caller.call(endpoints.updateSettings, { body });
const mondayToSaturday = { 0: false, 1: true, 2: true, 3: true, 4: true, 5: true, 6: true };

async function opened() {
  const company = await server.newCompany();
  await openAbsence(company.admin);
  const employee = await company.person('employee');
  return { ...company, employee, id: employee.companyUserId };
}
const linesOf = async (caller: Caller, companyUserId: string | undefined, year = 2026) =>
  (await caller.call(ledger, { query: { companyUserId, year } })).json['lines'] as LedgerLine[];

describe('a changed work week', () => {
  test('stands in the log as the company’s or as somebody’s', async () => {
    const { admin, id } = await opened();
    await admin.call(setWorkWeek, { body: { weekdays: mondayToSaturday, validFrom: '2026-03-01' } });
    await admin.call(setWorkWeek, { body: { companyUserId: id, weekdays: mondayToSaturday, validFrom: '2026-03-01' } });
    const [somebody, everybody] = await logLines(admin, { areas: ['absence'] });
    expect(everybody?.sentence).toMatch(/ endret arbeidsdagene i virksomheten$/);
    expect(somebody).toMatchObject({
      person: { companyUserId: id },
      sentence: expect.stringContaining(`endret arbeidsdagene til ${somebody?.person?.name}`),
    });
  });

  test('counts a booked week again, and the ledger says why', async () => {
    const { admin, id, companyId } = await opened();
    await book(server, companyId, [
      { companyUserId: id, startDate: '2026-03-02', endDate: '2026-03-08', days: 5 },
      { companyUserId: id, startDate: '2025-03-03', endDate: '2025-03-09', days: 5 },
    ]);
    const answer = await admin.call(setWorkWeek, { body: { weekdays: mondayToSaturday, validFrom: '2025-03-01' } });
    expect([answer.status, answer.json['recalculated']]).toEqual([200, 1]);
    expect(answer.json['workWeeks']).toEqual([{ validFrom: '2025-03-01', weekdays: 126 }]);
    const lines = await linesOf(admin, id);
    expect(lines.map(({ kind, reason, days, balance }) => [kind, reason, days, balance])).toEqual([
      ['allowance', 'companyDefault', 25, 25],
      ['taken', 'registered', -5, 20],
      ['taken', 'workWeekChanged', -1, 19],
    ]);
    expect((await linesOf(admin, id, 2025)).at(-1)?.balance).toBe(20);
  });

  test('of one person leaves the others alone, and can be taken away again', async () => {
    const { admin, id, companyId } = await opened();
    await book(server, companyId, [
      { companyUserId: id, startDate: '2026-12-07', endDate: '2026-12-11', days: 5 },
      { companyUserId: admin.companyUserId, startDate: '2026-12-07', endDate: '2026-12-11', days: 5 },
    ]);
    const weekdays = { 0: false, 1: true, 2: false, 3: true, 4: false, 5: true, 6: false };
    const set = (body: object) => admin.call(setWorkWeek, { body: { companyUserId: id, ...body } });
    expect((await set({ weekdays, validFrom: '2026-12-01' })).json).toMatchObject({ recalculated: 1, workWeeks: [{ weekdays: 42 }] });
    expect((await linesOf(admin, id)).at(-1)).toMatchObject({ days: 2, balance: 21.5 });
    expect((await linesOf(admin, admin.companyUserId)).at(-1)).toMatchObject({ balance: 20 });
    const again = await set({ weekdays: null, validFrom: '2026-12-09' });
    expect(again.json['workWeeks']).toEqual([
      { validFrom: '2026-12-01', weekdays: 42, isOwn: true },
      { validFrom: '2026-12-09', weekdays: 62, isOwn: false },
    ]);
    expect((await linesOf(admin, id)).at(-1)?.balance).toBe(21);
  });

  test('is not saved over what somebody else has set since it was read', async () => {
    const { admin, id } = await opened();
    const set = (body: object) => admin.call(setWorkWeek, { body: { validFrom: '2026-12-01', ...body } });
    const { json } = await admin.call(getCompanyUserVacationDaysOverview, { body: { encCompanyUserId: id } });
    const settings = settingsIn((await admin.call(endpoints.getSettings)).json);
    const reads = [
      { companyUserId: id, read: (json['absenceDaysOverview'] as AbsenceDaysOverview).workWeeks },
      { read: settings.workWeeks },
    ];
    for (const read of reads) {
      const { workWeeks } = (await set({ ...read, weekdays: mondayToSaturday })).json;
      expect(workWeeks).toContainEqual(expect.objectContaining({ validFrom: '2026-12-01', weekdays: 126 }));
      const late = await set({ ...read, weekdays: { ...mondayToSaturday, 1: false } });
      expect([late.status, late.codes, late.json['details']]).toEqual([409, ['common.Conflict'], { workWeeks }]);
      expect((await set({ ...read, read: workWeeks, weekdays: { ...mondayToSaturday, 1: false } })).codes).toEqual([]);
    }
  });

  test('is for those who administer', async () => {
    const { employee, admin, id, person } = await opened();
    const body = { weekdays: mondayToSaturday, validFrom: '2026-12-01' };
    for (const caller of [employee, await person('manager')])
      expect((await caller.call(setWorkWeek, { body })).codes).toEqual(['vacation.NoPermissionToUpdate']);
    expect((await employee.call(setWorkWeek, { body: { ...body, companyUserId: id } })).codes).toEqual(['vacation.NoPermissionToUpdate']);
    expect((await admin.call(setWorkWeek, { body: { ...body, weekdays: null } })).fields).toHaveProperty('weekdays');
  });
});

test('another country of a person counts their booked days by its holidays, in open years only, as its preview says to them and to administrators', async () => {
  const { admin, employee, person, companyId, id } = await opened();
  await book(server, companyId, [
    { companyUserId: id, startDate: '2026-05-11', endDate: '2026-05-15', days: 4 },
    { companyUserId: id, startDate: '2025-05-12', endDate: '2025-05-16', days: 5 },
  ]);
  const { json } = await admin.call(getCompanyUser, { query: { companyUserEncrId: id } });
  const { version } = json['companyUser'] as { version: number };
  const preview = (caller: Caller, country: string | null = 'GB') =>
    caller.call(endpoints.previewSettings, { body: { personCountry: { companyUserId: id, country } } });
  const absence = { companyUserId: id, startDate: '2026-05-11', endDate: '2026-05-15' };
  for (const caller of [admin, employee])
    expect((await preview(caller)).json).toMatchObject({ absences: [{ ...absence, before: 4, after: 5 }], allowances: [], deadlines: [] });
  expect((await preview(await person('manager'))).codes).toEqual(['vacation.NoPermissionToUpdate']);
  expect((await linesOf(admin, id)).at(-1)).toMatchObject({ balance: 21 });
  const changed = await admin.call(updateCompanyUser, { body: { id, companyId, version, address: { country: 'GB' } } });
  expect(changed.codes).toEqual([]);
  expect((await preview(admin)).json['absences']).toEqual([]);
  expect((await preview(admin, null)).json['absences']).toMatchObject([{ ...absence, before: 5, after: 4 }]);
  // Ascension Day is no holiday in the United Kingdom.
  expect((await linesOf(admin, id)).at(-1)).toMatchObject({ reason: 'countryChanged', days: -1, balance: 20 });
  expect((await linesOf(admin, id, 2025)).at(-1)?.balance).toBe(20);
});

describe('settings', () => {
  test('are changed one by one, and the version guards them', async () => {
    const { admin } = await opened();
    const first = settingsIn((await admin.call(endpoints.getSettings)).json);
    const saved = await save(admin, { availableAbsenceDays: 30, careDays: 12, version: first.version });
    expect(settingsIn(saved.json)).toMatchObject({
      availableAbsenceDays: 30,
      careDays: 12,
      allowHalfDayAbsence: true,
      version: first.version + 1,
    });
    const stale = await save(admin, { careDays: 20, version: first.version });
    expect([stale.status, stale.codes]).toEqual([409, ['common.Conflict']]);
    const carryOver = { kind: 'capped', maxDays: 5, expiresOn: '03-31' };
    const sickLeave = { scheme: 'ia', daysEachTime: null, occasions: null, daysInYear: null };
    const lockedPeriods = [{ name: 'Varetelling', startDate: '2026-12-28', endDate: '2026-12-31' }];
    const minimumPresence = [{ department: null, minimum: 2 }];
    const all = await save(admin, { carryOver, sickLeave, lockedPeriods, minimumPresence });
    expect(settingsIn(all.json)).toMatchObject({ carryOver, sickLeave, lockedPeriods, minimumPresence });
  });

  test('count booked days again when a day off is added and taken away', async () => {
    const { admin, id, companyId } = await opened();
    await book(server, companyId, [{ companyUserId: id, startDate: '2026-12-21', endDate: '2026-12-31', days: 8 }]);
    const days = [{ date: '2026-12-28', kind: 'off', name: 'Romjul' }];
    expect((await save(admin, { days, halfDayEves: true })).json['recalculated']).toBe(1);
    expect((await linesOf(admin, id)).at(-1)).toMatchObject({ reason: 'holidayChanged', days: 2, balance: 19 });
    await save(admin, { days: [], halfDayEves: false });
    expect((await linesOf(admin, id)).at(-1)).toMatchObject({ reason: 'holidayChanged', days: -2, balance: 17 });
  });

  test.each([
    ['an added day beside the setting of a public holiday', { days: ['off 2026-04-02', 'half 2026-04-02'] }, 'days[0].date'],
    ['two added days of one date', { days: ['off 2026-04-02', 'off 2026-05-15', 'holiday 2026-04-02'] }, 'days[2].date'],
    ['two settings of one public holiday', { days: ['half 2026-04-02', 'removed 2026-04-02'] }, 'days[1].date'],
    ['a department twice', { minimums: ['Salg', null, 'Salg'] }, 'minimumPresence[2].department'],
  ])('refuse %s beside its field', async (_case, { days, minimums }: { days?: string[]; minimums?: (string | null)[] }, path) => {
    const { admin } = await opened();
    const given = days?.map((day) => ({ kind: day.split(' ')[0], date: day.split(' ')[1], name: 'Fri' }));
    const minimumPresence = minimums?.map((department) => ({ department, minimum: 1 }));
    const answer = await save(admin, { ...(given && { days: given }), ...(minimumPresence && { minimumPresence }) });
    expect([answer.status, answer.fields]).toEqual([400, { [path]: 'notUnique' }]);
  });

  test('show before they are saved which absences and allowances they count again', async () => {
    const { admin, employee, id, companyId } = await opened();
    await book(server, companyId, [
      { companyUserId: id, startDate: '2026-12-21', endDate: '2026-12-31', days: 8 },
      { companyUserId: id, startDate: '2026-11-02', endDate: '2026-11-06', days: 5 },
      { companyUserId: id, startDate: '2025-12-22', endDate: '2025-12-31', days: 6 },
    ]);
    const days = [{ date: '2026-12-28', kind: 'off', name: 'Romjul' }];
    const change = { days, halfDayEves: true, availableAbsenceDays: 30, careDays: 12 };
    const preview = (body: object, caller = admin) => caller.call(endpoints.previewSettings, { body });
    const shown = (await preview(change)).json as { absences: object[]; allowances: { companyUserId: string }[] };
    expect(shown.absences).toMatchObject([{ companyUserId: id, startDate: '2026-12-21', endDate: '2026-12-31', before: 8, after: 6 }]);
    expect(shown.allowances.filter(({ companyUserId }) => companyUserId === id)).toMatchObject([
      { year: 2026, before: 25, after: 30 },
      { year: 2027, before: 25, after: 30 },
    ]);
    expect((await linesOf(admin, id)).at(-1)).toMatchObject({ balance: 12 });
    expect((await preview({ careDays: 12 })).json).toMatchObject({ absences: [], allowances: [] });
    expect((await preview(change, employee)).codes).toEqual(['common.Forbidden']);
    const whom = new Set(shown.allowances.map(({ companyUserId }) => companyUserId));
    expect((await save(admin, change)).json).toMatchObject({ recalculated: 1, allowances: whom.size });
    expect((await preview(change)).json).toMatchObject({ absences: [], allowances: [] });
  });

  test('show the same of a new work week of the company', async () => {
    const { admin, id, companyId } = await opened();
    await book(server, companyId, [{ companyUserId: id, startDate: '2026-12-07', endDate: '2026-12-13', days: 5 }]);
    const workWeek = { weekdays: mondayToSaturday, validFrom: '2026-12-01' };
    const preview = async () => (await admin.call(endpoints.previewSettings, { body: { workWeek } })).json;
    expect((await preview())['absences']).toMatchObject([{ companyUserId: id, before: 5, after: 6 }]);
    expect((await admin.call(setWorkWeek, { body: workWeek })).json['recalculated']).toBe(1);
    expect(await preview()).toMatchObject({ absences: [], allowances: [] });
  });

  test('of one person are previewed without being saved, closed years untouched, to those who may save them', async () => {
    const { admin, employee, person, id, companyId } = await opened();
    await book(server, companyId, [
      { companyUserId: id, startDate: '2026-12-07', endDate: '2026-12-13', days: 5 },
      { companyUserId: admin.companyUserId, startDate: '2026-12-07', endDate: '2026-12-13', days: 5 },
      { companyUserId: id, startDate: '2025-03-03', endDate: '2025-03-09', days: 5 },
    ]);
    const change = { companyUserId: id, weekdays: mondayToSaturday, validFrom: '2025-03-01' };
    const preview = (caller: Caller, changed: object = change) => caller.call(endpoints.previewSettings, { body: { person: changed } });
    expect((await preview(admin)).json).toMatchObject({
      absences: [{ companyUserId: id, startDate: '2026-12-07', before: 5, after: 6 }],
      allowances: [
        { companyUserId: id, year: 2026, before: 25, after: 30 },
        { companyUserId: id, year: 2027, before: 25, after: 30 },
      ],
      deadlines: [],
    });
    expect((await linesOf(admin, id)).at(-1)).toMatchObject({ balance: 20 });
    const stranger = await person('manager');
    expect([(await preview(employee)).codes, (await preview(stranger)).codes]).toEqual([
      ['vacation.NoPermissionToUpdate'],
      ['common.Forbidden'],
    ]);
    expect((await admin.call(setWorkWeek, { body: change })).json['recalculated']).toBe(1);
    expect((await preview(admin)).json['absences']).toEqual([]);
    const back = { ...change, weekdays: null, validFrom: '2026-12-01' };
    expect((await preview(admin, back)).json['absences']).toMatchObject([{ companyUserId: id, before: 6, after: 5 }]);
  });

  test('dated in a closed year leave its sums and the payroll export as they were', async () => {
    const { admin, id } = await opened();
    const vacation = { companyUserId: id, absenceType: 1, absencePortion: 0, startDate: '2025-12-01', endDate: '2026-01-09' };
    expect((await admin.call(addAbsence, { body: { ...vacation, isRecurring: false } })).codes).toEqual([]);
    const sums = async (startDate: string, endDate: string) => {
      const query = { startDate, endDate };
      const rows = (await admin.call(getCompanyAbsenceSummary, { query })).json['companyAbsenceSummary'] as SummaryRow[];
      const body = { ...query, includeRequestedAbsences: false, kind: 'payroll', format: 'csv' };
      const payroll = (await admin.call(endpoints.exportAbsences, { body })).bytes.toString().trim().split('\n').at(-1);
      return [rows.find(({ companyUserId }) => companyUserId === id)?.days, payroll];
    };
    const before = await sums('2025-12-03', '2025-12-31');
    expect(before[0]).toEqual([{ type: 1, workingDays: 19, calendarDays: 29 }]);
    const days = ['2025-12-04', '2026-01-05'].map((date) => ({ date, kind: 'off', name: 'Flytting' }));
    expect((await save(admin, { days })).json['recalculated']).toBe(1);
    await admin.call(setWorkWeek, { body: { weekdays: mondayToSaturday, validFrom: '2025-12-01' } });
    expect(await sums('2025-12-03', '2025-12-31')).toEqual(before);
    expect((await sums('2026-01-01', '2026-01-09'))[0]).toEqual([{ type: 1, workingDays: 6, calendarDays: 9 }]);
  });

  test('wait until the calendar is open, and are for administrators', async () => {
    const { admin, person } = await server.newCompany();
    expect((await save(admin, { careDays: 12 })).codes).toEqual(['absence.NotAcknowledged']);
    await openAbsence(admin);
    expect((await save(await person('officeadmin'), { careDays: 12 })).codes).toEqual(['common.Forbidden']);
  });
});

describe('a deputy', () => {
  test('of somebody who no longer decides neither sees illness nor decides', async () => {
    const { company, kari, lead, admin } = await absenceWorld(server);
    const deputy = await company.person('manager');
    await lead.call(endpoints.setDeputy, { body: { companyUserId: deputy.companyUserId, from: null, to: null } });
    const request = await asked(kari);
    const permitted = async () => (await readAgain(deputy, request)).permissions?.decide;
    expect([await permitted(), (await readAgain(admin, request)).waitingFor.length]).toEqual([true, 1]);
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update company_user set role = 'officeadmin' where id = ${lead.companyUserId ?? ''}::uuid`.execute(tx),
    );
    expect((await deputy.call(getAbsence, { query: { absenceId: request.absenceId } })).status).toBe(404);
    expect((await readAgain(admin, request)).waitingFor).toMatchObject([{ companyUserId: admin.companyUserId }]);
  });

  test('is an active colleague who decides', async () => {
    const { admin, employee, person } = await opened();
    const lead = await person('manager', { firstName: 'Lise' });
    const choose = (body: object) => admin.call(endpoints.setDeputy, { body });
    const named = await choose({ companyUserId: lead.companyUserId, from: '2026-12-01', to: '2026-12-31' });
    expect(named.json['deputy']).toMatchObject({ fullName: 'Lise Nordmann', from: '2026-12-01', to: '2026-12-31' });
    for (const unfit of [admin, employee, await person('accountant'), await person('manager', { state: 'inactive' })])
      expect((await choose({ companyUserId: unfit.companyUserId })).codes).toEqual(['absence.InvalidDeputy']);
    const { json } = await admin.call(endpoints.getPossibleDeputies, {});
    expect(json['people']).toEqual([{ companyUserId: lead.companyUserId, fullName: 'Lise Nordmann', department: null }]);
    expect((await choose({ companyUserId: lead.companyUserId, from: '2026-12-02', to: '2026-12-01' })).codes).toEqual([
      'absence.InvalidDates',
    ]);
    expect((await choose({ companyUserId: null })).json['deputy']).toBeNull();
  });
});
