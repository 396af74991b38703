import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { sms } from '../contract/index.ts';
import { enPages } from './en-pages.ts';

export const en = {
  errors: {
    'sms.RecipientIsRequired': 'Choose who gets the message.',
    'sms.TextIsRequired': 'Write the message first.',
    'sms.TextContainsInvalidCharacters':
      'The text holds characters that text messages cannot carry, such as tabs or invisible marks. Delete them, or type the text anew.',
    'sms.TextCannotContainLinks': 'Text messages carry no addresses of web pages. Take the address out, and say where it is found.',
    'sms.SenderIsRequired': 'The company has no short name to send under. Send without it, or ask an administrator to choose one.',
    'sms.RecipientNotAllowed': 'Somebody among the recipients is not yours to write to. As a manager you write to your own team.',
    'sms.NoValidRecipient':
      'None of the recipients can be reached: they have no mobile number here, or have left. Choose others, or add their numbers.',
    'sms.MaxAllowedRecipientsReached':
      'A message goes to at most {most, number} recipients, and this one has {count, number}. Send it in several.',
    'sms.MaxTextSizeReached': 'The text is too long: it takes {parts, number} parts, and a message has at most {most, number}. Shorten it.',
    'sms.MaxAllowedNumberOfSMSReached':
      'The message takes {parts, number} parts, and {left, number} of this month’s {limit, number} are left. Shorten it, or choose fewer recipients.',
    'sms.NoGateway': 'This installation cannot send text messages yet. Whoever runs it must set up an SMS gateway.',
    'sms.TimeNotPossible': 'Choose a time in the next {days, number} days.',
    'sms.NotAllReached': 'The message does not reach everybody. See below who it misses.',
    'sms.NotPossibleNow': 'That is not possible any more. Look at the message again.',
    'sms.ResendTooLate': 'A message can be sent again for 7 days. Write a new one.',
  } satisfies Record<Extract<ErrorCodeOf<typeof sms>, `sms.${string}`>, string>,
  ...enPages,
};
