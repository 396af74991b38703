import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Id, Moment } from '#kernel/contract/values.ts';
import {
  ListedMessage,
  MessageListQuery,
  messageFields,
  NotReached,
  PossibleRecipient,
  SmsMessage,
  SmsPreview,
  SmsSending,
} from './entities.ts';
import { mostRecipients } from './kinds.ts';
import { sendCodes } from './send-codes.ts';

const sending = {
  access: { permission: 'Sms', feature: 'smsService', subscriptionFeature: 'smsservice' },
  company: 'required',
} as const;

const messageId = Id;
const result = z.object({ message: SmsMessage, notReached: NotReached });

export const listMessages = endpoint({
  ...sending,
  method: 'GET',
  path: '/sms/list',
  summary: 'The messages that the caller sent, or all of the company; and what the caller may send with, with the month’s quota.',
  effect: 'read',
  query: MessageListQuery,
  answer: z.object({ messages: z.array(ListedMessage), totalEntries: z.number(), sending: SmsSending }),
  errors: [],
});

export const getMessage = endpoint({
  ...sending,
  method: 'GET',
  path: '/sms/get',
  summary: 'A message with the state of each recipient.',
  effect: 'read',
  query: z.object({ messageId }),
  answer: z.object({ message: SmsMessage }),
  errors: [],
});

export const getPossibleRecipients = endpoint({
  ...sending,
  method: 'GET',
  path: '/sms/get-possible-recipients',
  summary: 'The people whom the caller may write to: everybody who works in the company, or their own team.',
  effect: 'read',
  answer: z.object({ people: z.array(PossibleRecipient) }),
  errors: [],
});

export const previewMessage = endpoint({
  ...sending,
  method: 'POST',
  path: '/sms/preview',
  summary: 'What a message would be: whom it reaches, its parts, what makes it expensive, and what would refuse it. Nothing is sent.',
  effect: 'read',
  body: z.object({ ...messageFields, sendAt: Moment.optional() }),
  answer: z.object({ preview: SmsPreview }),
  errors: [],
});

export const sendMessage = endpoint({
  ...sending,
  method: 'POST',
  path: '/sms/send',
  repeats: 'adds',
  summary:
    'Sends a message to people, departments and numbers, each number once, now or within 30 days. 207 with `sms.NotAllReached` says whom it does not reach.',
  effect: 'write',
  body: z.object({ ...messageFields, sendAt: Moment.optional() }),
  answer: result,
  errors: [...sendCodes, 'sms.TimeNotPossible', 'sms.NotAllReached'],
});

export const resendMessage = endpoint({
  ...sending,
  method: 'POST',
  path: '/sms/resend',
  repeats: 'adds',
  summary:
    'Sends a message again to those who failed, or to some of them, within 7 days. Who is uncertain gets it again only when they are named.',
  effect: 'write',
  body: z.object({
    messageId,
    companyUserIds: z.array(Id).max(mostRecipients).optional(),
    phoneNumbers: z.array(z.string().trim().max(40)).max(mostRecipients).optional(),
  }),
  answer: result,
  errors: [
    'sms.NotPossibleNow',
    'sms.ResendTooLate',
    'sms.NoValidRecipient',
    'sms.MaxAllowedNumberOfSMSReached',
    'sms.NoGateway',
    'sms.NotAllReached',
  ],
});

export const cancelMessage = endpoint({
  ...sending,
  method: 'POST',
  path: '/sms/cancel',
  summary: 'Stops a message that is planned or queued, for everybody whom the gateway has not been given it for yet.',
  effect: 'write',
  body: z.object({ messageId }),
  answer: z.object({ message: SmsMessage }),
  errors: ['sms.NotPossibleNow'],
});

export const takeDeliveryReport = endpoint({
  access: { public: 'A gateway reports what became of messages; it names itself by the secret in the address.' },
  company: 'none',
  method: 'POST',
  path: '/sms/delivery-report/{secret}',
  summary: 'Takes the report of a gateway in its own form. What is late, doubled or unknown changes nothing.',
  effect: 'write',
  fromAnywhere: 'A gateway posts it, by the secret in the address.',
  params: z.object({ secret: z.string().max(200) }),
  /** Our id of the message, where the gateway keeps it in the address. */
  query: z.looseObject({ ref: z.string().max(100).optional() }),
  body: z.looseObject({}).optional(),
  answer: z.object({}),
  errors: [],
});
