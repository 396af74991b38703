import { expect, test } from 'vitest';
import type { MenuEntry, NavigationEntry, NavigationGroup, PageRoute } from '#kernel/web/entry.ts';
import type { User } from '#kernel/web/session.ts';
import { catalogueOf } from './catalogue.ts';
import { actionsFor, companyGroupFor, currentEntry, menuFor, navigationFor, slotsFor, tilesFor } from './navigation.ts';

const shared = { label: { en: 'x', no: 'x' }, icon: () => null };
const entry = (key: string, parts: Partial<NavigationEntry>): NavigationEntry => ({ ...shared, key, path: `/${key}`, order: 1, ...parts });

const entries = [
  entry('contracts', { order: 4, permission: 'Contracts', feature: 'contracts' }),
  entry('esigning', { order: 2, permission: 'Esigning' }),
  entry('absence', { order: 1.3, group: 'hr', permission: 'VacationAndLeaveView', feature: 'absenceCalendar' }),
  entry('summary', { order: 1.4, group: 'hr', permission: 'VacationAndLeaveSummary', without: 'VacationAndLeaveView' }),
  entry('people', { order: 1.1, group: 'hr', permission: 'Employees' }),
];

// Navigation reads only these fields of a user.
const userWith = (permissions: User['permissions'], parts: Partial<User> = {}) =>
  ({
    permissions,
    isActive: true,
    isPending: false,
    company: { features: { absenceCalendar: true }, paymentSolution: false, subscriptionFeatures: {} },
    ...parts,
  }) as User;

const hrGroup: NavigationGroup = { key: 'hr', label: shared.label, permission: 'EmployeesViewPeopleSection', order: 1 };
const keysOf = (user: User | undefined, navigation = entries, navigationGroups = [hrGroup]) =>
  Object.fromEntries(
    navigationFor(user, { navigation, navigationGroups }).map((shown) => [shown.group?.key ?? 'top', shown.entries.map(({ key }) => key)]),
  );

test('shows what the person may open, in order', () => {
  const user = userWith({ EmployeesViewPeopleSection: true, Employees: true, VacationAndLeaveView: true, Esigning: true });
  expect(keysOf(user)).toEqual({ hr: ['people', 'absence'], top: ['esigning'] });
});

test('hides an entry whose feature is off', () => {
  expect(keysOf(userWith({ Contracts: true }))).toEqual({});
});

test('shows the plans only while they are sold', () => {
  const plans = [entry('subscription', { whileSelling: true })];
  expect(keysOf(userWith({}), plans)).toEqual({});
  const sold = { features: {}, paymentSolution: true, subscriptionFeatures: {} };
  expect(keysOf(userWith({}, { company: sold }), plans)).toEqual({ top: ['subscription'] });
});

test('shows the summary only to those who lack the calendar', () => {
  const summary = { EmployeesViewPeopleSection: true, VacationAndLeaveSummary: true };
  expect(keysOf(userWith(summary))['hr']).toEqual(['summary']);
  expect(keysOf(userWith({ ...summary, VacationAndLeaveView: true }))['hr']).toEqual(['absence']);
});

test('hides the whole group HR without its permission', () => {
  expect(keysOf(userWith({ Employees: true }))).toEqual({});
});

test.each([
  ['nobody', undefined],
  ['a pending user', userWith({ Esigning: true }, { isPending: true })],
  ['an inactive user', userWith({ Esigning: true }, { isActive: false })],
])('shows %s nothing', (_name, user) => {
  expect(keysOf(user)).toEqual({});
  expect(tilesFor(user, entries)).toEqual([]);
});

test('shows a deactivated user only what is for them', () => {
  const own = entry('my-profile', { forInactive: true });
  const inactive = userWith({ Esigning: true }, { isActive: false, isInactive: true });
  expect(keysOf(inactive, [...entries, own])).toEqual({ top: ['my-profile'] });
  expect(keysOf(userWith({ Esigning: true }), [...entries, own])).toEqual({ top: ['esigning'] });
});

