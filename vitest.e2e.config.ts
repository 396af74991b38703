import { defineConfig } from 'vitest/config';
import { LongestFirst } from './e2e/support/longest-first.ts';

/** Browser journeys on the built product, one file after the other: each has a server and a database of its own, and all share a browser. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['src/kernel/testing/run-folder.ts', 'e2e/support/prepare.ts'],
    isolate: false,
    experimental: { viteModuleRunner: false },
    // V8 lost count of its code pages where memory has protection keys, and ended a worker: `Check failed: jit_page.has_value()`.
    execArgv: ['--no-memory-protection-keys'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Far more than any journey takes where they were written: a slow machine is no failure.
    testTimeout: 600_000,
    hookTimeout: 240_000,
    // A busy machine moves the focus later than in the usual second.
    expect: { poll: { timeout: 30_000 } },
  },
});
