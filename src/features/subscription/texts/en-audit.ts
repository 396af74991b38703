/** What the log says of the subscription. */
export const enAudit = {
  entities: { subscription: 'Subscription' },
  changed: { subscription: '{actor} changed the subscription' },
  actions: {
    acknowledgeTrialEnd: '{actor} confirmed that the trial has ended',
    updateRecipient: '{actor} changed who gets the invoices',
    updateBillingInformation: '{actor} changed the billing information',
    updatePaymentMethod: '{actor} changed how the invoices are paid',
    disablePaymentCard: '{actor} removed a card',
    handleSubscriptions: '{actor} changed the plans of the company',
    subscribeToUnlimited: '{actor} chose Unlimited for the company',
    cancelScheduledChanges: '{actor} undid a scheduled change',
    'complete-purchase': 'Plans were changed after the card had paid',
    'fail-purchase': 'Plans were not bought, because the payment did not go through',
    payNow: '{actor} paid an invoice by card',
    'decline-payment': '{actor} tried to pay an invoice by card, and the card was declined',
    'carry-out-changes': 'Scheduled changes of plans were carried out',
    'begin-trial': 'The trial began',
    'end-trial': 'The trial ended, and the free plan began',
    lock: 'Only the free plan is available, because an invoice has not been paid for 30 days',
    unlock: 'All plans are available again, because the invoice is paid',
  },
};
