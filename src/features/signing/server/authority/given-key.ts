import { createPrivateKey, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as pkijs from 'pkijs';
import type { SealKeyPlace } from '#kernel/server/config.ts';
import type { SealKey } from './seal-key.ts';

/** The key cannot be used; the message says what to do, and goes to the log of the server. */
export class SealKeyFault extends Error {
  override name = 'SealKeyFault';
}

/** The key in a PKCS#12 file. Only its modern form is read (PBES2); what older programs write is converted first. */
export async function pkcs12Key({ file, password }: Extract<SealKeyPlace, { kind: 'pkcs12' }>): Promise<SealKey> {
  const bytes = await read('SEAL_PKCS12_FILE', file);
  const { keys, certificates } = await openPkcs12(bytes, password).catch((cause: unknown) => {
    throw new SealKeyFault(
      'SEAL_PKCS12_FILE cannot be opened: the password is another, or the file has an old encryption. Convert it with openssl pkcs12 -export ' +
        '-keypbe AES-256-CBC -certpbe AES-256-CBC -macalg sha256, or use SEAL_KEY_FILE and SEAL_CERTIFICATE_FILE.',
      { cause },
    );
  });
  const [key] = keys;
  if (!key) throw new SealKeyFault('SEAL_PKCS12_FILE has no private key.');
  return sealKeyOf(key, certificates);
}

/** The key in a PEM file, with its certificates in another: its own first, then those above. */
export async function pemKey({ keyFile, certificateFile, password }: Extract<SealKeyPlace, { kind: 'pem' }>): Promise<SealKey> {
  const [pem, chain] = [await read('SEAL_KEY_FILE', keyFile), await read('SEAL_CERTIFICATE_FILE', certificateFile)];
  const key = opened(() => createPrivateKey({ key: pem, ...(password !== undefined && { passphrase: password }) }), 'SEAL_KEY_FILE');
  const blocks = chain.toString('latin1').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return sealKeyOf(
    key,
    opened(() => blocks.map((block) => new X509Certificate(block)), 'SEAL_CERTIFICATE_FILE'),
  );
}

async function read(variable: string, file: string): Promise<Buffer> {
  return readFile(file).catch((cause: unknown) => {
    throw new SealKeyFault(`${variable} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  });
}

function opened<Value>(open: () => Value, variable: string): Value {
  try {
    return open();
  } catch (cause) {
    throw new SealKeyFault(`${variable} cannot be opened: it is no PEM file, or its password is another.`, { cause });
  }
}

function sealKeyOf(key: KeyObject, certificates: readonly X509Certificate[]): SealKey {
  const own = certificates.find((certificate) => certificate.checkPrivateKey(key));
  if (!own) throw new SealKeyFault('No certificate belongs to the key of the seal.');
  return {
    ...keyKind(own),
    chain: chainAbove(own, certificates),
    certificate: own.raw,
    sign: async (content) => sign('sha256', content, key),
  };
}

/** What kind of key a certificate is about; others than these two are not sealed with. */
export function keyKind({ publicKey }: X509Certificate): Pick<SealKey, 'kind'> {
  const { asymmetricKeyType: type } = publicKey;
  if (type !== 'rsa' && type !== 'ec') throw new SealKeyFault(`A seal is made with RSA or an elliptic curve, not with ${type}.`);
  return { kind: type };
}

/** The certificates above one, as far as they were given. */
export function chainAbove(own: X509Certificate, certificates: readonly X509Certificate[]): Buffer[] {
  const chain: X509Certificate[] = [];
  for (let below = own; chain.length < certificates.length;) {
    const above = certificates.find(
      (one) => one !== below && below.checkIssued(one) && below.verify(one.publicKey) && !chain.includes(one),
    );
    if (!above) break;
    chain.push(above);
    below = above;
  }
  return chain.map(({ raw }) => raw);
}

// Of its own: another library may replace the one that all share by one that opens old encryptions too.
const engine = new pkijs.CryptoEngine({ crypto });

async function openPkcs12(bytes: Buffer, text: string): Promise<{ keys: KeyObject[]; certificates: X509Certificate[] }> {
  const password = new TextEncoder().encode(text).buffer;
  const pfx = pkijs.PFX.fromBER(new Uint8Array(bytes));
  await pfx.parseInternalValues({ password, checkIntegrity: true }, engine);
  const safe = pfx.parsedValue?.authenticatedSafe;
  if (!safe) throw new Error('The file is empty');
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) }, engine);
  const keys: KeyObject[] = [];
  const certificates: X509Certificate[] = [];
  // As the library parses it, whose types say nothing of it.
  const contents = (safe.parsedValue as { safeContents: { value: pkijs.SafeContents }[] }).safeContents;
  for (const { bagValue } of contents.flatMap(({ value }) => value.safeBags)) {
    if (bagValue instanceof pkijs.PKCS8ShroudedKeyBag) {
      await openEncryptedBag(bagValue, password);
      if (bagValue.parsedValue) keys.push(keyIn(bagValue.parsedValue));
    } else if (bagValue instanceof pkijs.PrivateKeyInfo) keys.push(keyIn(bagValue));
    else if (bagValue instanceof pkijs.CertBag && bagValue.parsedValue instanceof pkijs.Certificate)
      certificates.push(new X509Certificate(Buffer.from(bagValue.parsedValue.toSchema().toBER())));
  }
  return { keys, certificates };
}

async function openEncryptedBag(bag: pkijs.PKCS8ShroudedKeyBag, password: ArrayBuffer): Promise<void> {
  // The library's own way of opening a key is protected; only a name in brackets reaches it, with its types.
  await bag['parseInternalValues']({ password }, engine);
}

function keyIn(info: pkijs.PrivateKeyInfo): KeyObject {
  return createPrivateKey({ key: Buffer.from(info.toSchema().toBER()), format: 'der', type: 'pkcs8' });
}
