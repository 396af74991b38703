import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayOfNumber } from '#kernel/contract/days.ts';
import type { Interval } from '#kernel/contract/deadlines.ts';
import { allDaysBefore, contractStatuses, contractTypes } from '../kinds.ts';
import { findDeadline } from './deadline.ts';
import { endNotifiedOn, notificationDay } from './notification-days.ts';
import type { Terms } from './term-ends.ts';
import type { WhyLine } from '../why.ts';

// The same once more, slowly and with nothing of the product: days as dates of JavaScript, every term written out.
const format = (date: Date) => date.toISOString().slice(0, 10);
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

function moved(day: string, { number, unit }: Interval, times: number): string {
  const [date, count] = [dateOf(day), number * times];
  if (unit === 'day') {
    date.setUTCDate(date.getUTCDate() + count);
    return format(date);
  }
  const month = date.getUTCMonth() + count;
  // The last day that the month has.
  for (let last = date.getUTCDate(); ; last -= 1) {
    const tried = new Date(Date.UTC(date.getUTCFullYear(), month, last));
    if (tried.getUTCMonth() === ((month % 12) + 12) % 12) return format(tried);
  }
}

/** The ends of terms of a contract until long after a day. */
function endsOf({ status, typeId, endDate, renewalInterval, terminatedOn }: Terms, today: string): string[] {
  if (status === 2 || endDate === null) return [];
  if (typeId === 2 || !renewalInterval) return [endDate];
  const ends = [endDate];
  const latest = [today, endDate, terminatedOn ?? today].toSorted().at(-1) ?? today;
  const until = moved(latest, { number: 26, unit: 'month' }, 4);
  while ((ends.at(-1) ?? '') < until) ends.push(moved(endDate, renewalInterval, ends.length));
  if (status !== 3) return ends;
  const lastTerm = ends.findIndex((end) => end >= (terminatedOn ?? today));
  return ends.slice(0, lastTerm + 1);
}

/** All days on which something is to be done, in order, with what for. */
function datesOf(terms: Terms, today: string): { date: string; end: string }[] {
  const ends = endsOf(terms, today);
  const { noticePeriod, status, typeId, renewalInterval } = terms;
  const renews = typeId === 1 && renewalInterval !== null;
  const last = ends.at(-1) ?? '';
  if (status === 3) return last === '' ? [] : [{ date: last, end: last }];
  const notices = noticePeriod ? ends.map((end) => ({ date: moved(end, noticePeriod, -1), end })) : [];
  return renews && noticePeriod ? notices : [...notices, ...ends.map((end) => ({ date: end, end }))];
}

const leapDays = ['2024-02-29', '2028-02-29', '2096-02-29', '2100-02-28'];
const anyDay = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 14_610, max: 22_000 }).map(dayOfNumber) },
  // The ends of months, where lengths differ.
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 240 }).map((month) => format(new Date(Date.UTC(2020, month, 0)))) },
  { weight: 1, arbitrary: fc.constantFrom(...leapDays) },
);
const anyInterval = fc.oneof(
  fc.record({ number: fc.integer({ min: 1, max: 25 }), unit: fc.constant('month' as const) }),
  fc.record({ number: fc.integer({ min: 1, max: 800 }), unit: fc.constant('day' as const) }),
);
const anyTerms: fc.Arbitrary<Terms> = fc.record({
  status: fc.constantFrom(...contractStatuses),
  typeId: fc.constantFrom(...contractTypes),
  endDate: fc.option(anyDay, { freq: 20 }),
  renewalInterval: fc.option(anyInterval),
  noticePeriod: fc.option(anyInterval),
  terminatedOn: fc.option(anyDay),
});
const anyFree = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 9 });
/** Weekends, and days of the month that end in these digits. */
const freeOn = (digits: readonly number[]) => (day: string) =>
  [0, 6].includes(dateOf(day).getUTCDay()) || digits.includes(Number(day.at(-1)));
const run = { numRuns: 600 };

