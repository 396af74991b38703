import { expect, test } from 'vitest';
import { appearanceToApply } from './appearance.ts';

const me = 'kari';
const dark = { scheme: 'dark', at: '2026-11-21T10:00:00.000Z' } as const;
const earlier = '2026-11-21T09:00:00.000Z';
const later = '2026-11-21T11:00:00.000Z';

test.each([
  ['nothing was ever chosen', null, undefined, undefined],
  ['it is new to this browser', dark, undefined, dark],
  ['this browser shows an older choice of theirs', dark, { accountId: me, at: earlier }, dark],
  ['this browser shows the same choice', dark, { accountId: me, at: dark.at }, undefined],
  ['this browser shows a newer choice of theirs', dark, { accountId: me, at: later }, undefined],
  ['this browser shows somebody else’s newer choice', dark, { accountId: 'ola', at: later }, dark],
])('takes a person’s own appearance when %s', (_, appearance, shown, taken) => {
  expect(appearanceToApply({ accountId: me, appearance }, shown)).toEqual(taken);
});
