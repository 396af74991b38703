import { readOpenCharge } from '#features/payment/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getProcessing as contract } from '../../contract/endpoints-purchase.ts';
import { openSubscription } from '../open-subscription.ts';
import { processingOf } from './processing-of.ts';
import type { OrderInput } from './read-order.ts';
import { readPurchase } from './store-purchase.ts';

/** How far a purchase of the company is (subscription.24). */
export const getProcessing: Handler<typeof contract> = async (context, { query }) => {
  const { company, fail } = context;
  await openSubscription(context);
  const purchase = await readPurchase<OrderInput, unknown>(company, query.processingId);
  if (!purchase) return fail('common.NotFound');
  const charge = purchase.state === 'running' ? await readOpenCharge(company, purchase.purchaseId) : undefined;
  return processingOf(purchase, charge?.actionUrl ?? null);
};
