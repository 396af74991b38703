import type { z } from 'zod';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Breach } from '../../contract/endpoints-breaches.ts';
import { dutiesOf, isLate, notifyBy } from '../../contract/rules/breach-duties.ts';
import { shownIds, treatmentAccess, type TreatmentAccess } from '../closed-treatments.ts';
import { isFull } from '../policy.ts';
import { readBreach, type StoredBreach } from './store-breaches.ts';

type Shown = z.input<typeof Breach>;
type Presenting = Pick<CallContext, 'company' | 'actor' | 'now'>;

/** A breach with who must be told and by when. */
export function presentBreach({ actor, now }: Pick<Presenting, 'actor' | 'now'>, stored: StoredBreach, access: TreatmentAccess): Shown {
  const { createdAt: createdDate, ...breach } = stored;
  const duties = dutiesOf(stored);
  const full = isFull(actor.member);
  return {
    ...breach,
    treatmentIds: shownIds(breach.treatmentIds, access),
    treatments: breach.treatments.filter(({ treatmentId }) => !access.hidden.has(treatmentId)),
    createdDate,
    notifyBy: notifyBy(stored.awareAt),
    isLate: isLate(stored, now),
    mustNotifyAuthority: duties.authority,
    mustTellPeople: duties.people,
    permissions: { update: full && stored.state === 'open', reopen: full && stored.state === 'closed', addEvent: full },
  };
}

/** One breach as it is now. */
export async function presentOne(call: Presenting, breachId: string): Promise<{ breach: Shown }> {
  const stored = await readBreach(call.company, breachId);
  if (!stored) throw new Error(`The breach ${breachId} is not there`);
  return { breach: presentBreach(call, stored, await treatmentAccess(call.company, call.actor.member)) };
}
