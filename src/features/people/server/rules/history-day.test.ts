import { expect, test } from 'vitest';
import { historyDay } from './history-day.ts';

const [before, yesterday, today, tomorrow] = ['2026-10-01', '2026-11-23', '2026-11-24', '2026-11-25'];

test.each<[string, Omit<Parameters<typeof historyDay>[0], 'today'>, string]>([
  ['nothing agreed', { agreed: undefined, newest: before }, today],
  ['agreed for a day that has passed', { agreed: yesterday, newest: before }, yesterday],
  ['agreed for the day of the newest entry, which it replaces', { agreed: yesterday, newest: yesterday }, yesterday],
  ['agreed for a day before the newest entry', { agreed: before, newest: yesterday }, today],
  ['agreed for a day before an entry of today', { agreed: yesterday, newest: today }, today],
  ['agreed for today', { agreed: today, newest: before }, today],
  ['agreed for a day to come', { agreed: tomorrow, newest: before }, today],
  ['agreed for a day that has passed, without a history', { agreed: before, newest: undefined }, before],
])('%s', (_name, given, expected) => {
  expect(historyDay({ ...given, today })).toBe(expected);
});
