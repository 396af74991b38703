import { feature } from '#kernel/contract/feature.ts';
import { getCompanyOverview, getDiscounts, getPlans } from './endpoints-overview.ts';
import { acknowledgeTrialEnd, updateBillingInformation, updateRecipient } from './endpoints-payment.ts';

export const subscription = feature({
  name: 'subscription',
  endpoints: { getCompanyOverview, getPlans, getDiscounts, acknowledgeTrialEnd, updateRecipient, updateBillingInformation },
});
