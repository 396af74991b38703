import { expect, test } from 'vitest';
import { awayFilterOf } from './use-away-filter.ts';

test('takes nothing for left out unless it was chosen', () => {
  expect(awayFilterOf(undefined)).toEqual({ excludeHomeOffice: false, excludeOffsiteWork: false });
  expect(awayFilterOf({ excludeHomeOffice: true, excludeOffsiteWork: 'yes' })).toEqual({
    excludeHomeOffice: true,
    excludeOffsiteWork: false,
  });
});
