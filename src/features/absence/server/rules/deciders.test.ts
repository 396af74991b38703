import { expect, test } from 'vitest';
import { findDeciders, type Leader } from './deciders.ts';

const person = (companyUserId: string, reportingTo: string | null, rest: Partial<Leader> = {}): Leader => ({
  companyUserId,
  fullName: companyUserId,
  reportingTo,
  canDecide: false,
  isAway: false,
  deputyId: null,
  isAdministrator: false,
  ...rest,
});
const there = { canDecide: true };
const admin = person('admin', null, { canDecide: true, isAdministrator: true });
const away = { canDecide: true, isAway: true };

test.each<[string, Leader[], string[]]>([
  ['the nearest manager', [person('kari', 'lise'), person('lise', 'top', there), person('top', null, there), admin], ['lise']],
  [
    'the deputy of one who is away',
    [person('kari', 'lise'), person('lise', 'top', { ...away, deputyId: 'dag' }), person('dag', null, there), admin],
    ['dag'],
  ],
  [
    'the manager of one who is away when the deputy is too',
    [
      person('kari', 'lise'),
      person('lise', 'top', { ...away, deputyId: 'dag' }),
      person('dag', null, away),
      person('top', null, there),
      admin,
    ],
    ['top'],
  ],
  ['nobody’s own deputy', [person('kari', 'lise', there), person('lise', null, { ...away, deputyId: 'kari' }), admin], ['admin']],
  ['the administrators when a leader cannot decide', [person('kari', 'lise'), person('lise', null), admin], ['admin']],
  ['the administrators when nobody leads', [person('kari', null), admin], ['admin']],
  ['another administrator for an administrator', [admin, person('hr', null, { ...there, isAdministrator: true })], ['hr']],
  ['the only one there is', [admin], ['admin']],
  ['an administrator although away, when no other is there', [person('kari', null), { ...admin, isAway: true }], ['admin']],
  ['the administrators when the line is a circle', [person('kari', 'lise'), person('lise', 'kari'), admin], ['admin']],
])('a request waits for %s', (_name, leaders, expected) => {
  const [first] = leaders;
  const id = first?.companyUserId ?? '';
  const found = findDeciders(leaders, [id]).get(id) ?? [];
  expect(found.map(({ companyUserId }) => companyUserId)).toEqual(expected);
});
