import { z } from 'zod';
import { PageLink } from '#kernel/contract/page-link.ts';
import { Moment } from '#kernel/contract/values.ts';
import { Facts } from './facts.ts';
import { reasons } from './reasons.ts';

/** A notification in the bell and the history (notifications.15). Its sentence is built in the reader's language on reading. */
export const Notification = z.object({
  companyUserNotificationId: z.string(),
  notificationReasonId: z.number(),
  /** The name of the reason; its number is a separate field. */
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
  /** The kind of record it is about, for marking several as read: `absence`, `note`, `person`. */
  scope: z.string().nullable(),
  scopeId: z.string().nullable(),
  affectedId: z.string().nullable(),
  /** The page that it opens for this reader; null when there is none (notifications.30). */
  target: PageLink.nullable(),
  absence: Facts.shape.absence.unwrap().nullable(),
  vacationDaysTransferRequest: Facts.shape.vacationDaysTransferRequest.unwrap().nullable(),
  contractNotification: Facts.shape.contractNotification.unwrap().nullable(),
  noteNotification: Facts.shape.noteNotification.unwrap().nullable(),
});
export type Notification = z.output<typeof Notification>;