test('shows an entry that names several permissions to whoever has one of them', () => {
  const either = [entry('equipment', { permission: ['Contracts', 'Sms'] })];
  expect(keysOf(userWith({ Sms: true }), either)).toEqual({ top: ['equipment'] });
  expect(keysOf(userWith({ Esigning: true }), either)).toEqual({});
});

test('shows groups that features declare by their order, above the entries without one', () => {
  const things = { key: 'things', label: shared.label, order: 0 };
  const navigation = [...entries, entry('equipment', { group: 'things' })];
  const user = userWith({ EmployeesViewPeopleSection: true, Employees: true, Esigning: true });
  expect(Object.keys(keysOf(user, navigation, [hrGroup, things]))).toEqual(['things', 'hr', 'top']);
});

test('refuses an entry of a group that nobody declares', () => {
  const navigation = [entry('equipment', { group: 'things' })];
  expect(() => catalogueOf([{ owner: 'x', entry: { routes: [], navigation } }])).toThrow(
    'No feature declares the group things of equipment',
  );
});

const page = (path: PageRoute['path'], parts: Partial<PageRoute> = {}): PageRoute => ({
  name: path,
  path,
  title: shared.label,
  load: async () => () => null,
  ...parts,
});
const menu = (key: string, parts: Partial<MenuEntry>): MenuEntry => ({ ...entry(key, {}), menu: 'company', ...parts });
const catalogue = catalogueOf([
  {
    owner: 'x',
    entry: {
      routes: [page('/log'), page('/organisation'), page('/access'), page('/integrations'), page('/profile', { allowInactiveUser: true })],
      menu: [
        menu('log', { order: 2, permission: 'OrganisationLogs' }),
        menu('organisation', { order: 1, permission: 'OrganisationView' }),
        menu('access', {
          order: 3,
          permission: 'AccessControl',
          feature: 'accesscontrol',
          subscriptionFeature: 'accesscontrol',
          isShownWhenOff: true,
        }),
        menu('integrations', { order: 4, permission: 'Integrations', subscriptionFeature: 'integrations' }),
        menu('profile', { menu: 'user' }),
        menu('reading', { order: 6, path: '/log', permission: 'OrganisationLogs', without: 'OrganisationView' }),
        menu('page-to-come', { order: 5 }),
      ],
    },
  },
]);
const menuOf = (user: User, which: MenuEntry['menu']) =>
  menuFor(user, catalogue, which).map(({ key, missing }) => (missing ? `${key}: ${missing}` : key));
const administrator = { OrganisationView: true, OrganisationLogs: true, AccessControl: true, Integrations: true };
const company = (features: User['company']['features'], subscription?: User['company']['subscriptionFeatures']): Partial<User> => ({
  company: { features, paymentSolution: subscription !== undefined, subscriptionFeatures: subscription ?? {} },
});

test.each([
  ['everything', administrator, company({ accesscontrol: true }), ['organisation', 'log', 'access', 'integrations']],
  ['what one may', { OrganisationView: true }, company({ accesscontrol: true }), ['organisation']],
  ['a feature that is off with its reason', administrator, company({}), ['organisation', 'log', 'access: feature', 'integrations']],
  [
    'a subscription that lacks it with its reason',
    administrator,
    company({ accesscontrol: true }, {}),
    ['organisation', 'log', 'access: subscription'],
  ],
  [
    'what the subscription includes',
    administrator,
    company({ accesscontrol: true }, { accesscontrol: true, integrations: true }),
    ['organisation', 'log', 'access', 'integrations'],
  ],
  ['what stands in for what one lacks', { OrganisationLogs: true }, {}, ['log', 'reading']],
  ['nothing to a pending user', administrator, { isPending: true }, []],
  ['nothing to a deactivated user', administrator, { isActive: false, isInactive: true }, []],
] as const)('shows in the company menu %s', (_name, permissions, parts, expected) => {
  expect(menuOf(userWith(permissions, parts), 'company')).toEqual(expected);
});

