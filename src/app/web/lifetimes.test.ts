import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { WebEntry } from '#kernel/web/entry.ts';
import { appEntry } from './app-entry.ts';
import { catalogueOf } from './catalogue.ts';

const source = join(import.meta.dirname, '../..');
const features = join(source, 'features');
const entries = await Promise.all(
  globSync('*/web/entry.ts', { cwd: features }).map(async (path) => {
    const module: { default: WebEntry } = await import(join(features, path));
    return { owner: path.split('/')[0] ?? '', entry: module.default };
  }),
);
const { live } = catalogueOf([{ owner: 'app', entry: appEntry }, ...entries]);

const declared = new Map<string, string>();
for (const path of globSync('*/contract/*.ts', { cwd: features }).filter((file) => !file.endsWith('.test.ts'))) {
  for (const [name, value] of Object.entries<Partial<Endpoint>>(await import(join(features, path))))
    if (value?.method && value.path) declared.set(name, `${value.method} ${value.path}`);
}

interface Reading {
  address: string | undefined;
  minutes: number;
  file: string;
}

/** Each use of `useCall` and `useQuietCall` in a file, by the address of its endpoint. */
function readingsIn(file: string): Reading[] {
  const text = readFileSync(join(source, file), 'utf8');
  const declaredHere = new Map(
    [...text.matchAll(/const (\w+) = endpointAt<[^>]+>\(\{\s*method: '(\w+)',\s*path: '([^']+)'/g)].map(([, name = '', method, path]) => [
      name,
      `${method} ${path}`,
    ]),
  );
  return [...text.matchAll(/use(?:Quiet)?Call\(\s*(\w+),([^;]*);/g)].map(([, name = '', rest = '']) => {
    const [, stale = '0'] = /staleMinutes: (\w+)/.exec(rest) ?? [];
    const minutes = Number(/^\d+$/.test(stale) ? stale : new RegExp(`const ${stale} = (\\d+)`).exec(text)?.[1]);
    return { address: declaredHere.get(name) ?? declared.get(name), minutes, file };
  });
}

const readings = globSync('{features/*,app}/web/**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/[.]test[.]/.test(file))
  .flatMap(readingsIn);

// How many minutes an answer stays fresh, and the kinds of change that invalidate it earlier (shell.30).
const lifetimes: [name: string, address: string, minutes: number, kinds: string[]][] = [
  ['absence today', 'POST /absences/get-company-users-on-absence-by-target-date', 5, ['absence', 'companyUser']],
  ['pending-request count', 'GET /absences/get-pending-request-count', 5, ['absence']],
  ['upcoming birthdays', 'GET /companyusers/get-upcoming-birthdays', 30, ['companyUser']],
  ['dashboard widgets', 'GET /dashboard/widgets/get', 2, ['homeArrangement']],
  ['recent activity', 'GET /dashboard/recent-activity', 5, ['companyUser', 'absence', 'company', 'hiddenActivity']],
  ['company users', 'GET /companyusers/get-company-users', 2, ['companyUser']],
  ['invitations', 'GET /invitations/all', 2, ['invitation']],
  ['access-control hierarchy', 'POST /accesscontrol/get-company-hierarchy', 2, ['companyUser']],
];

test.each(lifetimes)('keeps %s for as long as is said', (_name, address, minutes) => {
  const found = readings.filter((reading) => reading.address === address);
  expect(found.length, 'somebody reads it').toBeGreaterThan(0);
  expect(found.filter((reading) => reading.minutes !== minutes)).toEqual([]);
});

test.each(lifetimes)('asks for %s again when somebody has changed it', (_name, address, _minutes, kinds) => {
  const told = kinds.filter((kind) => live[kind]?.some(({ method, path }) => `${method} ${path}` === address));
  expect(told).toEqual(kinds);
});

// Settings by an administrator are shown immediately on the user's open page.
test.each(['vacationDays', 'vacationTransfer', 'careDays', 'workWeek', 'companyWorkWeek'])('asks for a balance again after %s', (kind) => {
  const paths = live[kind]?.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/absences/get-company-user-vacation-days-overview', '/absences/ledger']));
});
