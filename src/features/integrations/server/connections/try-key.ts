import { readRegistration } from '#features/company/server/public.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import type { CallContext, MemberActor } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Fail } from '#kernel/server/failure.ts';
import type { Services } from '#kernel/server/services.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { ProviderRefusal, type AccountingProvider, type Credentials, type Tested } from '../accounting/provider.ts';
import { wordsOf } from '../comparison/refusal-codes.ts';
import { mayIntegrate } from '../policy.ts';
import { providerOf } from './providers.ts';
import { openCredentials } from './sealed-connections.ts';
import { readConnections, type ConnectionRow } from './store-connections.ts';

export type KeyCode = 'integrations.InvalidToken' | 'integrations.NoPermission' | 'integrations.ProviderUnavailable';

/** What is known of a call before its transaction. */
export interface BeforeConnecting<Code extends string = never> {
  actor: MemberActor;
  call: { companyId: number | undefined };
  services: Services;
  fail: Fail<Code>;
}

/** The tries of a company in an hour: somebody who mistypes, not somebody who guesses. */
const triesInAnHour = 30;

/** Refuses whoever may only look. */
export function requireFull({ actor, fail }: { actor: Pick<MemberActor, 'member'>; fail: Fail }): void {
  if (!mayIntegrate(actor.member)) fail('common.Forbidden');
}

/** Reads before the transaction of the call. */
export function beforehand<T>({ services, call: { companyId } }: BeforeConnecting, read: (company: Company) => Promise<T>): Promise<T> {
  // Its contract requires a company.
  if (companyId === undefined) throw new Error('A call without a company');
  return services.database.forCompany(companyId, read);
}

/** The company’s organisation number. */
export async function registryIdOf(before: BeforeConnecting): Promise<string> {
  return (await beforehand(before, readRegistration)).registryId;
}

/** What speaks with a system, for somebody who may connect it; counted, as it is asked outside. */
export async function requireProvider(
  before: BeforeConnecting<'integrations.ProviderUnavailable'>,
  system: AccountingSystem,
): Promise<AccountingProvider> {
  const { services, fail } = before;
  requireFull(before);
  const provider = providerOf(services, system) ?? fail('integrations.ProviderUnavailable', 503);
  await requireTries(before, 'integrations-key');
  return provider;
}

/** Counts what a company has another system asked for while somebody waits. */
export function requireTries({ services, call }: BeforeConnecting, name: 'integrations-key' | 'integrations-link'): Promise<void> {
  return requireRate(services, { key: `${name}|${call.companyId}`, limit: triesInAnHour, windowSeconds: 3600 });
}

/** Refuses a second connection to a system. With `orShut`, one that was shut out may be connected anew, since it has no key to replace. */
export async function requireNone(
  before: BeforeConnecting<'integrations.ConnectionAlreadyExists'>,
  system: AccountingSystem,
  { orShut = false } = {},
): Promise<void> {
  const [row] = await beforehand(before, (company) => readConnections(company, system));
  if (row && !(orShut && row.state === 'disabled')) before.fail('integrations.ConnectionAlreadyExists', 409);
}

/** The connection whose key is to be replaced. */
export async function requireFormer(
  before: BeforeConnecting<'integrations.CompanyConnectionNotFound'>,
  system: AccountingSystem,
): Promise<ConnectionRow & { opened: Credentials }> {
  const { services, fail } = before;
  return beforehand(before, async (company) => {
    const [row] = await readConnections(company, system);
    if (!row) return fail('integrations.CompanyConnectionNotFound', 404);
    return { ...row, opened: openCredentials(services, { companyId: company.id, system }, row.credentials) };
  });
}

/** Tries a key; what the other system says against it becomes a refusal, with its words. */
export async function tryKey({ fail }: { fail: Fail<KeyCode> }, provider: AccountingProvider, credentials: Credentials): Promise<Tested> {
  try {
    return await provider.test(credentials);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return refuseKey(fail, error);
  }
}

/** Refuses with what the other system says. */
export function refuseKey(fail: Fail<KeyCode>, refusal: ProviderRefusal): never {
  const { kind } = refusal;
  if (kind === 'noPermission') return fail('integrations.NoPermission', 400, { details: { words: wordsOf(refusal) } });
  if (kind === 'invalidKey' || kind === 'invalid' || kind === 'notFound') return fail('integrations.InvalidToken');
  return fail('integrations.ProviderUnavailable', 503);
}

export type ConnectingCall<Code extends string = never> = Pick<
  CallContext<Code>,
  'company' | 'actor' | 'services' | 'now' | 'fail' | 'audit'
>;
