import { browserJourneys, build, check, runSuites, unitTests } from './test/suites.ts';

// Everything that must hold.
await runSuites([check, build, unitTests, browserJourneys]);
