export const enErrors = {
  'subscription.DiscountCodeInvalid': 'This discount code is not valid. Check how it is written, or go on without it.',
  'subscription.InvalidRecipientEmail': 'The recipient’s e-mail address is not valid. Check how it is written.',
  'subscription.CountryNotSupported': 'We can only invoice companies with a Norwegian address. Write one to go on.',
  'subscription.EhfNotPossibleWithoutRegistration':
    'EHF needs an organisation number that is registered for it, and a reference. Write both, or choose invoice by e-mail.',
};
