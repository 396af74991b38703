import { createPrivateKey, generateKeyPair, hash, randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import * as asn1 from 'asn1js';
import * as pkijs from 'pkijs';

const oid = {
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  subjectKey: '2.5.29.14',
  authorityKey: '2.5.29.35',
  sha256WithRsa: '1.2.840.113549.1.1.11',
} as const;
/** Strong enough for the decade that a seal is to be believed. */
const bits = 3072;

/** A certificate with its key, both as they are stored. */
export interface IssuedKey {
  certificate: Buffer;
  /** PKCS#8 in PEM. */
  privateKey: string;
}

interface CertificateToMake {
  name: { commonName: string; organization: string };
  notBefore: Date;
  notAfter: Date;
  /** Undefined for an authority, which issues its own. */
  issuer: IssuedKey | undefined;
}

/** Makes a key and its certificate: an authority that may issue, or a seal below one. */
export async function makeCertificate({ name, notBefore, notAfter, issuer }: CertificateToMake): Promise<IssuedKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: bits });
  const certificate = new pkijs.Certificate({ version: 2 });
  // The first byte keeps the number positive and whole (RFC 5280, 4.1.2.2).
  certificate.serialNumber = new asn1.Integer({ valueHex: Buffer.concat([Buffer.from([0x40]), randomBytes(15)]) });
  certificate.subject = distinguishedName(name);
  certificate.issuer = issuer ? pkijs.Certificate.fromBER(new Uint8Array(issuer.certificate)).subject : distinguishedName(name);
  certificate.notBefore = timeOf(notBefore);
  certificate.notAfter = timeOf(notAfter);
  certificate.subjectPublicKeyInfo = pkijs.PublicKeyInfo.fromBER(publicKey.export({ type: 'spki', format: 'der' }));
  const own = keyIdOf(certificate);
  const above = issuer ? keyIdOf(pkijs.Certificate.fromBER(new Uint8Array(issuer.certificate))) : own;
  certificate.extensions = extensions({ isAuthority: issuer === undefined, own, above });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { certificate: signed(certificate, issuer ? createPrivateKey(issuer.privateKey) : privateKey), privateKey: pem };
}

/** In the short form until 2049, as certificates say it (RFC 5280, 4.1.2.5). */
function timeOf(moment: Date): pkijs.Time {
  return new pkijs.Time({ type: moment.getUTCFullYear() < 2050 ? 0 : 1, value: moment });
}

function signed(certificate: pkijs.Certificate, key: KeyObject): Buffer {
  const algorithm = new pkijs.AlgorithmIdentifier({ algorithmId: oid.sha256WithRsa, algorithmParams: new asn1.Null() });
  certificate.signature = algorithm;
  certificate.signatureAlgorithm = algorithm;
  certificate.tbsView = new Uint8Array(certificate.encodeTBS().toBER());
  certificate.signatureValue = new asn1.BitString({ valueHex: sign('sha256', certificate.tbsView, key) });
  const der = Buffer.from(certificate.toSchema().toBER());
  // What cannot be read back must not be stored.
  return new X509Certificate(der).raw;
}

function extensions({ isAuthority, own, above }: { isAuthority: boolean; own: Buffer; above: Buffer }): pkijs.Extension[] {
  const constraints = isAuthority
    ? new pkijs.BasicConstraints({ cA: true, pathLenConstraint: 0 })
    : new pkijs.BasicConstraints({ cA: false });
  // Authority: signs certificates and lists of revoked ones. Seal: digital signature and content commitment.
  const usage = isAuthority ? { byte: 0x06, unused: 1 } : { byte: 0xc0, unused: 6 };
  const keyUsage = new asn1.BitString({ valueHex: Buffer.from([usage.byte]), unusedBits: usage.unused });
  return [
    extension(oid.basicConstraints, constraints.toSchema(), true),
    extension(oid.keyUsage, keyUsage, true),
    extension(oid.subjectKey, new asn1.OctetString({ valueHex: own }), false),
    extension(
      oid.authorityKey,
      new pkijs.AuthorityKeyIdentifier({ keyIdentifier: new asn1.OctetString({ valueHex: above }) }).toSchema(),
      false,
    ),
  ];
}

function extension(extnID: string, value: asn1.BaseBlock, critical: boolean): pkijs.Extension {
  return new pkijs.Extension({ extnID, critical, extnValue: value.toBER() });
}

/** The name of a key within certificates: some digest of its bytes (RFC 5280, 4.2.1.2). */
function keyIdOf({ subjectPublicKeyInfo }: pkijs.Certificate): Buffer {
  return hash('sha256', subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView, 'buffer').subarray(0, 20);
}

function distinguishedName({ commonName, organization }: CertificateToMake['name']): pkijs.RelativeDistinguishedNames {
  const part = (type: string, text: string) =>
    new asn1.Set({
      value: [new asn1.Sequence({ value: [new asn1.ObjectIdentifier({ value: type }), new asn1.Utf8String({ value: text })] })],
    });
  // Read from what was written, because the library would put all parts into one set.
  const name = new asn1.Sequence({ value: [part(oid.organization, organization), part(oid.commonName, commonName)] });
  return pkijs.RelativeDistinguishedNames.fromBER(name.toBER());
}
