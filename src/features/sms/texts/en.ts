import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { sms } from '../contract/index.ts';
import { enPages } from './en-pages.ts';

export const en = {
  errors: {
    'sms.RecipientIsRequired': 'Choose who gets the message.',
    'sms.TextIsRequired': 'Write the message first.',
    'sms.TextContainsInvalidCharacters':
      'The text contains characters that cannot be sent by SMS, such as tabs or invisible characters. Delete them, or type the text again.',
    'sms.TextCannotContainLinks': 'Text messages cannot contain web addresses. Remove the address, and write where to find it.',
    'sms.SenderIsRequired': 'The company has no sender name to send under. Send without it, or ask an administrator to choose one.',
    'sms.RecipientNotAllowed': 'You cannot write to everyone you chose. As Team lead you can write to your own team.',
    'sms.NoValidRecipient':
      'You cannot reach any of the recipients. They have no mobile phone here, or have left. Choose others, or add their numbers.',
    'sms.MaxAllowedRecipientsReached':
      'A message can have at most {most, number} recipients, and this one has {count, number}. Send several messages.',
    'sms.MaxTextSizeReached':
      'The text is too long: it takes {parts, number} parts, and a message can have at most {most, number}. Shorten it.',
    'sms.MaxAllowedNumberOfSMSReached':
      '{limit, plural, =0 {The subscription covers no text messages. Extend it to send any, or ask a System Admin to.} other {{left, plural, =0 {The month’s {limit, plural, one {# part is} other {# parts are}} used up. Plan the message for next month, or extend the subscription.} other {The message takes {parts, plural, one {# part} other {# parts}}, and {left, number} of the month’s {limit, number} {left, plural, one {is} other {are}} left. Shorten it, or choose fewer recipients.}}}}',
    'sms.NoGateway': 'Samspill cannot send text messages yet. Ask the people who run it for you to set up an SMS gateway.',
    'sms.TimeNotPossible': 'Choose a time within the next {days, number} days.',
    'sms.NotAllReached': 'The message does not reach everyone. See below who will not get it.',
    'sms.NotPossibleNow': 'This is no longer possible, because the message has changed. Open it again.',
    'sms.ResendTooLate': 'You can only resend a message for 7 days. Write a new one.',
  } satisfies Record<Extract<ErrorCodeOf<typeof sms>, `sms.${string}`>, string>,
  ...enPages,
};
