import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addPerson } from '#testing/people-of.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import * as endpoints from '../../contract/endpoints-balance.ts';
import { updateSettings } from '../../contract/endpoints-company.ts';
import type { AbsenceDaysOverview, Balance, LedgerLine, VacationTransfer, Warning } from '../../contract/entities-balance.ts';
import { book } from '../../testing/booked.ts';
import { openAbsence } from '../../testing/opened.ts';

const server = await testServer();

async function opened() {
  const company = await server.newCompany();
  await openAbsence(company.admin);
  const lead = await company.person('manager', { firstName: 'Lise' });
  const employee = await company.person('employee', { firstName: 'Ola', ...(lead.companyUserId && { reportsTo: lead.companyUserId }) });
  return { ...company, lead, employee, id: employee.companyUserId };
}
const overview = async (caller: Caller, encCompanyUserId: string | undefined, year = 2026) =>
  (await caller.call(endpoints.getCompanyUserVacationDaysOverview, { body: { encCompanyUserId, year } })).json[
    'absenceDaysOverview'
  ] as AbsenceDaysOverview;
const ledgerOf = async (caller: Caller, companyUserId: string | undefined, year = 2026) =>
  (await caller.call(endpoints.ledger, { query: { companyUserId, year } })).json['lines'] as LedgerLine[];
const allow = (caller: Caller, companyUserId: string | undefined, availableAbsenceDays: number, year = 2026) =>
  caller.call(endpoints.updateCompanyUserAvailableVacationDays, { body: { companyUserId, availableAbsenceDays, year } });

describe('a balance', () => {
  test('begins with the company’s default, and says what is taken, planned and asked for', async () => {
    const { admin, id, companyId } = await opened();
    await book(server, companyId, [
      { companyUserId: id, startDate: '2026-07-06', endDate: '2026-07-17', days: 10 },
      { companyUserId: id, startDate: '2026-12-21', endDate: '2026-12-23', days: 3 },
      { companyUserId: id, startDate: '2026-12-28', status: 1, days: 1 },
    ]);
    const { balance, nextYear, allowanceReason } = await overview(admin, id);
    expect(balance).toMatchObject({ allowance: 25, taken: 13, planned: 3, reserved: 1, available: 11, statutory: 21 });
    expect(nextYear).toMatchObject({ year: 2027, available: 25 });
    expect(allowanceReason).toBe('companyDefault');
    const lines = await ledgerOf(admin, id);
    expect(lines.map(({ kind, days, balance: after }) => [kind, days, after])).toEqual([
      ['allowance', 25, 25],
      ['taken', -10, 15],
      ['taken', -3, 12],
      ['reserved', -1, 11],
    ]);
  });

  test('says when the allowance is a share, for a part of the year', async () => {
    const company = await opened();
    await company.admin.call(updateSettings, { body: { isProrated: true } });
    const joined = await addPerson(server, company, { startDate: '2026-12-01' });
    expect(await overview(company.admin, joined)).toMatchObject({ allowanceReason: 'prorated', balance: { allowance: 5 } });
    expect((await overview(company.admin, joined, 2027)).allowanceReason).toBe('companyDefault');
  });

  test('is for oneself, one’s leaders and administrators', async () => {
    const { admin, lead, employee, id, person } = await opened();
    for (const caller of [admin, lead, employee, await person('officeadmin')])
      expect((await caller.call(endpoints.ledger, { query: { companyUserId: id } })).status).toBe(200);
    for (const caller of [await person('employee'), await person('manager')])
      expect((await caller.call(endpoints.ledger, { query: { companyUserId: id } })).codes).toEqual(['common.Forbidden']);
    expect((await overview(await person('officeadmin'), id)).health).toBeNull();
    expect((await overview(lead, id)).health).toMatchObject({ scheme: 'standard', maxOccasions: 4, careDaysEntitled: 10 });
  });

  test('is not there before the calendar was opened', async () => {
    const { admin } = await server.newCompany();
    const answer = await admin.call(endpoints.ledger, { query: { companyUserId: admin.companyUserId } });
    expect(answer.codes).toEqual(['absence.NotAcknowledged']);
  });
});

