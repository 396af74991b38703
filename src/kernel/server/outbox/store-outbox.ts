import { sql } from 'kysely';
import { tables, type Unit } from '../database/unit.ts';

/** The tables of outgoing messages. */
export type Outbox = 'mail' | 'sms';
export type OutboxStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'kept';

/** The columns that all outboxes have. */
export interface OutboxRow {
  id: string;
  company_id: number | null;
  recipient: string;
  text: string | null;
  status: OutboxStatus;
  attempts: number;
  is_uncertain: boolean;
  created_at: Date;
  next_attempt_at: Date;
  claimed_at: Date | null;
  sent_at: Date | null;
  last_error: string | null;
  /** What the gateway calls an SMS. */
  gateway_id?: string | null;
}

export type ClaimedMessage = Pick<OutboxRow, 'id' | 'recipient' | 'text' | 'attempts' | 'is_uncertain'>;

const db = tables<Record<Outbox, OutboxRow>>();

/** Which outbox and which columns to claim from. */
export interface Claim<Message extends ClaimedMessage> {
  outbox: Outbox;
  /** The column of messages that are handed over at most once, if the outbox has one. */
  onceColumn?: string | undefined;
  columns: readonly (keyof Message & string)[];
  now: Date;
  abandonedBefore: Date;
}

/**
 * Claims the next message that is due, so that no other process takes it. A message whose sending was interrupted is claimed once more,
 * with the same id, and is marked uncertain from then on.
 */
export async function claimNext<Message extends ClaimedMessage>({ tx }: Unit, claim: Claim<Message>): Promise<Message | undefined> {
  const { outbox, columns, now, abandonedBefore, onceColumn } = claim;
  const { rows } = await sql<Message>`
    update ${sql.table(outbox)} set
      status = 'sending', attempts = attempts + 1, claimed_at = ${now}, is_uncertain = is_uncertain or status = 'sending'
    where id = (
      select id from ${sql.table(outbox)}
      where (status = 'queued' and next_attempt_at <= ${now})
        or (status = 'sending' and claimed_at < ${abandonedBefore} and not is_uncertain and not ${isOnce(onceColumn)})
      order by next_attempt_at
      limit 1
      for update skip locked)
    returning ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(tx);
  return rows[0];
}

const isOnce = (column: string | undefined) => (column === undefined ? sql`false` : sql.ref(column));

/** Marks messages as failed whose sending was interrupted twice, or once when they are handed over at most once, and returns them. */
export async function failAbandoned<Message extends ClaimedMessage>(
  { tx }: Unit,
  {
    outbox,
    columns,
    abandonedBefore,
    onceColumn,
    reason,
  }: Pick<Claim<Message>, 'outbox' | 'columns' | 'abandonedBefore' | 'onceColumn'> & { reason: string },
): Promise<Message[]> {
  const { rows } = await sql<Message>`
    update ${sql.table(outbox)} set status = 'failed', last_error = ${reason}, is_uncertain = true
    where status = 'sending' and claimed_at < ${abandonedBefore} and (is_uncertain or ${isOnce(onceColumn)})
    returning ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(tx);
  return rows;
}

export type Outcome = Pick<OutboxRow, 'status' | 'last_error'> &
  Partial<Pick<OutboxRow, 'sent_at' | 'next_attempt_at' | 'is_uncertain' | 'text' | 'attempts' | 'gateway_id'>>;

/** Writes the outcome of a claimed message; false when another process has claimed it since. */
export async function writeOutcome(
  unit: Unit,
  outbox: Outbox,
  { id, attempts }: Pick<ClaimedMessage, 'id' | 'attempts'>,
  outcome: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db(unit)
    .updateTable(outbox)
    .set(outcome)
    .where('id', '=', id)
    .where('status', '=', sql.lit('sending'))
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

export async function countByStatus(unit: Unit, outbox: Outbox): Promise<{ status: OutboxStatus; count: number }[]> {
  return db(unit)
    .selectFrom(outbox)
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
}

/** Deletes messages that were sent, kept or failed. */
export async function deleteOld(unit: Unit, outbox: Outbox, before: Date): Promise<number> {
  const { numDeletedRows } = await db(unit)
    .deleteFrom(outbox)
    .where(
      'status',
      'in',
      (['sent', 'failed', 'kept'] as const).map((status) => sql.lit(status)),
    )
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
