import type { Unit } from '../database/unit.ts';
import type { Services } from '../services.ts';
import { abandonAfter, maxAttempts, retryDelay, type DeliveryRefusal } from '../delivery-attempts.ts';
import { claimNext, failAbandoned, writeOutcome, type ClaimedMessage, type Outbox, type Outcome } from './store-outbox.ts';

type Needed = Pick<Services, 'clock' | 'database' | 'log'>;

/** What is known of a message after it was sent, or not. */
export interface SendEnd {
  /** `waits`: it is tried again later. */
  kind: 'accepted' | 'refused' | 'waits';
  reason: string | undefined;
  /** It may have been accepted. */
  isUncertain: boolean;
  /** The other side refused this particular message. */
  isPermanent: boolean;
}

/** Sends the messages of an outbox. */
export interface OutboxSender<Message extends ClaimedMessage> {
  outbox: Outbox;
  columns: readonly (keyof Message & string)[];
  /** The column of messages that are handed over at most once: what is uncertain of them is not tried again. */
  onceColumn?: keyof Message & string;
  /** Sends one message; the reason when it was not accepted, else what the other side calls it, if it says so. */
  send: (message: Message) => Promise<DeliveryRefusal | { gatewayId: string } | undefined>;
  /** Columns that are cleared when a message was sent, because its content is no longer needed. */
  emptied: readonly (keyof Message & string)[];
  /** Told, in the transaction that writes it, what became of a message. */
  onEnd?: (unit: Unit, message: Message, end: SendEnd) => Promise<void>;
}

/** How many messages are sent at the same time. */
export const concurrentSends = 4;

/** One delivery run; it stops when the other side takes nothing for a while. */
interface Run<Message extends ClaimedMessage> {
  services: Needed;
  carrier: OutboxSender<Message>;
  isPaused: boolean;
}

/** Sends all messages that are due and returns how many were sent. Any number of processes may run it at once; a message belongs to the process that claimed it. */
export async function deliverQueued<Message extends ClaimedMessage>(services: Needed, carrier: OutboxSender<Message>): Promise<number> {
  await giveUpAbandoned(services, carrier);
  const run: Run<Message> = { services, carrier, isPaused: false };
  const counts = await Promise.all(Array.from({ length: concurrentSends }, () => sendWhileDue(run)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function sendWhileDue<Message extends ClaimedMessage>(run: Run<Message>): Promise<number> {
  const { services, carrier } = run;
  const { database } = services;
  let sent = 0;
  let message = await database.transaction((unit) => claim(run, unit));
  while (message) {
    const claimed = message;
    const answer = await carrier.send(claimed);
    const refusal = answer && 'reason' in answer ? answer : undefined;
    const taken = answer && 'gatewayId' in answer ? answer : undefined;
    if (refusal?.waitSeconds !== undefined) run.isPaused = true;
    const outcome = refusal ? afterRefusal(run, claimed, refusal) : afterSending(run, taken);
    if (!refusal) sent += 1;
    // The outcome of one message and the claim of the next share a commit, since commits are most of the cost.
    message = await database.transaction(async (unit) => {
      const isWritten = await writeOutcome(unit, carrier.outbox, claimed, outcome);
      if (isWritten) await carrier.onEnd?.(unit, claimed, endOf(outcome, refusal));
      return claim(run, unit);
    });
  }
  return sent;
}

// Committed before sending: two processes never send the same message, and a crash leaves the claim as a trace.
async function claim<Message extends ClaimedMessage>(
  { services: { clock }, carrier, isPaused }: Run<Message>,
  unit: Unit,
): Promise<Message | undefined> {
  if (isPaused) return undefined;
  const { outbox, columns, onceColumn } = carrier;
  const now = clock.now();
  return claimNext<Message>(unit, { outbox, columns, onceColumn, now, abandonedBefore: new Date(now.getTime() - abandonAfter) });
}

function afterSending<Message extends ClaimedMessage>(
  { services: { clock }, carrier: { emptied } }: Run<Message>,
  taken: { gatewayId: string } | undefined,
): Outcome {
  const cleared = Object.fromEntries(emptied.map((column) => [column, null]));
  return { ...cleared, status: 'sent', sent_at: clock.now(), last_error: null, ...(taken && { gateway_id: taken.gatewayId }) };
}

function afterRefusal<Message extends ClaimedMessage>(run: Run<Message>, message: Message, refusal: DeliveryRefusal): Outcome {
  const { clock, log } = run.services;
  const { outbox, onceColumn } = run.carrier;
  const { id, attempts, is_uncertain } = message;
  const { reason, isPermanent, isUncertain, waitSeconds } = refusal;
  const isOnce = onceColumn !== undefined && message[onceColumn] === true;
  const isOver = isPermanent || (isUncertain && isOnce) || (waitSeconds === undefined && attempts >= maxAttempts);
  const facts = { outbox, messageId: id, attempts, reason };
  if (isOver) log.error(facts, 'A message could not be sent and is not tried again');
  else log.warn(facts, 'A message could not be sent and is tried again later');
  return {
    status: isOver ? 'failed' : 'queued',
    last_error: reason.slice(0, 500),
    next_attempt_at: new Date(clock.now().getTime() + (waitSeconds === undefined ? retryDelay(attempts) : waitSeconds * 1000)),
    is_uncertain: is_uncertain || isUncertain,
    ...(waitSeconds !== undefined && { attempts: attempts - 1 }),
  };
}

function endOf({ status, is_uncertain: isUncertain = false }: Outcome, refusal: DeliveryRefusal | undefined): SendEnd {
  if (!refusal) return { kind: 'accepted', reason: undefined, isUncertain: false, isPermanent: false };
  return { kind: status === 'queued' ? 'waits' : 'refused', reason: refusal.reason, isUncertain, isPermanent: refusal.isPermanent };
}

async function giveUpAbandoned<Message extends ClaimedMessage>(
  { clock, database, log }: Needed,
  { outbox, columns, onceColumn, onEnd }: OutboxSender<Message>,
): Promise<void> {
  const abandonedBefore = new Date(clock.now().getTime() - abandonAfter);
  const reason = 'The process ended while this was being sent; it may have arrived.';
  const count = await database.transaction(async (unit) => {
    const messages = await failAbandoned<Message>(unit, { outbox, columns, onceColumn, abandonedBefore, reason });
    for (const message of messages) await onEnd?.(unit, message, { kind: 'refused', reason, isUncertain: true, isPermanent: false });
    return messages.length;
  });
  if (count > 0) log.error({ outbox, count }, 'Messages were given up: the process ended while they were being sent');
}
