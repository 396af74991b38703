import { describe, expect, test } from 'vitest';
import { absencePortion } from '../../contract/kinds.ts';
import { awayOn, type AwaySpan } from './away-on.ts';

const { FullDay, FirstHalf, LastHalf } = absencePortion;
const span = (startDate: string, endDate: string, counted: string, portion: AwaySpan['absencePortion'] = FullDay): AwaySpan => ({
  startDate,
  endDate,
  counted,
  absencePortion: portion,
});
// Monday 30 November to Friday 4 December 2026, with the weekends around it.
const week = span('2026-11-30', '2026-12-04', '22222');
const overWeekend = span('2026-12-03', '2026-12-08', '220022');

describe('who is away on a day, and until when', () => {
  test.each<[string, string, AwaySpan[], string | undefined]>([
    ['nobody without an absence', '2026-11-30', [], undefined],
    ['the first day of several', '2026-11-30', [week], '2026-12-04'],
    ['the last day', '2026-12-04', [week], '2026-12-04'],
    ['the day before it begins', '2026-11-29', [week], undefined],
    ['the day after it ends', '2026-12-05', [week], undefined],
    ['a weekend within it is no day of work', '2026-12-05', [overWeekend], undefined],
    ['but does not end it', '2026-12-04', [overWeekend], '2026-12-08'],
    ['a weekend at its end is left out', '2026-12-03', [span('2026-12-03', '2026-12-06', '2200')], '2026-12-04'],
    [
      'another absence the next day goes on',
      '2026-12-01',
      [span('2026-12-01', '2026-12-01', '2'), span('2026-12-02', '2026-12-03', '22')],
      '2026-12-03',
    ],
    [
      'one that begins after a day of work does not',
      '2026-12-01',
      [span('2026-12-01', '2026-12-01', '2'), span('2026-12-03', '2026-12-03', '2')],
      '2026-12-01',
    ],
    ['half a day is not all of it', '2026-12-01', [span('2026-12-01', '2026-12-01', '1', FirstHalf)], undefined],
    [
      'both halves are',
      '2026-12-01',
      [span('2026-12-01', '2026-12-01', '1', FirstHalf), span('2026-12-01', '2026-12-01', '1', LastHalf)],
      '2026-12-01',
    ],
    ['vacation that illness gave back is still away', '2026-12-01', [span('2026-11-30', '2026-12-02', 'ccc')], '2026-12-02'],
    ['a holiday that was given back is no day of work', '2026-12-01', [span('2026-12-01', '2026-12-01', 'a')], undefined],
    ['a half working day counts', '2026-12-24', [span('2026-12-24', '2026-12-24', '1')], '2026-12-24'],
    ['an old span says nothing of its days: a weekday counts', '2026-12-01', [span('2026-12-01', '2026-12-06', '')], '2026-12-04'],
    ['and a Sunday does not', '2026-12-06', [span('2026-12-01', '2026-12-06', '')], undefined],
  ])('%s', (_case, day, spans, until) => {
    expect(awayOn(day, spans)).toBe(until);
  });
});
