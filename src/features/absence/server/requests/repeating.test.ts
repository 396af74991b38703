import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { addAbsence } from '../../contract/endpoints-requests.ts';
import { absenceWorld, change } from '../../testing/decided.ts';
import { absenceIn, asked } from '../../testing/requests.ts';

const server = await testServer();
const daysOfWeek = { 0: false, 1: true, 2: false, 3: false, 4: false, 5: false, 6: false };
const january = { startDate: '2027-01-04', endDate: '2027-01-25' };
const mondays = { daysOfWeek, interval: 1, ...january };

test('a new absence repeats only when it says so, and is refused when it says how without whether', async () => {
  const { kari } = await absenceWorld(server);
  const wish = { companyUserId: kari.companyUserId, absenceType: 9, ...january, recurrence: mondays };
  const { status, json } = await kari.call(addAbsence, { body: wish });
  expect([status, json['fieldErrors']]).toEqual([400, [{ path: 'isRecurring', code: 'required' }]]);
  const once = await asked(kari, { ...wish, isRecurring: false });
  expect([once.recurrence, once.workingDays]).toEqual([null, 16]);
});

test.each([
  ['until a date', {}, { endDate: '2027-02-22' }, [8, '2027-01-04', '2027-02-22']],
  ['until a date, moved', {}, { startDate: '2027-03-01', endDate: '2027-03-15' }, [3, '2027-03-01', '2027-03-15']],
  [
    'a number of days, moved',
    { endDate: null, occurrences: 4 },
    { startDate: '2027-02-01', endDate: '2027-02-22' },
    [4, '2027-02-01', null],
  ],
])('a change that leaves the repetition out moves it to its dates: %s', async (_, repeats, dates, after) => {
  const { lead, kari } = await absenceWorld(server);
  const times = await asked(kari, { absenceType: 9, ...january, isRecurring: true, recurrence: { ...mondays, ...repeats } });
  const { workingDays, recurrence } = absenceIn(await change(lead, times, { absenceType: 9, ...january, ...dates }));
  expect([workingDays, recurrence?.startDate, recurrence?.endDate]).toEqual(after);
});
