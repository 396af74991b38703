import { feature } from '#kernel/contract/feature.ts';
import { getCompanyOverview, getDiscounts, getPlans } from './endpoints-overview.ts';
import {
  cancelScheduledChanges,
  getProcessing,
  handleSubscriptions,
  previewSubscription,
  subscribeToUnlimited,
} from './endpoints-purchase.ts';
import { acknowledgeTrialEnd, updateBillingInformation, updateRecipient } from './endpoints-payment.ts';

export const subscription = feature({
  name: 'subscription',
  endpoints: {
    getCompanyOverview,
    getPlans,
    getDiscounts,
    acknowledgeTrialEnd,
    updateRecipient,
    updateBillingInformation,
    previewSubscription,
    handleSubscriptions,
    subscribeToUnlimited,
    getProcessing,
    cancelScheduledChanges,
  },
});
