import { ensureProgram } from './test/debian.ts';
import { browserJourneys, build, check, databaseTests, runSuites, unitTestsBesidesDatabase } from './test/suites.ts';
import { newFeature } from './trial/new-feature.ts';

// One test reads PDF files with it, and is skipped without it.
await ensureProgram('/usr/bin/pdftotext', 'poppler-utils');
// The same tests as `npm test`; database tests run on PostgreSQL 15 instead of the embedded one.
await runSuites([check, build, unitTestsBesidesDatabase, browserJourneys, databaseTests, newFeature]);
