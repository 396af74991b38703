import { defineConfig } from 'vitest/config';

const pure = ['src/**/{contract,rules,texts,web}/**/*.test.ts', 'src/ui/**/*.test.ts', 'scripts/**/*.test.ts'];

// The trial feature is tested in the tree that has it as a feature (`scripts/trial`).
const trial = 'src/testing/feature/**';

// `.ci/run` carries the tests of the database out on PostgreSQL 15. How a backup leaves one version and enters another, and what a version
// must have to be opened, differs from one to the next, so those are carried out on both.
const followLater = process.env['DATABASE_TESTS_FOLLOW'] === '1' ? ['src/**/!(backup|restore|open).pg.test.ts'] : [];

export default defineConfig({
  test: {
    // The test files of a worker share its modules, which keep nothing of a test; loading them anew for each took most of the time.
    isolate: false,
    // V8 lost count of its code pages where memory has protection keys, and ended a worker: `Check failed: jit_page.has_value()`.
    execArgv: ['--no-memory-protection-keys'],
    // They end what hangs. Nothing that holds depends on them, so they are far beyond what a busy machine needs.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 3,
    coverage: {
      provider: 'v8',
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'coverage',
      include: ['src/**/rules/**/*.ts', 'src/{app,identity,kernel}/server/**/*.ts', 'src/features/*/server/**/*.ts'],
      exclude: [
        '**/*.test.ts',
        // These run in processes of their own, which the tests start, look at from outside and kill: a killed process counts nothing.
        'src/app/server/main.ts',
        'src/app/server/commands/**',
        // Only words for React; the journeys read them.
        'src/features/notifications/web/rules/rule-words.ts',
      ],
      thresholds: {
        'src/**/rules/**/*.ts': { branches: 98 },
        'src/**/server/**/*.ts': { lines: 92 },
      },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          // As the product runs: Node loads the modules, which takes less than vite does.
          experimental: { viteModuleRunner: false },
          include: ['src/**/*.test.ts'],
          exclude: [...pure, ...followLater, trial],
          globalSetup: ['src/kernel/testing/run-folder.ts', 'src/kernel/testing/global-setup.ts'],
          setupFiles: ['src/kernel/testing/property-seed.ts', 'src/kernel/testing/after-each-file.ts'],
        },
      },
      // What needs no database: one file of it is done in a second.
      {
        extends: true,
        test: {
          name: 'pure',
          include: pure,
          exclude: [trial],
          globalSetup: ['src/kernel/testing/run-folder.ts'],
          setupFiles: ['src/kernel/testing/property-seed.ts'],
        },
      },
    ],
  },
});
