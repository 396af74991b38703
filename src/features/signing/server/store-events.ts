import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { SigningEventKind } from '../contract/kinds.ts';

type Facts = Record<string, string | number | boolean | null>;

/** A line of the log of a request as it is stored. */
export interface EventRow {
  number: number;
  at: Date;
  kind: SigningEventKind;
  recipientId: string | null;
  /** Who of the company did it; null when it was the person themselves, time, or the outbox. */
  by: string | null;
  facts: Facts;
  /** What names people; null when there is nothing, or it was erased. */
  personal: Facts | null;
  salt: string | null;
  personalDigest: string | null;
  previousHash: string;
  hash: string;
}

export type NewEvent = EventRow & { eventId: string; signingRequestId: string };

/** Adds a line; only under the lock of the request, whose head is moved with it (`writeHead`). */
export async function insertEvent(company: Company, event: NewEvent): Promise<void> {
  const { eventId, signingRequestId, number, at, kind, recipientId, by, facts, personal, salt, personalDigest, previousHash, hash } = event;
  await sql`
    insert into signing_event (company_id, id, request_id, number, at, kind, recipient_id, by, facts, personal, salt, personal_digest, previous_hash, hash)
    values (${company.id}, ${eventId}::uuid, ${signingRequestId}::uuid, ${number}, ${at}::timestamptz, ${kind}, ${recipientId}::uuid,
      ${by}::uuid, ${JSON.stringify(facts)}::jsonb, ${personal && JSON.stringify(personal)}::jsonb, ${salt}, ${personalDigest},
      ${previousHash}, ${hash})
  `.execute(company.tx);
}

/** Moves the head of the chain to its newest line. */
export async function writeHead(
  company: Company,
  { signingRequestId, number, hash }: Pick<NewEvent, 'signingRequestId' | 'number' | 'hash'>,
): Promise<void> {
  await sql`
    update signing_request set event_count = ${number}, event_head = ${hash}
    where company_id = ${company.id} and id = ${signingRequestId}::uuid
  `.execute(company.tx);
}

/** The head of the chain, read under the lock of the request. */
export async function readHead(company: Company, signingRequestId: string): Promise<{ count: number; head: string } | undefined> {
  const { rows } = await sql<{ count: number; head: string }>`
    select event_count as count, event_head as head from signing_request where company_id = ${company.id} and id = ${signingRequestId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** The log of a request, the oldest first. */
export async function readEvents(company: Company, signingRequestId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select number, at, kind, recipient_id as "recipientId", by, facts, personal, salt, personal_digest as "personalDigest",
      previous_hash as "previousHash", hash
    from signing_event where company_id = ${company.id} and request_id = ${signingRequestId}::uuid order by number
  `.execute(company.tx);
  return rows;
}
