import { hash, verify, constants, X509Certificate } from 'node:crypto';
import { fromBER, ObjectIdentifier, type BaseBlock } from 'asn1js';

// Signed messages (RFC 5652) read with an ASN.1 parser and Node's cryptography alone.

/** What a signed message says, and whether it says it truly. */
export interface SignedMessage {
  /** The certificate of the signer. */
  certificate: X509Certificate;
  /** All that came with it. */
  certificates: readonly X509Certificate[];
  /** What the signed attributes say is the digest of the content. */
  digest: Buffer;
  algorithm: Digest;
  /** The signature is of these attributes, by the key of the certificate. */
  isSigned: boolean;
  /** The attributes name this certificate, so that no other can be put in its place (RFC 5035). */
  isNamed: boolean;
  hasSigningTime: boolean;
  signature: Buffer;
  /** The content, when it lies in the message. */
  content: Buffer | undefined;
  /** The time-stamp of the signature, a signed message itself. */
  timeStamp: Buffer | undefined;
  /** How many bytes the message takes. */
  size: number;
}

type Digest = 'sha256' | 'sha384' | 'sha512';

const digests: ReadonlyMap<string, Digest> = new Map([
  ['2.16.840.1.101.3.4.2.1', 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
]);
/** Algorithms of signatures, with their digest where they name one. */
const signatures: ReadonlyMap<string, Digest | undefined> = new Map([
  ['1.2.840.113549.1.1.1', undefined],
  ['1.2.840.113549.1.1.10', undefined],
  ['1.2.840.113549.1.1.11', 'sha256'],
  ['1.2.840.113549.1.1.12', 'sha384'],
  ['1.2.840.113549.1.1.13', 'sha512'],
  ['1.2.840.10045.4.3.2', 'sha256'],
  ['1.2.840.10045.4.3.3', 'sha384'],
  ['1.2.840.10045.4.3.4', 'sha512'],
]);
const pss = '1.2.840.113549.1.1.10';
const oid = {
  signedData: '1.2.840.113549.1.7.2',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificate2: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
} as const;

/** The message is not as it must be. */
class CmsFault extends Error {
  override name = 'CmsFault';
}

/** Reads a message; undefined when it is none that we know how to read. */
export function readCms(bytes: Uint8Array): SignedMessage | undefined {
  try {
    return parsed(bytes);
  } catch {
    // Whatever is wrong with bytes from outside, they are no message.
    return undefined;
  }
}

function parsed(bytes: Uint8Array): SignedMessage {
  const { result, offset } = fromBER(bytes);
  const [type, wrapped] = children(result);
  if (offset <= 0 || textOf(type) !== oid.signedData) throw new CmsFault('no signed data');
  const parts = children(children(wrapped)[0]);
  const encapsulated = children(parts[2]);
  const certificates = tagged(parts, 0).map((one) => new X509Certificate(raw(one)));
  const signers = children(parts.at(-1));
  const signer = children(signers[0]);
  if (signers.length !== 1) throw new CmsFault('not one signer');
  const certificate = certificates.find((one) => isOf(one, signer[1]));
  const attributes = signer.find((part) => isTag(part, 0));
  if (!certificate || !attributes) throw new CmsFault('no certificate or no attributes');
  const values = valuesOf(attributes);
  const at = signer.indexOf(attributes);
  const algorithm = digests.get(textOf(children(signer[2])[0]));
  const signature = octets(signer[at + 2]);
  if (!algorithm) throw new CmsFault('another digest');
  // What is signed is the SET, although it is tagged in the message.
  const signed = raw(attributes);
  signed[0] = 0x31;
  const [content] = encapsulated.length > 1 ? children(encapsulated[1]) : [];
  const unsigned = signer.find((part) => isTag(part, 1));
  const token = unsigned && valuesOf(unsigned).get(oid.timeStamp);
  return {
    certificate,
    certificates,
    digest: octets(values.get(oid.messageDigest)),
    algorithm,
    isSigned: isSignature(textOf(children(signer[at + 1])[0]), { algorithm, signed, signature, certificate }),
    isNamed: namesCertificate(values, certificate),
    hasSigningTime: values.has(oid.signingTime),
    signature,
    content: content && octets(content),
    timeStamp: token && raw(token),
    size: offset,
  };
}

interface SignatureToCheck {
  algorithm: Digest;
  signed: Buffer;
  signature: Buffer;
  certificate: X509Certificate;
}

function isSignature(type: string, { algorithm, signed, signature, certificate }: SignatureToCheck): boolean {
  if (!signatures.has(type)) return false;
  const key = certificate.publicKey;
  const used = signatures.get(type) ?? algorithm;
  if (type !== pss) return verify(used, signed, key, signature);
  return verify(used, signed, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO }, signature);
}

