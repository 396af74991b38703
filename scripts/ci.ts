import { browserJourneysAlone, build, check, databaseTests, runSuites, unitTestsBesidesDatabase } from './test/suites.ts';
import { newFeature } from './trial/new-feature.ts';

// The same tests as `npm test`; database tests run on PostgreSQL 15 instead of the embedded one.
// One after the other: on two processors, journeys beside other suites needed second tries (record 176). The build has no test to disturb.
await runSuites([[check, build], unitTestsBesidesDatabase, browserJourneysAlone, databaseTests, newFeature]);
