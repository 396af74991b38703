// What every page of the app needs: as one script it is smaller than as thirty, and stays the same over most versions of ours.

const libraries = [
  'react',
  'react-dom',
  'scheduler',
  'clsx',
  'use-intl',
  '@formatjs',
  'icu-minify',
  'use-sync-external-store',
  '@tanstack/(?:react-router|router-core|history|store|react-store|query-core|react-query)',
  '@mantine/core/esm/(?:core|components/(?:Loader|Transition|UnstyledButton))',
];

/** Parts of these that only some pages use. */
const apart = [
  'useBlocker',
  'create-scoped-keydown',
  'use-mantine-color-scheme',
  'find-element-in-shadow',
  'use-resolved-styles',
  'close-on-escape',
  'create-safe-context',
  'get-single-element',
];

const ofKernel =
  'use-call|refresh|call|form-data|send-with-progress|call-request|call-error|connection|address|session|store|form-drafts|company-left|reachable|texts|record-drafts|endpoint-at|parts';

const base = new RegExp(
  [
    `/node_modules/(?:${libraries.join('|')})/(?!.*(?:${apart.join('|')}))`,
    '/@tabler/icons-react/dist/esm/(?:createReactComponent|defaultAttributes)\\.',
    `/src/kernel/web/(?:${ofKernel})\\.ts$`,
    '/src/kernel/contract/locale\\.ts$',
    'vite/preload-helper',
  ].join('|'),
);

/** Which modules stand in one script that every page of the app loads; the pages of the identity provider have none of them. */
export const baseChunk = { name: 'base', test: (module: string): boolean => base.test(module) };
