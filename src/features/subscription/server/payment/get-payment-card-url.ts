import { beginCardSetup, ProviderFault } from '#features/payment/server/public.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import type { PrepareContext } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getPaymentCardUrl as contract } from '../../contract/endpoints-payment.ts';
import { mayChange } from '../policy.ts';
import { isSaleOn } from '../sale/store-sale.ts';
import { readSubscription } from '../store-subscription.ts';
import { readRegistered } from '../store-users.ts';

/** Where a card is entered: at the payment provider, who is asked outside a transaction and leads back here (subscription.38). */
export const getPaymentCardUrl = twoStepHandler<typeof contract, string | undefined>(
  (before, { query }) => askProvider(before, query.returnPath),
  async ({ prepared, fail }) => ({ url: prepared ?? fail('subscription.General') }),
);

async function askProvider(before: PrepareContext<typeof contract>, returnPath: string | undefined): Promise<string | undefined> {
  const { actor, call, services, now, fail } = before;
  if (!mayChange(actor.member)) fail('common.Forbidden');
  const companyId = call.companyId ?? 0;
  const owner = await services.database.forCompany(companyId, async (company) => {
    const row = (await isSaleOn(company)) ? await readSubscription(company) : undefined;
    return row && { row, registered: await readRegistered(company) };
  });
  if (!owner) return fail('common.NotFound');
  await requireRate(services, { key: `card-setup|${actor.account.id}`, limit: 30, windowSeconds: 600 });
  const { row, registered } = owner;
  const name = row.billingInformation?.companyName ?? registered.companyName;
  const asking = {
    services,
    companyId,
    customerUuid: row.customerUuid,
    name,
    email: row.recipient?.email ?? null,
    language: call.language,
    now,
  };
  const back = returnPath ?? `/${localeOfLanguage[call.language]}/organisation/subscription/payment`;
  try {
    return await beginCardSetup(asking, { returnPath: back });
  } catch (error) {
    if (error instanceof ProviderFault) return undefined;
    throw error;
  }
}
