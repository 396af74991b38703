export const enErrors = {
  'subscription.General': 'Something is wrong with what was chosen. Load the page again and choose once more.',
  'subscription.PlanAlreadyFree': 'The company already has the free plan.',
  'subscription.SamePaidPlan': 'This is what the company has already. Choose something else to change it.',
  'subscription.ExistingSubscription':
    'The company has this plan already, or another purchase is being carried out. Wait a moment and look again.',
  'subscription.PlanDoesNotAllowProductPurchase': 'E-signature packs need a paid plan. Choose one as well.',
  'subscription.TiersMustBeTheSameInterval': 'All plans are paid by the month, or all by the year. Choose one of them for all.',
  'subscription.TooEarlyToCancel': 'This is being carried out and cannot be undone now. Choose other plans instead.',
  'subscription.CardRequired': 'There is no card to pay with. Add one, or choose another way to pay.',
  'subscription.BillingInformationRequired': 'We need to know who the invoices are made out to. Fill in the billing information first.',
  'subscription.BelowUsage': 'The company uses more than this plan has room for. Delete something first, or choose a larger one.',
  'subscription.AgreementNotAccepted': 'The service agreement has a newer version. Load the page again, read it and accept it.',
  'subscription.PaymentDeclined': 'The card was declined, and nothing was bought. Try another card or another way to pay.',
  'subscription.WrittenOff': 'This invoice is given up and cannot be paid by card. Pay it to the account on the invoice, with its KID.',
  'subscription.LastCard':
    'The plans or an unpaid invoice are paid with this card, and there is no other. Add another card, or pay the invoice and choose another way to pay first.',
  'subscription.DiscountCodeInvalid': 'This discount code is not valid. Check how it is written, or go on without it.',
  'subscription.InvalidRecipientEmail': 'The recipient’s e-mail address is not valid. Check how it is written.',
  'subscription.CountryNotSupported': 'We can only invoice companies with a Norwegian address. Write one to go on.',
  'subscription.EhfNotPossibleWithoutRegistration':
    'EHF needs an organisation number that is registered for it, and a reference. Write both, or choose invoice by e-mail.',
};
