import { expect, test } from 'vitest';
import { unpaidState } from './due-state.ts';

test.each([
  ['2027-01-01', 'open'],
  ['2027-01-15', 'open'],
  ['2027-01-16', 'due'],
  ['2027-02-13', 'due'],
  ['2027-02-14', 'nonpayment'],
  ['2028-01-01', 'nonpayment'],
])('on %s, what is due on 15 January is %s', (today, state) => {
  expect(unpaidState('2027-01-15', today)).toBe(state);
});
