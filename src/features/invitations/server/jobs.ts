import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { deleteOld } from './store.ts';

/** How long a withdrawn link says that it was withdrawn; then the invitation is deleted. */
export const keptDays = 90;

async function sweepInvitations({ database, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
  const ids = await database.transaction(readCompanyIds);
  for (const id of ids) await database.forCompany(id, (company) => deleteOld(company, before));
}

export const jobs: readonly Job[] = [{ name: 'invitations.sweep', cron: '17 4 * * *', run: sweepInvitations }];
