import { createPrivateKey, createSign, hash, randomUUID, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';

interface Client {
  clientId: string;
  /** A private RSA key and its certificate, PEM. */
  keyFile: string;
  /** Where the assertion is used. */
  audience: string;
  now: Date;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What a client signs in with instead of a password: a minute's statement, signed with its certificate's key (RFC 7523). */
export async function signAssertion({ clientId, keyFile, audience, now }: Client): Promise<string> {
  const pem = await readFile(keyFile, 'utf8');
  const { raw } = new X509Certificate(pem);
  const thumbprint = Buffer.from(hash('sha1', raw, 'hex'), 'hex');
  const begins = Math.floor(now.getTime() / 1000);
  const header = { alg: 'RS256', typ: 'JWT', kid: thumbprint.toString('hex').toUpperCase(), x5t: thumbprint.toString('base64url') };
  const claims = { jti: randomUUID(), iss: clientId, sub: clientId, aud: audience, iat: begins, nbf: begins, exp: begins + 60 };
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(createPrivateKey(pem), 'base64url')}`;
}
