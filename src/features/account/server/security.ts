import type { Locale } from '#kernel/contract/locale.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import { identityClient } from '#kernel/server/identity-client.ts';
import type { Services } from '#kernel/server/services.ts';
import * as store from './store.ts';

export interface SecondStep {
  isOn: boolean;
  recoveryCodesLeft: number;
}

/** The two-step sign-in of an account; undefined with an external provider. */
export async function secondStepOf(services: Services, unit: Unit, accountId: string): Promise<SecondStep | undefined> {
  const { identity } = services;
  if (!identity) return undefined;
  const { issuer } = identityClient(services.config, services.secrets);
  // An account that took over another has several sign-ins; this is rare.
  for (const subject of await store.subjectsOf(unit, accountId, issuer)) {
    if (await identity.mfaEnabled(unit, subject)) return { isOn: true, recoveryCodesLeft: await identity.recoveryCodesLeft(unit, subject) };
  }
  return { isOn: false, recoveryCodesLeft: 0 };
}

/** The pages of security settings; null where no such page exists. */
export interface SecurityLinks {
  account: string | null;
  password: string | null;
  setUpMfa: string | null;
  recoveryCodes: string | null;
}

/** The embedded provider's pages, or the single page of an external provider (identity.8). */
export function linksOf({ config }: Pick<Services, 'config'>): SecurityLinks {
  if (config.oidc) {
    const account = config.oidc.accountUrl ?? null;
    return { account, password: account, setUpMfa: account, recoveryCodes: account };
  }
  const account = '/identity/account';
  return { account, password: `${account}/password`, setUpMfa: `${account}/set-up`, recoveryCodes: `${account}/recovery-codes` };
}

/** The page to request a new password without the old one, undefined when an external provider has no such page; or the way to a new account. */
export function nextAddress(
  { config }: Pick<Services, 'config'>,
  next: 'resetPassword' | 'createAccount',
  locale: Locale,
): string | undefined {
  if (next === 'createAccount') return `${config.publicUrl}/${locale}/redirect/signup`;
  return config.oidc ? config.oidc.accountUrl : `${config.publicUrl}/${locale}/forgot-password`;
}
