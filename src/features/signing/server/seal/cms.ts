import { createHash } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';
import type { SealKey } from '../authority/seal-key.ts';

const oid = {
  content: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;

/** What the signature of a key is called. */
const signatureOids = { rsa: '1.2.840.113549.1.1.11', ec: '1.2.840.10045.4.3.2' } as const;

interface CmsToMake {
  /** What is signed, in order; it stands beside the CMS, not in it. */
  parts: readonly Uint8Array[];
  key: SealKey;
  /** Asks for a time-stamp of the signature (RFC 3161). */
  timeStamp: ((digest: Uint8Array) => Promise<Uint8Array>) | undefined;
}

/** One detached CMS in the shape of PAdES baseline (EN 319 142-1): with signing-certificate-v2 and without signing-time, which stands in the file. */
export async function makeCms({ parts, key, timeStamp }: CmsToMake): Promise<Buffer> {
  const certificate = pkijs.Certificate.fromBER(new Uint8Array(key.certificate));
  const attributes = signedAttributes(digestOf(parts), { der: key.certificate, certificate });
  // In the signature they are a SET, in the message they are tagged; each in the order of its bytes, as DER has it.
  const signed = Buffer.concat([derSetHead(attributes), ...attributes]);
  const signature = await key.sign(signed);
  const info = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: sha256(),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({
      type: 0,
      attributes: attributes.map((der) => pkijs.Attribute.fromBER(new Uint8Array(der))),
    }),
    signatureAlgorithm: new pkijs.AlgorithmIdentifier({
      algorithmId: signatureOids[key.kind],
      ...(key.kind === 'rsa' && { algorithmParams: new asn1.Null() }),
    }),
    signature: new asn1.OctetString({ valueHex: signature }),
  });
  if (timeStamp) {
    const token = asn1.fromBER(await timeStamp(createHash('sha256').update(signature).digest())).result;
    info.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({ type: 1, attributes: [attribute(oid.timeStamp, token)] });
  }
  const data = new pkijs.SignedData({
    version: 1,
    digestAlgorithms: [sha256()],
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oid.content }),
    certificates: [certificate, ...key.chain.map((der) => pkijs.Certificate.fromBER(new Uint8Array(der)))],
    signerInfos: [info],
  });
  const message = new pkijs.ContentInfo({ contentType: oid.signedData, content: data.toSchema(true) });
  return Buffer.from(message.toSchema().toBER());
}

function signedAttributes(digest: Uint8Array, { der, certificate }: { der: Uint8Array; certificate: pkijs.Certificate }): Buffer[] {
  const directoryName = new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber: 4 }, value: [certificate.issuer.toSchema()] });
  const issuerSerial = sequence(sequence(directoryName), certificate.serialNumber);
  // Without an algorithm the hash is SHA-256 (RFC 5035).
  const essCertificate = sequence(new asn1.OctetString({ valueHex: digestOf([der]) }), issuerSerial);
  return [
    attribute(oid.contentType, new asn1.ObjectIdentifier({ value: oid.content })),
    attribute(oid.messageDigest, new asn1.OctetString({ valueHex: digest })),
    attribute(oid.signingCertificate, sequence(sequence(essCertificate))),
  ]
    .map((one) => Buffer.from(one.toSchema().toBER()))
    .toSorted((one, other) => Buffer.compare(one, other));
}

/** Tag and length of a SET with these members. */
function derSetHead(members: readonly Buffer[]): Buffer {
  const length = members.reduce((sum, { length: bytes }) => sum + bytes, 0);
  if (length < 0x80) return Buffer.from([0x31, length]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return Buffer.from([0x31, 0x80 | bytes.length, ...bytes]);
}

const attribute = (type: string, value: asn1.BaseBlock) => new pkijs.Attribute({ type, values: [value] });
const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value });
const sha256 = () => new pkijs.AlgorithmIdentifier({ algorithmId: oid.sha256 });

function digestOf(parts: readonly Uint8Array[]): Buffer {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
}
