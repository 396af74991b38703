import { z } from 'zod';
import { notedRecord } from './notified-record.ts';

const name = z.string();

/** An absence as a notification carries it (notifications.16). */
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
  currentVersion: z.object({ createdBy: z.object({ fullName: name, companyUserId: z.string() }) }),
});

/** A transfer of vacation days as a notification carries it (notifications.16). */
export const NotifiedTransfer = z.object({
  vacationDays: z.number(),
  year: z.number(),
  vacationDaysTransferStatus: z.number(),
  actionCompanyUser: z.object({ fullName: name, companyUserId: z.string() }).nullable(),
  pending: z.boolean(),
});

/** What a note's reminder is about. */
export const NotifiedNote = z.object({
  type: z.literal(Object.values(notedRecord)),
  properties: z.object({
    treatmentId: z.string().optional(),
    treatmentCompleted: z.boolean().optional(),
    treatmentName: z.object({ no: z.string(), en: z.string() }).optional(),
    contractId: z.string().optional(),
    contractParty: z.string().optional(),
    companyUserId: z.string().optional(),
    fullName: z.string().optional(),
  }),
});

/** A contract's deadline as a notification carries it (notifications.16). */
export const NotifiedContract = z.object({
  deadlineType: z.number(),
  contractParty: z.string(),
  responsibleId: z.string().nullable(),
  contractId: z.string(),
  isDeleted: z.boolean(),
});

/**
 * What is kept of what happened, so that its sentence can be made in any reader's language. Names of people are read when it is shown;
 * nothing here is health data that the recipient may not know.
 */
export const Facts = z.object({
  /** The day it is about: the birthday, the anniversary, the deadline. */
  day: z.string().optional(),
  /** Years of an anniversary. */
  years: z.number().optional(),
  /** How many days it has waited. */
  waitedDays: z.number().optional(),
  /** The number of vacation days left to book. */
  daysLeft: z.number().optional(),
  /** An address that has no person yet. */
  email: z.string().optional(),
  /** The numbers of a company report, by name. */
  counts: z.record(z.string(), z.number()).optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  absence: NotifiedAbsence.optional(),
  vacationDaysTransferRequest: NotifiedTransfer.optional(),
  noteNotification: NotifiedNote.optional(),
  contractNotification: NotifiedContract.optional(),
});
export type Facts = z.output<typeof Facts>;
