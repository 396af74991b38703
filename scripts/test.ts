import { browserJourneys, build, check, runSuites, unitTests } from './test/suites.ts';
import { newFeature } from './trial/new-feature.ts';

// All suites. Journeys take the longest, and need what was built; so does the new feature, which comes long after it.
await runSuites([check, unitTests, newFeature], [build, browserJourneys]);
