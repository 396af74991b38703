import { twoStepHandler } from '#kernel/server/serve.ts';
import type { previewSubscription as contract } from '../../contract/endpoints-purchase.ts';
import { openSubscription } from '../open-subscription.ts';
import { limitPreviews } from '../sale/limit-guesses.ts';
import { droppedChanges, presentChanges, presentInvoice } from './present-priced.ts';
import { priceOrder } from './price-order.ts';

/** What an order would cost and change. Nothing is kept (subscription.17). */
export const previewSubscription = twoStepHandler<typeof contract, void>(
  (before, { body }) => limitPreviews(before, body.discountCode),
  async (context, { body }) => {
    const { company, services, now } = context;
    await openSubscription(context);
    const priced = await priceOrder({ company, services, now }, body);
    if (priced.refusal !== null)
      return { now: null, next: [], changes: [], dropped: [], refusal: `subscription.${priced.refusal}`, warnings: [] };
    return {
      now: priced.now && presentInvoice(priced.now),
      next: priced.next.map(presentInvoice),
      changes: presentChanges(priced.after),
      dropped: droppedChanges(priced),
      refusal: null,
      warnings: priced.warnings.map(({ planId, used, limit }) => ({ planId, used, limit })),
    };
  },
);
