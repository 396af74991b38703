import { expect, test } from 'vitest';
import { codeCounts } from './code-counts.ts';

const percent = { percent: 10, plans: null, includesProducts: false };
const ofGdpr = { ...percent, plans: ['gdpr-basic'] };

test.each([
  ['all plans, when one is ordered', percent, { planIds: ['hr'], hasPacks: false }, true],
  ['all plans, when none is', percent, { planIds: [], hasPacks: false }, false],
  ['the plan that is ordered', { ...percent, plans: ['hr'] }, { planIds: ['hr'], hasPacks: false }, true],
  ['another plan', ofGdpr, { planIds: ['hr'], hasPacks: true }, false],
  ['another plan and packs', { ...ofGdpr, includesProducts: true }, { planIds: ['hr'], hasPacks: true }, true],
  ['another plan and packs, of which none are ordered', { ...ofGdpr, includesProducts: true }, { planIds: ['hr'], hasPacks: false }, false],
  [
    'another plan, with an amount that packs do not get',
    { ...ofGdpr, includesProducts: true, percent: null },
    { planIds: ['hr'], hasPacks: true },
    false,
  ],
  ['all plans, when Unlimited is ordered', percent, { planIds: ['unlimited'], hasPacks: false }, true],
  ['Unlimited', { ...percent, plans: ['unlimited'] }, { planIds: ['unlimited'], hasPacks: false }, true],
  ['a plan that Unlimited stands instead of', ofGdpr, { planIds: ['gdpr-basic', 'unlimited'], hasPacks: false }, false],
])('judges a code for %s', (_name, code, order, expected) => {
  expect(codeCounts(code, order)).toBe(expected);
});
