import type { Unit } from '../database/unit.ts';
import type { Services } from '../services.ts';
import { abandonAfter, maxAttempts, retryDelay, type DeliveryRefusal } from '../delivery-attempts.ts';
import { claimNext, failAbandoned, writeOutcome, type ClaimedMessage, type Outbox, type Outcome } from './store-outbox.ts';

type Needed = Pick<Services, 'clock' | 'database' | 'log'>;

/** What takes messages out of an outbox. */
export interface OutboxSender<Message extends ClaimedMessage> {
  outbox: Outbox;
  columns: readonly (keyof Message & string)[];
  /** Hands one message over, and answers why it was not taken. */
  send: (message: Message) => Promise<DeliveryRefusal | undefined>;
  /** The columns that are emptied when a message has left: what it said is no longer needed. */
  emptied: readonly (keyof Message & string)[];
}

/** How many leave at the same time. */
export const concurrentSends = 4;

/** Sends all that is due and answers how many left. Any number of processes may do this at once; a message belongs to the one that claimed it. */
export async function deliverQueued<Message extends ClaimedMessage>(services: Needed, carrier: OutboxSender<Message>): Promise<number> {
  await giveUpAbandoned(services, carrier.outbox);
  const counts = await Promise.all(Array.from({ length: concurrentSends }, () => sendWhileDue(services, carrier)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function sendWhileDue<Message extends ClaimedMessage>(services: Needed, carrier: OutboxSender<Message>): Promise<number> {
  const { database } = services;
  let sent = 0;
  let message = await database.transaction((unit) => claim(services, carrier, unit));
  while (message) {
    const claimed = message;
    const refusal = await carrier.send(claimed);
    const outcome = refusal ? afterRefusal(services, carrier.outbox, claimed, refusal) : afterSending(services, carrier.emptied);
    if (!refusal) sent += 1;
    // What became of one and the claim of the next are one commit, since commits are most of what a message costs.
    message = await database.transaction(async (unit) => {
      await writeOutcome(unit, carrier.outbox, claimed, outcome);
      return claim(services, carrier, unit);
    });
  }
  return sent;
}

// Committed before it is sent: two processes never send the same message, and a crash leaves a trace.
function claim<Message extends ClaimedMessage>({ clock }: Needed, { outbox, columns }: OutboxSender<Message>, unit: Unit) {
  const now = clock.now();
  return claimNext<Message>(unit, { outbox, columns, now, abandonedBefore: new Date(now.getTime() - abandonAfter) });
}

function afterSending({ clock }: Needed, emptied: readonly string[]): Outcome {
  return { ...Object.fromEntries(emptied.map((column) => [column, null])), status: 'sent', sent_at: clock.now(), last_error: null };
}

function afterRefusal(
  { clock, log }: Needed,
  outbox: Outbox,
  { id, attempts, is_uncertain }: ClaimedMessage,
  refusal: DeliveryRefusal,
): Outcome {
  const { reason, isPermanent, isUncertain } = refusal;
  const isOver = isPermanent || attempts >= maxAttempts;
  const facts = { outbox, messageId: id, attempts, reason };
  if (isOver) log.error(facts, 'A message could not be sent and is not tried again');
  else log.warn(facts, 'A message could not be sent and is tried again later');
  return {
    status: isOver ? 'failed' : 'queued',
    last_error: reason.slice(0, 500),
    next_attempt_at: new Date(clock.now().getTime() + retryDelay(attempts)),
    is_uncertain: is_uncertain || isUncertain,
  };
}

async function giveUpAbandoned({ clock, database, log }: Needed, outbox: Outbox): Promise<void> {
  const before = new Date(clock.now().getTime() - abandonAfter);
  const reason = 'The process ended twice while this was being sent; it may have arrived.';
  const count = await database.transaction((unit) => failAbandoned(unit, outbox, before, reason));
  if (count > 0) log.error({ outbox, count }, 'Messages were given up: the process ended twice while they were being sent');
}
