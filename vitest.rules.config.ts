import { defineConfig } from 'vitest/config';

/** The tests of rules alone: pure, without the database that the others begin with. What changes the rules to see a test fail runs them so. */
export default defineConfig({
  test: {
    include: ['src/**/rules/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
    setupFiles: ['src/kernel/testing/property-seed.ts'],
  },
});
