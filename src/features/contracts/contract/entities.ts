import { z } from 'zod';
import { RegisterCopy, RegisterDifference } from '#features/parties/contract/entities.ts';
import { Moment } from '#kernel/contract/values.ts';
import { contractStatuses, contractTypes, deadlineTypes, trafficLights, valueIntervals } from './kinds.ts';
import { WhyLine } from './why.ts';
import { Term } from './terms.ts';

/** What the caller may do with one contract (contracts.14). */
export const ContractPermissions = z.object({
  update: z.boolean(),
  delete: z.boolean(),
  /** Give it to somebody else. */
  updateResponsible: z.boolean(),
  trafficLight: z.boolean(),
  notifications: z.boolean(),
  files: z.boolean(),
  notes: z.boolean(),
  /** Add obligations: tasks with a day. */
  tasks: z.boolean(),
  /** Add an amendment, or copy it as a new one. */
  amend: z.boolean(),
  /** Choose who sees it. */
  restrict: z.boolean(),
});
export type ContractPermissions = z.output<typeof ContractPermissions>;

/** The next deadline and how it comes about; the words of `why` are texts of the page. */
export const ContractDeadline = z.object({
  state: z.enum(['upcoming', 'expired', 'inactive', 'none']),
  type: z.literal(deadlineTypes).nullable(),
  /** The date by the contract: of the notice, or of the renewal or end itself. */
  date: z.string().nullable(),
  noticeDate: z.string().nullable(),
  /** The day on which to act: the working day before, when the company counts so. */
  actBy: z.string().nullable(),
  /** The renewal or end that the deadline belongs to. */
  termEnd: z.string().nullable(),
  why: z.array(WhyLine),
});

/** A contract in the list. */
export const ContractRow = z.object({
  contractId: z.string(),
  party: z.string(),
  name: z.string(),
  category: z.string().nullable(),
  /** The name of whoever is responsible. */
  responsible: z.string().nullable(),
  responsibleId: z.string().nullable(),
  status: z.literal(contractStatuses),
  /** Only status 2 is inactive. */
  isActive: z.boolean(),
  /** It does not renew by itself, and its end is past. */
  isExpired: z.boolean(),
  typeId: z.literal(contractTypes),
  autoRenew: z.boolean(),
  noticePeriod: Term.nullable(),
  /** The renewal or end of the term that the next deadline belongs to. */
  renewEndDate: z.string().nullable(),
  /** The day on which to act. */
  nextDeadline: z.string().nullable(),
  nextDeadlineType: z.literal(deadlineTypes).nullable(),
  noticeDate: z.string().nullable(),
  hasNotifications: z.boolean(),
  hasActiveNotifications: z.boolean(),
  /** Of the next notification: how many days before the renewal or end it comes. */
  notificationDateBuffer: z.number().nullable(),
  lastChangeDate: Moment,
  trafficLight: z.enum(trafficLights).nullable(),
  hasNotes: z.boolean(),
  currency: z.string(),
  /** An exact amount, `123456.50`. */
  contractValue: z.string().nullable(),
  contractValueAsNumber: z.number().nullable(),
  interval: z.literal(valueIntervals),
  /** Of an amendment: what it amends. */
  parentContractId: z.string().nullable(),
  version: z.number(),
  /** Only some of those who see the register see it. */
  isRestricted: z.boolean(),
  permissions: ContractPermissions,
});
export type ContractRow = z.output<typeof ContractRow>;

