import type { MessageRecipient } from '../../contract/entities.ts';
import type { RecipientStatus } from '../../contract/rules/recipient-status.ts';

/** Those who need somebody first. */
const order: readonly RecipientStatus[] = ['failed', 'uncertain', 'queued', 'sent', 'delivered', 'cancelled'];

type Ordered = Pick<MessageRecipient, 'status' | 'fullName' | 'phoneNumber'>;

/** Recipients as the list shows them: by status, and by name within each. */
export function byNeed<One extends Ordered>(recipients: readonly One[]): One[] {
  const nameOf = ({ fullName, phoneNumber }: Ordered): string => fullName ?? phoneNumber ?? '';
  return recipients.toSorted(
    (one, other) => order.indexOf(one.status) - order.indexOf(other.status) || nameOf(one).localeCompare(nameOf(other), 'nb'),
  );
}

/** How many of those who were asked for the message goes to again: whoever may not be written to any more, or is erased, is as before. */
export function countQueued(recipients: readonly Pick<MessageRecipient, 'recipientId' | 'status'>[], asked: ReadonlySet<string>): number {
  return recipients.filter(({ recipientId, status }) => asked.has(recipientId) && status !== 'failed' && status !== 'uncertain').length;
}

interface RetryRecipients {
  /** Undefined sends to all who failed. */
  companyUserIds?: string[];
  phoneNumbers?: string[];
}

/** Whom a message is sent to again: those who failed, and of those who are uncertain the ones that were ticked. */
export function namedAgain(
  recipients: readonly Pick<MessageRecipient, 'recipientId' | 'status' | 'companyUserId' | 'phoneNumber'>[],
  ticked: ReadonlySet<string>,
): RetryRecipients {
  if (ticked.size === 0) return {};
  const chosen = recipients.filter(({ status, recipientId }) => status === 'failed' || (status === 'uncertain' && ticked.has(recipientId)));
  return {
    companyUserIds: chosen.flatMap(({ companyUserId }) => companyUserId ?? []),
    phoneNumbers: chosen.flatMap(({ companyUserId, phoneNumber }) => (companyUserId === null ? (phoneNumber ?? []) : [])),
  };
}
