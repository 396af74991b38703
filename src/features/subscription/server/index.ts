import { companyOpened } from '#features/company/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { subscription } from '../contract/index.ts';
import { subscriptionKind } from '../contract/kinds.ts';
import { closedFeatures } from './closed-features.ts';
import { jobs } from './jobs.ts';
import { listenToInvoices } from './locks/follow-invoices.ts';
import { getInvoiceEhf, getInvoicePdf } from './overview/get-invoice-files.ts';
import { getInvoices } from './overview/get-invoices.ts';
import { getCompanyOverview } from './overview/get-company-overview.ts';
import { disablePaymentCard } from './payment/disable-payment-card.ts';
import { getEhfRecipient } from './payment/get-ehf-recipient.ts';
import { getPaymentCardUrl } from './payment/get-payment-card-url.ts';
import { updateBillingInformation } from './payment/update-billing-information.ts';
import { updatePaymentMethod } from './payment/update-payment-method.ts';
import { updateRecipient } from './payment/update-recipient.ts';
import { paymentProperties } from './payment-properties.ts';
import { cancelScheduledChanges } from './purchase/cancel-scheduled-changes.ts';
import { getProcessing } from './purchase/get-processing.ts';
import { handleSubscriptions } from './purchase/handle-subscriptions.ts';
import { listenToCharges } from './purchase/follow-charge.ts';
import { payNow } from './purchase/pay-now.ts';
import { previewSubscription } from './purchase/preview.ts';
import { subscribeToUnlimited } from './purchase/subscribe-to-unlimited.ts';
import { lastDays } from './run/bill-last-days.ts';
import { getDiscounts } from './sale/get-discounts.ts';
import { getPlans } from './sale/get-plans.ts';
import { getPriceList } from './sale/get-price-list.ts';
import { isSaleOnForNew } from './sale/store-sale.ts';
import { lineReasons } from './invoice/reason-texts.ts';
import { listenToDeclinedCards } from './letters/notify-card-declined.ts';
import { presentRecipient } from './letters/recipient.ts';
import { subscriptionShare } from './takeout.ts';
import { acknowledgeTrialEnd } from './trial/acknowledge-trial-end.ts';
import { signaturesBefore } from './signatures/uses-before.ts';
import { userCounts } from './users/count-users.ts';
import { beginTrial } from './trial/begin-trial.ts';

const overviewCalls = { getCompanyOverview, getPlans, getPriceList, getDiscounts, getInvoices, getInvoicePdf, getInvoiceEhf };
const paymentCalls = {
  acknowledgeTrialEnd,
  updateRecipient,
  updateBillingInformation,
  updatePaymentMethod,
  getEhfRecipient,
  getPaymentCardUrl,
  disablePaymentCard,
};
const purchaseCalls = { previewSubscription, handleSubscriptions, subscribeToUnlimited, getProcessing, cancelScheduledChanges, payNow };

export default serve(subscription, { ...overviewCalls, ...paymentCalls, ...purchaseCalls }, [
  add(jobKinds, ...jobs),
  add(takeoutShares, subscriptionShare),
  add(loggedKinds, { entity: subscriptionKind, area: 'subscription', activity: { level: 'subscription' }, tells: ['Subscription'] }),
  paymentProperties,
  closedFeatures,
  listenToInvoices,
  listenToDeclinedCards,
  presentRecipient,
  lineReasons,
  ...userCounts,
  signaturesBefore,
  lastDays,
  listenToCharges,
  on(companyOpened, async ({ company, now }) => {
    if (await isSaleOnForNew(company)) await beginTrial(company, { now, signaturesBefore: 0 });
  }),
]);
