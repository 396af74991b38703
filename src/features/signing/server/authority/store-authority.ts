import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';

export type CertificatePurpose = 'authority' | 'seal';

interface StoredCertificate {
  fingerprint: string;
  certificate: Buffer;
  /** Sealed; null of a key that lies elsewhere. */
  privateKey: string | null;
  issuer: string | null;
  validUntil: Date;
}

const columns = sql`
  fingerprint, decode(certificate, 'base64') as certificate, private_key as "privateKey", issuer, valid_until as "validUntil"`;

/** The newest certificate of this purpose whose key is our own. */
export async function readOwnCertificate(unit: Unit, purpose: CertificatePurpose): Promise<StoredCertificate | undefined> {
  const { rows } = await sql<StoredCertificate>`
    select ${columns} from signing_authority where purpose = ${purpose} and private_key is not null order by valid_until desc, fingerprint limit 1
  `.execute(unit.tx);
  return rows[0];
}

export async function readCertificate(unit: Unit, fingerprint: string): Promise<StoredCertificate | undefined> {
  const { rows } = await sql<StoredCertificate>`
    select ${columns} from signing_authority where fingerprint = ${fingerprint}
  `.execute(unit.tx);
  return rows[0];
}

interface NewCertificate extends Omit<StoredCertificate, 'certificate'> {
  purpose: CertificatePurpose;
  certificate: Buffer;
  validFrom: Date;
  now: Date;
}

/** Adds a certificate; one that is known stays as it is. */
export async function insertCertificate(unit: Unit, given: NewCertificate): Promise<void> {
  const { fingerprint, purpose, certificate, privateKey, issuer, validFrom, validUntil, now } = given;
  await sql`
    insert into signing_authority (fingerprint, purpose, certificate, private_key, issuer, valid_from, valid_until, added_at)
    values (${fingerprint}, ${purpose}, ${certificate.toString('base64')}, ${privateKey}, ${issuer}, ${validFrom}::timestamptz,
      ${validUntil}::timestamptz, ${now}::timestamptz)
    on conflict (fingerprint) do nothing
  `.execute(unit.tx);
}

/** Lets one process at a time look for a certificate and add one, until its transaction ends. */
export async function lockAuthority(unit: Unit): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('signing_authority'))`.execute(unit.tx);
}

export interface KnownCertificate {
  fingerprint: string;
  purpose: CertificatePurpose;
  certificate: Buffer;
}

/** Every certificate that seals were made with here, and those above our own. */
export async function readAuthority(unit: Unit): Promise<KnownCertificate[]> {
  const { rows } = await sql<KnownCertificate>`
    select fingerprint, purpose, decode(certificate, 'base64') as certificate from signing_authority order by added_at, fingerprint
  `.execute(unit.tx);
  return rows;
}
