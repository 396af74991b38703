import { expect, test } from 'vitest';
import { toldOn } from './reminder-days.ts';

const day = '2027-03-31';
const before = '2027-03-01';

test.each<[string, { setOn: string; today: string }, string | undefined]>([
  ['31 days before', { setOn: '2026-11-26', today: '2027-02-28' }, undefined],
  ['30 days before', { setOn: '2026-11-26', today: before }, before],
  ['when that morning was missed', { setOn: '2026-11-26', today: '2027-03-14' }, before],
  ['when it was missed for longer than a fortnight', { setOn: '2026-11-26', today: '2027-03-15' }, undefined],
  ['when it was set on that very day', { setOn: before, today: before }, before],
  ['when it was set a day after', { setOn: '2027-03-02', today: '2027-03-02' }, undefined],
  ['the day before', { setOn: '2026-11-26', today: '2027-03-30' }, undefined],
  ['on the day', { setOn: '2026-11-26', today: day }, day],
  ['on the day, set that day', { setOn: day, today: day }, day],
  ['thirteen days after, when nobody was told', { setOn: '2026-11-26', today: '2027-04-13' }, day],
  ['fourteen days after', { setOn: '2026-11-26', today: '2027-04-14' }, undefined],
])('people are told of a day %s', (_name, circumstances, expected) => {
  expect(toldOn(day, circumstances)).toBe(expected);
});
