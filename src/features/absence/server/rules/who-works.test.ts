import { expect, test } from 'vitest';
import type { WhoWorks } from '../../contract/kinds.ts';
import type { CompanyCalendar, WorkTerms } from './work-calendar.ts';
import { whoWorks } from './who-works.ts';

const norway: CompanyCalendar = { country: 'NO', halfDayEves: true, days: [], weeks: [] };
const person = (own: Partial<WorkTerms>): WorkTerms => ({
  companyUserId: '1',
  startDate: null,
  endDate: null,
  birthday: null,
  country: null,
  weeks: [],
  ...own,
});
const norwegian = person({ companyUserId: '1', country: 'NO' });
const swede = person({ companyUserId: '2', country: 'SE' });
const saturdays = person({ companyUserId: '3', weeks: [{ validFrom: '2020-01-01', weekdays: 0b1000000 }] });
const notYet = person({ companyUserId: '4', country: 'SE', startDate: '2027-06-01' });
const noLonger = person({ companyUserId: '5', country: 'SE', endDate: '2027-05-16' });

test.each<[string, WorkTerms[], string, WhoWorks]>([
  ['a working day', [norwegian, swede], '2027-05-18', 'everybody'],
  ['a half day', [norwegian], '2027-12-24', 'everybody'],
  ['a weekend', [norwegian, swede], '2027-05-22', 'nobody'],
  ['a weekend on which one person works', [norwegian, saturdays], '2027-05-22', 'some'],
  ['a holiday of the company’s country alone', [norwegian], '2027-05-17', 'nobody'],
  ['a holiday of the company’s country, with a person of another one', [norwegian, swede], '2027-05-17', 'some'],
  ['a holiday of the company’s country, all seen being of another one', [swede], '2027-05-17', 'everybody'],
  ['a holiday of another country', [norwegian, swede], '2028-06-06', 'some'],
  ['a holiday of both countries', [norwegian, swede], '2027-12-25', 'nobody'],
  ['a person who has not started', [norwegian, notYet], '2027-05-17', 'nobody'],
  ['a person who has left', [norwegian, noLonger], '2027-05-17', 'nobody'],
  ['nobody to see: a day off of the company', [], '2027-05-17', 'nobody'],
  ['nobody to see: a working day of the company', [], '2027-05-18', 'everybody'],
])('%s', (_case, people, day, expected) => {
  expect(whoWorks(norway, people, day)).toBe(expected);
});

test('a day off of the company is one in every country', () => {
  const company: CompanyCalendar = { ...norway, days: [{ date: '2027-12-28', kind: 'off', name: 'Romjul' }] };
  expect(whoWorks(company, [norwegian, swede], '2027-12-28')).toBe('nobody');
});
