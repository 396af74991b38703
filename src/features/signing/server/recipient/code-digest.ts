import { timingSafeEqual } from 'node:crypto';
import type { Services } from '#kernel/server/services.ts';

/** The stored form of a code, which is of one signer only. */
export function codeDigest({ secrets }: Pick<Services, 'secrets'>, recipientId: string, code: string): string {
  return secrets.digest(`${recipientId} ${code}`, 'signing code');
}

export function isSameDigest(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
