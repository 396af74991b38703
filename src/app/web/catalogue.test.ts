import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { WebEntry } from '#kernel/web/entry.ts';
import { appEntry } from './app-entry.ts';
import { catalogueOf } from './catalogue.ts';
import { paletteActions } from './palette/palette-items.ts';

const features = join(import.meta.dirname, '../../features');
const entries = await Promise.all(
  globSync('*/web/entry.ts', { cwd: features }).map(async (path) => {
    const module: { default: WebEntry } = await import(join(features, path));
    return { owner: path.split('/')[0] ?? '', entry: module.default };
  }),
);
const { live, pages, navigation, menus, tiles, recordParts } = catalogueOf([{ owner: 'app', entry: appEntry }, ...entries]);

test('gives each page its own name and path', () => {
  const paths = pages.map(({ route }) => route.path);
  const names = pages.map(({ route }) => route.name);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(names).size).toBe(names.length);
});

test('links only to pages that exist', () => {
  const paths = new Set(pages.map(({ route }) => route.path as string));
  const links = [...navigation, ...menus, ...tiles, ...paletteActions].map(({ path }) => path.split('?')[0] ?? '');
  expect(links.filter((path) => !paths.has(path))).toEqual([]);
});

test('names in what changes only reads that exist', async () => {
  const contracts = await Promise.all(
    globSync('*/contract/index.ts', { cwd: features }).map(async (path) =>
      Object.values<{ endpoints?: Record<string, Endpoint> }>(await import(join(features, path))),
    ),
  );
  const declared = contracts
    .flat()
    .flatMap(({ endpoints = {} }) => Object.values(endpoints))
    .filter(({ effect }) => effect === 'read')
    .map(({ method, path }) => `${method} ${path}`);
  const named = Object.values(live)
    .flat()
    .map(({ method, path }) => `${method} ${path}`);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((address) => !declared.includes(address))).toEqual([]);
});

test('refuses a part of a record that no page shows', () => {
  const part = {
    key: 'notes',
    place: 'tab',
    label: { en: 'Notes', no: 'Notater' },
    order: 1,
    load: () => Promise.resolve(() => null),
  } as const;
  const entry = (record: string): WebEntry => ({ routes: [], recordParts: [{ ...part, record }] });
  const withPart = (record: string) => catalogueOf([...entries, { owner: 'notes', entry: entry(record) }]).recordParts.length;
  expect(() => withPart('persn')).toThrow('No page shows the record persn of the part notes');
  expect(withPart('person')).toBe(recordParts.length + 1);
});
