import { expect, test } from 'vitest';
import type { EntityPart } from './entry.ts';
import { partsFor } from './record-parts.ts';

const part = (key: string, order: number, more: Partial<EntityPart> = {}): EntityPart => ({
  record: 'person',
  key,
  place: 'tab',
  order,
  label: { en: key, no: key },
  load: () => Promise.resolve(() => null),
  ...more,
});
const parts = [
  part('notes', 30),
  part('absence', 20, { permission: 'VacationAndLeaveView' }),
  part('plans', 10, { feature: 'absenceCalendar' }),
  part('storage', 1, { place: 'card' }),
  part('files', 2, { record: 'company' }),
];
const bare = { features: {}, paymentSolution: true, subscriptionFeatures: {} };
const nobody = { isActive: true, isPending: false, permissions: {}, company: bare };
const keysFor = (user: Parameters<typeof partsFor>[0], all: readonly EntityPart[] = parts) =>
  partsFor(user, all, { record: 'person', place: 'tab' }).map(({ key }) => key);

test('offers no part without its permission or its feature', () => {
  expect(keysFor(nobody)).toEqual(['notes']);
});

test('offers the parts that the user may see, in the order of the entries', () => {
  const user = { ...nobody, permissions: { VacationAndLeaveView: true }, company: { ...bare, features: { absenceCalendar: true } } };
  expect(keysFor(user)).toEqual(['plans', 'absence', 'notes']);
});

test('offers what is sold only while plans are sold', () => {
  const sold = [part('subscription', 1, { whileSelling: true })];
  expect(keysFor(nobody, sold)).toEqual(['subscription']);
  expect(keysFor({ ...nobody, company: { ...bare, paymentSolution: false } }, sold)).toEqual([]);
});

test('offers the parts of one place of one kind of record', () => {
  expect(partsFor(nobody, parts, { record: 'person', place: 'card' }).map(({ key }) => key)).toEqual(['storage']);
  expect(partsFor(nobody, parts, { record: 'company', place: 'tab' }).map(({ key }) => key)).toEqual(['files']);
});

test.each([
  ['whose access has ended', { ...nobody, isActive: false }],
  ['whose profile is not complete', { ...nobody, isPending: true }],
])('offers somebody %s only what asks for no access', (_, user) => {
  expect(keysFor(user, [part('history', 1), part('notes', 2, { needsAccess: true })])).toEqual(['history']);
});

test.each([
  ['lacks it', bare, []],
  ['covers it', { ...bare, subscriptionFeatures: { employeecontract: true } }, ['contracts']],
  ['is not asked for', { ...bare, paymentSolution: false }, ['contracts']],
])('offers a part of the subscription when the subscription %s', (_name, company, expected) => {
  expect(keysFor({ ...nobody, company }, [part('contracts', 1, { subscriptionFeature: 'employeecontract' })])).toEqual(expected);
});