describe('an allowance', () => {
  test('is set for a person, and the ledger says so', async () => {
    const { lead, id } = await opened();
    const answer = await allow(lead, id, 30);
    expect(answer.json['balance'] as Balance).toMatchObject({ allowance: 30, available: 30 });
    await allow(lead, id, 27.5);
    const lines = await ledgerOf(lead, id);
    expect(lines.map(({ reason, days, balance, by }) => [reason, days, balance, by?.fullName])).toEqual([
      ['companyDefault', 25, 25, undefined],
      ['set', 5, 30, 'Lise Nordmann'],
      ['set', -2.5, 27.5, 'Lise Nordmann'],
    ]);
    expect((await overview(lead, id)).allowanceReason).toBe('set');
  });

  test('is set with a reason, which the ledger gives', async () => {
    const { lead, id } = await opened();
    const body = { companyUserId: id, year: 2026, availableAbsenceDays: 28, reason: ' Agreed when hired ' };
    expect((await lead.call(endpoints.updateCompanyUserAvailableVacationDays, { body })).status).toBe(200);
    expect((await ledgerOf(lead, id)).at(-1)).toMatchObject({ reason: 'set', days: 3, comment: 'Agreed when hired' });
  });

  test('set after days were taken leaves the ledger in its order', async () => {
    const { admin, id, companyId } = await opened();
    await book(server, companyId, [{ companyUserId: id, startDate: '2026-07-06', endDate: '2026-07-17', days: 10 }]);
    await allow(admin, id, 27);
    expect((await ledgerOf(admin, id)).map(({ reason, days, balance }) => [reason, days, balance])).toEqual([
      ['companyDefault', 25, 25],
      ['registered', -10, 15],
      ['set', 2, 17],
    ]);
  });

  test('may come below what is taken, but then not below what the law gives', async () => {
    const { admin, id, companyId } = await opened();
    await book(server, companyId, [{ companyUserId: id, startDate: '2026-07-06', endDate: '2026-08-06', days: 24 }]);
    expect((await allow(admin, id, 21)).json['balance']).toMatchObject({ allowance: 21, available: -3 });
    const answer = await allow(admin, id, 20.5);
    expect([answer.codes, answer.json['details']]).toEqual([['vacation.DaysOutOfRange'], { least: 21, most: 365 }]);
  });

  test.each([0.5, 366])('is not %d days', async (days) => {
    const { admin, id } = await opened();
    expect((await allow(admin, id, days)).codes).toEqual(['vacation.DaysOutOfRange']);
  });

  test('is not set by the person, nor for somebody who has left', async () => {
    const { admin, employee, id, companyId } = await opened();
    expect((await allow(employee, id, 30)).codes).toEqual(['vacation.NoPermissionToUpdate']);
    const gone = await addPerson(server, { companyId, admin } as Parameters<typeof addPerson>[1], { state: 'inactive' });
    expect((await allow(admin, gone, 30)).codes).toEqual(['vacation.NoPermissionToUpdate']);
    const external = await addPerson(server, { companyId, admin } as Parameters<typeof addPerson>[1], { role: 'accountant' });
    expect((await allow(admin, external, 30)).codes).toEqual(['common.NotFound']);
  });

  test('is corrected with a reason', async () => {
    const { admin, id } = await opened();
    const body = { companyUserId: id, year: 2026, days: -1.5, reason: 'Taken at the former employer' };
    expect((await admin.call(endpoints.correctBalance, { body })).json['balance']).toMatchObject({ corrected: -1.5, available: 23.5 });
    expect((await ledgerOf(admin, id)).at(-1)).toMatchObject({
      kind: 'correction',
      comment: 'Taken at the former employer',
      balance: 23.5,
    });
  });

  test('of the year after next begins with its default too, by the company’s own year', async () => {
    const before = server.clock.now().toISOString();
    server.clock.set('2027-01-01T03:00:00Z');
    const { admin, person, companyId } = await server.newCompany();
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update company set time_zone = 'Pacific/Honolulu' where company_id = ${companyId}`.execute(tx),
    );
    await openAbsence(admin);
    const { companyUserId } = await person('employee');
    const body = { companyUserId, year: 2028, days: -1, reason: 'Taken at the former employer' };
    expect((await admin.call(endpoints.correctBalance, { body })).codes).toEqual([]);
    const booked = (await ledgerOf(admin, companyUserId, 2028)).filter(({ date }) => date !== null);
    expect(booked.map(({ kind }) => kind)).toEqual(['allowance', 'correction']);
    server.clock.set(before);
  });

  test('is corrected below zero only when that was confirmed, and says what would be left', async () => {
    const { admin, id } = await opened();
    const correct = (days: number, more: object = {}) =>
      admin.call(endpoints.correctBalance, { body: { companyUserId: id, year: 2026, days, reason: 'Bought out', ...more } });
    expect((await correct(-25)).json['balance']).toMatchObject({ available: 0 });
    const asked = await correct(-4.5);
    expect([asked.status, asked.codes, asked.json['details']]).toEqual([
      400,
      ['vacation.BalanceBelowZero'],
      { year: 2026, available: 0, after: -4.5 },
    ]);
    expect(await ledgerOf(admin, id)).toHaveLength(2);
    expect((await correct(-4.5, { isConfirmed: true })).json['balance']).toMatchObject({ available: -4.5 });
    expect((await correct(2)).json['balance']).toMatchObject({ available: -2.5 });
    expect((await correct(-0.5)).codes).toEqual(['vacation.BalanceBelowZero']);
  });
});

test('care days are set by those who may know of them', async () => {
  const { lead, employee, id } = await opened();
  const body = { companyUserId: id, year: 2026, days: 20 };
  expect((await employee.call(endpoints.setCareDays, { body })).codes).toEqual(['vacation.NoPermissionToUpdate']);
  expect((await lead.call(endpoints.setCareDays, { body })).status).toBe(200);
  expect((await overview(lead, id)).health?.careDaysEntitled).toBe(20);
});

test('who sets days over others than they read is refused, and told what stands', async () => {
  const { admin, lead, id } = await opened();
  const vacation = { companyUserId: id, year: 2026, read: 25 };
  const care = { companyUserId: id, year: 2026, read: 10 };
  const set = (who: Caller, availableAbsenceDays: number) =>
    who.call(endpoints.updateCompanyUserAvailableVacationDays, { body: { ...vacation, availableAbsenceDays } });
  expect([(await set(lead, 27)).status, (await lead.call(endpoints.setCareDays, { body: { ...care, days: 20 } })).status]).toEqual([
    200, 200,
  ]);
  const late = [await set(admin, 26), await admin.call(endpoints.setCareDays, { body: { ...care, days: 15 } })];
  expect(late.map(({ status, codes, json }) => [status, codes, json['details']])).toMatchObject([
    [409, ['common.Conflict'], { balance: { allowance: 27 } }],
    [409, ['common.Conflict'], { days: 20 }],
  ]);
  expect(await overview(admin, id)).toMatchObject({ balance: { allowance: 27 }, health: { careDaysEntitled: 20 } });
});

describe('a transfer', () => {
  const move = (caller: Caller, encCompanyUserId: string | undefined, daysToTransfer: number) =>
    caller.call(endpoints.transferVacationDays, { body: { encCompanyUserId, fromYear: 2026, daysToTransfer } });

  test('moves days to the next year, and both ledgers show it', async () => {
    const { lead, id, companyId } = await opened();
    await book(server, companyId, [{ companyUserId: id, startDate: '2026-07-06', endDate: '2026-07-17', days: 10 }]);
    const answer = await move(lead, id, 5);
    expect(answer.json['transfer']).toMatchObject({
      vacationDaysTransferStatus: 2,
      year: 2026,
      toYear: 2027,
      vacationDays: 5,
      available: 10,
    });
    const { balance, nextYear } = await overview(lead, id);
    expect([balance.available, nextYear.available]).toEqual([10, 30]);
    expect((await ledgerOf(lead, id)).at(-1)).toMatchObject({ kind: 'transferOut', days: -5, balance: 10, otherYear: 2027 });
    expect((await ledgerOf(lead, id, 2027)).at(-1)).toMatchObject({ kind: 'transferIn', days: 5, balance: 30, otherYear: 2026 });
  });

  test('is asked for by oneself and decided by somebody else, once', async () => {
    const { admin, lead, employee, id } = await opened();
    const asked = (await move(employee, id, 4)).json['transfer'] as VacationTransfer;
    expect(asked).toMatchObject({ vacationDaysTransferStatus: 1, available: 25, permissions: { decide: false } });
    const body = { vacationDaysTransferRequestEncrId: asked.vacationDaysTransferRequestEncrId, comment: 'Fine' };
    const approved = await lead.call(endpoints.approveVacationDaysTransfer, { body });
    expect(approved.json['transfer']).toMatchObject({ vacationDaysTransferStatus: 2, available: 21, decisionComment: 'Fine' });
    const late = await admin.call(endpoints.rejectVacationDaysTransfer, { body });
    expect([late.status, late.codes, late.json['details']]).toEqual([409, ['absence.AlreadyDecided'], { by: 'Lise Nordmann', status: 2 }]);
  });

  test('is declined without moving anything', async () => {
    const { lead, employee, id } = await opened();
    const asked = (await move(employee, id, 4)).json['transfer'] as VacationTransfer;
    const body = { vacationDaysTransferRequestEncrId: asked.vacationDaysTransferRequestEncrId };
    expect((await lead.call(endpoints.rejectVacationDaysTransfer, { body })).json['transfer']).toMatchObject({
      vacationDaysTransferStatus: 3,
    });
    expect((await overview(lead, id)).balance.available).toBe(25);
  });

  test('is refused for more days than are left, with what one has asked for already', async () => {
    const { employee, id } = await opened();
    expect((await move(employee, id, 20)).status).toBe(200);
    const answer = await move(employee, id, 6);
    expect([answer.codes, answer.json['details']]).toEqual([
      ['vacation.NotEnoughAvailableAbsenceDays'],
      { year: 2026, available: 5, wanted: 6 },
    ]);
    expect((await move(employee, id, 0.5)).codes).toEqual(['vacation.DaysOutOfRange']);
  });

  test('is refused when the days were used before it was decided', async () => {
    const { lead, employee, id, companyId } = await opened();
    const asked = (await move(employee, id, 20)).json['transfer'] as VacationTransfer;
    await book(server, companyId, [{ companyUserId: id, startDate: '2026-12-07', endDate: '2026-12-18', days: 10 }]);
    const body = { vacationDaysTransferRequestEncrId: asked.vacationDaysTransferRequestEncrId };
    expect((await lead.call(endpoints.approveVacationDaysTransfer, { body })).codes).toEqual(['vacation.NotEnoughAvailableAbsenceDays']);
  });

  test('is not one’s own to decide, nor another leader’s', async () => {
    const { admin, person, lead } = await opened();
    const hr = await person('hradmin');
    const own = (await move(hr, hr.companyUserId, 3)).json['transfer'] as VacationTransfer;
    const body = { vacationDaysTransferRequestEncrId: own.vacationDaysTransferRequestEncrId };
    expect((await hr.call(endpoints.approveVacationDaysTransfer, { body })).codes).toEqual(['absence.OwnRequest']);
    expect((await lead.call(endpoints.approveVacationDaysTransfer, { body })).codes).toEqual(['common.Forbidden']);
    expect((await admin.call(endpoints.approveVacationDaysTransfer, { body })).status).toBe(200);
  });

  test('warns of more statutory days than may be agreed', async () => {
    const { admin, id } = await opened();
    const warnings = (await move(admin, id, 15)).json['warnings'] as Warning[];
    expect(warnings).toEqual([{ kind: 'transferAboveLaw', params: { days: 11, limit: 10 } }]);
    expect((await move((await opened()).admin, id, 4)).status).toBe(404);
  });

  test.each([
    ['have been moved', 'admin'],
    ['have been asked for', 'employee'],
  ] as const)('warns of statutory days together with those that %s', async (_name, who) => {
    const company = await opened();
    expect((await move(company[who], company.id, 12)).json['warnings']).toEqual([]);
    const { warnings } = (await move(company[who], company.id, 4)).json;
    expect(warnings).toEqual([{ kind: 'transferAboveLaw', params: { days: 12, limit: 10 } }]);
  });

  test('of somebody who has left fails', async () => {
    const company = await opened();
    const gone = await addPerson(server, company, { state: 'inactive' });
    expect((await move(company.admin, gone, 4)).codes).toEqual(['vacation.TransferFailed']);
    const other = await company.person('employee');
    expect((await move(company.employee, other.companyUserId, 4)).codes).toEqual(['common.Forbidden']);
    expect((await move(await company.person('officeadmin'), company.id, 4)).codes).toEqual(['vacation.NoPermissionToUpdate']);
  });
});