test.each([
  ['what is open', company({ accesscontrol: true }), ['organisation', 'log', 'access', 'integrations']],
  [
    'what the subscription lacks, which has a lock',
    company({ accesscontrol: true }, {}),
    ['organisation', 'log', 'access', 'integrations'],
  ],
  ['nothing whose feature is off', company({}), ['organisation', 'log', 'integrations']],
] as const)('shows of the company menu in the left navigation %s', (_name, parts, expected) => {
  const groups = companyGroupFor(userWith(administrator, parts), catalogue);
  expect(groups.flatMap(({ entries: shown }) => shown.map(({ key }) => key))).toEqual(expected);
});

test('leaves a deactivated user their own page in the user menu', () => {
  expect(menuOf(userWith({}, { isActive: false, isInactive: true }), 'user')).toEqual(['profile']);
});

test('draws no slot whose feature the subscription lacks', () => {
  const slots = [
    { ...entry('bell', {}), load: async () => () => null },
    { ...entry('away', { subscriptionFeature: 'absencecalendar', order: 2 }), load: async () => () => null },
  ];
  const keys = (parts: Partial<User>) => slotsFor(userWith({}, parts), slots).map(({ key }) => key);
  expect(keys({})).toEqual(['bell', 'away']);
  expect(keys(company({}, {}))).toEqual(['bell']);
  expect(keys({ isPending: true })).toEqual([]);
});

test('leaves out the slots that have nothing to show to the person', () => {
  const isShown = ({ firstName }: User) => firstName === 'Ada';
  const slots = [{ ...entry('banner', {}), isShown, load: async () => () => null }];
  expect(slotsFor(userWith({}, { firstName: 'Ada' }), slots)).toHaveLength(1);
  expect(slotsFor(userWith({}, { firstName: 'Bo' }), slots)).toHaveLength(0);
});

test.each([
  ['/people', 'people'],
  ['/people/details', 'people'],
  ['/people?tab=pending', 'people'],
  ['/people?section=keys', 'keys'],
  ['/people-and-more', undefined],
  ['/', undefined],
])('marks the entry of %s', (path, key) => {
  const section = { ...entry('keys', {}), path: '/people?section=keys' };
  expect(currentEntry(path, [...entries, section])?.key).toBe(key);
});

test('offers nothing that would be refused while one only looks, and in a company that is about to be deleted', () => {
  const actions = [
    { key: 'read', order: 1 },
    { key: 'change', order: 2, changes: true as const },
  ].map((action) => ({ ...action, path: '/x' as const, label: { en: 'X', no: 'X' }, icon: () => null }));
  const keys = (parts: Partial<User>) => actionsFor(userWith({}, parts), actions).map(({ key }) => key);
  const { company: ours } = userWith({});
  expect(keys({ viewAs: null })).toEqual(['read', 'change']);
  expect(keys({ viewAs: { viewId: 'a', until: '', isSupport: false } })).toEqual(['read']);
  expect(keys({ viewAs: null, company: { ...ours, endsAt: '2026-12-22T09:00:00Z' } })).toEqual(['read']);
});

test('shows no entry of a page that the user may not open', () => {
  const settings: PageRoute = {
    name: 'settings',
    path: '/settings',
    title: shared.label,
    permissions: ['OrganisationSettings'],
    load: async () => () => null,
  };
  const keys: MenuEntry = {
    ...shared,
    key: 'keys',
    menu: 'company',
    path: '/settings?section=keys',
    permission: 'AccessControl',
    order: 1,
  };
  const withKeys = catalogueOf([{ owner: 'x', entry: { routes: [settings], menu: [keys] } }]);
  const shownTo = (permissions: User['permissions']) => menuFor(userWith(permissions), withKeys, 'company').map(({ key }) => key);
  expect(shownTo({ AccessControl: true, OrganisationSettings: true })).toEqual(['keys']);
  expect(shownTo({ AccessControl: true })).toEqual([]);
  expect(shownTo({ OrganisationSettings: true })).toEqual([]);
});
