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
import { maxRecipients } from './kinds.ts';
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
  summary: 'Lists the messages the caller sent, or all in the company, with the sender choices and the month’s quota.',
  effect: 'read',
  query: MessageListQuery,
  answer: z.object({ messages: z.array(ListedMessage), totalEntries: z.number(), sending: SmsSending }),
  errors: [],
});

export const getMessage = endpoint({
  ...sending,
  method: 'GET',
  path: '/sms/get',
  summary: 'Returns a message with the status of each recipient.',
  effect: 'read',
  query: z.object({ messageId }),
  answer: z.object({ message: SmsMessage }),
  errors: [],
});

export const getPossibleRecipients = endpoint({
  ...sending,
  method: 'GET',
  path: '/sms/get-possible-recipients',
  summary: 'Lists the people the caller may write to: everyone in the company, or their own team.',
  effect: 'read',
  answer: z.object({ people: z.array(PossibleRecipient) }),
  errors: [],
});

export const previewMessage = endpoint({
  ...sending,
  method: 'POST',
  path: '/sms/preview',
  summary: 'Previews a message: who it reaches, its parts, what makes it expensive, and what would refuse it. Nothing is sent.',
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
    'Sends a message to people, departments and numbers, each number once, now or within 30 days. 207 with `sms.NotAllReached` if some cannot be reached.',
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
    'Sends a message again to all or some of the recipients it failed for, within 7 days. Recipients with an uncertain status get it again only if listed.',
  effect: 'write',
  body: z.object({
    messageId,
    companyUserIds: z.array(Id).max(maxRecipients).optional(),
    phoneNumbers: z.array(z.string().trim().max(40)).max(maxRecipients).optional(),
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
  summary: 'Cancels a planned or queued message for everyone it has not been sent to yet.',
  effect: 'write',
  body: z.object({ messageId }),
  answer: z.object({ message: SmsMessage }),
  errors: ['sms.NotPossibleNow'],
});

export const takeDeliveryReport = endpoint({
  access: { public: 'An SMS gateway reports delivery here. It is identified by the secret in the address.' },
  company: 'none',
  method: 'POST',
  path: '/sms/delivery-report/{secret}',
  summary: 'Receives delivery reports from an SMS gateway, in its own format. Late, duplicate and unknown reports change nothing.',
  effect: 'write',
  fromAnywhere: 'A gateway posts it, by the secret in the address.',
  params: z.object({ secret: z.string().max(200) }),
  /** Our id of the message, where the gateway keeps it in the address. */
  query: z.looseObject({ ref: z.string().max(100).optional() }),
  body: z.looseObject({}).optional(),
  answer: z.object({}),
  errors: [],
});
