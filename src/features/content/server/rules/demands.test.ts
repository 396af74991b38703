import { expect, test } from 'vitest';
import { bareSlug, isForReader, isForSegment, limitKeyOf, pageAccess, type Reader } from './demands.ts';

const reader: Reader = { role: 'manager', permissions: new Set(['Employees']), features: new Set(['gdpr']) };
const full = { limit: 2, used: 2 };

test.each([
  [{}, undefined, undefined, 'open'],
  [{ requiredPermission: null, requiredFeature: '' }, undefined, undefined, 'open'],
  [{ requiredPermission: 'Employees' }, undefined, undefined, 'signIn'],
  [{ excludePermission: 'Employees' }, undefined, undefined, 'signIn'],
  [{ requiredPermission: 'Employees' }, reader, undefined, 'open'],
  [{ requiredPermission: 'Gdpr' }, reader, undefined, 'forbidden'],
  [{ excludePermission: 'Employees' }, reader, undefined, 'forbidden'],
  [{ excludePermission: 'Gdpr' }, reader, undefined, 'open'],
  [{ requiredFeature: 'gdpr' }, reader, undefined, 'open'],
  [{ requiredFeature: 'winkit' }, reader, undefined, 'featureMissing'],
  [{ requiredPermission: 'Gdpr', requiredFeature: 'winkit' }, reader, undefined, 'forbidden'],
  [{ requiredLimit: 'userLimit' }, reader, full, 'limitReached'],
  [{ requiredLimit: 'userLimit' }, reader, { limit: 3, used: 2 }, 'open'],
  [{ requiredLimit: 'userLimit' }, reader, { limit: null, used: 900 }, 'open'],
  [{ requiredLimit: 'unknown' }, reader, undefined, 'forbidden'],
  [{ requiredLimit: 'unknown' }, undefined, undefined, 'signIn'],
  [{}, reader, undefined, 'open'],
] as const)('a page that demands %j is judged: %#', (page, who, limit, verdict) => {
  expect(pageAccess(page, who, limit)).toBe(verdict);
});

test.each([
  ['users', 'userLimit'],
  ['administrators', 'administratorLimit'],
  ['storage', 'storageLimit'],
  ['sms', 'smsLimit'],
  ['gdprTreatmentLimit', 'gdprTreatmentLimit'],
  ['unknown', undefined],
  ['', undefined],
  [null, undefined],
])('the limit of the name %j is %j', (name, key) => {
  expect(limitKeyOf(name)).toBe(key);
});

test.each([
  [undefined, 'employee', true],
  [null, 'employee', true],
  ['', 'employee', true],
  ['systemadmin', 'systemadmin', true],
  ['systemadmin', 'hradmin', false],
])('news of the segment %s is for %s: %s', (segment, role, answer) => {
  expect(isForSegment(segment, role)).toBe(answer);
});

test.each([
  [{}, true],
  [{ roles: [] }, true],
  [{ roles: ['manager'] }, true],
  [{ roles: ['employee'] }, false],
  [{ feature: 'gdpr' }, true],
  [{ roles: ['manager'], feature: 'winkit' }, false],
])('an introduction for %j is for a manager of a company with GDPR: %s', (video, answer) => {
  expect(isForReader(video, reader)).toBe(answer);
});

test.each([
  ['terms', 'terms'],
  ['terms/', 'terms'],
  ['//a/b//', 'a/b'],
  [' terms ', 'terms'],
])('the slug %j is %j', (slug, bare) => {
  expect(bareSlug(slug)).toBe(bare);
});
