import { describe, expect, test } from 'vitest';
import type { InBoth } from '../../contract/entities.ts';
import type { ComparedPeople } from './compare-people.ts';
import { areOne, arePossible, withoutPairs, withPair } from './resolve-pairs.ts';

const about = { fullName: '', employeeNumber: null, emailAddress: null, department: null, invalidNumbers: [] };
const there = (externalId: string, ...ids: string[]) => ({
  ...about,
  externalId,
  candidates: ids.map((companyUserId) => ({ companyUserId, fullName: '' })),
});
const here = (companyUserId: string, ...ids: string[]) => ({
  ...about,
  companyUserId,
  candidates: ids.map((externalId) => ({ externalId, fullName: '' })),
});
const inBoth = (companyUserId: string, externalId: string): InBoth => ({
  ...about,
  companyUserId,
  externalId,
  matchedBy: 'link',
  differences: [],
  isDeactivated: false,
  unreadable: [],
});
/** Kari and Karin here may each be both 1 and 2 there; somebody who has left may be 3. */
const people: ComparedPeople = {
  onlyExternal: [there('1', 'kari', 'karin'), there('2', 'kari', 'karin'), there('3', 'left')],
  onlySamspill: [here('kari', '1', '2'), here('karin', '1', '2')],
  both: [inBoth('ola', '4')],
};
/** Each person with their possible matches. */
const shown = ({ onlyExternal, onlySamspill, both }: ComparedPeople) => [
  ...onlyExternal.map(({ externalId, candidates }) => [externalId, ...candidates.map(({ companyUserId }) => companyUserId)].join(' ')),
  ...onlySamspill.map(({ companyUserId, candidates }) => [companyUserId, ...candidates.map(({ externalId }) => externalId)].join(' ')),
  ...both.map(({ companyUserId, externalId }) => `${companyUserId}=${externalId}`),
];

test.each([
  ['kari', '1', true, false],
  ['left', '3', true, false],
  ['kari', '3', false, false],
  ['ola', '4', false, true],
  ['ola', '1', false, false],
])('%s and %s: possible %s, one %s', (companyUserId, externalId, isPossible, isOne) => {
  expect([arePossible(people, { companyUserId, externalId }), areOne(people, { companyUserId, externalId })]).toEqual([isPossible, isOne]);
});

describe('in a comparison', () => {
  test('who is linked is in both, and a possible match of nobody else', () => {
    expect(shown(withPair(people, inBoth('kari', '1')))).toEqual(['2 karin', '3 left', 'karin 2', 'ola=4', 'kari=1']);
  });

  test('who is said not to be the same is a possible match of the others still', () => {
    const apart = withoutPairs(people, [{ companyUserId: 'kari', externalId: '1' }]);
    expect(shown(apart)).toEqual(['1 karin', '2 kari karin', '3 left', 'kari 2', 'karin 1 2', 'ola=4']);
  });

  test('who were one and are not leave what is in both', () => {
    expect(shown(withoutPairs(people, [{ companyUserId: 'ola', externalId: '4' }]))).toEqual(shown({ ...people, both: [] }));
  });
});
