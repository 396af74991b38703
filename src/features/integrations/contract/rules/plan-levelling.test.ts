import { expect, test } from 'vitest';
import type { FieldDifference } from '../entities.ts';
import { planLevelling, type Levelling, type Winner } from './plan-levelling.ts';

type Kind = FieldDifference['kind'];

type Case = [
  kind: Kind,
  writable: 'both' | 'here' | 'there' | 'none',
  usual: Winner,
  chosen: Winner | undefined,
  expected: keyof Levelling,
];

test.each<Case>([
  ['different', 'both', 'samspill', undefined, 'there'],
  ['different', 'both', 'external', undefined, 'here'],
  ['different', 'both', 'samspill', 'external', 'here'],
  ['different', 'both', 'external', 'samspill', 'there'],
  // What the other system does not take is only shown.
  ['different', 'here', 'samspill', undefined, 'left'],
  ['different', 'there', 'external', undefined, 'left'],
  // A gap is filled whoever wins, and a value never gives way to an empty one.
  ['missingHere', 'here', 'samspill', undefined, 'here'],
  ['missingHere', 'here', 'external', undefined, 'here'],
  ['missingHere', 'here', 'external', 'samspill', 'left'],
  ['missingThere', 'there', 'external', undefined, 'there'],
  ['missingThere', 'there', 'samspill', undefined, 'there'],
  ['missingThere', 'there', 'samspill', 'external', 'left'],
  // A number that is none is not transferred, and gives way to one that is.
  ['invalid', 'there', 'samspill', undefined, 'there'],
  ['invalid', 'there', 'external', undefined, 'left'],
  ['invalid', 'here', 'external', undefined, 'here'],
  ['invalid', 'none', 'samspill', undefined, 'left'],
])('%s, writable %s, %s wins, chosen %s: changed %s', (...[kind, writable, usual, chosen, expected]) => {
  const difference = {
    field: 'city' as const,
    kind,
    canWriteHere: writable === 'both' || writable === 'here',
    canWriteThere: writable === 'both' || writable === 'there',
  };
  const choices = { useSamspillData: usual === 'samspill', overrides: chosen ? { kari: { city: chosen } } : {} };
  const plan = planLevelling({ companyUserId: 'kari', isDeactivated: false, differences: [difference] }, choices);
  expect(plan).toEqual({ here: [], there: [], left: [], [expected]: ['city'] });
});

test('what is chosen for one person counts for nobody else', () => {
  const differences = [{ field: 'city' as const, kind: 'different' as const, canWriteHere: true, canWriteThere: true }];
  const choices = { useSamspillData: true, overrides: { ola: { city: 'external' as const } } };
  expect(planLevelling({ companyUserId: 'kari', isDeactivated: false, differences }, choices).there).toEqual(['city']);
});

test('nothing of somebody whose profile is deactivated is levelled', () => {
  const differences = [{ field: 'city' as const, kind: 'different' as const, canWriteHere: true, canWriteThere: true }];
  const choices = { useSamspillData: true, overrides: {} };
  expect(planLevelling({ companyUserId: 'kari', isDeactivated: true, differences }, choices)).toEqual({
    here: [],
    there: [],
    left: ['city'],
  });
});
