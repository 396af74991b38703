import { expect, test } from 'vitest';
import type { ProfileTab } from './entry.ts';
import { tabsFor } from './registered-parts.ts';

const tab = (key: string, order: number, gate: Partial<ProfileTab> = {}): ProfileTab => ({
  key,
  order,
  label: { en: key, no: key },
  load: () => Promise.resolve(() => null),
  ...gate,
});
const tabs = [
  tab('notes', 30),
  tab('absence', 20, { permission: 'VacationAndLeaveView' }),
  tab('plans', 10, { feature: 'absenceCalendar' }),
];
const keysFor = (user: Parameters<typeof tabsFor>[0]) => tabsFor(user, tabs).map(({ key }) => key);

test('offers no tab without its permission or its feature', () => {
  expect(keysFor({ isActive: true, permissions: {}, company: { features: {} } })).toEqual(['notes']);
});

test('offers the tabs that the user may open, in the order of the entries', () => {
  const user = { isActive: true, permissions: { VacationAndLeaveView: true }, company: { features: { absenceCalendar: true } } };
  expect(keysFor(user)).toEqual(['plans', 'absence', 'notes']);
});

test('offers somebody whose access has ended only what asks for none', () => {
  const all = [tab('history', 1), tab('notes', 2, { needsAccess: true })];
  expect(tabsFor({ isActive: false, permissions: {}, company: { features: {} } }, all).map(({ key }) => key)).toEqual(['history']);
});
