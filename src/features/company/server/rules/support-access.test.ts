import { expect, test } from 'vitest';
import { supportAccessOn } from './support-access.ts';

const off = { allowSupport: false, allowSupportUntil: null };
const on = (allowSupportUntil: string | null) => ({ allowSupport: true, allowSupportUntil });

test.each([
  ['without a last day', on(null), on(null)],
  ['before its last day', on('2026-11-30'), on('2026-11-30')],
  ['on its last day', on('2026-11-29'), on('2026-11-29')],
  ['the day after', on('2026-11-28'), off],
  ['that is turned off', { ...on('2026-11-30'), allowSupport: false }, off],
])('support access %s', (_name, access, onThatDay) => {
  expect(supportAccessOn('2026-11-29', access)).toEqual(onThatDay);
});
