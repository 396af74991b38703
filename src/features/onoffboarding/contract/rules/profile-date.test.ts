import { expect, test } from 'vitest';
import { differsFromProfile } from './profile-date.ts';

test.each([
  ['Onboarding', '2027-03-01', null, false],
  ['Onboarding', '2027-03-01', '2027-03-01', false],
  ['Onboarding', '2027-03-01', '2027-03-15', true],
  ['Onboarding', '2027-03-01', '2026-09-02', true],
  // Somebody who has worked here for longer comes back, or gets a new position.
  ['Onboarding', '2027-03-01', '2026-09-01', false],
  ['Onboarding', '2027-03-01', '2028-03-01', true],
  ['Offboarding', '2027-03-01', '2027-02-15', true],
  ['Offboarding', '2027-03-01', '2027-08-28', true],
  // Somebody who stays until then goes on leave.
  ['Offboarding', '2027-03-01', '2027-08-29', false],
  ['Offboarding', '2027-03-01', '2025-03-01', true],
] as const)('%s on %s beside %s in the profile: differs %s', (type, referenceDate, profileDate, expected) => {
  expect(differsFromProfile({ type, referenceDate, profileDate })).toBe(expected);
});
