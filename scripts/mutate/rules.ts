import { Stryker } from '@stryker-mutator/core';
import { modulesOf } from '../check/tree.ts';
import { project } from '../test/run.ts';

export interface FolderResult {
  folder: string;
  files: number;
  /** Mutants for which a test of a rule failed, or timed out. */
  killed: number;
  /** Mutants that no test detected, including those in lines without coverage. */
  lived: number;
}

// A hook of the notification rule pages: texts for React, covered by journeys.
const noRules = new Set(['src/features/notifications/web/rules/rule-words.ts']);
const isRule = (path: string) => /\/rules\/.+[.]ts$/.test(path) && !path.endsWith('.test.ts') && !noRules.has(path);

/** Mutates the rules at the given paths (by default all), one change at a time, and counts per folder which ones the tests detect. */
export async function mutateRules(paths: readonly string[]): Promise<FolderResult[]> {
  const mutate = modulesOf(project).filter(
    (path) => isRule(path) && (paths.length === 0 || paths.some((wanted) => path.startsWith(wanted))),
  );
  if (mutate.length === 0) return [];
  const stryker = new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Processes: a thread cannot change its time zone, which some tests do.
    vitest: { configFile: 'vitest.rules.config.ts', pool: 'forks' },
    coverageAnalysis: 'perTest',
    // Module-level code (tables of words, patterns) would need the whole suite for each mutant.
    ignoreStatic: true,
    concurrency: Number(process.env['MUTATE_WORKERS'] ?? 2),
    // The tests take milliseconds, but on a busy machine the default limit mistakes a slow one for an endless one.
    timeoutMS: 30_000,
    // TypeScript 7 has no JavaScript API for adapting its settings, and none is needed: Vite strips the types.
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
