import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

const source = join(import.meta.dirname, '../../src');

/** What home shows besides the shell. A part that is missing here brings the whole of `shared` with it, which the budget of home does not allow. */
const homeParts = [
  'app/web/pages/HomePage.tsx',
  'app/web/slots/Widgets.tsx',
  'features/*/web/home/*.tsx',
  'features/content/web/components/{HelpButton,IntroVideos,News}.tsx',
  'features/dashboard/web/activity/RecentActivity.tsx',
  'features/files/web/upload/UploadCorner.tsx',
  'features/notifications/web/bell/Bell.tsx',
];

type Test = (id: string, context: Rolldown.ChunkingContext) => boolean;

/** Our modules that these import statically. */
function importedBy(patterns: readonly string[]): Test {
  let found: Set<string> | undefined;
  return (id, context) => {
    if (!found) {
      found = new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: source })).map((path) => join(source, path)));
      // A set is iterated in insertion order, so entries added during the loop are visited too.
      for (const one of found) for (const next of ownImports(one, context)) found.add(next);
    }
    return found.has(id);
  };
}

const ownImports = (id: string, context: Rolldown.ChunkingContext): readonly string[] =>
  (context.getModuleInfo(id)?.importedIds ?? []).filter((next) => next.startsWith(source));

const isStyle = (id: string): boolean => id.endsWith('.css');
// What begins a page stands by itself, and so does what the bundler adds.
const isEntry = (id: string): boolean =>
  !id.startsWith('/') || /\/(?:app\/web\/(?:main|callback)\.tsx?|identity\/web\/main\.ts|\w+\.html)$/.test(id);
const isGeneral = (id: string): boolean => /\/src\/(?:ui|kernel|features\/[\w-]+\/contract)\/|\/node_modules\//.test(id);
// Large, and only on some pages, or only in one language.
const isSeldom = (id: string): boolean => /\/(?:texts|@dnd-kit|@microsoft|react-day-picker)\//.test(id);
const isOfSmallPages = importedBy(['app/web/callback.ts', 'identity/web/main.ts']);
const isPartOfHome = importedBy(homeParts);
const isOfHome: Test = (id, context) => isGeneral(id) && !isSeldom(id) && (isPartOfHome(id, context) || id.includes('/Skeleton/'));

const named = (name: string, test: Test) => (id: string, context: Rolldown.ChunkingContext) =>
  !isEntry(id) && test(id, context) ? name : null;

/**
 * How modules that several parts load are put together: without groups each set of parts gets a file of its own, which made 140 files of one page.
 * Record 91.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { debugName: 'small', name: named('small', isOfSmallPages), minShareCount: 2, entriesAware: true, priority: 5 },
    {
      debugName: 'first',
      name: named('first', (id, context) => !isStyle(id) && !isOfSmallPages(id, context)),
      tags: ['$initial'],
      priority: 4,
    },
    { debugName: 'icons', name: named('icons', (id) => id.includes('/@tabler/')), minShareCount: 3, priority: 3 },
    { debugName: 'home', name: named('home', isOfHome), minShareCount: 2, priority: 2 },
    { debugName: 'shared', name: named('shared', (id) => isGeneral(id) && !isSeldom(id)), minShareCount: 12, priority: 1 },
  ],
};
