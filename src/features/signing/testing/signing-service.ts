import { constants, createPrivateKey, privateEncrypt, randomBytes, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { testKeyFiles } from './key-files.ts';

/** The head of a SHA-256 in a signature of RSA (RFC 8017, 9.2). */
const sha256Head = Buffer.from('3031300d060960864801650304020105000420', 'hex');

export interface SigningService {
  url: string;
  /** What was wrong with calls, in words. */
  complaints: string[];
  signed: number;
  /** What it answers from now on. */
  mood: 'well' | 'down' | 'rude';
  close: () => Promise<void>;
}

type Body = Record<string, unknown>;

/**
 * A signing service by the CSC API (version 1) that judges each call: who asks, that a hash was authorized before it is signed and only once, and that
 * nothing but digests reaches it.
 */
export async function signingService(): Promise<SigningService> {
  const { keyFile, certificateFile } = testKeyFiles();
  const key = createPrivateKey(readFileSync(keyFile));
  const blocks = readFileSync(certificateFile, 'latin1').match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g) ?? [];
  const certificates = blocks.map((block) => new X509Certificate(block).raw.toString('base64'));
  const token = randomBytes(16).toString('hex');
  const authorized = new Map<string, string>();
  const state = { complaints: [] as string[], signed: 0, mood: 'well' as SigningService['mood'] };
  const complain = (what: string): undefined => void state.complaints.push(what);

  const answers: Record<string, (body: Body) => Body | undefined> = {
    '/csc/v1/oauth2/token': ({ grant_type: type, client_id: id, client_secret: secret }) =>
      type === 'client_credentials' && id === 'samspill' && secret === 'hemmelig'
        ? { access_token: token, token_type: 'Bearer' }
        : complain('wrong client'),
    '/csc/v1/credentials/info': ({ credentialID, certificates: wanted }) =>
      credentialID === 'seal-1' && wanted === 'chain'
        ? { cert: { status: 'valid', certificates }, authMode: 'explicit' }
        : complain('wrong credential'),
    '/csc/v1/credentials/authorize': ({ credentialID, numSignatures, hash, PIN }) => {
      if (credentialID !== 'seal-1' || numSignatures !== 1 || PIN !== '1234' || !isDigest(hash)) return complain('wrong authorization');
      const SAD = randomBytes(16).toString('hex');
      authorized.set(SAD, hash[0]);
      return { SAD };
    },
    '/csc/v1/signatures/signHash': ({ credentialID, SAD, hash, hashAlgo, signAlgo }) => {
      const isAsked = isDigest(hash) && authorized.get(String(SAD)) === hash[0];
      if (credentialID !== 'seal-1' || !isAsked) return complain('signs what was not authorized');
      if (hashAlgo !== '2.16.840.1.101.3.4.2.1' || signAlgo !== '1.2.840.113549.1.1.11') return complain('wrong algorithm');
      authorized.delete(String(SAD));
      state.signed += 1;
      const signature = privateEncrypt(
        { key, padding: constants.RSA_PKCS1_PADDING },
        Buffer.concat([sha256Head, Buffer.from(hash[0], 'base64')]),
      );
      return { signatures: [signature.toString('base64')] };
    },
  };

  async function answer(request: IncomingMessage): Promise<{ status: number; body: Body }> {
    const path = request.url ?? '';
    const isOpen = path.endsWith('/oauth2/token') || request.headers.authorization === `Bearer ${token}`;
    if (!isOpen) complain('without a token');
    if (state.mood === 'down') return { status: 503, body: {} };
    if (state.mood === 'rude') return { status: 200, body: { nothing: true } };
    const body = isOpen ? answers[path]?.((await json(request)) as Body) : undefined;
    return body ? { status: 200, body } : { status: 400, body: { error: 'invalid_request' } };
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return Object.assign(state, { url: `http://127.0.0.1:${port}/csc/v1`, close });
}

function isDigest(hash: unknown): hash is [string] {
  return Array.isArray(hash) && hash.length === 1 && typeof hash[0] === 'string' && Buffer.from(hash[0], 'base64').length === 32;
}
