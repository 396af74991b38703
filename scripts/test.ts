import { browserJourneys, build, check, runSuites, unitTests } from './test/suites.ts';
import { newFeature } from './trial/new-feature.ts';

// All suites.
await runSuites([check, build, unitTests, browserJourneys, newFeature]);
