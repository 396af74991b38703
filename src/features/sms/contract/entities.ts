import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { filterText } from '#kernel/contract/filter-text.ts';
import { Pagination } from '#kernel/contract/paging.ts';
import { Id, Moment } from '#kernel/contract/values.ts';
import { longestTyped } from './kinds.ts';
import { messageActions, messageStatuses } from './rules/message-status.ts';
import { recipientStatuses } from './rules/recipient-status.ts';

/** Somebody of the company, everybody of a department, or a number with or without its country’s code. */
export const SmsRecipientInput = z.union([
  z.object({ companyUserId: Id }),
  z.object({ department: z.string().trim().min(1, field('required')).max(200) }),
  // What is too long for one is listed among the numbers that get no messages, as what was pasted.
  z.object({ phoneNumber: z.string().trim().min(1, field('required')).max(longestTyped) }),
]);
export type SmsRecipientInput = z.output<typeof SmsRecipientInput>;

/** The input of a message. What is missing or wrong here is refused with a code of its own, not at its field. */
export const messageFields = {
  recipients: z
    .array(SmsRecipientInput)
    // More than any company has people: how many one message may have says a rule, by what was chosen (sms.4).
    .max(20_000, field('tooLarge', { length: 20_000 }))
    .default([]),
  /** `{firstName}` becomes the first name of each recipient. */
  text: z
    .string()
    .max(longestTyped, field('tooLong', { length: longestTyped }))
    .default(''),
  /** The company’s sender name as the sender; else the sender of the installation. */
  useCompanyNameForSenderId: z.boolean().default(false),
};

const person = z.object({ companyUserId: z.string(), fullName: z.string() });

/** Those of the chosen recipients whom the message does not reach. */
const notReached = {
  /** People without a number, or with one that gets no messages. */
  withoutNumber: z.array(person),
  /** People who have left the company, are not in it yet, or are external. */
  left: z.array(person),
  /** Typed numbers that are none, or that belong to machines, as they were typed. */
  refusedNumbers: z.array(z.string()),
};
export const NotReached = z.object(notReached);
export type NotReached = z.output<typeof NotReached>;

/** What the caller may send with. */
export const SmsSending = z.object({
  /** `outbox`: a demo without a gateway, which shows messages instead of sending them. */
  gateway: z.enum(['ready', 'outbox', 'none']),
  /** The sender when the company’s name is not used; null when the gateway has one of its own. */
  defaultSender: z.string().nullable(),
  /** The company’s sender name, once somebody has confirmed it in the settings. */
  companySender: z.string().nullable(),
  /** The version of the company with its settings, to set the sender name on top of. */
  companyVersion: z.number().int(),
  /** What the sender name could be; null when the company’s name has too few letters. */
  proposedSender: z.string().nullable(),
  /** Whether the caller may set the sender name, with `/company/update-company-settings`. */
  maySetSender: z.boolean(),
  /** Whether the caller may write to numbers and to everybody; else to their own team. */
  maySendToAll: z.boolean(),
  /** Parts of this calendar month, reserved ones included. */
  used: z.number(),
  limit: z.number(),
  month: z.string(),
});
export type SmsSending = z.output<typeof SmsSending>;

/** How many recipients of a message are in each status. */
export const RecipientCounts = z.partialRecord(z.enum(recipientStatuses), z.number());
export type RecipientCounts = z.output<typeof RecipientCounts>;

const counts = {
  messageId: z.string(),
  /** With `{firstName}` where it was typed; null once it has been erased. */
  text: z.string().nullable(),
  /** The sender that telephones show; null for that of the gateway. */
  sender: z.string().nullable(),
  useCompanyNameForSenderId: z.boolean(),
  status: z.enum(messageStatuses),
  /** When it was sent, or is to be sent. */
  timestamp: Moment,
  /** The time it was planned for; null when it was sent at once. */
  sendAt: Moment.nullable(),
  numberOfRecipients: z.number(),
  recipientCounts: RecipientCounts,
  /** Parts that count in the month’s quota. */
  parts: z.number(),
  createdDate: Moment,
  /** Null once that person has been erased. */
  createdByCompanyUserId: z.string().nullable(),
  createdByFullName: z.string().nullable(),
  /** What the caller may do with it now. */
  actions: z.array(z.enum(messageActions)),
};

