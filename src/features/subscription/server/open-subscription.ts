import type { CallContext } from '#kernel/server/call-context.ts';
import { mayChange } from './policy.ts';
import { isSaleOn } from './sale/store-sale.ts';
import { lockSubscription, readSubscription, type SubscriptionRow } from './store-subscription.ts';

type OpeningCall = Pick<CallContext, 'company' | 'actor' | 'fail'>;

/** The company's subscription; not found while the payment solution is off (shell.18). */
export async function openSubscription({ company, fail }: Pick<OpeningCall, 'company' | 'fail'>): Promise<SubscriptionRow> {
  const row = (await isSaleOn(company)) ? await readSubscription(company) : undefined;
  return row ?? fail('common.NotFound');
}

/** The same for a change, locked before anything of it is judged. */
export async function openForChange({ company, actor, fail }: OpeningCall): Promise<SubscriptionRow> {
  if (!mayChange(actor.member)) fail('common.Forbidden');
  const row = (await isSaleOn(company)) ? await lockSubscription(company) : undefined;
  return row ?? fail('common.NotFound');
}
