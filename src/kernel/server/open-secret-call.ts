import type { Access, Endpoint } from '#kernel/contract/endpoint.ts';
import { fail } from './failure.ts';
import type { Caller, Credentials } from './gate.ts';
import { admitWithoutCompany, enter } from './gate.ts';
import type { ParsedInput } from './request.ts';
import { isBySession, openBySecret, openBySession } from './secret-access.ts';
import type { Services } from './services.ts';
import type { SecretTarget } from './store-secret.ts';

/** What a call by secret is about, and whose session stood in the place of the secret. */
export interface OpenedCall extends SecretTarget {
  caller: Caller | undefined;
}

interface SecretCall {
  services: Services;
  endpoint: Endpoint;
  credentials: Credentials;
  ip: string;
}

/** Opens a call by its secret, or where it has none and says so by the session (wire.26, wire.40). */
export async function openSecretCall(
  call: SecretCall,
  access: Extract<Access, { secret: string }>,
  { input, now }: { input: ParsedInput; now: Date },
): Promise<OpenedCall> {
  const { services, ip } = call;
  const lookup = { input, ip, now };
  if (!isBySession(access, input)) return { ...(await openBySecret(services, access, lookup)), caller: undefined };
  const caller = await callerBySession(call, now);
  return { ...(await openBySession(services, access, { ...lookup, email: caller.actor.account.email })), caller };
}

/** Somebody who is signed in at the product itself with a verified address, whatever their companies; no key, and nobody's view. */
async function callerBySession({ services, endpoint, credentials }: SecretCall, now: Date): Promise<Caller> {
  const { bearer, viewAs } = credentials;
  if (bearer !== undefined) fail('common.Unauthorized');
  const entered = (unit: Parameters<typeof enter>[0]) => enter(unit, endpoint, { credentials, ports: services, now });
  const { caller } = await services.database.transaction(entered, { answersFirst: true });
  if (!caller) fail('common.Unauthorized');
  if (viewAs !== undefined) fail('common.ReadOnly');
  admitWithoutCompany(endpoint, caller);
  return caller;
}
