import { expect, test } from 'vitest';
import type { CompanyDay, Holiday } from '../../../contract/entities-settings.ts';
import { holidayRows, ownRows, withState } from './holiday-rows.ts';
import { changesOf, type SettingsValues } from './settings-values.ts';

const base: SettingsValues = {
  availableAbsenceDays: 25,
  autoApproveAbsenceRequests: false,
  autoApproveHomeOfficeRequests: true,
  allowHalfDayAbsence: true,
  nextLeaderAfterDays: 5,
  halfDayEves: false,
  isProrated: false,
  country: 'NO',
  careDays: 10,
  sickLeave: { scheme: 'standard', daysEachTime: null, occasions: null, daysInYear: null },
  carryOver: { kind: 'none', maxDays: null, expiresOn: null },
  days: [],
  lockedPeriods: [],
  minimumPresence: [],
};
const newYear: Holiday = { date: '2027-01-01', names: { no: 'Nyttårsdag', en: 'New Year’s Day' }, isHalf: false, source: 'public' };
const labourDay: Holiday = { ...newYear, date: '2027-05-01', names: { no: 'Arbeidernes dag', en: 'Labour Day' } };

test('sends only what was changed', () => {
  expect(changesOf(base, { ...base })).toEqual({});
  expect(changesOf(base, { ...base, careDays: 12, days: [...base.days] })).toEqual({ careDays: 12 });
});

test('shows a holiday that the company has taken away or halved, though the server no longer names it', () => {
  const days: CompanyDay[] = [
    { date: '2027-05-17', kind: 'half', name: 'Grunnlovsdag' },
    { date: '2026-05-14', kind: 'removed', name: 'Another year' },
  ];
  expect(holidayRows({ holidays: [newYear, labourDay], days, year: 2027, language: 'no' })).toEqual([
    { date: '2027-01-01', name: 'Nyttårsdag', state: 'off' },
    { date: '2027-05-01', name: 'Arbeidernes dag', state: 'off' },
    { date: '2027-05-17', name: 'Grunnlovsdag', state: 'half' },
  ]);
});

test('leaves eves and the company’s own days out of the public ones', () => {
  const own: CompanyDay = { date: '2027-05-01', kind: 'off', name: 'Ours' };
  const eve: Holiday = { ...newYear, date: '2027-12-24', source: 'eve', isHalf: true };
  expect(holidayRows({ holidays: [newYear, labourDay, eve], days: [own], year: 2027, language: 'en' }).map(({ date }) => date)).toEqual([
    '2027-01-01',
  ]);
});

test('keeps one entry for each holiday, and none for what is as in the country', () => {
  const row = { date: '2027-01-01', name: 'Nyttårsdag', state: 'off' as const };
  const removed = withState([], row, 'removed');
  expect(removed).toEqual([{ date: '2027-01-01', name: 'Nyttårsdag', kind: 'removed' }]);
  expect(withState(removed, row, 'half')).toEqual([{ date: '2027-01-01', name: 'Nyttårsdag', kind: 'half' }]);
  expect(withState(removed, row, 'off')).toEqual([]);
});

test('shows the own days of a year, and with every year those that are no date yet', () => {
  const days: CompanyDay[] = [
    { date: '2027-05-17', kind: 'half', name: 'A public holiday' },
    { date: '2026-12-23', kind: 'off', name: 'Another year' },
    { date: '2027-12-23', kind: 'off', name: 'Of the year' },
    { date: '', kind: 'off', name: 'New' },
    { date: '31.11.2026', kind: 'off', name: 'Not a day' },
  ];
  expect(ownRows(days, 2027).map(({ day, index }) => `${index} ${day.name}`)).toEqual(['2 Of the year', '3 New', '4 Not a day']);
});
