/** The refusals of a text and its recipients, in the order in which they are judged. */
export const sendCodes = [
  'sms.RecipientIsRequired',
  'sms.TextIsRequired',
  'sms.TextContainsInvalidCharacters',
  'sms.TextCannotContainLinks',
  'sms.SenderIsRequired',
  'sms.RecipientNotAllowed',
  'sms.NoValidRecipient',
  'sms.MaxAllowedRecipientsReached',
  'sms.MaxTextSizeReached',
  'sms.MaxAllowedNumberOfSMSReached',
  'sms.NoGateway',
] as const;
export type SendCode = (typeof sendCodes)[number];
