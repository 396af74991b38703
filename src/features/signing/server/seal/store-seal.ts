import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Language } from '../../contract/kinds.ts';

/** How somebody signed, as the signature page shows it. */
export interface SignatureRow {
  recipientId: string;
  number: number;
  name: string;
  email: string;
  signedAt: Date;
  consentText: string;
  consentLanguage: Language;
  kind: 'typed' | 'drawn';
  writtenName: string;
  /** Lines of points in the unit square. */
  strokes: [number, number][][] | null;
  ratio: number | null;
  identity: { subject: string; name: string | null; acr: string | null; issuer: string } | null;
}

/** The signatures of a request, in the order of its people. */
export async function readSignatures(company: Company, signingRequestId: string): Promise<SignatureRow[]> {
  const { rows } = await sql<SignatureRow>`
    select id as "recipientId", number, name, email, answered_at as "signedAt", consent_text as "consentText",
      consent_language as "consentLanguage", signature_kind as kind, coalesce(signature_name, name) as "writtenName",
      signature_strokes as strokes, signature_ratio as ratio,
      case when identity_subject is not null then jsonb_build_object('subject', identity_subject, 'name', identity_name,
        'acr', identity_acr, 'issuer', identity_issuer) end as identity
    from signing_recipient
    where company_id = ${company.id} and request_id = ${signingRequestId}::uuid and status = 'Completed' order by number
  `.execute(company.tx);
  return rows;
}

/** A sealed file as it is known for good, without the names in it. */
export interface ProofRow {
  sha256: string;
  codeDigest: string;
  requestId: string;
  number: number;
  level: 'B-B' | 'B-LTA';
  documentSha256: string;
  signers: number;
  signedAt: Date;
  sealedAt: Date;
  archivedUntil: Date | null;
  /** When everybody who signed agreed that it no longer applies. */
  annulledAt: Date | null;
}

export async function insertProof(company: Company, proof: ProofRow): Promise<void> {
  const { sha256, codeDigest, requestId, number, level, documentSha256, signers, signedAt, sealedAt, archivedUntil, annulledAt } = proof;
  await sql`
    insert into signing_proof (sha256, code_digest, company_id, request_id, number, level, document_sha256, signers, signed_at, sealed_at, archived_until,
      annulled_at)
    values (${sha256}, ${codeDigest}, ${company.id}, ${requestId}::uuid, ${number}, ${level}, ${documentSha256}, ${signers},
      ${signedAt}::timestamptz, ${sealedAt}::timestamptz, ${archivedUntil}::timestamptz, ${annulledAt}::timestamptz)
  `.execute(company.tx);
}

/** The newest proof of a request. */
export async function readProof(company: Company, requestId: string): Promise<ProofRow | undefined> {
  const { rows } = await sql<ProofRow>`
    select sha256, code_digest as "codeDigest", request_id as "requestId", number, level, document_sha256 as "documentSha256", signers,
      signed_at as "signedAt", sealed_at as "sealedAt", archived_until as "archivedUntil", annulled_at as "annulledAt"
    from signing_proof where company_id = ${company.id} and request_id = ${requestId}::uuid order by number desc limit 1
  `.execute(company.tx);
  return rows[0];
}

/** Says of every file of a request that it was annulled. */
export async function markAnnulled(company: Company, requestId: string, now: Date): Promise<void> {
  await sql`
    update signing_proof set annulled_at = ${now}::timestamptz
    where company_id = ${company.id} and request_id = ${requestId}::uuid and annulled_at is null
  `.execute(company.tx);
}

/** Requests whose newest time-stamps end before a moment. */
export async function readEndingArchives(company: Company, before: Date): Promise<string[]> {
  const { rows } = await sql<{ requestId: string }>`
    select request_id as "requestId" from signing_proof proof
    where company_id = ${company.id} and archived_until < ${before}::timestamptz and not exists (
      select from signing_proof newer where newer.company_id = proof.company_id and newer.request_id = proof.request_id and newer.number > proof.number)
  `.execute(company.tx);
  return rows.map(({ requestId }) => requestId);
}

/** Puts a file with newer archive data in the place of the signed one. */
export async function replaceSigned(company: Company, fileId: string, { sha256, size }: { sha256: string; size: number }): Promise<void> {
  await sql`
    update signing_file set sha256 = ${sha256}, size = ${size} where company_id = ${company.id} and id = ${fileId}::uuid
  `.execute(company.tx);
}
