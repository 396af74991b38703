import { hash, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import type { SealKeyPlace } from '#kernel/server/config.ts';
import { chainAbove, keyKind, SealKeyFault } from './given-key.ts';
import type { SealKey } from './seal-key.ts';

type Service = Extract<SealKeyPlace, { kind: 'service' }>;

const patience = 15_000;
const sha256 = '2.16.840.1.101.3.4.2.1';
const signatureOids = { rsa: '1.2.840.113549.1.1.11', ec: '1.2.840.10045.4.3.2' } as const;
const base64 = z.base64().min(1);

const Token = z.object({ access_token: z.string().min(1) });
const Info = z.object({ cert: z.object({ certificates: z.array(base64).min(1) }), authMode: z.string().optional() });
const Authorization = z.object({ SAD: z.string().min(1) });
const Signatures = z.object({ signatures: z.tuple([base64]) });

/** A key in a signing service (Cloud Signature Consortium API, version 1): digests go there, and no key ever leaves it. */
export async function serviceKey(service: Service): Promise<SealKey> {
  const token = await signIn(service);
  const { cert } = await call(service, token, {
    path: 'credentials/info',
    body: { credentialID: service.credentialId, certificates: 'chain' },
    answer: Info,
  });
  const certificates = cert.certificates.map((one) => new X509Certificate(Buffer.from(one, 'base64')));
  const [own] = certificates;
  if (!own) throw new SealKeyFault('The signing service has no certificate for SEAL_SERVICE_CREDENTIAL.');
  const { kind } = keyKind(own);
  return {
    certificate: own.raw,
    chain: chainAbove(own, certificates),
    kind,
    sign: (content) => signAt(service, token, { kind, digest: hash('sha256', content, 'base64') }),
  };
}

/** Authorizes this one digest, and has it signed. */
async function signAt(service: Service, token: string, { kind, digest }: { kind: SealKey['kind']; digest: string }): Promise<Buffer> {
  const { credentialId: credentialID, pin } = service;
  const { SAD } = await call(service, token, {
    path: 'credentials/authorize',
    body: { credentialID, numSignatures: 1, hash: [digest], ...(pin !== undefined && { PIN: pin }) },
    answer: Authorization,
  });
  const { signatures } = await call(service, token, {
    path: 'signatures/signHash',
    body: { credentialID, SAD, hash: [digest], hashAlgo: sha256, signAlgo: signatureOids[kind] },
    answer: Signatures,
  });
  return Buffer.from(signatures[0], 'base64');
}

async function signIn({ url, clientId, clientSecret }: Service): Promise<string> {
  const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  const answer = await post(`${url}/oauth2/token`, { body, headers: {} });
  return parsed(Token, answer, 'oauth2/token').access_token;
}

interface ServiceCall<Answer> {
  path: string;
  body: object;
  answer: z.ZodType<Answer>;
}

async function call<Answer>({ url }: Service, token: string, { path, body, answer }: ServiceCall<Answer>): Promise<Answer> {
  return parsed(answer, await post(`${url}/${path}`, { body, headers: { authorization: `Bearer ${token}` } }), path);
}

async function post(address: string, { body, headers }: { body: object; headers: Record<string, string> }): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new SealKeyFault(`The signing service answered ${answer.status} to ${new URL(address).pathname}.`);
    return await answer.json();
  } catch (cause) {
    if (cause instanceof SealKeyFault) throw cause;
    throw new SealKeyFault(`The signing service cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  }
}

function parsed<Answer>(schema: z.ZodType<Answer>, answer: unknown, path: string): Answer {
  const result = schema.safeParse(answer);
  if (!result.success) throw new SealKeyFault(`The signing service answered ${path} in another way than the CSC API says.`);
  return result.data;
}
