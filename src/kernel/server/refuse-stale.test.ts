import { describe, expect, test } from 'vitest';
import { fail, Failure } from './failure.ts';
import { isStale, refuseReplaced, refuseStale } from './refuse-stale.ts';

describe('a change to a record that has a version', () => {
  test.each([
    ['names the stored version', 3, false],
    ['names an older version', 2, true],
    ['names a version that is not there yet', 4, true],
    ['names no version', undefined, false],
    ['names version 0 of a record that was stored', 0, true],
  ])('%s', (_case, read, expected) => {
    expect(isStale({ read, stored: 3 })).toBe(expected);
  });

  test('is refused with what is stored now', async () => {
    const refused = refuseStale(fail, { read: 1, stored: 2 }, async () => ({ note: 'newer' }));
    await expect(refused).rejects.toEqual(new Failure('common.Conflict', 409, { details: { note: 'newer' } }));
    await expect(refused).rejects.toMatchObject({ status: 409, extra: { details: { note: 'newer' } } });
  });

  test('does not ask for details when it is not stale', async () => {
    await refuseStale(fail, { read: 2, stored: 2 }, () => {
      throw new Error('asked');
    });
  });
});

describe('a change to a value whose record has no version', () => {
  test('is refused with what is stored now', async () => {
    const refused = refuseReplaced(fail, { read: { days: 25 }, stored: { days: 27 } }, async () => ({ days: 27 }));
    await expect(refused).rejects.toEqual(new Failure('common.Conflict', 409, { details: { days: 27 } }));
  });

  test.each([
    ['nothing was read', undefined],
    ['the same was read', { days: 27 }],
  ])('does not ask for details when %s', async (_case, read) => {
    await refuseReplaced(fail, { read, stored: { days: 27 } }, () => {
      throw new Error('asked');
    });
  });
});
