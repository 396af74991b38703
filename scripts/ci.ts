import { ensureProgram } from './test/debian.ts';
import { browserJourneys, build, check, databaseTests, runSuites, unitTestsBesidesDatabase } from './test/suites.ts';

// One test reads PDF files back with it; without it that test is left out.
await ensureProgram('/usr/bin/pdftotext', 'poppler-utils');
// The same tests as in `npm test`; those of the database on PostgreSQL 15 instead of the embedded one.
await runSuites([check, build, unitTestsBesidesDatabase, browserJourneys, databaseTests]);
