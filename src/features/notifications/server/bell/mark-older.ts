import { z } from 'zod';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Job } from '#kernel/server/jobs.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import { markRead, markSeen, mostMarked } from './store-bell.ts';
import type { MarkResult } from './store-bell.ts';

const markOlderName = 'notifications.mark-older';

const Marking = z.object({
  companyId: z.number(),
  companyUserId: z.uuid(),
  as: z.enum(['seen', 'read']),
  /** Those told until then; what came while somebody pressed is new to them. */
  until: z.coerce.date(),
});
type Marking = z.output<typeof Marking>;

/** Marks what is older than the thousands that a call marked, without letting the caller wait. */
export async function markOlder(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  whose: Pick<Marking, 'companyUserId' | 'as'>,
  { count, oldest }: MarkResult,
): Promise<void> {
  if (count < mostMarked || oldest === null) return;
  await services.jobs.enqueue(company, markOlderName, { companyId: company.id, ...whose, until: oldest.toISOString() });
}

/** Marks the older ones some thousands at a time, each in a transaction of its own; once more is as once. */
export const markOlderJob: Job = {
  name: markOlderName,
  run: async ({ database, clock }, data) => {
    const { companyId, companyUserId, as, until } = Marking.parse(data);
    const within = { now: clock.now(), until };
    const markSome = (company: Company) =>
      as === 'seen' ? markSeen(company, companyUserId, within) : markRead(company, companyUserId, 'all', within);
    let count = mostMarked;
    while (count === mostMarked) ({ count } = await database.forCompany(companyId, markSome));
    await database.forCompany(companyId, async (company) =>
      publishChanges(company, { entity: 'notification', entityId: companyUserId, companyUserIds: [companyUserId] }),
    );
  },
};
