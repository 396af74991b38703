import { browserJourneys, build, check, runSuites, unitTests } from './test/suites.ts';

// All suites.
await runSuites([check, build, unitTests, browserJourneys]);
