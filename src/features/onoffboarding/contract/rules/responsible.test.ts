import { expect, test } from 'vitest';
import type { RelativeResponsible } from '../kinds.ts';
import { responsibleOf, type Candidate, type PlanPeople } from './responsible.ts';

const candidate = (companyUserId: string, changes: Partial<Candidate> = {}): [string, Candidate] => [
  companyUserId,
  { companyUserId, mayHaveTasks: true, deputyId: null, ...changes },
];

const everybody = ['person', 'leader', 'head', 'maker', 'hr', 'admin', 'named', 'deputy'];

function people(changes: Record<string, Partial<Candidate>> = {}, more: Partial<PlanPeople> = {}): PlanPeople {
  return {
    companyUserId: 'person',
    managerIds: ['leader', 'head'],
    planCreatorId: 'maker',
    hradminIds: ['hr'],
    systemadminIds: ['admin'],
    candidates: new Map(everybody.map((id) => candidate(id, changes[id]))),
    ...more,
  };
}

const gone = { mayHaveTasks: false };
const away = { deputyId: 'deputy' };

test.each<[string, RelativeResponsible | null, PlanPeople, [string | null, ...string[]]]>([
  ['another administrator than the person', 'hradmin', people({}, { companyUserId: 'hr' }), ['admin', 'systemadmin']],
  ['nobody, where the person is the only one', 'hradmin', people({ admin: gone }, { companyUserId: 'hr' }), [null, 'nobody']],
  ['the person', 'companyUser', people(), ['person', 'companyUser']],
  ['the person, who may not', 'companyUser', people({ person: gone }), [null, 'nobody']],
  ['the person, although away', 'companyUser', people({ person: away }), ['person', 'companyUser']],
  ['the nearest manager', 'reportingManager', people(), ['leader', 'reportingManager']],
  ['the next manager when the nearest is gone', 'reportingManager', people({ leader: gone }), ['head', 'managerAbove']],
  ['nobody, when all managers are gone', 'reportingManager', people({ leader: gone, head: gone }), [null, 'nobody']],
  ['nobody, without a manager', 'reportingManager', people({}, { managerIds: [] }), [null, 'nobody']],
  ['the deputy of a manager who is away', 'reportingManager', people({ leader: away }), ['deputy', 'reportingManager', 'deputyFor']],
  ['the manager, whose deputy is gone', 'reportingManager', people({ leader: away, deputy: gone }), ['leader', 'reportingManager']],
  [
    'the manager, whose deputy is the person',
    'reportingManager',
    people({ leader: { deputyId: 'person' } }),
    ['leader', 'reportingManager'],
  ],
  ['whoever made the plan', 'planCreator', people(), ['maker', 'planCreator']],
  ['nobody, when the maker is gone', 'planCreator', people({ maker: gone }), [null, 'nobody']],
  ['an HR administrator', 'hradmin', people(), ['hr', 'hradmin']],
  ['a system administrator without any', 'hradmin', people({ hr: gone }), ['admin', 'systemadmin']],
  ['the first HR administrator', 'hradmin', people({}, { hradminIds: ['named', 'hr'] }), ['named', 'hradmin']],
  ['whoever is named', null, people(), ['named', 'named']],
  ['the deputy of whoever is named', null, people({ named: away }), ['deputy', 'named', 'deputyFor']],
  ['nobody, when whoever is named is gone', null, people({ named: gone }), [null, 'nobody']],
])('is %s', (_who, relativeResponsible, around, [expected, ...why]) => {
  const found = responsibleOf({ relativeResponsible, responsibleId: 'named' }, around);
  expect(found.responsibleId).toBe(expected);
  expect(found.why.map(({ key }) => key)).toEqual(why);
});

test('says for whom a deputy stands in', () => {
  const { why } = responsibleOf({ relativeResponsible: 'planCreator', responsibleId: null }, people({ maker: away }));
  expect(why).toEqual([{ key: 'planCreator' }, { key: 'deputyFor', companyUserId: 'maker' }]);
});

test('finds nobody where nobody is named or known', () => {
  expect(responsibleOf({ relativeResponsible: null, responsibleId: null }, people()).responsibleId).toBeNull();
  expect(responsibleOf({ relativeResponsible: null, responsibleId: 'stranger' }, people()).responsibleId).toBeNull();
});
