import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPublicPage } from '#kernel/contract/public-pages.ts';
import type { WebEntry } from '#kernel/web/entry.ts';
import { appEntry } from './app-entry.ts';
import { catalogueOf } from './catalogue.ts';

const features = join(import.meta.dirname, '../../features');
const entries = await Promise.all(
  globSync('*/web/entry.ts', { cwd: features }).map(async (path) => {
    const module: { default: WebEntry } = await import(join(features, path));
    return { owner: path.split('/')[0] ?? '', entry: module.default };
  }),
);
const { pages, navigation, menus, tiles, actions } = catalogueOf([{ owner: 'app', entry: appEntry }, ...entries]);

test('lets the server and the guards agree on which pages are open to everybody', () => {
  const disagreeing = pages.filter(({ route }) => isPublicPage(route.path) !== (route.isPublic ?? false));
  expect(disagreeing.map(({ route }) => route.path)).toEqual([]);
});

test('gives each page its own name and path', () => {
  const paths = pages.map(({ route }) => route.path);
  const names = pages.map(({ route }) => route.name);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(names).size).toBe(names.length);
});

test('links only to pages that exist', () => {
  const paths = new Set(pages.map(({ route }) => route.path as string));
  const links = [...navigation, ...menus, ...tiles, ...actions].map(({ path }) => path.split('?')[0] ?? '');
  expect(links.filter((path) => !paths.has(path))).toEqual([]);
});
