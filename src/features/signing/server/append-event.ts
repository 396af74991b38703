import { createHash, randomBytes } from 'node:crypto';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { SigningEventKind } from '../contract/kinds.ts';
import { canonicalJson, chainStart, hashEvent } from './rules/event-chain.ts';
import { insertEvent, readHead, writeHead, type EventRow } from './store-events.ts';

/** What happened to a request. */
export interface EventInput {
  kind: SigningEventKind;
  recipientId?: string | null;
  by?: string | null;
  /** What names nobody. */
  facts?: EventRow['facts'];
  /** What names people: addresses, names, reasons. It can be erased, and the chain still holds (signing.12). */
  personal?: EventRow['personal'];
}

interface Appending {
  company: Company;
  now: Date;
}

/** Adds a line to the log of a request. The caller holds the request's lock. */
export async function appendEvent({ company, now }: Appending, signingRequestId: string, input: EventInput): Promise<void> {
  const head = await readHead(company, signingRequestId);
  if (!head) throw new Error('The log of a request that is not there');
  const { kind, recipientId = null, by = null, personal = null } = input;
  const salt = personal && randomBytes(16).toString('base64url');
  const personalDigest = personal && salt ? digestOfPersonal(personal, salt) : null;
  const facts = input.facts ?? {};
  const number = head.count + 1;
  const previousHash = head.count === 0 ? chainStart : head.head;
  const hashed = { facts: hashedFacts({ facts, personalDigest }), at: now.toISOString(), recipient: recipientId, previous: previousHash };
  const hash = hashEvent({ number, kind, ...hashed });
  const event = { number, at: now, kind, recipientId, by, facts, personal, salt, personalDigest, previousHash, hash };
  await insertEvent(company, { ...event, eventId: newId(), signingRequestId });
  await writeHead(company, { signingRequestId, number, hash });
}

/** The facts as the hash of a line covers them. */
export function hashedFacts({ facts, personalDigest }: Pick<EventRow, 'facts' | 'personalDigest'>): EventRow['facts'] {
  return personalDigest === null ? facts : { ...facts, personalDigest };
}

/** What stands in the chain for what names people. */
export function digestOfPersonal(personal: NonNullable<EventRow['personal']>, salt: string): string {
  return createHash('sha256')
    .update(`${salt}.${canonicalJson(personal)}`)
    .digest('hex');
}
