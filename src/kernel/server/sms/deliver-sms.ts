import type { Unit } from '../database/unit.ts';
import type { Services } from '../services.ts';
import { abandonedAfter, maxAttempts, pauseAfter } from '../tries.ts';
import type { Refusal } from '../tries.ts';
import type { SmsGateway } from './gateway.ts';
import { placeOfSms } from './queue-sms.ts';
import { claimSms, failAbandonedSms, finishSms, type ClaimedSms, type SmsOutcome } from './store-sms.ts';

type Needed = Pick<Services, 'clock' | 'database' | 'log' | 'secrets' | 'smsGateway'>;

const lanes = 4;

/** Sends all SMS that are due and answers how many left. Any number of processes may do this at once; a message belongs to the one that claimed it. */
export async function deliverQueuedSms(services: Needed): Promise<number> {
  const { smsGateway } = services;
  if (!smsGateway) return 0;
  await giveUpAbandoned(services);
  const counts = await Promise.all(Array.from({ length: lanes }, () => sendWhileDue(services, smsGateway)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function sendWhileDue(services: Needed, gateway: SmsGateway): Promise<number> {
  let sent = 0;
  let sms = await services.database.transaction((unit) => claim(services, unit));
  while (sms) {
    const claimed = sms;
    const refusal = await accepted(services, gateway, claimed);
    const outcome: SmsOutcome = refusal
      ? afterRefusal(services, claimed, refusal)
      : { status: 'sent', sent_at: services.clock.now(), last_error: null, text: null };
    if (!refusal) sent += 1;
    sms = await services.database.transaction((unit) => finishAndClaim(services, unit, claimed, outcome));
  }
  return sent;
}

// Committed before it is sent: two processes never send the same message, and a crash leaves a trace.
function claim({ clock }: Needed, unit: Unit): Promise<ClaimedSms | undefined> {
  const now = clock.now();
  return claimSms(unit, now, new Date(now.getTime() - abandonedAfter));
}

/** What became of one and the claim of the next are one commit, since commits are most of what a message costs. */
async function finishAndClaim(services: Needed, unit: Unit, done: ClaimedSms, outcome: SmsOutcome): Promise<ClaimedSms | undefined> {
  await finishSms(unit, done, outcome);
  return claim(services, unit);
}

async function accepted({ secrets }: Needed, gateway: SmsGateway, { id, recipient, text }: ClaimedSms): Promise<Refusal | undefined> {
  try {
    return await gateway.send({ id, to: recipient, text: secrets.decrypt(text ?? '', placeOfSms(id)) });
  } catch (error) {
    // A gateway that breaks off may have taken the message; a key that is missing may be put back before the last try.
    return { reason: error instanceof Error ? error.message : String(error), isPermanent: false, isUncertain: true };
  }
}

function afterRefusal({ clock, log }: Needed, { id, attempts, is_uncertain }: ClaimedSms, refusal: Refusal): SmsOutcome {
  const { reason, isPermanent, isUncertain } = refusal;
  const isOver = isPermanent || attempts >= maxAttempts;
  const facts = { smsId: id, attempts, reason };
  if (isOver) log.error(facts, 'An SMS could not be sent and is not tried again');
  else log.warn(facts, 'An SMS could not be sent and is tried again later');
  return {
    status: isOver ? 'failed' : 'queued',
    last_error: reason.slice(0, 500),
    next_attempt_at: new Date(clock.now().getTime() + pauseAfter(attempts)),
    is_uncertain: is_uncertain || isUncertain,
  };
}

async function giveUpAbandoned({ clock, database, log }: Needed): Promise<void> {
  const before = new Date(clock.now().getTime() - abandonedAfter);
  const reason = 'The process ended twice while this was being sent; it may have arrived.';
  const count = await database.transaction((unit) => failAbandonedSms(unit, before, reason));
  if (count > 0) log.error({ count }, 'SMS were given up: the process ended twice while they were being sent');
}
