import { twoStepHandler } from '#kernel/server/serve.ts';
import type { handleSubscriptions as contract } from '../../contract/endpoints-purchase.ts';
import { openForChange } from '../open-subscription.ts';
import { isUnknownToEhf } from '../payment/is-unknown-to-ehf.ts';
import { limitGuesses } from '../sale/limit-guesses.ts';
import { buy } from './buy.ts';

/** Carries out the whole order (subscription.23). */
export const handleSubscriptions = twoStepHandler<typeof contract, { takesEhf: boolean }>(
  async (before, { body }) => {
    await limitGuesses(before, body.discountCode);
    return { takesEhf: body.collectionMethod === 'ehf_invoice' && !(await isUnknownToEhf(before)) };
  },
  async (context, { body }) => {
    const { recipientName: name, recipientEmail: email, serviceAgreementVersion, payable, ...order } = body;
    const row = await openForChange(context);
    const { language } = context.call;
    const { takesEhf } = context.prepared;
    return buy(context, row, { order, recipient: { name, email }, serviceAgreementVersion, payable, takesEhf, language });
  },
);
