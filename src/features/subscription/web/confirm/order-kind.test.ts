import { expect, test } from 'vitest';
import type { Choice } from '../plans/choice.ts';
import type { PlanId } from '../plans/offer.ts';
import { orderKind } from './order-kind.ts';

const choiceOf = (...plans: PlanId[]): Choice => ({
  interval: 'year',
  plans: plans.map((planId) => ({ planId, tierId: `${planId}-50` })),
  packs: {},
});
const both = choiceOf('hr', 'contracts-standard');
const smaller = { planId: 'contracts-standard', tierId: 'contracts-standard-25' } as const;

test.each([
  ['the first plan', choiceOf('hr'), choiceOf(), 'purchase'],
  ['one more plan', both, choiceOf('hr'), 'purchase'],
  ['a better plan of the same kind', choiceOf('gdpr-premium'), choiceOf('gdpr-basic'), 'purchase'],
  ['Unlimited', choiceOf('unlimited'), both, 'purchase'],
  ['a lesser plan of the same kind', choiceOf('gdpr-basic'), choiceOf('gdpr-premium'), 'change'],
  ['single plans in place of Unlimited', both, choiceOf('unlimited'), 'change'],
  ['a pack beside what one has', { ...both, packs: { 'signatures-20': 1 } }, both, 'purchase'],
  ['a pack while a plan ends', { ...choiceOf('hr'), packs: { 'signatures-20': 1 } }, both, 'purchase'],
  ['another step of a plan', { ...both, plans: [{ planId: 'hr', tierId: 'hr-50' }, smaller] }, both, 'change'],
  ['another step while another plan ends', { ...both, plans: [smaller] }, both, 'change'],
  ['another interval', { ...both, interval: 'month' }, both, 'change'],
  ['another interval while a plan ends', { ...choiceOf('hr'), interval: 'month' }, both, 'change'],
  ['what one has, which drops scheduled changes', both, both, 'change'],
  ['one plan less', choiceOf('hr'), both, 'end'],
  ['no plan at all', choiceOf(), both, 'end'],
  ['no plan at all, in an address without years', { ...choiceOf(), interval: 'month' }, both, 'end'],
] as const)('says of %s what it does', (_name, choice, current, expected) => {
  expect(orderKind(choice, current)).toBe(expected);
});
