import { createPrivateKey, hash, sign, X509Certificate } from 'node:crypto';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { makeCertificate, type IssuedKey } from './make-certificate.ts';
import { placeOf } from './sealed-authority.ts';
import { isDue, validityOf } from './renewal.ts';
import type { SealKey } from './seal-key.ts';
import { insertCertificate, lockAuthority, readCertificate, readOwnCertificate, type CertificatePurpose } from './store-authority.ts';

export type AuthorityCall = Pick<Services, 'clock' | 'config' | 'database' | 'secrets'>;

/** The key below our own authority; both are made when they are missing, and in good time before they end. */
export async function ownSealKey(call: AuthorityCall): Promise<SealKey> {
  const known = await call.database.transaction((unit) => currentKey(unit, call));
  return known ?? makeOwnKey(call);
}

async function currentKey(unit: Unit, { secrets, clock }: AuthorityCall): Promise<SealKey | undefined> {
  const seal = await current(unit, 'seal', clock.now());
  const authority = seal?.issuer ? await readCertificate(unit, seal.issuer) : undefined;
  if (!seal?.privateKey || !authority) return undefined;
  const key = createPrivateKey(secrets.decrypt(seal.privateKey, placeOf(seal.fingerprint)));
  return {
    certificate: seal.certificate,
    chain: [authority.certificate],
    kind: 'rsa',
    sign: async (content) => sign('sha256', content, key),
  };
}

/** The newest certificate, unless it ends soon. */
async function current(unit: Unit, purpose: CertificatePurpose, now: Date) {
  const found = await readOwnCertificate(unit, purpose);
  return found && !isDue(purpose, found.validUntil, now) ? found : undefined;
}

/** Makes what is missing. Keys take a moment, so they are made before the transaction; if another process was faster, its key is taken. */
async function makeOwnKey(call: AuthorityCall): Promise<SealKey> {
  const { database, secrets, clock } = call;
  const now = clock.now();
  const known = await database.read((unit) => current(unit, 'authority', now));
  const opened = known?.privateKey && {
    certificate: known.certificate,
    privateKey: secrets.decrypt(known.privateKey, placeOf(known.fingerprint)),
  };
  const authority = opened || (await issue(call, 'authority'));
  const seal = await issue(call, 'seal', authority);
  return database.transaction(async (unit) => {
    await lockAuthority(unit);
    const made = await currentKey(unit, call);
    if (made) return made;
    if (!opened) await keep(unit, call, { purpose: 'authority', issued: authority, issuer: null });
    await keep(unit, call, { purpose: 'seal', issued: seal, issuer: fingerprintOf(authority.certificate) });
    const key = await currentKey(unit, call);
    if (!key) throw new Error('The seal key that was just made is missing');
    return key;
  });
}

function issue({ config, clock }: AuthorityCall, purpose: CertificatePurpose, issuer?: IssuedKey): Promise<IssuedKey> {
  const { host } = new URL(config.publicUrl);
  const commonName = purpose === 'authority' ? `Samspill authority of ${host}` : `Samspill seal of ${host}`;
  return makeCertificate({ name: { commonName, organization: host }, ...validityOf(purpose, clock.now()), issuer });
}

interface NewCertificate {
  purpose: CertificatePurpose;
  issued: IssuedKey;
  issuer: string | null;
}

async function keep(unit: Unit, { secrets, clock }: AuthorityCall, { purpose, issued, issuer }: NewCertificate): Promise<void> {
  const { certificate } = issued;
  const fingerprint = fingerprintOf(certificate);
  const privateKey = secrets.encrypt(issued.privateKey, placeOf(fingerprint));
  await insertCertificate(unit, { purpose, fingerprint, certificate, privateKey, issuer, ...validityIn(certificate), now: clock.now() });
}

/** The SHA-256 of a certificate, by which it is known. */
export function fingerprintOf(certificate: Uint8Array): string {
  return hash('sha256', certificate);
}

export function validityIn(certificate: Buffer): { validFrom: Date; validUntil: Date } {
  const { validFromDate: validFrom, validToDate: validUntil } = new X509Certificate(certificate);
  return { validFrom, validUntil };
}
