export const enErrors = {
  'subscription.General': 'Your choice is not valid any more. Reload the page and choose again.',
  'subscription.PlanAlreadyFree': 'The company already has the free plan. Choose another to change it.',
  'subscription.SamePaidPlan': 'The company already has this. Choose something else to change it.',
  'subscription.ExistingSubscription':
    'The company already has this plan, or another purchase is in progress. Wait a moment and check again.',
  'subscription.PlanDoesNotAllowProductPurchase': 'E-signature packs need a paid plan. Choose one as well.',
  'subscription.TiersMustBeTheSameInterval': 'All plans must be paid monthly, or all yearly. Choose the same for all.',
  'subscription.TooEarlyToCancel': 'This change is in progress and cannot be undone now. Choose other plans instead.',
  'subscription.CardRequired': 'There is no card to pay with. Add one, or choose another way to pay.',
  'subscription.BillingInformationRequired': 'We need to know who the invoices are made out to. Fill in the billing information first.',
  'subscription.BelowUsage': 'The company uses more than this plan has room for. Delete something first, or choose a larger one.',
  'subscription.SumChanged': 'The amount has changed. Check it here and confirm again.',
  'subscription.AgreementNotAccepted': 'There is a newer service agreement. Reload the page, read it and accept it.',
  'subscription.PaymentDeclined': 'The payment did not go through. Try another card or another way to pay.',
  'subscription.PaidAsBalance':
    'The card was charged after the order had failed, and the order could not be carried out any more. The amount is kept as credit and pays your next invoices.',
  'subscription.TooManyDeclines':
    'Card payments have been declined too many times. Wait an hour and try another card, or pay by invoice from your bank.',
  'subscription.WrittenOff':
    'This invoice has been written off and cannot be paid by card. Pay it to the account on the invoice, with its KID.',
  'subscription.LastCard':
    'This card pays for the plans or an unpaid invoice, and there is no other. Add another card, or pay the invoice and choose another way to pay first.',
  'subscription.DiscountCodeInvalid': 'This discount code is not valid. Check the spelling, or continue without it.',
  'subscription.InvalidRecipientEmail': 'The recipient’s e-mail address is not valid. Check the spelling.',
  'subscription.CountryNotSupported': 'We can only invoice companies with a Norwegian address. Enter one to continue.',
  'subscription.EhfNotPossibleWithoutRegistration':
    'EHF needs an organisation number that is registered for it, and a reference. Enter both, or choose invoice by e-mail.',
};
