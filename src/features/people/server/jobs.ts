import { z } from 'zod';
import type { Job } from '#kernel/server/jobs.ts';
import { expireImports } from './import/expire-imports.ts';
import { importJob } from './import/import-people.ts';
import { runImport } from './import/run-import.ts';

const ImportPlace = z.object({ companyId: z.number(), importId: z.uuid() });

export const jobs: readonly Job[] = [
  { name: importJob, run: (services, data) => runImport(services, ImportPlace.parse(data)) },
  { name: 'people.expire-imports', cron: '43 3 * * *', run: expireImports },
];
