import { describe, expect, test } from 'vitest';
import { closingRefusal, dutiesOf, isLate, isRunning, notifyBy, type Assessed } from './breach-duties.ts';

const breach: Assessed = {
  awareAt: new Date('2026-11-20T16:00:00Z'),
  risk: 'risk',
  riskReason: 'Fødselsnumre kan misbrukes',
  authorityNotifiedAt: new Date('2026-11-23T16:00:00Z'),
  lateReason: '',
  peopleToldAt: null,
  peopleException: null,
  peopleReason: '',
  description: 'Tapt PC',
  consequences: 'Noen kan lese filene',
  measures: 'Kontoen er sperret',
};
const after = new Date('2026-11-23T16:00:01Z');

describe('the hours', () => {
  test.each([
    ['run through a weekend', '2026-11-20T16:00:00+01:00', '2026-11-23T16:00:00+01:00'],
    ['end an hour later on the clock when it is set forward', '2027-03-26T16:00:00+01:00', '2027-03-29T17:00:00+02:00'],
    ['end an hour earlier on the clock when it is set back', '2026-10-23T16:00:00+02:00', '2026-10-26T15:00:00+01:00'],
    ['run through the turn of the year', '2026-12-30T23:30:00+01:00', '2027-01-02T23:30:00+01:00'],
  ])('%s', (_case, awareAt, by) => {
    expect(notifyBy(new Date(awareAt)).toISOString()).toBe(new Date(by).toISOString());
  });

  test.each<[string, Partial<Assessed>, string, boolean]>([
    ['notice in the last second', {}, '2026-12-01T00:00:00Z', false],
    ['notice a second later', { authorityNotifiedAt: after }, '2026-11-23T17:00:00Z', true],
    ['no notice in the last second', { authorityNotifiedAt: null }, '2026-11-23T16:00:00Z', false],
    ['no notice a second later', { authorityNotifiedAt: null }, '2026-11-23T16:00:01Z', true],
    ['no notice and no assessment', { authorityNotifiedAt: null, risk: null }, '2026-11-23T16:00:01Z', true],
    ['no notice of what is no risk', { authorityNotifiedAt: null, risk: 'none' }, '2026-12-01T00:00:00Z', false],
  ])('%s', (_case, change, now, late) => {
    expect(isLate({ ...breach, ...change }, new Date(now))).toBe(late);
  });

  test.each<[Partial<Assessed>, boolean]>([
    [{ risk: null, authorityNotifiedAt: null }, true],
    [{ risk: 'high', authorityNotifiedAt: null }, true],
    [{ risk: 'none', authorityNotifiedAt: null }, false],
    [{}, false],
  ])('run until the authority is told or there is no risk: %j', (change, running) => {
    expect(isRunning({ ...breach, ...change })).toBe(running);
  });
});

test.each<[Assessed['risk'], Assessed['peopleException'], boolean, boolean]>([
  [null, null, false, false],
  ['none', null, false, false],
  ['risk', null, true, false],
  ['high', null, true, true],
  ['high', 'protected', true, false],
  ['risk', 'averted', true, false],
])('a risk of %s with the exception %s: authority %s, people %s', (risk, peopleException, authority, people) => {
  expect(dutiesOf({ risk, peopleException })).toEqual({ authority, people });
});

describe('closing is refused', () => {
  const told = new Date('2026-11-21T00:00:00Z');
  test.each<[string, Partial<Assessed>, ReturnType<typeof closingRefusal>]>([
    ['not when the authority is told in time', {}, undefined],
    ['without an assessment', { risk: null }, 'gdpr.NotAssessed'],
    ['while the authority is not told', { authorityNotifiedAt: null }, 'gdpr.NotNotified'],
    ['when nobody says why notice is late', { authorityNotifiedAt: after }, 'gdpr.ReasonNeeded'],
    ['not when somebody does', { authorityNotifiedAt: after, lateReason: 'Omfanget var ukjent' }, undefined],
    ['when nobody says why there is no risk', { risk: 'none', riskReason: '', authorityNotifiedAt: null }, 'gdpr.ReasonNeeded'],
    ['not when somebody does', { risk: 'none', authorityNotifiedAt: null }, undefined],
    ['while people at high risk are not told', { risk: 'high' }, 'gdpr.NotNotified'],
    ['not when they are', { risk: 'high', peopleToldAt: told }, undefined],
    ['when an exception has no reason', { risk: 'high', peopleException: 'protected' }, 'gdpr.ReasonNeeded'],
    ['not when it has one', { risk: 'high', peopleException: 'protected', peopleReason: 'Disken er kryptert' }, undefined],
    ['without its facts', { description: '' }, 'gdpr.NotDocumented'],
    ['without its effects', { consequences: ' ' }, 'gdpr.NotDocumented'],
    ['without what was done, also of no risk', { risk: 'none', measures: '' }, 'gdpr.NotDocumented'],
    ['not when people need not be told', { peopleException: 'protected' }, undefined],
    ['not when people are told in spite of one', { risk: 'high', peopleException: 'protected', peopleToldAt: told }, undefined],
  ])('%s', (_case, change, refusal) => {
    expect(closingRefusal({ ...breach, ...change }, new Date('2026-12-01T00:00:00Z'))).toBe(refusal);
  });
});
