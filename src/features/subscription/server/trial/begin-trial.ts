import type { Company } from '#kernel/server/database/unit.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { entitle } from '../entitlements/entitle.ts';
import { setDue } from '../store-clock.ts';
import { insertSubscription, readSubscription } from '../store-subscription.ts';
import { nextStepAt, trialMilliseconds } from './trial-steps.ts';

/** Gives a company its trial, once; a company that had one before keeps what it has (subscription.20). */
export async function beginTrial(company: Company, { now, signaturesBefore }: { now: Date; signaturesBefore: number }): Promise<void> {
  const endsAt = new Date(now.getTime() + trialMilliseconds);
  if (!(await insertSubscription(company, { now, endsAt, signaturesBefore }))) return;
  await setDue(company, nextStepAt({ endsAt, told: [] }));
  await entitle(company, now);
  const row = await readSubscription(company);
  await writeAudit(company, systemCaller('subscription.begin-trial', { at: now }), [
    { entity: subscriptionKind, entityId: row?.subscriptionUuid ?? '', after: { trialEndsAt: endsAt.toISOString() } },
  ]);
}
