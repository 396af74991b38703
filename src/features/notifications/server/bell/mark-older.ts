import { z } from 'zod';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Job } from '#kernel/server/jobs.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import { markRead, markSeen, maxMarked } from './store-bell.ts';
import type { MarkResult } from './store-bell.ts';

const markOlderName = 'notifications.mark-older';

const Marking = z.object({
  companyId: z.number(),
  companyUserId: z.uuid(),
  as: z.enum(['seen', 'read']),
  /** Notifications up to this time; later ones arrived after the click and stay unseen. */
  until: z.coerce.date(),
});
type Marking = z.output<typeof Marking>;

/** Schedules marking the notifications beyond the first thousands, so that the caller does not wait. */
export async function markOlder(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  whose: Pick<Marking, 'companyUserId' | 'as'>,
  { count, oldest }: MarkResult,
): Promise<void> {
  if (count < maxMarked || oldest === null) return;
  await services.jobs.enqueue(company, markOlderName, { companyId: company.id, ...whose, until: oldest.toISOString() });
}

/** Marks older notifications in batches, each in its own transaction; running it twice is harmless. */
export const markOlderJob: Job = {
  name: markOlderName,
  run: async ({ database, clock }, data) => {
    const { companyId, companyUserId, as, until } = Marking.parse(data);
    const within = { now: clock.now(), until };
    const markSome = (company: Company) =>
      as === 'seen' ? markSeen(company, companyUserId, within) : markRead(company, companyUserId, 'all', within);
    let count = maxMarked;
    while (count === maxMarked) ({ count } = await database.forCompany(companyId, markSome));
    await database.forCompany(companyId, async (company) =>
      publishChanges(company, { entity: 'notification', entityId: companyUserId, companyUserIds: [companyUserId] }),
    );
  },
};
