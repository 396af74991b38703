import { maxSmsParts, smsParts } from '#kernel/contract/sms-parts.ts';
import { newId } from '../id.ts';
import { writeInBatches } from '../write-in-batches.ts';
import type { Company, Unit } from '../database/unit.ts';
import type { Services } from '../services.ts';
import type { Sms } from './gateway.ts';
import { insertMessages } from './store-sms.ts';
import type { NewSms } from './store-sms.ts';

export const deliverSmsJob = 'sms.deliver';

const numberForm = /^\+[1-9]\d{5,14}$/;

type Needed = Pick<Services, 'clock' | 'secrets' | 'smsGateway'> & { jobs: Pick<Services['jobs'], 'enqueue'> };

/** Creates `services.queueSms`: it inserts messages in the caller's transaction, so they are sent only after a commit. */
export function createQueueSms(needed: Needed): Services['queueSms'] {
  const { clock, jobs, secrets } = needed;
  const registered = new WeakSet<object>();
  const rowOf = (unit: Unit, { to, text, sender, isFollowed = false, id = newId() }: Sms): NewSms => {
    if (!numberForm.test(to)) throw new Error('An SMS needs exactly one number with its country code to go to.');
    if (text.trim() === '' || smsParts(text).parts.length > maxSmsParts)
      throw new Error(`The text of an SMS has 1 to ${maxSmsParts} parts.`);
    const now = clock.now();
    return {
      id,
      company_id: isCompany(unit) ? unit.id : null,
      recipient: to,
      sender: sender ?? null,
      text: secrets.encrypt(text, sealContextOfSms(id)),
      status: needed.smsGateway ? 'queued' : 'kept',
      is_followed: isFollowed,
      created_at: now,
      next_attempt_at: now,
    };
  };
  return async (unit, messages) => {
    if (messages.length === 0) return;
    await writeInBatches(
      messages.map((message) => rowOf(unit, message)),
      async (batch) => {
        await insertMessages(unit, batch);
        return [];
      },
    );
    if (!needed.smsGateway || registered.has(unit.tx)) return;
    registered.add(unit.tx);
    await jobs.enqueue(unit, deliverSmsJob, {});
  };
}

/** The encryption context of a message's text: the ciphertext can only be decrypted there. */
export function sealContextOfSms(id: string): string {
  return `0|sms|${id}|text`;
}

function isCompany(unit: Unit): unit is Company {
  return 'id' in unit;
}
