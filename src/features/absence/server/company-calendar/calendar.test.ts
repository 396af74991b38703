import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { exportAbsences, exportCalendar, setDeputy, updateSettings } from '../../contract/endpoints-company.ts';
import * as endpoints from '../../contract/endpoints.ts';
import type { SummaryRow } from '../../contract/entities-balance.ts';
import type { AwayPerson, CalendarPerson } from '../../contract/entities.ts';
import { book, type Booking } from '../../testing/booked.ts';
import { openAbsence } from '../../testing/opened.ts';
import { asked } from '../../testing/requests.ts';

const server = await testServer();
const year = { startDate: '2026-01-01', endDate: '2026-12-31' };

/** A team lead with an employee who has one absence for each level of visibility. */
async function opened() {
  const company = await server.newCompany();
  await openAbsence(company.admin);
  const above = await company.person('manager', { firstName: 'Anne' });
  const lead = await company.person('manager', { firstName: 'Lise', reportsTo: above.companyUserId ?? '' });
  const employee = await company.person('employee', { firstName: 'Ola', reportsTo: lead.companyUserId ?? '' });
  const id = employee.companyUserId;
  await book(server, company.companyId, [
    { companyUserId: id, startDate: '2026-03-02', endDate: '2026-03-06', type: 3, days: 5 },
    { companyUserId: id, startDate: '2026-07-06', endDate: '2026-07-17', type: 1, days: 10 },
    { companyUserId: id, startDate: '2026-07-10', type: 2, days: 1 },
    { companyUserId: id, startDate: '2026-09-07', type: 2, days: 1 },
    { companyUserId: id, startDate: '2026-12-21', type: 1, status: 1, days: 1 },
    { companyUserId: id, startDate: '2026-12-22', type: 1, status: 3 },
  ]);
  return { ...company, above, lead, employee, id };
}
const wall = async (caller: Caller) =>
  (await caller.call(endpoints.getCompanyAbsencesByTimespan, { query: { ...year, overviewYear: 2026 } })).json[
    'companyUsersAbsences'
  ] as CalendarPerson[];
const rowOf = async (caller: Caller, id: string | undefined) => (await wall(caller)).find(({ companyUserId }) => companyUserId === id);
const typesOf = (row: CalendarPerson | undefined) => row?.absences.map(({ type, status }) => [type, status]);
const all = [
  [3, 2],
  [1, 2],
  [2, 2],
  [2, 2],
  [1, 1],
];

