import { hash, type X509Certificate } from 'node:crypto';
import { fromBER, GeneralizedTime } from 'asn1js';
import { children, octets, readCms } from './read-cms.ts';

/** A time that a time-stamp server vouches for. */
export interface TimeStamp {
  at: Date;
  /** Its token holds: signed by a certificate for time-stamps that was valid then, below those that came with it, and about these bytes. */
  isGood: boolean;
  /** How long its certificate can be checked. */
  validUntil: Date;
  issuer: string;
}

const forTimeStamps = '1.3.6.1.5.5.7.3.8';

/** Reads a token (RFC 3161) about these bytes; undefined when it is none. */
export function readTimeStamp(token: Uint8Array, stamped: readonly Uint8Array[]): TimeStamp | undefined {
  const message = readCms(token);
  if (!message?.content) return undefined;
  const { content, certificate, certificates, isSigned, isNamed, digest, algorithm } = message;
  const parts = children(fromBER(content).result);
  const [, imprint] = children(parts[2]);
  const time = parts.find((part) => part instanceof GeneralizedTime);
  if (!imprint || !time) return undefined;
  const at = time.toDate();
  const stampedDigest = digestOf(stamped, octets(imprint).length);
  const isGood =
    isSigned &&
    isNamed &&
    digest.equals(hash(algorithm, content, 'buffer')) &&
    octets(imprint).equals(stampedDigest) &&
    (certificate.keyUsage ?? []).includes(forTimeStamps) &&
    certificate.validFromDate <= at &&
    at <= certificate.validToDate &&
    hasChain(certificate, certificates);
  return { at, isGood, validUntil: certificate.validToDate, issuer: certificate.issuer };
}

function digestOf(parts: readonly Uint8Array[], length: number): Buffer {
  const algorithm = length === 64 ? 'sha512' : length === 48 ? 'sha384' : 'sha256';
  return hash(algorithm, Buffer.concat(parts), 'buffer');
}

/** Whether a certificate stands below those that came with it, as far as they reach. */
function hasChain(certificate: X509Certificate, others: readonly X509Certificate[]): boolean {
  return chainOf(certificate, others) !== undefined;
}

/** Whether these are one certificate and those above it, each whole, and no others. */
export function isOneChain(certificate: X509Certificate, all: readonly X509Certificate[]): boolean {
  const chain = chainOf(certificate, all);
  const top = chain?.at(-1);
  if (!chain || !top || chain.length !== all.length) return false;
  return !top.checkIssued(top) || top.verify(top.publicKey);
}

/** A certificate and those above it; undefined when one was not signed by the next. */
function chainOf(certificate: X509Certificate, others: readonly X509Certificate[]): X509Certificate[] | undefined {
  const chain = [certificate];
  for (let below = certificate; chain.length <= others.length;) {
    const above = others.find((one) => !one.raw.equals(below.raw) && below.checkIssued(one));
    if (!above) return chain;
    if (!below.verify(above.publicKey)) return undefined;
    chain.push(above);
    below = above;
  }
  return undefined;
}
