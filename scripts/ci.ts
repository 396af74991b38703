import { browserJourneys, build, check, databaseTests, runSuites, unitTestsBesidesDatabase } from './test/suites.ts';
import { newFeature } from './trial/new-feature.ts';

// The same tests as `npm test`; database tests run on PostgreSQL 15 instead of the embedded one.
await runSuites([check, unitTestsBesidesDatabase, databaseTests, newFeature], [build, browserJourneys]);