describe('the wallchart', () => {
  test('shows each viewer what they may know', async () => {
    const { admin, above, lead, employee, id, person } = await opened();
    for (const caller of [admin, lead, employee]) expect(typesOf(await rowOf(caller, id))).toEqual(all);
    for (const caller of [above, await person('officeadmin')]) expect(typesOf(await rowOf(caller, id))).toEqual([[-1, 2], ...all.slice(1)]);
    expect(typesOf(await rowOf(await person('employee'), id))).toEqual([
      [-1, 2],
      [-1, 2],
      [2, 2],
      [2, 2],
    ]);
  });

  test.each<[string, { from: string | null; to: string | null }, boolean]>([
    ['without dates', { from: null, to: null }, true],
    ['on the only day', { from: '2026-11-21', to: '2026-11-21' }, true],
    ['before the first day', { from: '2026-11-22', to: null }, false],
    ['after the last day', { from: null, to: '2026-11-20' }, false],
  ])('a deputy sees illness as the manager does %s: %j', async (_, dates, sees) => {
    const { lead, id, person } = await opened();
    const deputy = await person('manager');
    expect((await lead.call(setDeputy, { body: { companyUserId: deputy.companyUserId, ...dates } })).codes).toEqual([]);
    expect(typesOf(await rowOf(deputy, id))?.[0]).toEqual([sees ? 3 : -1, 2]);
  });

  test('tells what is left only to those who may know', async () => {
    const { lead, id, person } = await opened();
    expect(await rowOf(lead, id)).toMatchObject({ available: 14, mayAdd: true, mayOpen: true, country: 'NO' });
    expect(await rowOf(await person('employee'), id)).toMatchObject({ available: null, mayAdd: false, mayOpen: false });
  });

  test('answers what the contract declares and nothing else, and no balance that nobody asked for', async () => {
    const { lead, id } = await opened();
    const { success, ...answer } = (await lead.call(endpoints.getCompanyAbsencesByTimespan, { query: year })).json;
    expect(endpoints.getCompanyAbsencesByTimespan.answer.parse(answer)).toEqual(answer);
    const row = (answer['companyUsersAbsences'] as CalendarPerson[]).find(({ companyUserId }) => companyUserId === id);
    expect([success, row?.available, row?.absences.length]).toEqual([true, null, 5]);
    expect(row?.absences[1]).toEqual({
      absenceId: expect.any(String),
      type: 1,
      status: 2,
      startDate: '2026-07-06',
      endDate: '2026-07-17',
      absencePortion: 0,
    });
  });

  test.each([
    ['ends before it begins', '2026-12-31', '2026-01-01'],
    ['is longer than 400 days', '2026-01-01', '2027-02-05'],
  ])('is refused for a period that %s', async (_, startDate, endDate) => {
    const { admin } = await opened();
    const answer = await admin.call(endpoints.getCompanyAbsencesByTimespan, { query: { startDate, endDate } });
    expect(answer.codes).toEqual(['absence.InvalidDates']);
    expect((await admin.call(endpoints.getCompanyAbsenceSummary, { query: { startDate, endDate } })).codes).toEqual([
      'absence.InvalidDates',
    ]);
  });

  test('is not there before the calendar is open', async () => {
    const { admin } = await server.newCompany();
    expect((await admin.call(endpoints.getCompanyAbsencesByTimespan, { query: year })).codes).toEqual(['absence.NotAcknowledged']);
    const body = { targetDate: '2026-07-10' };
    expect((await admin.call(endpoints.getCompanyUsersOnAbsenceByTargetDate, { body })).codes).toEqual(['absence.NotAcknowledged']);
    expect((await admin.call(endpoints.getCompanyAbsenceSummary, { query: year })).codes).toEqual(['absence.NotAcknowledged']);
  });
});

