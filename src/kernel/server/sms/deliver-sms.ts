import { deliverQueued } from '../outbox/deliver-outbox.ts';
import type { Claimed } from '../outbox/store-outbox.ts';
import type { Services } from '../services.ts';
import type { Refusal } from '../tries.ts';
import type { SmsGateway } from './gateway.ts';
import { placeOfSms } from './queue-sms.ts';

type Needed = Pick<Services, 'clock' | 'database' | 'log' | 'secrets' | 'smsGateway'>;

/** Sends all SMS that are due and answers how many left. */
export async function deliverQueuedSms(services: Needed): Promise<number> {
  const { smsGateway } = services;
  if (!smsGateway) return 0;
  return deliverQueued<Claimed>(services, {
    outbox: 'sms',
    columns: ['id', 'recipient', 'text', 'attempts', 'is_uncertain'],
    send: (sms) => accepted(services, smsGateway, sms),
    emptied: ['text'],
  });
}

async function accepted({ secrets }: Needed, gateway: SmsGateway, { id, recipient, text }: Claimed): Promise<Refusal | undefined> {
  try {
    return await gateway.send({ id, to: recipient, text: secrets.decrypt(text ?? '', placeOfSms(id)) });
  } catch (error) {
    // A gateway that breaks off may have taken the message; a key that is missing may be put back before the last try.
    return { reason: error instanceof Error ? error.message : String(error), isPermanent: false, isUncertain: true };
  }
}
