import { endAccess } from '#features/people/server/public.ts';
import type { Change } from '#kernel/server/audit.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { readCompanyFacts } from '#features/people/server/public.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { emptyTrash } from './delete-plan.ts';
import { planChange } from './log-plan.ts';
import { markAccessEnded, readEndedAccess } from './store-hand-over.ts';
import { lockPlans, readPlans } from './store-plans.ts';
import { tell } from './notify.ts';

const jobName = 'onoffboarding.end-access';

/** Ends the access of those whose last day has ended, also while the feature is locked (plans.14). Running it twice changes nothing. */
export async function endAccessOf(company: Company, services: Services): Promise<void> {
  const now = services.clock.now();
  const due = new Set((await readEndedAccess(company, now)).map(({ id }) => id));
  if (due.size === 0) return;
  await lockPlans(company, [...due]);
  const today = dayIn((await readCompanyFacts(company)).timeZone, now);
  // Read once more: the wait for the lock was for whoever turned it off, moved the plan or deleted it.
  const ended = (await readEndedAccess(company, now)).filter(({ id }) => due.has(id));
  for (const { id, personId } of ended) {
    const changes: Change[] = [];
    const call = { company, services, now, today, audit: (change: Change) => void changes.push(change) };
    const outcome = await endAccess(call, personId);
    await markAccessEnded(company, id, now);
    const [plan] = await readPlans(company, { ids: [id] });
    if (plan && outcome === 'isLastAdmin') await tell(call, 'keptAccess', [{ plan, people: new Map([[personId, 1]]) }]);
    if (plan && outcome === 'ended') changes.push(planChange(plan, { hasAccess: true }, { hasAccess: false }));
    if (changes.length > 0) await writeAudit(company, systemCaller(jobName, { at: now }), changes);
  }
}

async function endAllAccess(services: Services): Promise<void> {
  await forEachCompany(services.database, (company) => endAccessOf(company, services));
}

// Hourly, because each hour a day ends in some time zone.
export const jobs: readonly Job[] = [
  { name: jobName, cron: '3 * * * *', run: endAllAccess },
  { name: 'onoffboarding.empty-trash', cron: '47 * * * *', run: emptyTrash },
];
