import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { notifyAdmins } from '../letters/notify-admins.ts';
import { writeAcknowledgement, writeTrialSteps, type SubscriptionRow } from '../store-subscription.ts';
import { stepsDue } from './trial-steps.ts';

interface Following {
  services: Services;
  row: SubscriptionRow;
  /** Whether a plan is paid for; then the trial's end is nobody's news. */
  isPaying: boolean;
  now: Date;
}

/** Tells systemadmins how long the trial still lasts, and that it has ended; answers what was told of it by now (subscription.21). */
export async function followTrial(company: Company, { services, row, isPaying, now }: Following): Promise<number[]> {
  const due = stepsDue({ endsAt: row.trialEndsAt, told: row.trialTold }, now);
  const last = due.at(-1);
  if (last === undefined) return row.trialTold;
  const notified = [...row.trialTold, ...due];
  const isOver = last === 0;
  await writeTrialSteps(company, { told: notified, freeSince: isOver && !isPaying ? row.trialEndsAt : null });
  // Nobody has to take note of it later, when the company ends its plans.
  if (isOver && isPaying) await writeAcknowledgement(company, { now, by: null });
  if (isPaying) return notified;
  await notifyAdmins(services, company, isOver ? 'trialOver' : last === 1 ? 'trialTomorrow' : 'trialSoon', { day: row.trialEndsAt });
  if (isOver)
    await writeAudit(company, systemCaller('subscription.end-trial', { at: now }), [
      { entity: subscriptionKind, entityId: row.subscriptionUuid, after: { plan: 'free' } },
    ]);
  return notified;
}
