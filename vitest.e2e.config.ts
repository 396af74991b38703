import { defineConfig } from 'vitest/config';

/** Browser journeys on the built product, one file after the other: each has a server, a database and a browser of its own. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    // Far more than any journey takes where they were written: a slow machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 240_000,
    fileParallelism: false,
    // A journey that only holds the second time is named at the end of the run.
    retry: 1,
    // A busy machine moves the focus later than in the usual second.
    expect: { poll: { timeout: 30_000 } },
  },
});
