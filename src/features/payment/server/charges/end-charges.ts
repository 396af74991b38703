import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { chargeJob } from '../job-names.ts';
import { lockOpenCharges, writeAnswer } from './store-charges.ts';

interface Place {
  company: Company;
  services: Pick<Services, 'jobs'>;
  now: Date;
}

/** Ends the payments of a company that is about to be deleted: what was not sent is not sent any more, and what became of the others is asked after the commit. */
export async function endCharges({ company, services, now }: Place): Promise<void> {
  for (const { chargeId, state, chargeRef, refunded } of await lockOpenCharges(company)) {
    if (state !== 'new') await services.jobs.enqueue(company, chargeJob, { chargeId });
    else {
      const ended = { state: 'declined', reason: 'company_deleted', actionUrl: null, settledAt: now } as const;
      await writeAnswer(company, chargeId, { ...ended, chargeRef, refunded });
    }
  }
}
