import { expect, test } from 'vitest';
import type { ImportAction } from '#kernel/contract/imports.ts';
import { countActions } from './count-actions.ts';

test.each<[ImportAction[], Partial<Record<ImportAction, number>>]>([
  [[], {}],
  [['refuse', 'create', 'create', 'unchanged', 'update', 'skip', 'create'], { create: 3, update: 1, unchanged: 1, skip: 1, refuse: 1 }],
  [['skip', 'skip'], { skip: 2 }],
])('of %j', (fates, counts) => {
  expect(countActions(fates.map((fate) => ({ fate })))).toEqual({ create: 0, update: 0, unchanged: 0, skip: 0, refuse: 0, ...counts });
});
