import { z } from 'zod';
import { NotedRecord } from '#features/notes/contract/noted-record.ts';

const name = z.string();

/** An absence in a notification (notifications.16). */
export const NotifiedAbsence = z.object({
  absenceId: z.string(),
  type: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  recurrence: z
    .object({
      daysOfWeek: z.array(z.number()),
      interval: z.number(),
      startDate: z.string(),
      endDate: z.string().nullable(),
      occurrences: z.number().nullable(),
    })
    .nullable(),
  absencePortion: z.number(),
  /** 1 to 12 (absence.13). */
  notificationAction: z.number(),
  /** It was changed at once, without a decision. */
  isDirect: z.boolean().optional(),
  currentVersion: z.object({ createdBy: z.object({ fullName: name, companyUserId: z.string() }) }),
});

/** A transfer of vacation days in a notification (notifications.16). */
export const NotifiedTransfer = z.object({
  vacationDays: z.number(),
  year: z.number(),
  vacationDaysTransferStatus: z.number(),
  actionCompanyUser: z.object({ fullName: name, companyUserId: z.string() }).nullable(),
  pending: z.boolean(),
  /** It was transferred at once, without a decision. */
  isDirect: z.boolean().optional(),
});

/** A contract's deadline in a notification (notifications.16). */
export const NotifiedContract = z.object({
  deadlineType: z.number(),
  contractParty: z.string(),
  contractName: z.string().optional(),
  /** The day on which to act, while notice can be given. */
  actBy: z.string().optional(),
  responsibleId: z.string().nullable(),
  contractId: z.string(),
  isDeleted: z.boolean(),
});

/** A task in a notification: for the person who does it, since others are not told what it is. */
const NotifiedTask = z.object({
  taskId: z.string(),
  title: z.string(),
  /** The name of its record. */
  recordName: z.string(),
  /** Told when it was given to somebody, not because of its day. */
  isGiven: z.boolean(),
});

/** A signature that is missing: whose, and on which document. */
const NotifiedSignature = z.object({ person: z.string(), document: z.string() });

/** The record of any feature that a notification is about, with its name at that time. */
const NotifiedThing = z.object({ recordId: z.string(), name: z.string() });

/** What of data protection somebody is to look at, and its name; data subjects' own names stay out. */
const NotifiedGdpr = z.object({
  clock: z.enum([
    'review',
    'agreement',
    'requestDue',
    'requestLate',
    'takeoutAsked',
    'takeoutReleased',
    'breachFound',
    'breach',
    'breachLate',
    'breachPeople',
  ]),
  recordId: z.string(),
  name: z.string().optional(),
});

/** An integration that needs an administrator: another system that does not answer or differs, or a channel that takes no more messages. */
const NotifiedIntegration = z.object({
  provider: z.enum(['poweroffice', 'tripletex', 'unimicro', 'slack']),
  trouble: z.enum(['failing', 'disabled', 'differing', 'switchedOff']),
  /** What the company calls the message that was switched off. */
  name: z.string().optional(),
  /** How many people differ. */
  count: z.number().optional(),
});

/** What has become of the subscription, and the invoice or the purchase to be tried again that it is about. */
const NotifiedSubscription = z.object({
  news: z.enum([
    'trialSoon',
    'trialTomorrow',
    'trialOver',
    'cardDeclined',
    'cardGivenUp',
    'cardMissing',
    'locked',
    'tierRaised',
    'purchased',
    'purchaseFailed',
    'paidAsBalance',
    'ended',
  ]),
  invoice: z.string().optional(),
  purchase: z.string().optional(),
});

/**
 * The stored facts of an event, from which its sentence is built in the reader's language. Names are read when it is displayed;
 * the facts contain no health data that the recipient may not see.
 */
export const Facts = z.object({
  /** The day of the birthday, anniversary or deadline. */
  day: z.string().optional(),
  /** The years of an anniversary. */
  years: z.number().optional(),
  /** How many days it has been pending. */
  waitedDays: z.number().optional(),
  /** The number of vacation days left to book. */
  daysLeft: z.number().optional(),
  /** The address of an invited person who does not exist yet. */
  email: z.string().optional(),
  /** The numbers of a company report, by name. */
  counts: z.record(z.string(), z.number()).optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  absence: NotifiedAbsence.optional(),
  vacationDaysTransferRequest: NotifiedTransfer.optional(),
  noteNotification: NotedRecord.optional(),
  contractNotification: NotifiedContract.optional(),
  task: NotifiedTask.optional(),
  signature: NotifiedSignature.optional(),
  record: NotifiedThing.optional(),
  gdpr: NotifiedGdpr.optional(),
  integration: NotifiedIntegration.optional(),
  subscription: NotifiedSubscription.optional(),
  /** Of a feature that the subscription lacks: the last day on which it is told all the same. */
  closedUntil: z.string().optional(),
});
export type Facts = z.output<typeof Facts>;
