import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

/** A connection that was negotiated and may be opened in any process, within a minute, by the same session. */
export interface ConnectionTokenContent {
  connectionId: string;
  sessionId: string;
  expiresAt: Date;
}

/** Encodes it as an encrypted token, so that processes need no shared state. */
export function tokenOf(secrets: Secrets, { connectionId, sessionId, expiresAt }: ConnectionTokenContent): string {
  const until = expiresAt.getTime().toString(36);
  return `${connectionId}.${until}.${secrets.digest(`${connectionId}|${until}|${sessionId}`, 'live')}`;
}

/** The connection's id; undefined when the token is not ours, not this session's or expired. */
export function readToken(secrets: Secrets, token: string, { sessionId, now }: { sessionId: string; now: Date }): string | undefined {
  const [connectionId = '', until = ''] = token.split('.');
  const expiresAt = new Date(Number.parseInt(until, 36));
  if (Number.isNaN(expiresAt.getTime()) || expiresAt < now) return undefined;
  const expected = Buffer.from(tokenOf(secrets, { connectionId, sessionId, expiresAt }));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? connectionId : undefined;
}
