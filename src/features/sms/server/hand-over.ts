import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { Services } from '#kernel/server/services.ts';
import { mergeText } from '../contract/rules/merge-text.ts';
import { gatewayState } from './sending.ts';
import { writeStatus } from './store-messages.ts';
import { writeHandedOver } from './store-recipients.ts';

export interface HandOver extends Pick<CallContext, 'company' | 'now'> {
  services: Pick<Services, 'smsGateway' | 'config' | 'queueSms'>;
}

interface OutgoingMessage {
  messageId: string;
  text: string;
  sender: string | null;
  /** When it counts as sent, where that is not known yet; to send it again does not change it. */
  sentAt?: Date;
  recipients: readonly { recipientId: string; firstName: string | null; phoneNumber: string }[];
}

/** Puts a message into the outbox, once for each recipient. In a demo without a gateway it stays there, and counts as sent. */
export async function handOver(
  { company, services, now }: HandOver,
  { messageId, text, sender, sentAt, recipients }: OutgoingMessage,
): Promise<void> {
  const isSent = gatewayState(services) === 'outbox';
  const handed = recipients.map((one) => ({ ...one, smsId: newId() }));
  const status = isSent ? ('sent' as const) : ('queued' as const);
  const rows = handed.map(({ recipientId, smsId, phoneNumber }) => ({ recipientId, smsId, phoneNumber, status }));
  await writeHandedOver(company, messageId, rows, now);
  await services.queueSms(
    company,
    handed.map(({ smsId, phoneNumber, firstName }) => ({
      id: smsId,
      to: phoneNumber,
      text: mergeText(text, firstName),
      ...(sender !== null && { sender }),
      isFollowed: true,
    })),
  );
  await writeStatus(company, messageId, status, sentAt);
}
