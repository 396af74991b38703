import { describe, expect, test } from 'vitest';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { draftOf, firstRoles, grantsOf } from './grant-draft.ts';

const kari = { companyUserId: 'kari', fullName: 'Kari', role: 'employee' as const, profileImageTimestamp: null };

describe('who is to see an item', () => {
  test('is everyone while there are no grants', () => {
    const draft = draftOf({ isRestricted: false, grants: [], people: [], roles: ['hradmin'] });
    expect([draft.isRestricted, grantsOf(draft)]).toEqual([false, []]);
  });

  test('comes back as it was sent', () => {
    const grants = [
      { roleId: roleIds.hradmin, level: 'full' as const },
      { companyUserId: 'kari', level: 'view' as const },
    ];
    const draft = draftOf({ isRestricted: true, grants, people: [kari], roles: ['hradmin', 'employee'] });
    expect(draft).toEqual({ isRestricted: true, roles: { hradmin: 'full' }, people: [{ ...kari, level: 'view' }] });
    expect(grantsOf(draft)).toEqual(grants);
  });

  test('is nobody else when all who were named have been erased', () => {
    const draft = draftOf({ isRestricted: true, grants: [], people: [], roles: ['hradmin'] });
    expect(draft).toEqual({ isRestricted: true, roles: {}, people: [] });
  });

  test('takes everyone with a level for each role, the most of both', () => {
    const grants = [
      { everyone: true as const, level: 'view' as const },
      { roleId: roleIds.hradmin, level: 'full' as const },
    ];
    expect(draftOf({ isRestricted: true, grants, people: [], roles: ['hradmin', 'employee'] }).roles).toEqual({
      hradmin: 'full',
      employee: 'view',
    });
  });

  test('begins with one’s own role', () => {
    expect(firstRoles('hradmin')).toEqual({ systemadmin: 'full', hradmin: 'full' });
    expect(firstRoles(null)).toEqual({ systemadmin: 'full' });
  });
});
