import { expireImports } from '#kernel/server/imports/expire-imports.ts';
import type { Job } from '#kernel/server/jobs.ts';
import { peopleImports } from './import/people-imports.ts';

export const jobs: readonly Job[] = [
  { name: 'people.expire-imports', cron: '43 3 * * *', run: (services) => expireImports(services, peopleImports) },
];
