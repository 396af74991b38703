import { deliverQueued } from '../outbox/deliver-outbox.ts';
import type { ClaimedMessage } from '../outbox/store-outbox.ts';
import type { Services } from '../services.ts';
import type { DeliveryRefusal } from '../delivery-attempts.ts';
import type { SmsGateway } from './gateway.ts';
import { sealContextOfSms } from './queue-sms.ts';

type Needed = Pick<Services, 'clock' | 'database' | 'log' | 'secrets' | 'smsGateway'>;

/** Sends all SMS that are due and returns how many were sent. */
export async function deliverQueuedSms(services: Needed): Promise<number> {
  const { smsGateway } = services;
  if (!smsGateway) return 0;
  return deliverQueued<ClaimedMessage>(services, {
    outbox: 'sms',
    columns: ['id', 'recipient', 'text', 'attempts', 'is_uncertain'],
    send: (sms) => accepted(services, smsGateway, sms),
    emptied: ['text'],
  });
}

async function accepted(
  { secrets }: Needed,
  gateway: SmsGateway,
  { id, recipient, text }: ClaimedMessage,
): Promise<DeliveryRefusal | undefined> {
  try {
    return await gateway.send({ id, to: recipient, text: secrets.decrypt(text ?? '', sealContextOfSms(id)) });
  } catch (error) {
    // A gateway whose connection broke may have accepted the message; a missing key may be restored before the last attempt.
    return { reason: error instanceof Error ? error.message : String(error), isPermanent: false, isUncertain: true };
  }
}
