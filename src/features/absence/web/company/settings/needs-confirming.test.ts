import { expect, test } from 'vitest';
import { needsConfirming } from './needs-confirming.ts';

const allowance = (after: number) => ({ companyUserId: 'kari', fullName: 'Kari Nes', year: 2026, before: 25, after });
const counting = (...afters: number[]) => ({ absences: [], allowances: afters.map(allowance), deadlines: [] });

test.each([
  ['nothing is counted again', counting(), undefined, false],
  ['something is', counting(26), undefined, true],
  ['just that was confirmed', counting(26), counting(26), false],
  ['something else was confirmed', counting(27), counting(26), true],
  ['more was confirmed', counting(26), counting(26, 26), true],
])('asks before it saves when %s', (_name, recount, confirmed, isAsked) => {
  expect(needsConfirming(recount, confirmed)).toBe(isAsked);
});