/** A message in the list. */
export const ListedMessage = z.object(counts);
export type ListedMessage = z.output<typeof ListedMessage>;

export const MessageRecipient = z.object({
  recipientId: z.string(),
  /** Null for a typed number, and for somebody who has been erased. */
  companyUserId: z.string().nullable(),
  fullName: z.string().nullable(),
  /** In international form; null when it is hidden from the caller, or was erased. */
  phoneNumber: z.string().nullable(),
  isNumberHidden: z.boolean(),
  status: z.enum(recipientStatuses),
  /** How many parts this one gets. */
  parts: z.number(),
  /** Why it failed, in the gateway’s words. */
  reason: z.string().nullable(),
  /** How often it was sent to them. */
  attempts: z.number(),
  changedDate: Moment,
});
export type MessageRecipient = z.output<typeof MessageRecipient>;

export const SmsMessage = z.object({ ...counts, recipients: z.array(MessageRecipient) });
export type SmsMessage = z.output<typeof SmsMessage>;

/** Somebody whom the caller may write to. */
export const PossibleRecipient = z.object({
  companyUserId: z.string(),
  fullName: z.string(),
  department: z.string().nullable(),
  /** Whether a message reaches them. */
  hasNumber: z.boolean(),
});
export type PossibleRecipient = z.output<typeof PossibleRecipient>;

/** A character for which the text is sent in sixteen bits. */
const Costly = z.object({
  character: z.string(),
  count: z.number(),
  /** Null when nothing could stand there instead. */
  replacement: z.string().nullable(),
  /** Parts of the whole message that are saved by replacing this one. */
  saves: z.number(),
});

/** What a message would be; nothing is sent. */
export const SmsPreview = z.object({
  alphabet: z.enum(['gsm7', 'ucs2']),
  /** Septets, or units of UTF-16, of the longest text, and what still fits into its last part. */
  length: z.number(),
  left: z.number(),
  /** Parts of the longest text. */
  partsEach: z.number(),
  /** Parts of all together, which count in the quota. */
  parts: z.number(),
  costlyCharacters: z.array(Costly),
  /** Parts that are saved by replacing all that can be replaced, and the text that does. */
  savesTogether: z.number(),
  plainerText: z.string(),
  /** The text as the first recipient gets it. */
  sample: z.string(),
  reached: z.number(),
  notReached: NotReached,
  sender: z.string().nullable(),
  used: z.number(),
  limit: z.number(),
  month: z.string(),
  /** The codes with which `/sms/send` would refuse it, with what is wrong; empty when it can be sent. */
  refusals: z.array(z.object({ code: z.string(), details: z.record(z.string(), z.unknown()) })),
});
export type SmsPreview = z.output<typeof SmsPreview>;

const messageSorts = ['timestamp', 'sender', 'numberOfRecipients', 'status', 'createdBy'] as const;
export type MessageSort = (typeof messageSorts)[number];

export const MessageFilter = z.object({
  /** In the text, and in the names of whoever sent it. */
  search: z.string().trim().max(100).optional(),
  statuses: z.array(z.enum(messageStatuses)).max(messageStatuses.length).optional(),
  createdBy: z.array(z.uuid()).max(200).optional(),
  /** Messages with recipients who failed or are uncertain. */
  hasFailed: z.boolean().optional(),
});
export type MessageFilter = z.output<typeof MessageFilter>;

const { page, pageSize } = Pagination.shape;

/** Without `sortBy` the newest first. */
export const MessageListQuery = z.object({
  page: z.coerce.number().pipe(page.unwrap()).default(1),
  pageSize: z.coerce.number().pipe(pageSize.unwrap()).default(50),
  sortBy: z.enum(messageSorts).default('timestamp'),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
  filter: filterText(MessageFilter).optional(),
});
export type MessageListQuery = z.output<typeof MessageListQuery>;
