import type { Language } from '#kernel/contract/locale.ts';
import { enAudit } from '#kernel/texts/en-audit.ts';
import { noAudit } from '#kernel/texts/no-audit.ts';
import type { Facts } from '../../contract/facts.ts';
import type { Notification } from '../../contract/notification.ts';
import { reasonId } from '../../contract/reasons.ts';
import type { Services } from '#kernel/server/services.ts';
import { viewOf } from '../engine/sources.ts';
import { reasonName, reasonTexts } from '../reason-words.ts';
import type { TargetReader } from '../subject.ts';
import type { NotificationRow } from './store-bell.ts';

/** The reader, their language and day. */
export interface ReaderContext {
  reader: TargetReader;
  services: Pick<Services, 'registers'>;
  language: Language;
  today: string;
  /** Those that tell of what has been closed to the reader since. */
  closed: ReadonlySet<NotificationRow>;
}

const deletedPerson = { en: enAudit.deletedPerson, no: noAudit.deletedPerson };

/** What was decided and by whom; of somebody who was erased since there is no name any more. */
function withDeciders({ absence, vacationDaysTransferRequest: transfer }: Facts, language: Language) {
  const named = <Who extends { fullName: string }>(who: Who): Who => ({ ...who, fullName: who.fullName || deletedPerson[language] });
  return {
    absence: absence ? { ...absence, currentVersion: { createdBy: named(absence.currentVersion.createdBy) } } : null,
    vacationDaysTransferRequest: transfer
      ? { ...transfer, actionCompanyUser: transfer.actionCompanyUser && named(transfer.actionCompanyUser) }
      : null,
  };
}

/** A notification in the form of the answer, with its sentence in the reader's language and where it leads (notifications.15). */
export function presentNotification(row: NotificationRow, context: ReaderContext): Notification {
  const shown = presentOpen(row, context);
  if (!context.closed.has(row)) return shown;
  const { language } = context;
  const sentence = reasonTexts({ language })('closedSince', { reason: reasonName(row.reason, language) });
  return {
    ...shown,
    ...withoutPerson,
    notificationReasonDescription: sentence,
    target: null,
    contractNotification: null,
    noteNotification: null,
  };
}

const withoutPerson = {
  relatedCompanyUserId: null,
  relatedCompanyUserFirstName: null,
  relatedCompanyUserLastName: null,
  relatedCompanyUserFullName: null,
  relatedProfileImageTimestamp: null,
};

function presentOpen(row: NotificationRow, { reader, services, language, today }: ReaderContext): Notification {
  const { reason, facts, firstName, lastName, affectedId } = row;
  const related = firstName !== null && lastName !== null ? { firstName, lastName } : null;
  const isOwn = row.relatedCompanyUserId === reader.companyUserId;
  const { sentence, target } = viewOf(services, reason);
  const relatedCompanyUserId = related && row.relatedCompanyUserId;
  return {
    companyUserNotificationId: row.id,
    notificationReasonId: reasonId(reason),
    reason,
    notificationReasonDescription: sentence({ reason, facts, related, language, today, isOwn }),
    notificationDate: row.at.toISOString(),
    readInProduct: row.isRead,
    seenInProduct: row.isSeen,
    relatedCompanyUserId,
    relatedCompanyUserFirstName: firstName,
    relatedCompanyUserLastName: lastName,
    relatedCompanyUserFullName: related && `${related.firstName} ${related.lastName}`,
    relatedProfileImageTimestamp: row.profileImageAt?.toISOString() ?? null,
    scope: row.scope,
    scopeId: row.scopeId,
    affectedId,
    target: target({ companyUserId: relatedCompanyUserId, affectedId, facts }, reader, services) ?? null,
    ...withDeciders(facts, language),
    contractNotification: facts.contractNotification ?? null,
    noteNotification: facts.noteNotification ?? null,
  };
}
