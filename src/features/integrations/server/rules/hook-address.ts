import { isIP } from 'node:net';
import { isPublicAddress } from '#kernel/server/public-address.ts';

/** Names that lead nowhere from outside (RFC 6761, RFC 6762, RFC 8375, and `internal`, which is reserved for this). */
const innerNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa|test|invalid|example|lan)$/;

/** Whether other systems can reach the product: by an encrypted line, at a name or address of the public internet. */
export function isReachableFromOutside(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const host = hostname.replaceAll(/^\[|\]$|\.$/g, '');
  if (protocol !== 'https:') return false;
  return isIP(host) === 0 ? host.includes('.') && !innerNames.test(host) : isPublicAddress(host);
}

/** Where a system tells of changes. */
export const hookAddressOf = (publicUrl: string, secret: string): string => `${publicUrl}/api/integrations/tripletex/event/${secret}`;
