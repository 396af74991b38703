import { expect, test } from 'vitest';
import { baseChunk, homeChunk, loadedFirstChunk, pagesChunk, reactChunk, stylesChunk, topBarChunk } from './base-chunk.ts';

test.each([
  ['/work/node_modules/@tanstack/react-router/dist/esm/link.js', true],
  ['/work/node_modules/@tanstack/react-router/dist/esm/useBlocker.js', false],
  ['/work/node_modules/@tanstack/react-virtual/dist/esm/index.js', false],
  ['/work/node_modules/@mantine/core/esm/core/Box/Box.mjs', true],
  ['/work/node_modules/@mantine/core/esm/components/Modal/Modal.mjs', false],
  ['/work/src/kernel/web/address.ts', true],
  ['/work/src/kernel/web/form.ts', false],
])('%s is in the script of the app: %s', (module, isIn) => {
  expect(baseChunk.test(module)).toBe(isIn);
});

test.each([
  ['/work/src/app/web/pages/HomePage.tsx', true, false],
  ['/work/src/features/absence/web/home/AwayToday.tsx', true, false],
  ['/work/src/features/absence/web/home/home.module.css', true, false],
  ['/work/src/features/content/web/components/news.module.css', true, false],
  ['/work/src/features/content/web/components/blocks.module.css', false, false],
  ['/work/src/features/absence/web/calendar/Calendar.tsx', false, false],
  ['/work/src/features/notifications/web/bell/Bell.tsx', false, true],
  ['/work/src/features/notifications/web/bell/BellPanel.tsx', false, false],
  ['/work/src/features/work/web/running/WorkTray.tsx', false, false],
])('%s is in the script of home: %s, of the top bar: %s', (module, isOfHome, isOfTopBar) => {
  expect([homeChunk.test(module), topBarChunk.test(module)]).toEqual([isOfHome, isOfTopBar]);
});

test.each([
  ['/work/node_modules/react-dom/cjs/react-dom-client.production.js', true],
  ['/work/node_modules/react-day-picker/dist/esm/index.js', false],
  ['/work/node_modules/@mantine/core/esm/core/Box/Box.mjs', false],
  ['/work/node_modules/@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs', true],
  ['/work/src/kernel/web/call.ts', true],
  ['/work/src/features/account/web/call.ts', false],
])('%s is in the script of every page: %s', (module, isIn) => {
  expect(reactChunk.test(module)).toBe(isIn);
});

test.each([
  ['/work/node_modules/@mantine/core/esm/components/Modal/Modal.mjs', true],
  ['/work/src/ui/table/DataTable.tsx', true],
  ['/work/src/kernel/texts/no.ts', false],
  ['/work/node_modules/@tabler/icons-react/dist/esm/icons/IconDownload.mjs', false],
  ['/work/src/features/people/web/PeoplePage.tsx', false],
])('%s may be in the script of most pages: %s', (module, isIn) => {
  expect(pagesChunk.test(module)).toBe(isIn);
});

test('what entries load first, and all that the pages for who signs use, is not in the script of most pages', () => {
  const graph: Readonly<Record<string, readonly string[]>> = {
    '/work/src/app/web/sign.ts': ['/work/src/ui/Notice.tsx'],
    '/work/src/ui/Notice.tsx': ['/work/src/ui/Facts.tsx'],
  };
  const getModuleInfo = (module: string) => ({ importedIds: [], dynamicallyImportedIds: graph[module] ?? [] });
  const isIn = () => ['Toasts', 'Notice', 'Facts'].map((name) => pagesChunk.test(`/work/src/ui/${name}.tsx`));
  expect(isIn()).toEqual([true, true, true]);
  for (const module of ['/work/src/ui/Toasts.tsx', '/work/src/app/web/sign.ts'])
    expect(loadedFirstChunk.name(module, { getModuleInfo })).toBeNull();
  expect(isIn()).toEqual([false, false, false]);
});

test.each([
  ['/work/src/features/absence/web/company/company.module.css', true],
  ['/work/src/features/absence/web/looks.module.css', false],
  ['/work/src/features/subscription/web/shell/trial.module.css', false],
  ['/work/src/features/absence/web/company/CompanyCalendar.tsx', false],
])('%s is in the style sheet of its feature: %s', (module, isIn) => {
  expect(stylesChunk.test(module)).toBe(isIn);
  if (isIn) expect(stylesChunk.name(module)).toBe('absence');
});
