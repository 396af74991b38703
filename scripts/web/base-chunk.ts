// Which modules become one script together: as few they are smaller than as thirty, and what every page needs stays the same over most versions of ours.

/** Of each page that React draws, also of those that are no pages of the app. */
const shared = ['react', 'react-dom', 'scheduler', 'use-intl', '@formatjs', 'icu-minify', '@tanstack/(?:query-core|react-query)'];

const sharedOfKernel =
  'use-call|pending-parts|refresh|call|form-data|send-with-progress|call-request|call-error|connection|session|store|form-drafts|company-left|reachable|texts|endpoint-at|parts|format|error-texts';

/** Of the app alone. */
const libraries = [
  'clsx',
  'use-sync-external-store',
  '@tanstack/(?:react-router|router-core|history|store|react-store)',
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

const ofKernel = 'address|record-drafts';

// What home and most other pages show first; each is some hundred bytes, which a script of its own would nearly double.
const ofMostPages = [
  '/src/ui/(?:EmptyState|ErrorState|State|StackedList|PersonAvatar|TwoLines)\\.',
  '/src/kernel/web/(?:ShowTogether|NavigationCount)\\.',
  '/src/kernel/web/(?:appearance|local-day|stored-choice|files-being-made|show-error|copy-text)\\.ts$',
  '/src/ui/toasts\\.ts$',
  '/src/features/absence/web/(?:TypeSign|LegendList|mine/BalanceBar)\\.',
  '/src/app/web/pages/first-steps-key\\.ts$',
  '/src/features/(?:contracts/web/deadline-key|notes/web/notes-place|people/web/person|notifications/contract/badge)\\.ts$',
  '/src/features/dashboard/contract/rules/arrange-widgets\\.ts$',
  '/node_modules/@mantine/core/esm/components/Skeleton/',
  '/@tabler/icons-react/dist/esm/icons/Icon(?:Check|Dots|Inbox|Bell|HelpCircle|X|CalendarOff|DoorExit|PlayerPlay|ClockHour4|Briefcase|Stethoscope|HeartHandshake|Home|LayoutGrid|Temperature|UserMinus|Hourglass)\\.',
];

const react = new RegExp(
  [
    `/node_modules/(?:${shared.join('|')})/`,
    '/@tabler/icons-react/dist/esm/(?:createReactComponent|defaultAttributes)\\.',
    // Of notices, also on pages that are none of the app's.
    '/@tabler/icons-react/dist/esm/icons/IconAlertTriangle\\.',
    `/src/kernel/web/(?:${sharedOfKernel})\\.ts$`,
    '/src/kernel/contract/locale\\.ts$',
    '/src/ui/(?:Delayed|SkipLink|ButtonRow)\\.tsx$',
    'vite/preload-helper',
  ].join('|'),
);

const base = new RegExp(
  [`/node_modules/(?:${libraries.join('|')})/(?!.*(?:${apart.join('|')}))`, `/src/kernel/web/(?:${ofKernel})\\.ts$`, ...ofMostPages].join(
    '|',
  ),
);

/** What the pages of the identity provider share with the app: in a script of its own, because they load none of the others. */
export const sharedWithIdentity = {
  name: 'appearance-key',
  test: (module: string): boolean => module.endsWith('/src/ui/appearance-key.ts'),
};

/** Which modules stand in the script that every page drawn by React loads; the pages of the identity provider have none of them. */
export const reactChunk = { name: 'react', test: (module: string): boolean => react.test(module) };

/** Which modules stand in the script that every page of the app loads beside it. */
export const baseChunk = { name: 'base', test: (module: string): boolean => base.test(module) };

/** A script of these modules, without what others of them need too. */
const chunk = (name: string, patterns: readonly string[]) => {
  const parts = new RegExp(patterns.join('|'));
  return { name, includeDependenciesRecursively: false, test: (module: string): boolean => parts.test(module) };
};

/** The home page with what features show on it: all of it is asked for at once (record 180). */
export const homeChunk = chunk('home', [
  '/src/app/web/(?:pages/(?:HomePage|home)|slots/Widgets)\\.',
  '/src/features/[a-z-]+/web/(?:home|activity)/',
  '/src/features/content/web/components/(?:IntroVideos|intro-videos|News|news|ContentPicture|content-picture|use-seen-videos)\\.',
  '/node_modules/@mantine/hooks/esm/use-idle/',
  '/src/features/dashboard/web/(?:public|unsaved-arrangement)\\.',
  '/src/kernel/web/Waiting(?:List|Link)\\.',
]);

/** What features show in the top bar of every page; not what opens under it on a click. */
export const topBarChunk = chunk('top-bar', [
  '/src/features/notifications/web/(?:bell/(?:Bell|bell\\.module)|calls)\\.',
  '/src/features/work/web/running/(?!WorkTray)',
  '/src/features/files/web/upload/(?:UploadCorner|tray-needed)\\.',
  '/src/features/content/web/components/HelpButton\\.',
]);

/** What the entries load before any page, and all that the pages for who signs use; `loadedFirstChunk` fills it. */
const keptApart = new Set<string>();

interface Graph {
  getModuleInfo: (module: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** A library's list of all its parts: what is used of it cannot be known from it. */
const isListOfParts = (module: string): boolean => /\/node_modules\/(?:@mantine\/|@tabler\/)/.test(module);

/** Makes no script. The build asks for the groups in their order, so those after it know what belongs to no page of the app alone. */
export const loadedFirstChunk = {
  debugName: 'loaded first',
  tags: ['$initial' as const],
  includeDependenciesRecursively: false,
  name: (module: string, graph: Graph): null => {
    keptApart.add(module);
    if (module.endsWith('/src/app/web/sign.ts')) for (const used of usedFrom(module, graph)) keptApart.add(used);
    return null;
  },
};

function usedFrom(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const module of found) {
    const info = isListOfParts(module) ? null : graph.getModuleInfo(module);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) found.add(next);
  }
  return found;
}

/** Icons need nothing of the app, so any page may load them. */
const icon = /\/@tabler\/icons-react\/dist\/esm\/icons\//;

/** The icons that several pages show. */
export const iconsChunk = {
  name: 'icons',
  minShareCount: 6,
  includeDependenciesRecursively: false,
  test: (module: string): boolean => icon.test(module) && !keptApart.has(module),
};

const ofPages = /\/node_modules\/(?!@tabler\/)|\/src\/(?:ui|kernel)\/(?!texts\/)/;

/**
 * The libraries, fields, lists and dialogs that most pages share: one script instead of some seventy, which the first page after home would wait
 * for (record 423). It needs parts of the app's entry, so a page that is none of the app's may load nothing of it: it would start the app.
 */
export const pagesChunk = {
  name: 'pages',
  minShareCount: 12,
  includeDependenciesRecursively: false,
  test: (module: string): boolean => ofPages.test(module) && !keptApart.has(module),
};

const styleOfFeature = /\/src\/features\/([a-z-]+)\/web\/(?:.*\/)?([\w-]+)\.module\.css$/;
/** Styles of parts that home shares with other pages, and of the trial, which stands over every page and on home. */
const styleOfHome = /^(?:looks|balance|LegendList|trial)$/;

/** One style sheet for each feature; the parts of home keep theirs apart, so that home loads no other. */
export const stylesChunk = {
  debugName: 'styles',
  includeDependenciesRecursively: false,
  name: (module: string): string | null => styleOfFeature.exec(module)?.[1] ?? null,
  test: (module: string): boolean => {
    const [, , name] = styleOfFeature.exec(module) ?? [];
    return name !== undefined && !styleOfHome.test(name) && !keptApart.has(module);
  },
};