test('says who works on a day by the calendars of all whom the reader sees, and today without a day', async () => {
  const { admin, person, companyId } = await opened();
  const whoWorks = async (targetDate: string) =>
    (await admin.call(endpoints.getCompanyUsersOnAbsenceByTargetDate, { body: { targetDate } })).json['whoWorks'];
  expect([await whoWorks('2026-05-16'), await whoWorks('2026-12-25'), await whoWorks('2026-06-10')]).toEqual([
    'nobody',
    'nobody',
    'everybody',
  ]);
  // Somebody is away.
  expect(await whoWorks('2026-07-10')).toBe(null);
  const days = [
    { date: '2026-12-28', kind: 'off', name: 'Romjul' },
    { date: '2026-12-25', kind: 'removed', name: '' },
  ];
  expect((await admin.call(updateSettings, { body: { days } })).codes).toEqual([]);
  expect([await whoWorks('2026-12-28'), await whoWorks('2026-12-25')]).toEqual(['nobody', 'everybody']);
  const { companyUserId } = await person('employee');
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set country = 'SE' where company_id = ${companyId} and id = ${companyUserId ?? ''}::uuid`.execute(tx),
  );
  expect(await whoWorks('2026-05-14')).toBe('nobody');
  expect(await whoWorks('2026-05-25')).toBe('some');
  const today = (await admin.call(endpoints.getCompanyUsersOnAbsenceByTargetDate, { body: {} })).json;
  expect(today['targetDate']).toBe('2026-11-21');
});

test('who is away on a day is named once, by what ranks over the other', async () => {
  const { admin, person } = await opened();
  const colleague = await person('employee');
  const away = async (caller: Caller, body: object) =>
    ((await caller.call(endpoints.getCompanyUsersOnAbsenceByTargetDate, { body })).json['companyUsers'] as AwayPerson[]).map(
      ({ fullName, type, endDate }) => [fullName, type, endDate],
    );
  expect(await away(admin, { targetDate: '2026-07-10' })).toEqual([['Ola Nordmann', 1, '2026-07-17']]);
  expect(await away(colleague, { targetDate: '2026-07-10' })).toEqual([['Ola Nordmann', -1, '2026-07-17']]);
  expect(await away(colleague, { targetDate: '2026-09-07' })).toEqual([['Ola Nordmann', 2, '2026-09-07']]);
  expect(await away(colleague, { targetDate: '2026-09-07', excludeHomeOffice: true })).toEqual([]);
  expect(await away(admin, { targetDate: '2026-12-21' })).toEqual([]);
});

describe('the summary', () => {
  const summary = async (caller: Caller, query: object) =>
    (await caller.call(endpoints.getCompanyAbsenceSummary, { query: { ...year, ...query } })).json['companyAbsenceSummary'] as SummaryRow[];
  const daysOf = (rows: SummaryRow[], id: string | undefined) =>
    rows
      .find(({ companyUserId }) => companyUserId === id)
      ?.days.map(({ type, workingDays, calendarDays }) => [type, workingDays, calendarDays]);

  test('adds up days by type within the period; a covered home office does not count', async () => {
    const { admin, id } = await opened();
    expect(daysOf(await summary(admin, {}), id)).toEqual([
      [1, 10, 12],
      [2, 1, 1],
      [3, 5, 5],
    ]);
    const july = { startDate: '2026-07-13', endDate: '2026-07-31' };
    expect(daysOf(await summary(admin, july), id)).toEqual([[1, 5, 5]]);
    expect(daysOf(await summary(admin, { includeRequestedAbsences: 'true' }), id)?.[0]).toEqual([1, 11, 13]);
  });

  test('counts a day once, by what goes before the other on it or on its half', async () => {
    const { admin, id, companyId, person } = await opened();
    const [home, away, vacation, timeOff] = [{ type: 2 }, { type: 9 }, { type: 1, days: 0.5 }, { type: 6 }] as const;
    const on = (startDate: string, ...booked: Omit<Booking, 'companyUserId' | 'startDate'>[]) =>
      booked.map((each) => ({ companyUserId: id, startDate, ...each }));
    await book(server, companyId, [
      ...on('2026-11-30', home, away),
      ...on('2026-12-01', { ...home, counted: '2' }, { ...vacation, portion: 1 }),
      ...on('2026-12-02', home, { ...vacation, portion: 1 }, { ...timeOff, portion: 2 }),
      ...on('2026-12-03', { ...away, portion: 2 }, { ...vacation, portion: 2 }),
      ...on('2026-12-04', { ...home, portion: 1 }, { ...away, portion: 2 }),
    ]);
    const period = { startDate: '2026-11-30', endDate: '2026-12-04' };
    expect(daysOf(await summary(admin, period), id)).toEqual([
      [1, 1.5, 3],
      [2, 1, 2],
      [6, 0.5, 1],
      [9, 1.5, 2],
    ]);
    const body = { ...period, format: 'csv', kind: 'payroll' };
    const payroll = await (await person('accountant')).call(exportAbsences, { body });
    expect(payroll.bytes.toString().trim().split('\n')).toHaveLength(9);
  });

  test('hides illness where it must, and from the accountant every type', async () => {
    const { above, id, person, employee } = await opened();
    expect(daysOf(await summary(above, {}), id)?.[0]).toEqual([-1, 5, 5]);
    const rows = await summary(await person('accountant'), {});
    expect(daysOf(rows, id)).toEqual([[-1, 16, 18]]);
    expect(rows.find(({ companyUserId }) => companyUserId === id)).toMatchObject({ allowance: 25, taken: 10, reserved: 1, available: 14 });
    expect((await employee.call(endpoints.getCompanyAbsenceSummary, { query: year })).codes).toEqual(['common.Forbidden']);
    const other = await person('manager');
    expect((await summary(other, {})).map(({ companyUserId }) => companyUserId)).toEqual([other.companyUserId]);
  });

  test('counts no request of somebody whose requests the reader does not see', async () => {
    const { above, admin, id, employee } = await opened();
    expect(daysOf(await summary(admin, { includeRequestedAbsences: 'true' }), id)?.[0]).toEqual([1, 11, 13]);
    const before = daysOf(await summary(above, {}), id);
    await asked(employee, { absenceType: 7, startDate: '2026-12-14', endDate: '2026-12-15' });
    const hidden = daysOf(await summary(above, { includeRequestedAbsences: 'true' }), id)?.find(([type]) => type === -1);
    expect(hidden).toEqual(before?.find(([type]) => type === -1));
  });

  test('leaves as a file, with the types for payroll', async () => {
    const { person, admin, id } = await opened();
    const accountant = await person('accountant');
    const file = (body: object) => accountant.call(exportAbsences, { body: { ...year, format: 'csv', ...body } });
    const plain = await file({});
    expect(plain.headers['content-disposition']).toContain('Absence-Summary-2026-11-21.csv');
    expect(plain.bytes.toString()).not.toContain('Egenmelding');
    const payroll = await file({ kind: 'payroll', filters: { companyUserIds: [id] } });
    // The header, the sick leave, the vacation, and the day at home outside the vacation.
    expect(payroll.bytes.toString().trim().split('\n')).toHaveLength(4);
    expect(payroll.headers['content-disposition']).toContain('Fravaer-til-lonn-2026-11-21.csv');
    expect((await file({ kind: 'payroll', filters: { types: [7] } })).codes).toEqual(['absence.NothingToExport']);
    const xlsx = await admin.call(exportAbsences, { body: { ...year, format: 'xlsx' } });
    expect([xlsx.status, xlsx.headers['content-disposition']]).toEqual([200, expect.stringContaining('Absence-Summary-2026-11-21.xlsx')]);
  });
});

test('whoever has left since keeps their days in summary and payroll', async () => {
  const { admin, person, id } = await opened();
  const colleague = await person('employee');
  const read = async () => {
    const { json } = await admin.call(endpoints.getCompanyAbsenceSummary, { query: year });
    const payroll = await (await person('accountant')).call(exportAbsences, { body: { ...year, format: 'csv', kind: 'payroll' } });
    const rows = json['companyAbsenceSummary'] as SummaryRow[];
    return {
      of: rows.find(({ companyUserId }) => companyUserId === id),
      names: rows.map(({ fullName }) => fullName),
      payroll: payroll.bytes.toString(),
    };
  };
  const before = await read();
  for (const companyUserId of [id, colleague.companyUserId])
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId } })).codes).toEqual([]);
  const after = await read();
  expect(after.of?.days).toEqual(before.of?.days);
  expect(after.payroll).toBe(before.payroll);
  // Who was not absent is no longer in it.
  expect(after.names).toHaveLength(before.names.length - 1);
});

describe('the wallchart on paper', () => {
  test('is a PDF of what the caller sees', async () => {
    const { companyId, lead } = await opened();
    const answer = await lead.call(exportCalendar, { body: { startDate: '2026-07-01', endDate: '2026-08-31' } });
    expect([answer.status, answer.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('Fravaerskalender-2026-11-21.pdf'),
    ]);
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql`select line.actor_company_user_id as by, line.entity_id as what, detail.after
        from audit_log line join audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id
        where line.company_id = ${companyId} and line.action = 'absence.exportCalendar'`.execute(tx),
    );
    const after = { startDate: '2026-07-01', endDate: '2026-08-31', people: 4 };
    expect(rows).toEqual([{ by: lead.companyUserId, what: 'absenceCalendar', after }]);
  });

  test('is refused for a wrong period, and when nobody is on it', async () => {
    const { lead } = await opened();
    const of = (body: object) => lead.call(exportCalendar, { body: { startDate: '2026-07-01', endDate: '2026-07-31', ...body } });
    expect((await of({ endDate: '2026-06-01' })).codes).toEqual(['absence.InvalidDates']);
    expect((await of({ filters: { departments: ['Nowhere'] } })).codes).toEqual(['absence.NothingToExport']);
  });
});
