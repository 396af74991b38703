import { dayIn } from '#kernel/server/clock.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getDiscounts as contract } from '../../contract/endpoints-overview.ts';
import { sellerZone } from '../seller-zone.ts';
import { openSubscription } from '../open-subscription.ts';
import { isCodeValid } from './is-code-valid.ts';
import { limitGuesses } from './limit-guesses.ts';
import { readCode } from './store-codes.ts';

/** What a discount code gives; whoever guesses is stopped, also across companies (subscription.16). */
export const getDiscounts = twoStepHandler<typeof contract, void>(
  (before, { query }) => limitGuesses(before, query.discountCode),
  async (context, { query }) => {
    const { company, now, fail } = context;
    await openSubscription(context);
    const found = await readCode(company, query.discountCode);
    if (!found || !isCodeValid(found, dayIn(sellerZone, now))) return fail('subscription.DiscountCodeInvalid');
    const { code, gives, months, plans, includesProducts } = found;
    const [percent, amount] = 'percent' in gives ? [gives.percent, null] : [null, gives.amount];
    return { discount: { code, percent, amount, months, plans, includesProducts } };
  },
);
