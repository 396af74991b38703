import { Stryker } from '@stryker-mutator/core';
import { modulesOf } from '../check/tree.ts';
import { project } from '../test/run.ts';

export interface FolderResult {
  folder: string;
  files: number;
  /** Changes after which a test of a rule failed, or none came to its end. */
  killed: number;
  /** Changes that no test noticed, those in lines that none reaches among them. */
  lived: number;
}

// A hook of the pages about notification rules: words for React, which the journeys read.
const noRules = new Set(['src/features/notifications/web/rules/rule-words.ts']);
const isRule = (path: string) => /\/rules\/.+[.]ts$/.test(path) && !path.endsWith('.test.ts') && !noRules.has(path);

/** Changes the rules at the given paths (all without one) a little, one change at a time, and counts for each folder which ones its tests notice. */
export async function mutateRules(paths: readonly string[]): Promise<FolderResult[]> {
  const mutate = modulesOf(project).filter(
    (path) => isRule(path) && (paths.length === 0 || paths.some((wanted) => path.startsWith(wanted))),
  );
  if (mutate.length === 0) return [];
  const stryker = new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Processes: a thread cannot be given another time zone, which some tests do.
    vitest: { configFile: 'vitest.rules.config.ts', pool: 'forks' },
    coverageAnalysis: 'perTest',
    // What runs once when a module is read (tables of words, patterns) would need the whole suite for each change.
    ignoreStatic: true,
    concurrency: Number(process.env['MUTATE_WORKERS'] ?? 2),
    // Tests that take milliseconds: on a busy machine the usual limit takes a slow one for an endless one.
    timeoutMS: 30_000,
    // A TypeScript without a JavaScript API cannot be asked to adapt its own settings, and none are needed: Vite strips the types.
    tsconfigFile: 'none.json',
    ignorePatterns: ['data', 'dist', 'docs', 'e2e', 'bench', 'coverage', 'tmp'],
    tempDirName: 'tmp/mutate',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false, allowColor: false },
    allowConsoleColors: false,
  });
  return inFolders(await stryker.runMutationTest());
}

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

function inFolders(mutants: readonly Mutant[]): FolderResult[] {
  const folders = Map.groupBy(mutants, ({ fileName }) => /src\/.*\/rules\b/.exec(fileName)?.[0] ?? fileName);
  return [...folders].map(([folder, all]) => {
    const count = (...states: Mutant['status'][]) => all.filter(({ status }) => states.includes(status)).length;
    return {
      folder,
      files: new Set(all.map(({ fileName }) => fileName)).size,
      killed: count('Killed', 'Timeout', 'RuntimeError'),
      lived: count('Survived', 'NoCoverage'),
    };
  });
}
