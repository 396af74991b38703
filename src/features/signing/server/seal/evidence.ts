import { canonicalJson, type HashedEvent } from '../rules/event-chain.ts';
import { hashedFacts } from '../append-event.ts';
import type { EventRow } from '../store-events.ts';
import type { SealFacts } from './seal-facts.ts';

/** What the seal adds to the facts. */
export interface SealMark {
  /** The code of `/verify`. */
  code: string;
  at: Date;
  level: 'B-B' | 'B-LTA';
  host: string;
}

/** A line of the log as it stands in the file: what the hash covers, and the names that its digest stands for. */
interface SealedEvent extends HashedEvent {
  personal: EventRow['personal'];
  salt: string | null;
}

/** What stands in a sealed file for machines. It says everything that the signature page says; names of fields never change. */
export function evidenceOf(facts: SealFacts, mark: SealMark) {
  const { company, request, document, attachments, signatures, events, annulled } = facts;
  return {
    format: 'samspill-signing',
    version: 1,
    host: mark.host,
    code: mark.code,
    sealedAt: mark.at.toISOString(),
    level: mark.level,
    requestId: request.signingRequestId,
    name: request.name,
    language: request.language,
    method: request.method,
    company: company.name,
    timeZone: company.timeZone,
    document: { name: document.name, sha256: document.sha256, size: document.size, pages: document.pages },
    attachments: attachments.map(({ name, sha256, size }) => ({ name, sha256, size })),
    annuls: annulled ?? null,
    people: signatures.map(({ recipientId, number, name, email, signedAt, consentText, kind, writtenName, identity }) => ({
      id: recipientId,
      number,
      name,
      email,
      signedAt: signedAt.toISOString(),
      consent: consentText,
      signature: { kind, name: writtenName },
      identity,
    })),
    events: events.map(sealedEvent),
    head: request.eventHead,
  };
}

export type Evidence = ReturnType<typeof evidenceOf>;

export const writtenEvidence = (evidence: Evidence): string => canonicalJson(evidence);

/** A line of the log as it can be checked outside. */
export function sealedEvent({
  number,
  at,
  kind,
  recipientId,
  facts,
  personal,
  salt,
  personalDigest,
  previousHash,
  hash,
}: EventRow): SealedEvent {
  const covered = { number, at: at.toISOString(), kind, recipient: recipientId, facts: hashedFacts({ facts, personalDigest }) };
  return { ...covered, previous: previousHash, hash, personal, salt };
}
