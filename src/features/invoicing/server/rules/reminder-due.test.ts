import { expect, test } from 'vitest';
import { reminderDue } from './reminder-due.ts';

test.each([
  ['the due day', '2026-12-05', [], undefined],
  ['two days past', '2026-12-07', [], undefined],
  ['three days past', '2026-12-08', [], 3],
  ['three days past, sent', '2026-12-08', [3], undefined],
  ['thirteen days past', '2026-12-18', [3], undefined],
  ['thirteen days past, none sent', '2026-12-18', [], 3],
  ['fourteen days past', '2026-12-19', [3], 14],
  ['fourteen days past, none sent', '2026-12-19', [], 14],
  ['fifteen days past, the second sent alone', '2026-12-20', [14], undefined],
  ['29 days past', '2027-01-03', [3], 14],
  ['30 days past', '2027-01-04', [3], undefined],
])('%s: %s with %j sent is reminded of as %s', (_name, today, sent, expected) => {
  expect(reminderDue('2026-12-05', today, sent)).toBe(expected);
});
