import { expect, test } from 'vitest';
import { CallError } from '#kernel/web/call-error.ts';
import { wrongField } from './wrong-dates.ts';

const refused = (code: string, why?: string) => new CallError({ status: 400, codes: [code], details: why === undefined ? {} : { why } });

test.each([
  ['a first day that has been', refused('absence.InvalidDates', 'past'), 'startDate'],
  ['a first day that is too far ahead', refused('absence.InvalidDates', 'far'), 'startDate'],
  ['a last day before the first', refused('absence.InvalidDates', 'order'), 'endDate'],
  ['half of several days', refused('absence.InvalidDates', 'half'), 'endDate'],
  ['dates that are wrong for another reason', refused('absence.InvalidDates'), undefined],
  ['another refusal', refused('absence.NoWorkingDays', 'past'), undefined],
  ['no refusal', undefined, undefined],
])('is said beside its field: %s', (_what, error, field) => {
  expect(wrongField(error)).toBe(field);
});
