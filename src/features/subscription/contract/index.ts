import { feature } from '#kernel/contract/feature.ts';
import * as overview from './endpoints-overview.ts';
import * as payment from './endpoints-payment.ts';
import {
  cancelScheduledChanges,
  getProcessing,
  handleSubscriptions,
  payNow,
  previewSubscription,
  subscribeToUnlimited,
} from './endpoints-purchase.ts';

export const subscription = feature({
  name: 'subscription',
  endpoints: {
    ...overview,
    ...payment,
    previewSubscription,
    handleSubscriptions,
    subscribeToUnlimited,
    getProcessing,
    cancelScheduledChanges,
    payNow,
  },
});
