import type { CallContext } from '#kernel/server/call-context.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { TreatmentPermissions } from '../contract/treatment.ts';
import { isFull, treatmentPermissions } from './policy.ts';
import { presentRow } from './present-treatment.ts';
import { readTreatment, type Reader, type StoredTreatment } from './store-treatments.ts';

/** The caller as the reader of treatments. */
export function readerOf({ actor: { member }, today }: Pick<CallContext, 'actor' | 'today'>): Reader {
  return { today, companyUserId: member.companyUserId, isFull: isFull(member) };
}

type Opening = Pick<CallContext<'gdpr.TreatmentNotFound'>, 'company' | 'actor' | 'today' | 'fail'>;

/** A treatment of the company. */
export async function openTreatment(call: Opening, treatmentId: string, { lock = false } = {}): Promise<StoredTreatment> {
  return (await readTreatment(call.company, readerOf(call), { treatmentId, lock })) ?? call.fail('gdpr.TreatmentNotFound', 404);
}

type Changing = Pick<CallContext<'gdpr.TreatmentNotFound' | 'gdpr.ForbiddenAccess'>, 'company' | 'actor' | 'today' | 'fail'>;

/** A treatment to change in this way, locked; refuses when it has changed since the caller read it. */
export async function openToChange(
  call: Changing,
  { treatmentId, version }: { treatmentId: string; version?: number | undefined },
  needed: keyof TreatmentPermissions = 'update',
): Promise<StoredTreatment> {
  const { actor, fail } = call;
  const stored = await openTreatment(call, treatmentId, { lock: true });
  if (!treatmentPermissions(actor.member, stored.content)[needed]) fail('gdpr.ForbiddenAccess', 403);
  await refuseStale(fail, { read: version, stored: stored.version }, () => ({ treatment: presentRow(actor.member, stored) }));
  return stored;
}
