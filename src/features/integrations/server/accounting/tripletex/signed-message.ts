import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SentBytes } from '#kernel/server/serve.ts';

/** Whether a message is signed with the key of its subscription: over its key against repetition and its bytes, as Tripletex describes it. */
export function isSignedMessage({ bytes, headers }: SentBytes, signingKey: string): boolean {
  const { 'idempotency-key': repetition = '', 'x-request-signature': signature } = headers;
  if (typeof repetition !== 'string' || typeof signature !== 'string') return false;
  const right = createHmac('sha512', signingKey).update(`${repetition}&`).update(bytes).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}
