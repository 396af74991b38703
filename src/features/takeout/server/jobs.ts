import { z } from 'zod';
import type { Job } from '#kernel/server/jobs.ts';
import { deleteEnded, deleteAccounts, forgetJob, warnJob, warnOfDeletion } from './deletion/delete-ended.ts';
import { expireTakeouts } from './whole/pack-company.ts';

const Warning = z.object({ companyId: z.number(), endsAt: z.string() });
const Accounts = z.object({ accountIds: z.array(z.uuid()) });

export const jobs: readonly Job[] = [
  { name: 'takeout.expire', cron: '41 3 * * *', run: expireTakeouts },
  { name: 'takeout.delete-ended', cron: '17 3 * * *', run: deleteEnded },
  { name: warnJob, run: (services, data) => warnOfDeletion(services, Warning.parse(data)) },
  { name: forgetJob, run: (services, data) => deleteAccounts(services, Accounts.parse(data).accountIds) },
];
