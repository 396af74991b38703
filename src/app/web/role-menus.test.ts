import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { featureFlags, roleKeys, subscriptionFeatures, type RoleKey } from '#kernel/contract/permissions.ts';
import type { WebEntry } from '#kernel/web/entry.ts';
import type { User } from '#kernel/web/session.ts';
import { roleTable } from '#testing/role-table.ts';
import { appEntry } from './app-entry.ts';
import { catalogueOf } from './catalogue.ts';
import { companyGroupFor, menuFor, navigationFor, tilesFor } from './navigation.ts';

// The expected menus of each role by the role table of roles.3, in the order of shell.8. Missing features have no entries; existing ones must be
// shown to exactly these roles, in this order. Pages that are not named here are of features that shell.8 does not know.
const expected: Record<RoleKey, { left: string[]; company: string[]; tiles: string[] }> = {
  systemadmin: {
    left: [
      '/people',
      '/shared-documents',
      '/vacation-and-leave',
      '/tasks',
      '/employee-contract',
      '/on-offboarding',
      '/sms',
      '/winkit',
      '/esigning',
      '/gdpr',
      '/contracts',
      '/organisation/subscription',
    ],
    company: [
      '/organisation',
      '/access-control',
      '/organisation/settings',
      '/organisation/notification-rules',
      '/integrations',
      '/organisation/log',
      '/organisation/settings?section=api-keys',
    ],
    tiles: [
      '/people/details',
      '/people',
      '/people?invite=true',
      '/employee-contract',
      '/contracts',
      '/esigning',
      '/shared-documents',
      '/sms',
      '/vacation-and-leave',
      '/gdpr',
      '/access-control',
      '/organisation/subscription',
    ],
  },
  hradmin: {
    left: [
      '/people',
      '/shared-documents',
      '/vacation-and-leave',
      '/tasks',
      '/employee-contract',
      '/on-offboarding',
      '/sms',
      '/winkit',
      '/esigning',
      '/gdpr',
      '/contracts',
    ],
    company: ['/organisation', '/access-control', '/organisation/notification-rules', '/integrations', '/organisation/log'],
    tiles: [
      '/people/details',
      '/people',
      '/people?invite=true',
      '/employee-contract',
      '/contracts',
      '/esigning',
      '/shared-documents',
      '/sms',
      '/vacation-and-leave',
      '/gdpr',
      '/access-control',
    ],
  },
  officeadmin: {
    left: [
      '/people',
      '/shared-documents',
      '/vacation-and-leave',
      '/tasks',
      '/on-offboarding',
      '/sms',
      '/winkit',
      '/esigning',
      '/contracts',
    ],
    company: ['/organisation', '/organisation/settings'],
    tiles: ['/people/details', '/people', '/contracts', '/esigning', '/shared-documents', '/sms', '/vacation-and-leave'],
  },
  manager: {
    left: [
      '/people',
      '/shared-documents',
      '/vacation-and-leave',
      '/tasks',
      '/employee-contract',
      '/on-offboarding',
      '/sms',
      '/winkit',
      '/esigning',
      '/contracts',
    ],
    company: ['/organisation', '/access-control'],
    tiles: [
      '/people/details',
      '/people',
      '/employee-contract',
      '/contracts',
      '/esigning',
      '/shared-documents',
      '/sms',
      '/vacation-and-leave',
      '/access-control',
    ],
  },
  employee: {
    left: ['/people', '/shared-documents', '/vacation-and-leave', '/tasks', '/employee-contract', '/on-offboarding/my-tasks', '/esigning'],
    company: ['/organisation'],
    tiles: ['/people/details', '/people', '/employee-contract', '/esigning', '/shared-documents', '/vacation-and-leave'],
  },
  accountant: {
    left: ['/people', '/shared-documents', '/vacation-and-leave/summary', '/esigning', '/contracts', '/organisation/subscription'],
    company: ['/organisation', '/integrations'],
    tiles: ['/people', '/contracts', '/esigning', '/shared-documents', '/organisation/subscription'],
  },
  boardmember: {
    left: ['/shared-documents', '/esigning', '/contracts'],
    company: ['/organisation'],
    tiles: ['/contracts', '/esigning', '/shared-documents'],
  },
  gdpr: {
    left: ['/shared-documents', '/esigning', '/gdpr'],
    company: ['/organisation'],
    tiles: ['/esigning', '/shared-documents', '/gdpr'],
  },
};

const features = join(import.meta.dirname, '../../features');
const entries = await Promise.all(
  globSync('*/web/entry.ts', { cwd: features }).map(async (path) => {
    const module: { default: WebEntry } = await import(join(features, path));
    return { owner: path.split('/')[0] ?? '', entry: module.default };
  }),
);
const catalogue = catalogueOf([{ owner: 'app', entry: appEntry }, ...entries]);

const every = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

function userOf(role: RoleKey): User {
  const held = roleTable.permissionsOf(role);
  // Menus read only these fields of a user.
  return {
    role,
    isActive: true,
    isPending: false,
    isInactive: false,
    permissions: Object.fromEntries(roleTable.permissions.map((name) => [name, held.has(name)])),
    company: { features: every(featureFlags), paymentSolution: true, subscriptionFeatures: every(subscriptionFeatures) },
  } as unknown as User;
}

const pathsOf = (list: readonly { path: string }[]): string[] => list.map(({ path }) => path);
const named = new Set(Object.values(expected).flatMap(({ left, company, tiles }) => [...left, ...company, ...tiles]));
const namedPathsOf = (list: readonly { path: string }[]): string[] => pathsOf(list).filter((path) => named.has(path));
/** The paths that something links to, among the paths of the whole product. */
const there = (paths: readonly string[], linked: readonly { path: string }[]) => paths.filter((path) => pathsOf(linked).includes(path));

describe.each(roleKeys)('%s', (role) => {
  const user = userOf(role);

  test('finds their pages in the left navigation', () => {
    expect(namedPathsOf(navigationFor(user, catalogue).flatMap((shown) => shown.entries))).toEqual(
      there(expected[role].left, catalogue.navigation),
    );
  });

  test('finds their entries in the company menu', () => {
    const company = catalogue.menus.filter(({ menu }) => menu === 'company');
    expect(namedPathsOf(menuFor(user, catalogue, 'company'))).toEqual(there(expected[role].company, company));
  });

  test('finds the entries of the company menu in the left navigation too', () => {
    const shown = companyGroupFor(user, catalogue).flatMap(({ entries: pages }) => pages);
    expect(pathsOf(shown)).toEqual(pathsOf(menuFor(user, catalogue, 'company')));
    const without = { ...user, company: { ...user.company, features: {} } } as User;
    expect(pathsOf(companyGroupFor(without, catalogue).flatMap(({ entries: pages }) => pages))).not.toContain('/access-control');
  });

  test('finds their shortcuts on home', () => {
    expect(namedPathsOf(tilesFor(user, catalogue.tiles))).toEqual(there(expected[role].tiles, catalogue.tiles));
  });

  test('finds their own profile in the user menu', () => {
    expect(pathsOf(menuFor(user, catalogue, 'user'))).toContain('/people/details');
  });
});

test('an entry that the table does not name asks for a permission', () => {
  const company = catalogue.menus.filter(({ menu }) => menu === 'company');
  const others = [...catalogue.navigation, ...company, ...catalogue.tiles].filter(({ path }) => !named.has(path));
  expect(others.filter(({ permission }) => permission === undefined)).toEqual([]);
});