function namesCertificate(values: ReadonlyMap<string, BaseBlock>, { raw: der }: X509Certificate): boolean {
  const newer = values.get(oid.signingCertificate2);
  const named = newer ?? values.get(oid.signingCertificate);
  const [first] = children(children(named)[0]);
  const parts = children(first);
  // Without an algorithm it is SHA-256, in the older attribute SHA-1.
  const other = newer && digests.get(textOf(children(parts[0])[0]));
  const digest = parts.find((part) => tagOf(part) === 4);
  return digest !== undefined && octets(digest).equals(hash(newer ? (other ?? 'sha256') : 'sha1', der, 'buffer'));
}

/** Whether the identifier of a signer, issuer and number, is that of a certificate. */
function isOf(certificate: X509Certificate, identifier: BaseBlock | undefined): boolean {
  const [issuer, number] = children(identifier);
  const fields = children(children(fromBER(certificate.raw).result)[0]);
  const at = isTag(fields[0], 0) ? 1 : 0;
  return raw(fields[at]).equals(raw(number)) && raw(fields[at + 2]).equals(raw(issuer));
}

/** The first value of each attribute; one that stands twice is a fault. */
function valuesOf(attributes: BaseBlock): Map<string, BaseBlock> {
  const values = new Map<string, BaseBlock>();
  for (const attribute of children(attributes)) {
    const [type, set] = children(attribute);
    const [value, more] = children(set);
    if (!value || more || values.has(textOf(type))) throw new CmsFault('an attribute stands twice');
    values.set(textOf(type), value);
  }
  return values;
}

/** What stands under a context tag among these parts. */
function tagged(parts: readonly BaseBlock[], tag: number): BaseBlock[] {
  return children(parts.find((part) => isTag(part, tag)));
}

const isTag = (block: BaseBlock | undefined, tag: number): boolean => block?.idBlock.tagClass === 3 && block.idBlock.tagNumber === tag;
const tagOf = (block: BaseBlock): number | undefined => (block.idBlock.tagClass === 1 ? block.idBlock.tagNumber : undefined);

/** The parts of a constructed value. */
export function children(block: BaseBlock | undefined): BaseBlock[] {
  // The parser also looks into strings, which are no parts.
  if (block?.idBlock.isConstructed !== true) return [];
  // A constructed value keeps its parts in a list, of which the types of the parser say nothing.
  const { value } = block.valueBlock as { value?: BaseBlock[] };
  return value ?? [];
}

function textOf(block: BaseBlock | undefined): string {
  return block instanceof ObjectIdentifier ? block.getValue() : '';
}

/** A value as it was written. */
function raw(block: BaseBlock | undefined): Buffer {
  if (!block) throw new CmsFault('a part is missing');
  return Buffer.from(block.valueBeforeDecodeView);
}

/** The bytes of a string, also of one in pieces. */
export function octets(block: BaseBlock | undefined): Buffer {
  if (!block) throw new CmsFault('a part is missing');
  const pieces = children(block);
  if (pieces.length > 0) return Buffer.concat(pieces.map(octets));
  // What is no list of parts keeps its bytes, of which the types say nothing either.
  const { valueHexView } = block.valueBlock as { valueHexView?: Uint8Array };
  if (!valueHexView) throw new CmsFault('a string is missing');
  return Buffer.from(valueHexView);
}
