import { dayIn } from '#kernel/server/clock.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { subscribeToUnlimited as contract } from '../../contract/endpoints-purchase.ts';
import { tierOnWire } from '../../contract/rules/tier-id.ts';
import { sellerZone } from '../seller-zone.ts';
import { openForChange } from '../open-subscription.ts';
import { isUnknownToEhf } from '../payment/is-unknown-to-ehf.ts';
import { catalogueInForce } from '../sale/catalogue-in-force.ts';
import { limitGuesses } from '../sale/limit-guesses.ts';
import { readCatalogues } from '../sale/store-sale.ts';
import { readItems } from '../store-subscription.ts';
import { buy } from './buy.ts';

/** Unlimited in place of all other plans; what is not sent is as it is, else month and invoice (subscription.14). */
export const subscribeToUnlimited = twoStepHandler<typeof contract, { takesEhf: boolean }>(
  async (before, { body }) => {
    await limitGuesses(before, body.discountCode);
    // What is not sent may be EHF as well.
    return { takesEhf: ['ehf_invoice', undefined].includes(body.collectionMethod) && !(await isUnknownToEhf(before)) };
  },
  async (context, { body }) => {
    const { company, actor, now, fail } = context;
    const row = await openForChange(context);
    const today = dayIn(sellerZone, now);
    const items = await readItems(company, today);
    if (items.some(({ planId, from }) => planId === 'unlimited' && from <= today)) fail('subscription.ExistingSubscription');
    const tier = catalogueInForce(await readCatalogues(company), today)?.plans.find(({ planId }) => planId === 'unlimited')?.tiers[0];
    if (!tier) return fail('subscription.General');
    const { account } = actor;
    return buy(context, row, {
      order: {
        plans: [{ planId: 'unlimited', tierId: tierOnWire(tier.tierId, body.interval ?? row.interval ?? 'month') }],
        products: [],
        collectionMethod: body.collectionMethod ?? row.collectionMethod ?? 'invoice',
        discountCode: body.discountCode,
      },
      recipient: {
        name: body.recipientName ?? row.recipient?.name ?? account.email,
        email: body.recipientEmail ?? row.recipient?.email ?? account.email,
      },
      serviceAgreementVersion: body.serviceAgreementVersion,
      takesEhf: context.prepared.takesEhf,
      language: context.call.language,
    });
  },
);
