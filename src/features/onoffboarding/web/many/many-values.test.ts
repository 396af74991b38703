import { expect, test } from 'vitest';
import { resultsIn, leftOf, ManySchema, plansOf, type ManyValues } from './many-values.ts';

const people = (count: number) => Array.from({ length: count }, (_, place) => `0199a0c0-0000-7000-8000-${String(place).padStart(12, '0')}`);
const [kari = '', ola = '', plan = ''] = people(3);
const values = (changes: Partial<ManyValues> = {}): ManyValues => ({
  type: 'Onboarding',
  source: 'template:first-day',
  planId: null,
  endAccess: false,
  companyUserIds: [kari],
  dates: 'own',
  referenceDate: '',
  isPublished: false,
  ...changes,
});

test.each<[string, Partial<ManyValues>, string | undefined]>([
  ['a template', {}, undefined],
  ['nobody', { companyUserIds: [] }, 'companyUserIds'],
  ['50 people', { companyUserIds: people(50) }, undefined],
  ['one more', { companyUserIds: people(51) }, 'companyUserIds'],
  ['another plan', { source: 'plan', planId: plan }, undefined],
  ['no other plan yet', { source: 'plan' }, 'planId'],
  ['the same day', { dates: 'same', referenceDate: '2027-03-01' }, undefined],
  ['no day yet', { dates: 'same' }, 'referenceDate'],
  ['no day at all', { dates: 'same', referenceDate: '2027-02-30' }, 'referenceDate'],
])('%s is refused where it is wrong', (_name, changes, path) => {
  expect(ManySchema.safeParse(values(changes)).error?.issues[0]?.path[0]).toBe(path);
});

test('a day that was typed before counts only when it is the same for all, and access ends only where people leave', () => {
  const typed = { referenceDate: '2027-03-01', endAccess: true };
  expect(plansOf(values(typed), 'no').plan).toMatchObject({
    referenceDate: null,
    endAccess: false,
    source: { kind: 'template', id: 'first-day' },
  });
  expect(plansOf(values({ ...typed, dates: 'same', type: 'Offboarding' }), 'en').plan).toMatchObject({
    referenceDate: '2027-03-01',
    endAccess: true,
    language: 'en',
  });
});

test('those for whom none was made are chosen again, also when all were refused', () => {
  const refused = { companyUserId: ola, id: null, code: 'onoffboarding.PlanExists', lacking: [] };
  expect(leftOf([{ companyUserId: kari, id: plan, code: null, lacking: [] }, refused])).toEqual([ola]);
  expect(resultsIn({ results: [refused] })).toEqual([refused]);
  expect(resultsIn({})).toBeUndefined();
});
