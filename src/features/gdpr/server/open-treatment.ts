import type { CallContext } from '#kernel/server/call-context.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { TreatmentPermissions } from '../contract/treatment.ts';
import { treatmentFacts, seenBy, treatmentAccess, type VisibleTreatment } from './closed-treatments.ts';
import { isFull, treatmentPermissions } from './policy.ts';
import { presentRow } from './present-treatment.ts';
import { readTreatment, readTreatments, readTreatmentsOf, type Reader } from './store-treatments.ts';

/** The caller as the reader of treatments. */
export function readerOf({ actor: { member }, today }: Pick<CallContext, 'actor' | 'today'>): Reader {
  return { today, companyUserId: member.companyUserId, isFull: isFull(member) };
}

type Opening = Pick<CallContext<'gdpr.TreatmentNotFound'>, 'company' | 'actor' | 'today' | 'fail'>;

type Reading = Pick<CallContext, 'company' | 'actor' | 'today'>;

/** The treatments that the caller sees, or those of these. */
export async function visibleTreatments(call: Reading, ids?: readonly string[]): Promise<VisibleTreatment[]> {
  const { company, actor } = call;
  const reader = readerOf(call);
  const stored = ids ? await readTreatmentsOf(company, reader, ids) : await readTreatments(company, reader);
  return seenBy(await treatmentAccess(company, actor.member), stored);
}

/** A treatment of the company; one that is closed to the caller is not there. */
export async function openTreatment(call: Opening, treatmentId: string, { lock = false } = {}): Promise<VisibleTreatment> {
  const { company, actor, fail } = call;
  const stored = (await readTreatment(company, readerOf(call), { treatmentId, lock })) ?? fail('gdpr.TreatmentNotFound', 404);
  const [seen = fail('gdpr.TreatmentNotFound', 404)] = seenBy(await treatmentAccess(company, actor.member), [stored]);
  return seen;
}

type Changing = Pick<CallContext<'gdpr.TreatmentNotFound' | 'gdpr.ForbiddenAccess'>, 'company' | 'actor' | 'today' | 'fail'>;

/** A treatment to change in this way, locked; refuses when it has changed since the caller read it. */
export async function openToChange(
  call: Changing,
  { treatmentId, version }: { treatmentId: string; version?: number | undefined },
  needed: keyof TreatmentPermissions = 'update',
): Promise<VisibleTreatment> {
  const { actor, fail } = call;
  const stored = await openTreatment(call, treatmentId, { lock: true });
  if (!treatmentPermissions(actor.member, treatmentFacts(stored))[needed]) fail('gdpr.ForbiddenAccess', 403);
  await refuseStale(fail, { read: version, stored: stored.version }, () => ({ treatment: presentRow(actor.member, stored) }));
  return stored;
}
