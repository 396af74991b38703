import type { Job } from '#kernel/server/jobs.ts';
import { expireImports } from './import/expire-imports.ts';

export const jobs: readonly Job[] = [{ name: 'people.expire-imports', cron: '43 3 * * *', run: expireImports }];
