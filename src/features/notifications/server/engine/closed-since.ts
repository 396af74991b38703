import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Reason } from '../../contract/reasons.ts';
import { reasonSources } from './sources.ts';

/** What somebody was told, by the ids of what it is about. */
export interface Told {
  reason: Reason;
  member: Membership;
  relatedCompanyUserId: string | null;
  scopeId: string | null;
  affectedId: string | null;
}

/** What has been closed since to whom it was told (notifications.17); a constant number of statements for each reason. */
export async function closedSince<One extends Told>(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  told: readonly One[],
): Promise<ReadonlySet<One>> {
  const closed = new Set<One>();
  for (const [reason, some] of Map.groupBy(told, (one) => one.reason)) {
    const source = services.registers.of(reasonSources).get(reason);
    const asked = some.flatMap((one) => (one.scopeId === null ? [] : [{ one, lookup: { ...one, scopeId: one.scopeId } }]));
    if (!source?.stillOpen || asked.length === 0) continue;
    const lookups = asked.map(({ lookup }) => lookup);
    const open = await source.stillOpen(company, services, lookups);
    for (const [place, { one }] of asked.entries()) if (open[place] === false) closed.add(one);
  }
  return closed;
}
