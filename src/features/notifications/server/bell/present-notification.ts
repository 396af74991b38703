import type { Language } from '#kernel/contract/locale.ts';
import type { Notification } from '../../contract/notification.ts';
import { reasonId } from '../../contract/reasons.ts';
import { sentenceOf } from '../sentence.ts';
import type { NotificationRow } from './store-bell.ts';

/** The reader, their time zone and the current time. */
export interface ReaderContext {
  companyUserId: string;
  language: Language;
  today: string;
}

/** A notification in the form of the answer, with its sentence in the reader's language (notifications.15). */
export function presentNotification(row: NotificationRow, { companyUserId, language, today }: ReaderContext): Notification {
  const { reason, facts, firstName, lastName } = row;
  const related = firstName !== null && lastName !== null ? { firstName, lastName } : null;
  const isOwn = row.relatedCompanyUserId === companyUserId;
  return {
    companyUserNotificationId: row.id,
    notificationReasonId: reasonId(reason),
    reason,
    notificationReasonDescription: sentenceOf({ reason, facts, related, language, today, isOwn }),
    notificationDate: row.at.toISOString(),
    readInProduct: row.isRead,
    seenInProduct: row.isSeen,
    relatedCompanyUserId: related && row.relatedCompanyUserId,
    relatedCompanyUserFirstName: firstName,
    relatedCompanyUserLastName: lastName,
    relatedCompanyUserFullName: related && `${related.firstName} ${related.lastName}`,
    relatedProfileImageTimestamp: row.profileImageAt?.toISOString() ?? null,
    scope: row.scope,
    scopeId: row.scopeId,
    affectedId: row.affectedId,
    absence: facts.absence ?? null,
    vacationDaysTransferRequest: facts.vacationDaysTransferRequest ?? null,
    contractNotification: facts.contractNotification ?? null,
    noteNotification: facts.noteNotification ?? null,
  };
}
