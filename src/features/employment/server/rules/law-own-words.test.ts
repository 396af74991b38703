import { expect, test } from 'vitest';
import type { Finding } from '../../contract/findings.ts';
import { checked, type Judged } from '../../testing/checked-law.ts';

const T = 'temporary';
const twelve = { startDate: '2027-07-01', expirationDate: '2028-06-30' };

/** A value that own words have left out is not judged; the words are. */
test.each<[string, Judged, Finding['key'], Finding['level'] | undefined]>([
  [
    'no trial, in own words, of a few weeks',
    { key: T, given: { expirationDate: '2027-02-14' }, own: { probationaryPeriod: 'Det er ikke avtalt prøvetid.' } },
    'trialOverHalf',
    undefined,
  ],
  [
    'a trial of a few weeks, in own words with the value',
    { key: T, given: { expirationDate: '2027-02-14' }, own: { probationaryPeriod: 'Prøvetiden er {probationaryPeriod}.' } },
    'trialOverHalf',
    'block',
  ],
  [
    'half of the term in own words',
    { key: T, given: twelve, own: { probationaryPeriod: 'Prøvetiden er 6 måneder.' } },
    'trialWordsOverHalf',
    undefined,
  ],
  [
    'more than half of the term in own words',
    { key: T, given: { ...twelve, expirationDate: '2028-06-29' }, own: { probationaryPeriod: 'Prøvetiden er 6 måneder.' } },
    'trialWordsOverHalf',
    'warn',
  ],
  [
    'seven months chosen, five written',
    { given: { probationaryPeriod: '7' }, own: { probationaryPeriod: 'Prøvetiden er 5 måneder.' } },
    'trialOverSixMonths',
    undefined,
  ],
  [
    'seven days chosen, a month written',
    { given: { probationaryTermination: '7 days' }, own: { probationaryPeriod: 'Fristen er en måned.' } },
    'trialNoticeShort',
    undefined,
  ],
  [
    'no pension scheme, said in own words',
    { given: { pensions: [] }, own: { pension: 'Virksomheten har ikke plikt til å ha tjenestepensjon. {insurances}' } },
    'providerMissing',
    undefined,
  ],
  ['two months on trial, plainly said', { own: { probationaryPeriod: 'Prøvetiden er to måneder.' } }, 'trial', 'found'],
  ['a trial of no length', { own: { probationaryPeriod: 'Prøvetiden avtales senere.' } }, 'trial', 'warn'],
])('%s: %o: %s', (_name, made, key, level) => {
  expect(checked(made).find((one) => one.key === key)?.level).toBe(level);
});
