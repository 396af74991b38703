import type { KoaContextWithOIDC } from 'oidc-provider';
import { interactionPolicy } from 'oidc-provider';
import type { IdentityServices } from './identity-context.ts';
import { findUser } from './store-user.ts';

/** The `acr` values of a sign-in with one or two factors. */
export const acr = { password: 'urn:samspill:pwd', mfa: 'urn:samspill:mfa' } as const;

/** Requires the second factor when the app requests it (`acr_values`), or when the user has enabled it since this session started. */
export function policyFor(services: IdentityServices): interactionPolicy.DefaultPolicy {
  const { Check, Prompt, base } = interactionPolicy;
  const policy = base();
  // The only client is ours, so no consent is needed.
  policy.remove('consent');
  policy.add(new Prompt({ name: 'create', requestable: true }), 0);
  const login = policy.get('login');
  if (!login) throw new Error('the provider has no login prompt to extend');
  login.checks.add(
    new Check('mfa_required', 'a second factor is required', 'login_required', async (ctx) => {
      const { session } = ctx.oidc;
      if (!session?.accountId || session.acr === acr.mfa) return Check.NO_NEED_TO_PROMPT;
      return wantsMfa(ctx) || (await hasMfa(services, session.accountId)) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return policy;
}

/** Whether an authorization request requires a second factor. */
export function asksForMfa(acrValues: unknown): boolean {
  return typeof acrValues === 'string' && acrValues.split(' ').includes(acr.mfa);
}

function wantsMfa(ctx: KoaContextWithOIDC): boolean {
  return asksForMfa(ctx.oidc.params?.['acr_values']);
}

async function hasMfa({ database }: IdentityServices, subject: string): Promise<boolean> {
  const user = await database.transaction((unit) => findUser(unit, subject));
  return user?.totpSecret != null;
}
