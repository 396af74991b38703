import type { Unit } from '../database/unit.ts';
import type { Services } from '../services.ts';
import { abandonAfter, maxAttempts, retryDelay, type DeliveryRefusal } from '../delivery-attempts.ts';
import { claimNext, failAbandoned, writeOutcome, type ClaimedMessage, type Outbox, type Outcome } from './store-outbox.ts';

type Needed = Pick<Services, 'clock' | 'database' | 'log'>;

/** Sends the messages of an outbox. */
export interface OutboxSender<Message extends ClaimedMessage> {
  outbox: Outbox;
  columns: readonly (keyof Message & string)[];
  /** Sends one message, and returns the reason when it was not accepted. */
  send: (message: Message) => Promise<DeliveryRefusal | undefined>;
  /** Columns that are cleared when a message was sent, because its content is no longer needed. */
  emptied: readonly (keyof Message & string)[];
  /** Told, in the transaction that writes it, that a message was accepted (without a reason) or is not tried again. */
  ended?: (unit: Unit, message: Message, refused: string | undefined) => Promise<void>;
}

/** How many messages are sent at the same time. */
export const concurrentSends = 4;

/** Sends all messages that are due and returns how many were sent. Any number of processes may run it at once; a message belongs to the process that claimed it. */
export async function deliverQueued<Message extends ClaimedMessage>(services: Needed, carrier: OutboxSender<Message>): Promise<number> {
  await giveUpAbandoned(services, carrier);
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
    // The outcome of one message and the claim of the next share a commit, since commits are most of the cost.
    message = await database.transaction(async (unit) => {
      const isWritten = await writeOutcome(unit, carrier.outbox, claimed, outcome);
      if (isWritten && outcome.status !== 'queued') await carrier.ended?.(unit, claimed, refusal?.reason);
      return claim(services, carrier, unit);
    });
  }
  return sent;
}

// Committed before sending: two processes never send the same message, and a crash leaves the claim as a trace.
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

async function giveUpAbandoned<Message extends ClaimedMessage>(
  { clock, database, log }: Needed,
  { outbox, columns, ended }: OutboxSender<Message>,
): Promise<void> {
  const abandonedBefore = new Date(clock.now().getTime() - abandonAfter);
  const reason = 'The process ended twice while this was being sent; it may have arrived.';
  const count = await database.transaction(async (unit) => {
    const messages = await failAbandoned<Message>(unit, { outbox, columns, abandonedBefore, reason });
    for (const message of messages) await ended?.(unit, message, reason);
    return messages.length;
  });
  if (count > 0) log.error({ outbox, count }, 'Messages were given up: the process ended twice while they were being sent');
}
