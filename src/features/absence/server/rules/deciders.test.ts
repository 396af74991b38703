import { expect, test } from 'vitest';
import { decidersOf, findDeciders, nextDecidersOf, noDeciders, type Leader } from './deciders.ts';

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
  const found = findDeciders(leaders, [id]).get(id);
  expect(found?.first.map(({ companyUserId }) => companyUserId)).toEqual(expected);
});

test.each<[string, Leader[], string[]]>([
  ['the manager above', [person('kari', 'lise'), person('lise', 'top', there), person('top', null, there), admin], ['top']],
  [
    'the deputy of a manager above who is away',
    [
      person('kari', 'lise'),
      person('lise', 'top', there),
      person('top', null, { ...away, deputyId: 'dag' }),
      person('dag', null, there),
      admin,
    ],
    ['dag'],
  ],
  ['the administrators when nobody is above', [person('kari', 'lise'), person('lise', null, there), admin], ['admin']],
  ['nobody who has it already', [person('kari', 'admin'), admin], []],
  ['nobody when the administrators have it', [person('kari', null), admin], []],
])('an unanswered request also reaches %s', (_name, leaders, expected) => {
  const deciders = findDeciders(leaders, ['kari']).get('kari') ?? noDeciders;
  expect(nextDecidersOf(deciders, 1).map(({ companyUserId }) => companyUserId)).toEqual(expected);
});

test.each<3 | 6>([3, 6])('an unanswered one of the confidential type %i reaches the administrators, and not a higher manager', (type) => {
  const leaders = [person('kari', 'lise'), person('lise', 'top', there), person('top', null, there), admin];
  const deciders = findDeciders(leaders, ['kari']).get('kari') ?? noDeciders;
  const idsOf = (of: 1 | 3 | 6, isEscalated: boolean) =>
    decidersOf(deciders, { type: of, isEscalated }).map(({ companyUserId }) => companyUserId);
  expect([idsOf(type, false), idsOf(type, true), idsOf(1, true)]).toEqual([['lise'], ['lise', 'admin'], ['lise', 'top']]);
});

test('a request of a confidential type passes by the managers above the nearest', () => {
  const line = [
    person('kari', 'lise'),
    person('lise', 'top', { ...away, deputyId: 'dag' }),
    person('top', null, there),
    person('dag', null, there),
    admin,
  ];
  const waitsFor = (leaders: Leader[], type: 1 | 6 | 8) =>
    decidersOf(findDeciders(leaders, ['kari']).get('kari') ?? noDeciders, { type, isEscalated: false }).map(
      ({ companyUserId }) => companyUserId,
    );
  expect(waitsFor(line, 6)).toEqual(['dag']);
  const withoutDeputy = line.filter(({ companyUserId }) => companyUserId !== 'dag');
  expect(waitsFor(withoutDeputy, 8)).toEqual(['admin']);
  expect(waitsFor(withoutDeputy, 1)).toEqual(['top']);
});
