import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { deleteOld } from './store.ts';

/** How long a withdrawn link says that it was withdrawn; then the invitation is deleted. */
export const retentionDays = 90;

async function sweepInvitations({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionDays * 86_400_000);
  await forEachCompany(database, (company) => deleteOld(company, before));
}

export const jobs: readonly Job[] = [{ name: 'invitations.sweep', cron: '17 4 * * *', run: sweepInvitations }];
