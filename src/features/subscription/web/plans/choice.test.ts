import { expect, test } from 'vitest';
import type { PlanId } from './offer.ts';
import { choosePacks, choosePlan, chooseSome, chooseUnlimited, chosenOf, isSameChoice, isUnlimited, type Choice } from './choice.ts';

const tierOf = (planId: PlanId) => ({ planId, tierId: planId });
const nothing: Choice = { interval: 'month', plans: [], packs: {} };
const choiceOf = (...plans: PlanId[]): Choice => ({ ...nothing, plans: plans.map(tierOf) });
const namesOf = ({ plans }: Choice): string[] => plans.map(({ planId, tierId }) => (planId === tierId ? planId : tierId));

test.each([
  ['the first plan', nothing, 'hr', tierOf('hr'), ['hr']],
  ['one beside another', choiceOf('contracts-standard'), 'hr', tierOf('hr'), ['hr', 'contracts-standard']],
  ['one in place of its sister', choiceOf('hr', 'gdpr-basic'), 'gdpr', tierOf('gdpr-premium'), ['hr', 'gdpr-premium']],
  ['another step of the same', choiceOf('gdpr-premium'), 'gdpr', { planId: 'gdpr-premium', tierId: 'more' }, ['more']],
  ['none of a family', choiceOf('hr', 'gdpr-basic'), 'gdpr', undefined, ['hr']],
  ['a plan in place of Unlimited', choiceOf('unlimited'), 'contracts', tierOf('contracts-premium'), ['contracts-premium']],
] as const)('chooses %s', (...[, before, family, chosen, expected]) => {
  const after = choosePlan(before, family, chosen);
  expect(namesOf(after)).toEqual(expected);
  expect(chosenOf(after, family)).toEqual(chosen);
});

test('puts Unlimited in the place of all others', () => {
  const after = chooseUnlimited(choiceOf('hr', 'gdpr-basic'), 'unlimited');
  expect(namesOf(after)).toEqual(['unlimited']);
  expect([isUnlimited(after), isUnlimited(choiceOf('hr'))]).toEqual([true, false]);
  expect(chosenOf(after, 'hr')).toBeUndefined();
});

test('goes back from Unlimited to what was chosen before, which may be Unlimited too', () => {
  expect(namesOf(chooseSome(choiceOf('unlimited'), choiceOf('hr', 'gdpr-basic')))).toEqual(['hr', 'gdpr-basic']);
  expect(namesOf(chooseSome(choiceOf('unlimited'), choiceOf('unlimited')))).toEqual([]);
});

test('counts packs of each size, and leaves out those that nobody wants', () => {
  const one = choosePacks(nothing, 'signatures-20', 2);
  const both = choosePacks(one, 'signatures-100', 1);
  expect(both.packs).toEqual({ 'signatures-20': 2, 'signatures-100': 1 });
  expect(choosePacks(both, 'signatures-20', 0).packs).toEqual({ 'signatures-100': 1 });
});

test.each([
  ['the same plans in another order', choiceOf('hr', 'gdpr-basic'), choiceOf('gdpr-basic', 'hr'), true],
  ['another plan', choiceOf('hr'), choiceOf('hr', 'gdpr-basic'), false],
  ['another step', choiceOf('hr'), { ...nothing, plans: [{ planId: 'hr', tierId: 'other' }] }, false],
  ['another interval', choiceOf('hr'), { ...choiceOf('hr'), interval: 'year' }, false],
  ['another interval of nothing', nothing, { ...nothing, interval: 'year' }, true],
  ['a pack more', choiceOf('hr'), choosePacks(choiceOf('hr'), 'signatures-20', 1), false],
  ['the same packs, which are bought once more', choosePacks(nothing, 'signatures-20', 1), choosePacks(nothing, 'signatures-20', 1), false],
] as const)('compares with %s', (_name, one, other, expected) => {
  expect(isSameChoice(one, other)).toBe(expected);
});
