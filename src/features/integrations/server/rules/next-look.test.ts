import { expect, test } from 'vitest';
import { nextLook } from './next-look.ts';

const at = (time: string) => new Date(`2026-11-26T${time}Z`);

test.each([
  ['the first message', null, '10:00:00', '10:02:00'],
  ['one while a look is planned', '10:02:00', '10:01:59.999', undefined],
  ['one at the moment of the look', '10:02:00', '10:02:00', '11:02:00'],
  ['one soon after it', '10:02:00', '10:30:00', '11:02:00'],
  ['one shortly before the distance is over', '10:02:00', '11:00:00', '11:02:00'],
  ['one after that', '10:02:00', '11:00:01', '11:02:01'],
  ['one much later', '10:02:00', '18:00:00', '18:02:00'],
])('%s', (_what, former, now, next) => {
  expect(nextLook(former === null ? null : at(former), at(now))).toEqual(next === undefined ? undefined : at(next));
});
