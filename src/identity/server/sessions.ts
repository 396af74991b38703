import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Unit } from '#kernel/server/database/unit.ts';
import { payloadDigest } from './adapter.ts';
import type { IdentityContext } from './identity-context.ts';
import { deletePayloadsOf } from './store-payload.ts';

/** The provider's session of the current browser. */
export interface CurrentSession {
  id: string;
  subject: string;
  /** Whether the sign-in is older than this, by the provider's own clock, consistent with `max_age`. */
  isOlderThan: (seconds: number) => boolean;
  acr: string | undefined;
}

/** The user signed in at the provider in this browser, if any. */
export async function currentSession(
  { provider }: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CurrentSession | undefined> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  if (!session.accountId) return undefined;
  return { id: session.jti, subject: session.accountId, isOlderThan: (seconds) => session.past(seconds), acr: session.acr };
}

/** Ends a user's sessions at the provider and in the app, in the transaction of the change that requires it. */
export async function endSessions(
  context: IdentityContext,
  unit: Unit,
  subject: string,
  keep?: { session: CurrentSession; request: FastifyRequest },
): Promise<void> {
  const { services, options, issuer } = context;
  await deletePayloadsOf(unit, subject, keep && payloadDigest(services.secrets, keep.session.id));
  await options.endAppSessions?.(unit, { issuer, subject, browserToKeep: keep?.request.headers.cookie });
}

/** Marks the current session as having passed the second factor. */
export async function upgradeSession(
  { provider }: IdentityContext,
  session: CurrentSession,
  marks: { acr: string; amr: string[] },
): Promise<void> {
  const found = await provider.Session.find(session.id);
  if (!found) return;
  Object.assign(found, marks);
  await found.persist();
}