test('a deadline is the first day of the slow definition that is not past, and its notice is in time', () => {
  fc.assert(
    fc.property(anyTerms, anyDay, (terms, today) => {
      const { date, noticeDate, termEnd, state } = findDeadline(terms, { today, isFree: () => false, movesToWorkingDay: false });
      const all = datesOf(terms, today);
      const next = all.filter((one) => one.date >= today).toSorted((a, b) => a.date.localeCompare(b.date) || a.end.localeCompare(b.end))[0];
      expect([date, state === 'expired' ? null : termEnd]).toEqual([next?.date ?? null, next?.end ?? null]);
      if (noticeDate === null || !terms.noticePeriod || termEnd === null) return;
      // Given on that day, the whole notice passes before the end; a few days later, at the latest, it no longer does.
      expect(moved(noticeDate, terms.noticePeriod, 1) <= termEnd).toBe(true);
      expect(moved(addDays(noticeDate, 4), terms.noticePeriod, 1) > termEnd).toBe(true);
    }),
    run,
  );
});

test('one acts on a working day on or before the deadline, and no working day lies between, with either setting', () => {
  fc.assert(
    fc.property(anyTerms, anyDay, anyFree, fc.boolean(), (terms, today, digits, movesToWorkingDay) => {
      const isFree = freeOn(digits);
      const { date, actBy } = findDeadline(terms, { today, isFree, movesToWorkingDay });
      let worked = date;
      while (worked !== null && isFree(worked)) worked = addDays(worked, -1);
      expect(actBy).toBe(movesToWorkingDay ? worked : date);
    }),
    run,
  );
});

test('neither deadline nor day to act by goes back as days pass', () => {
  fc.assert(
    fc.property(anyTerms, anyDay, fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 8 }), anyFree, (terms, start, steps, digits) => {
      const fixed = { ...terms, terminatedOn: terms.terminatedOn ?? start };
      let [today, before] = [start, findDeadline(fixed, { today: start, isFree: freeOn(digits), movesToWorkingDay: true })];
      for (const step of steps) {
        today = addDays(today, step);
        const now = findDeadline(fixed, { today, isFree: freeOn(digits), movesToWorkingDay: true });
        expect([now.date ?? '9999', now.actBy ?? '9999'].every((day, place) => day >= ([before.date, before.actBy][place] ?? ''))).toBe(
          true,
        );
        if (before.date === null) expect(now.date).toBeNull();
        before = now;
      }
    }),
    run,
  );
});

/** What the lines come to when each is done by hand. */
function replayed(why: readonly WhyLine[]): { date: string; said: boolean } {
  let date = '';
  let said = true;
  const to = (next: string, expected: string) => {
    said &&= next === expected;
    date = next;
  };
  for (const line of why) {
    if (line.key === 'firstEnd' || line.key === 'onlyEnd') date = line.date;
    if (line.key === 'renewed') to(moved(date, line.interval, line.times), line.date);
    if (line.key === 'notice') to(moved(date, line.interval, -1), line.date);
    if (line.key === 'terminated' || line.key === 'expired') to(date, line.date);
    if (line.key === 'actBefore') {
      said &&= line.from === date && line.date < line.from;
      date = line.date;
    }
  }
  return { date, said };
}

test('the lines of why come to the day to act by', () => {
  fc.assert(
    fc.property(anyTerms, anyDay, anyFree, (terms, today, digits) => {
      const { why, actBy, termEnd, state } = findDeadline(terms, { today, isFree: freeOn(digits), movesToWorkingDay: true });
      const { date, said } = replayed(why);
      expect(said).toBe(true);
      if (state === 'upcoming') expect(date).toBe(actBy);
      if (state === 'expired') expect(date).toBe(termEnd);
      const passed = why.find((line) => line.key === 'noticePast');
      if (passed) expect(passed.date < today && datesOf(terms, today).some((one) => one.date === passed.date)).toBe(true);
    }),
    run,
  );
});

test('a notification comes next on the first day on which it tells of an end', () => {
  fc.assert(
    fc.property(anyTerms, anyDay, fc.constantFrom(...allDaysBefore), (terms, today, when) => {
      const fixed = { ...terms, terminatedOn: terms.terminatedOn ?? today };
      const { nextDate } = notificationDay(when, fixed, { termEnd: null, today });
      const ends = endsOf(fixed, addDays(today, when));
      // Of what does not renew on and on only the last end is told of.
      const told = fixed.status === 3 ? ends.slice(-1) : ends;
      const next = told.map((end) => addDays(end, -when)).find((day) => day >= today);
      expect(nextDate).toBe(next ?? null);
      if (nextDate !== null) expect(endNotifiedOn(nextDate, when, fixed)).toBe(addDays(nextDate, when));
    }),
    run,
  );
});