/** Somebody to turn to about a contract. */
export const ContractContact = z.object({
  name: z.string(),
  title: z.string().nullable(),
  phoneCountryCode: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** A notification of a contract (contracts.12). */
export const ContractNotification = z.object({
  notificationId: z.string(),
  type: z.literal(deadlineTypes),
  /** How many days before the renewal or end. */
  when: z.number(),
  channels: z.array(z.literal([1, 2, 3])),
  /** A person of the company; null is whoever is responsible. */
  recipient: z.string().nullable(),
  recipientFullName: z.string().nullable(),
  active: z.boolean(),
  /** Made by a suggestion: it is made anew when the dates move. */
  isSuggested: z.boolean(),
  /** The day it falls on in the term of the next deadline; null when there is nothing to count from. */
  date: z.string().nullable(),
  isPast: z.boolean(),
  /** When it comes next, also in a later term; null when it does not come any more. */
  nextDate: z.string().nullable(),
});
export type ContractNotification = z.output<typeof ContractNotification>;

/** How notifications changed because the dates moved. */
export const NotificationChange = z.object({
  kind: z.enum(['added', 'removed', 'moved', 'turnedOn']),
  when: z.number(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Its new day is past: it does not come in this term. */
  isPast: z.boolean(),
});
export type NotificationChange = z.output<typeof NotificationChange>;

export const Counterparty = z.object({
  partyId: z.string(),
  kind: z.enum(['organisation', 'person']),
  name: z.string(),
  registryId: z.string().nullable(),
  email: z.string().nullable(),
  /** As it was typed, else that of the register's copy. */
  address: z.string().nullable(),
  register: RegisterCopy.nullable(),
  differences: z.array(RegisterDifference),
  version: z.number(),
  permissions: z.object({
    /** Ask the business register again. */
    refresh: z.boolean(),
  }),
});

/** A point of the life line, in order of days. */
export const LifePoint = z.object({
  kind: z.enum(['start', 'firstEnd', 'renewal', 'notice', 'actBy', 'end', 'notification', 'amendment', 'today']),
  date: z.string(),
  /** Of a notification or an amendment. */
  id: z.string().optional(),
  name: z.string().optional(),
  isPast: z.boolean(),
});
export type LifePoint = z.output<typeof LifePoint>;

/** A contract in its family: its parent, its amendments. */
export const RelatedContract = z.object({
  contractId: z.string(),
  name: z.string(),
  status: z.literal(contractStatuses),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
});

/** A line of the log about a contract; `get-log-details` says what changed. */
export const ContractLog = z.object({
  logId: z.string(),
  at: Moment,
  actor: z.string().nullable(),
  sentence: z.string(),
  /** How many fields changed. */
  changes: z.number(),
  /** Old and new values were erased at the end of retention. */
  isErased: z.boolean(),
});
export type ContractLog = z.output<typeof ContractLog>;

/** One contract with everything about it. */
export const Contract = ContractRow.extend({
  companyId: z.number(),
  signedBy: z.string().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  renewalInterval: Term.nullable(),
  hasNotification: z.boolean(),
  terminatedOn: z.string().nullable(),
  /** Null without a number of it: hours are counted, not summed. */
  valuePerYear: z.string().nullable(),
  deadline: ContractDeadline,
  contactInformation: z.array(ContractContact),
  notifications: z.array(ContractNotification),
  counterparty: Counterparty.nullable(),
  parent: RelatedContract.nullable(),
  amendments: z.array(RelatedContract),
  lifeLine: z.array(LifePoint),
  createdBy: z.string().nullable(),
  createdDate: Moment,
  changedBy: z.string().nullable(),
  changedById: z.string().nullable(),
  changedDate: Moment,
});
export type Contract = z.output<typeof Contract>;

/** What contracts of one currency cost or bring in a year (contracts.9). */
export const ContractSum = z.object({
  currency: z.string(),
  perYear: z.string(),
  /** How many contracts have a value for a month or a year, and for an hour. */
  contracts: z.number(),
  hourly: z.number(),
});
export type ContractSum = z.output<typeof ContractSum>;

/** A contract that was handed over, as it was then. */
export const HandedContract = z.object({
  contractId: z.uuid(),
  version: z.number().int().positive(),
  /** The obligations that went along. */
  taskIds: z.array(z.uuid()),
  /** The notifications that named whoever had it. */
  notificationIds: z.array(z.uuid()),
});
export type HandedContract = z.output<typeof HandedContract>;
