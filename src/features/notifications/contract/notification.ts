import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';
import { Facts } from './facts.ts';
import { reasons } from './reasons.ts';

/** A notification in the bell and the history (notifications.15). Its sentence is made in the reader's language when it is read. */
export const Notification = z.object({
  companyUserNotificationId: z.string(),
  notificationReasonId: z.number(),
  /** The reason by name, beside its number. */
  reason: z.enum(reasons),
  /** The sentence. */
  notificationReasonDescription: z.string(),
  notificationDate: Moment,
  readInProduct: z.boolean(),
  seenInProduct: z.boolean(),
  relatedCompanyUserId: z.string().nullable(),
  relatedCompanyUserFirstName: z.string().nullable(),
  relatedCompanyUserLastName: z.string().nullable(),
  relatedCompanyUserFullName: z.string().nullable(),
  /** When the related person's picture was last changed; null without one. */
  relatedProfileImageTimestamp: z.string().nullable(),
  /** The kind of thing it belongs to, by which many are read at once: `absence`, `note`, `person`. */
  scope: z.string().nullable(),
  scopeId: z.string().nullable(),
  affectedId: z.string().nullable(),
  absence: Facts.shape.absence.unwrap().nullable(),
  vacationDaysTransferRequest: Facts.shape.vacationDaysTransferRequest.unwrap().nullable(),
  contractNotification: Facts.shape.contractNotification.unwrap().nullable(),
  noteNotification: Facts.shape.noteNotification.unwrap().nullable(),
});
export type Notification = z.output<typeof Notification>;
