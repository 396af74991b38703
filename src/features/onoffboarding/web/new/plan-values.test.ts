import { expect, test } from 'vitest';
import { addsHeld, PlanSchema, sourceOf, templateSource, type PlanValues } from './plan-values.ts';

const values: PlanValues = {
  type: 'Onboarding',
  companyUserId: 'kari',
  referenceDate: '2027-03-01',
  source: 'empty',
  planId: null,
  endAccess: false,
  addsHeld: '',
};

test.each([
  [{ source: 'empty', planId: 'p' }, { kind: 'empty' }],
  [
    { source: 'plan', planId: 'p' },
    { kind: 'plan', id: 'p' },
  ],
  [{ source: 'plan', planId: null }, undefined],
  [
    { source: templateSource('first-day'), planId: null },
    { kind: 'template', id: 'first-day' },
  ],
])('%o begins with %o', (chosen, expected) => {
  expect(sourceOf(chosen)).toEqual(expected);
});

test.each<[Partial<PlanValues>, string | undefined]>([
  [{}, undefined],
  [{ companyUserId: null }, 'companyUserId'],
  [{ referenceDate: '' }, 'referenceDate'],
  [{ referenceDate: '1.3' }, 'referenceDate'],
  // No day could be counted from it.
  [{ referenceDate: '9999-12-31' }, 'referenceDate'],
  [{ source: '' }, 'source'],
  [{ source: 'plan' }, 'planId'],
])('%o is refused at %s', (changes, path) => {
  expect(PlanSchema.safeParse({ ...values, ...changes }).error?.issues[0]?.path[0]).toBe(path);
});

test.each<[Partial<PlanValues>, boolean]>([
  [{ type: 'Offboarding', endAccess: true }, true],
  [{ type: 'Offboarding', endAccess: false }, false],
  [{ type: 'Offboarding', endAccess: false, addsHeld: 'yes' }, true],
  [{ type: 'Offboarding', endAccess: true, addsHeld: 'no' }, false],
  [{ type: 'Onboarding', addsHeld: 'yes' }, false],
])('of %o, what is held becomes tasks: %s', (changes, expected) => {
  expect(addsHeld({ ...values, ...changes })).toBe(expected);
});
