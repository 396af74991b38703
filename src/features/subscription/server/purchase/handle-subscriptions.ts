import type { Handler } from '#kernel/server/serve.ts';
import type { handleSubscriptions as contract } from '../../contract/endpoints-purchase.ts';
import { openForChange } from '../open-subscription.ts';
import { buy } from './buy.ts';

/** Carries out the whole wish (subscription.23). */
export const handleSubscriptions: Handler<typeof contract> = async (context, { body }) => {
  const { recipientName: name, recipientEmail: email, serviceAgreementVersion, ...wish } = body;
  const row = await openForChange(context);
  return buy(context, row, { wish, recipient: { name, email }, serviceAgreementVersion });
};
