import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { SealLevel } from '../../contract/kinds.ts';

/** What is known of a sealed file, without the names in it. */
export interface KnownProof {
  sha256: string;
  level: SealLevel;
  documentSha256: string;
  signers: number;
  sealedAt: Date;
  annulledAt: Date | null;
}

const columns = sql`
  sha256, level, document_sha256 as "documentSha256", signers, sealed_at as "sealedAt", annulled_at as "annulledAt"`;

export async function readProofOfFile(unit: Unit, sha256: string): Promise<KnownProof | undefined> {
  const { rows } = await sql<KnownProof>`select ${columns} from signing_proof where sha256 = ${sha256}`.execute(unit.tx);
  return rows[0];
}

/** The newest file of a code. */
export async function readProofOfCode(unit: Unit, codeDigest: string): Promise<KnownProof | undefined> {
  const { rows } = await sql<KnownProof>`
    select ${columns} from signing_proof where code_digest = ${codeDigest} order by number desc limit 1
  `.execute(unit.tx);
  return rows[0];
}

/** The SHA-256 of every certificate that seals were made with here. */
export async function readKnownCertificates(unit: Unit): Promise<string[]> {
  const { rows } = await sql<{ fingerprint: string }>`
    select fingerprint from signing_authority where purpose = 'seal' order by added_at, fingerprint
  `.execute(unit.tx);
  return rows.map(({ fingerprint }) => fingerprint);
}
