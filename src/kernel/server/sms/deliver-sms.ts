import type { Unit } from '../database/unit.ts';
import { deliverQueued, type SendEnd } from '../outbox/deliver-outbox.ts';
import { deliveryFailed, faultOf } from '../outbox/failed-delivery.ts';
import type { ClaimedMessage } from '../outbox/store-outbox.ts';
import type { Services } from '../services.ts';
import type { DeliveryRefusal } from '../delivery-attempts.ts';
import { smsEnded } from './follow-sms.ts';
import type { SmsGateway, SmsTaken } from './gateway.ts';
import { sealContextOfSms } from './queue-sms.ts';
import type { SmsRow } from './store-sms.ts';

type Needed = Pick<Services, 'clock' | 'database' | 'hooks' | 'log' | 'secrets' | 'smsGateway'>;
type ClaimedSms = ClaimedMessage & Pick<SmsRow, 'company_id' | 'sender' | 'is_followed'>;

/** Sends all SMS that are due and returns how many were sent. */
export async function deliverQueuedSms(services: Needed): Promise<number> {
  const { smsGateway } = services;
  if (!smsGateway) return 0;
  return deliverQueued<ClaimedSms>(services, {
    outbox: 'sms',
    columns: ['id', 'company_id', 'recipient', 'sender', 'text', 'attempts', 'is_uncertain', 'is_followed'],
    onceColumn: 'is_followed',
    send: (sms) => accepted(services, smsGateway, sms),
    emptied: ['text'],
    onEnd: (unit, sms, end) => tell(services, unit, sms, end),
  });
}

async function accepted(
  { secrets }: Needed,
  gateway: SmsGateway,
  { id, recipient, sender, text }: ClaimedSms,
): Promise<DeliveryRefusal | SmsTaken | undefined> {
  let plain: string;
  try {
    plain = secrets.decrypt(text ?? '', sealContextOfSms(id));
  } catch (error) {
    // Its encryption key is missing; the key may be restored before the last attempt.
    return { reason: reasonOf(error), isPermanent: false, isUncertain: false };
  }
  try {
    return await gateway.send({ id, to: recipient, text: plain, ...(sender !== null && { sender }) });
  } catch (error) {
    // A gateway whose connection broke may have accepted the message.
    return { reason: reasonOf(error), isPermanent: false, isUncertain: true };
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tells, in its company, whoever follows a message; of one that nobody follows only that it failed. */
async function tell({ clock, database, hooks }: Needed, unit: Unit, sms: ClaimedSms, end: SendEnd): Promise<void> {
  const { id: smsId, company_id: companyId, recipient, is_followed: isFollowed } = sms;
  if (companyId === null || (!isFollowed && end.kind !== 'refused')) return;
  const company = await database.enter(unit, companyId);
  const now = clock.now();
  if (!isFollowed)
    return void (await hooks.tell(deliveryFailed, { company, outbox: 'sms', messageId: smsId, recipient, fault: faultOf(end), now }));
  const outcome = end.kind === 'refused' && end.isUncertain ? 'lost' : end.kind;
  await hooks.tell(smsEnded, { company, smsId, outcome, reason: end.reason, now });
}
