import { z } from 'zod';
import { CallingCode, text } from '#features/company/contract/address.ts';
import { Email, Phone, PlainDate, Salary } from '#features/people/contract/field-rules.ts';
import { field } from '#kernel/contract/errors.ts';
import {
  aheadOfNotice,
  allDaysBefore,
  contractStatuses,
  contractTypes,
  deadlineTypes,
  maxContacts,
  maxNotifications,
  trafficLights,
  valueIntervals,
} from './kinds.ts';
import { longestTerm, TermInput } from './terms.ts';

/** An amount with both its cents, however it was written. */
const Amount = Salary.transform((value) => {
  if (value === null) return null;
  const [whole = '', cents = ''] = value.split('.');
  return `${BigInt(whole)}.${cents.padEnd(2, '0')}`;
});

const optionalText = (length: number) =>
  z
    .string()
    .trim()
    .max(length, field('tooLong', { length }))
    .nullable()
    .transform((value) => value || null);

export const Channels = z
  .array(z.literal([1, 2, 3], field('select')))
  .min(1, field('required'))
  .transform((channels) => [...new Set(channels)].toSorted((a, b) => a - b));

export const ContactInput = z.object({
  name: text(100),
  title: optionalText(75).default(null),
  phoneCountryCode: CallingCode.default('+47'),
  phone: Phone.default(null),
  email: Email.default(null),
});

/** Whether only a notice that is longer than the list offers it; which notice it needs is judged with the contract. */
const isAheadOfLongNotice = (days: number): boolean => days > (allDaysBefore.at(-1) ?? 0) && days <= longestTerm.day + aheadOfNotice[1];

export const NotificationInput = z.object({
  /** Of a notification that is there already. */
  notificationId: z.uuid().optional(),
  type: z.literal(deadlineTypes, field('select')),
  when: z
    .number(field('select'))
    .int()
    .refine((days) => allDaysBefore.includes(days) || isAheadOfLongNotice(days), field('select')),
  channels: Channels,
  recipient: z.uuid(field('select')).nullable().default(null),
  active: z.boolean().default(true),
});
export type NotificationInput = z.output<typeof NotificationInput>;

/** The fields of a contract, each with its rule. */
export const contractFields = {
  party: text(200),
  /** An organisation or person of the register of parties. */
  partyId: z.uuid(field('select')).nullable(),
  name: text(200),
  category: optionalText(60),
  /** The person's id. */
  responsible: z.uuid(field('required')),
  signedBy: optionalText(100),
  status: z.literal(contractStatuses, field('select')),
  currency: z
    .string(field('required'))
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, field('select')),
  value: Amount,
  interval: z.literal(valueIntervals, field('select')),
  typeId: z.literal(contractTypes, field('select')),
  startDate: PlainDate,
  endDate: PlainDate,
  renewalInterval: TermInput.nullable(),
  noticePeriod: TermInput.nullable(),
  hasNotification: z.boolean(),
  trafficLight: z.enum(trafficLights, field('select')).nullable(),
  contactInformation: z.array(ContactInput).max(maxContacts, field('tooLarge', { length: maxContacts })),
  notifications: z.array(NotificationInput).max(maxNotifications, field('tooLarge', { length: maxNotifications })),
};

const { party, name, responsible, ...rest } = contractFields;

export const NewContract = z.object({
  party,
  name,
  responsible,
  partyId: rest.partyId.default(null),
  category: rest.category.default(null),
  signedBy: rest.signedBy.default(null),
  status: rest.status.default(1),
  currency: rest.currency.default('NOK'),
  value: rest.value.default(null),
  interval: rest.interval.default(1),
  typeId: rest.typeId.default(1),
  startDate: rest.startDate.default(null),
  endDate: rest.endDate.default(null),
  renewalInterval: rest.renewalInterval.default(null),
  noticePeriod: rest.noticePeriod.default(null),
  hasNotification: rest.hasNotification.default(true),
  trafficLight: rest.trafficLight.default(null),
  contactInformation: rest.contactInformation.default([]),
  /** Absent: those that are suggested. */
  notifications: rest.notifications.optional(),
  /** Of an amendment. */
  parentContractId: z.uuid().nullable().default(null),
});

/** Absent = unchanged, null = none. Without `notifications` those that were suggested are made anew when the dates move. */
export const ChangedContract = z
  .object({ ...contractFields })
  .partial()
  .extend({
    contractId: z.uuid(field('required')),
    version: z.number().int().positive().optional(),
  });

/** What a deadline is computed of, while a form is filled in. */
export const TermsInput = z.object({
  status: rest.status.default(1),
  typeId: rest.typeId.default(1),
  endDate: rest.endDate.default(null),
  renewalInterval: rest.renewalInterval.default(null),
  noticePeriod: rest.noticePeriod.default(null),
  /** Of a contract that was terminated on an earlier day. */
  terminatedOn: PlainDate.default(null),
});
