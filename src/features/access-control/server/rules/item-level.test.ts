import { describe, expect, test } from 'vitest';
import { itemLevel } from './item-level.ts';
import type { ItemViewer, StoredGrant } from './item-level.ts';

const kari: ItemViewer = { companyUserId: 'kari', role: 'hradmin' };
const ola: ItemViewer = { companyUserId: 'ola', role: 'employee' };
const boss: ItemViewer = { companyUserId: 'boss', role: 'systemadmin' };
const everyone = (level: StoredGrant['level']): StoredGrant => ({ role: null, companyUserId: null, level });
const role = (name: ItemViewer['role'], level: StoredGrant['level']): StoredGrant => ({ role: name, companyUserId: null, level });
const person = (companyUserId: string, level: StoredGrant['level']): StoredGrant => ({ role: null, companyUserId, level });

describe('what restrictions leave of an item', () => {
  test.each<[string, ItemViewer, StoredGrant[][], string]>([
    ['nothing restricted: all of it', ola, [], 'full'],
    ['a restriction of which nobody is left closes', ola, [[]], 'none'],
    ['one’s role', kari, [[role('hradmin', 'full')]], 'full'],
    ['another role', ola, [[role('hradmin', 'full')]], 'none'],
    ['what is given to another person', ola, [[person('kari', 'full')]], 'none'],
    ['oneself', ola, [[role('hradmin', 'full'), person('ola', 'view')]], 'view'],
    ['the most of several grants', kari, [[everyone('view'), role('hradmin', 'full')]], 'full'],
    ['everyone reads', ola, [[everyone('view'), role('hradmin', 'full')]], 'view'],
    ['a restriction above holds below', ola, [[person('ola', 'full')], [role('hradmin', 'full')]], 'none'],
    ['a restriction below holds under a wider one', ola, [[role('hradmin', 'full')], [person('ola', 'full')]], 'none'],
    ['the first of three', ola, [[person('ola', 'view')], [everyone('full')], [everyone('full')]], 'view'],
    ['the least of both, whichever is above', kari, [[everyone('view')], [person('kari', 'full')]], 'view'],
    ['the least of both', kari, [[person('kari', 'full')], [everyone('view')]], 'view'],
    ['a system admin always', boss, [[person('kari', 'full')]], 'full'],
  ])('%s', (_, viewer, restrictions, level) => {
    expect(itemLevel(viewer, { ownerCompanyUserId: null, restrictions })).toBe(level);
  });

  test('its owner always', () => {
    expect(itemLevel(ola, { ownerCompanyUserId: 'ola', restrictions: [[role('hradmin', 'full')]] })).toBe('full');
  });
});
