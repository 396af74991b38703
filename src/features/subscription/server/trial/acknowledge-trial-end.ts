import type { Handler } from '#kernel/server/serve.ts';
import type { acknowledgeTrialEnd as contract } from '../../contract/endpoints-payment.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { openSubscription } from '../open-subscription.ts';
import { mayChange } from '../policy.ts';
import { writeAcknowledgement } from '../store-subscription.ts';

/** A systemadmin takes note of the trial's end for everybody; of others, who only close the dialog, nothing is kept (subscription.21). */
export const acknowledgeTrialEnd: Handler<typeof contract> = async ({ company, actor, now, fail, audit }) => {
  if (!mayChange(actor.member)) return {};
  const { subscriptionUuid, trialEndsAt } = await openSubscription({ company, fail });
  if (trialEndsAt > now || !(await writeAcknowledgement(company, { now, by: actor.member.companyUserId }))) return {};
  audit({ entity: subscriptionKind, entityId: subscriptionUuid, after: { trialEndAcknowledged: true } });
  return {};
};
