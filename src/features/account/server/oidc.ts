import * as oidc from 'openid-client';
import type { Services } from '#kernel/server/services.ts';
import type { IdentityClient } from '#kernel/server/identity-client.ts';
import { identityClient } from '#kernel/server/identity-client.ts';
import type { Fail } from '#kernel/server/failure.ts';

/** The parts of a request needed to call the provider, which may be unavailable. */
export interface ProviderCall<Code extends string = never> {
  services: Services;
  fail: Fail<'authentication.ProviderUnreachable' | Code>;
}

/** The claims verified at the end of a sign-in. */
export interface Proof {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  locale: string | undefined;
  mfa: boolean;
  authenticatedAt: Date;
  idToken: string;
}

export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

const scope = 'openid email profile';
const mfaClass = 'urn:samspill:mfa';
/** Timeouts in seconds. The embedded provider is this process: when it is slow, everything is, and giving up does not help. */
const patience = { embedded: 60, outside: 10 } as const;
// It goes with its key: the provider's keys may be others where the same address serves another database.
const discovered = new WeakMap<Services['config'], Promise<oidc.Configuration>>();

/** The provider's configuration, discovered once per composition; a failed discovery is retried on the next request. */
function provider(services: Services): Promise<oidc.Configuration> {
  const known = discovered.get(services.config);
  if (known) return known;
  const fresh = discover(services, identityClient(services.config, services.secrets));
  discovered.set(services.config, fresh);
  fresh.catch(() => discovered.delete(services.config));
  return fresh;
}

async function discover(services: Services, client: IdentityClient): Promise<oidc.Configuration> {
  const insecure = client.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(new URL(client.issuer), client.clientId, client.clientSecret, undefined, {
    execute: insecure,
    timeout: client.embedded ? patience.embedded : patience.outside,
    ...(client.embedded && { [oidc.customFetch]: (url: string, options: object) => fetchSelf(services, url, options) }),
  });
}

/** The embedded provider is this process, which may not be able to reach itself by its public address. */
function fetchSelf(services: Services, url: string, options: object): Promise<Response> {
  const { publicUrl } = services.config;
  return fetch(url.startsWith(publicUrl) ? services.ownAddress() + url.slice(publicUrl.length) : url, options);
}

async function reached<T>({ services, fail }: ProviderCall, work: (configuration: oidc.Configuration) => T | Promise<T>): Promise<T> {
  let configuration: oidc.Configuration;
  try {
    configuration = await provider(services);
  } catch (cause) {
    services.log.error({ err: cause }, 'identity provider not reached');
    return fail('authentication.ProviderUnreachable', 503);
  }
  return work(configuration);
}

/** Starts a sign-in: the address to redirect to, and the state to store until the callback. */
export async function beginSignIn(
  call: ProviderCall,
  choices: { prompt?: string | undefined; maxAge?: number | undefined; language: string; mfa: boolean; email?: string | undefined },
): Promise<{ address: string; attempt: Attempt }> {
  const attempt = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
  const challenge = await oidc.calculatePKCECodeChallenge(attempt.verifier);
  return reached(call, (configuration) => {
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: `${call.services.config.publicUrl}/callback`,
      scope,
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ui_locales: choices.language,
      ...(choices.prompt && { prompt: choices.prompt }),
      ...(choices.maxAge !== undefined && { max_age: String(choices.maxAge) }),
      ...(choices.mfa && { acr_values: mfaClass }),
      ...(choices.email && { login_hint: choices.email }),
    });
    return { address: url.href, attempt };
  });
}

/** Redeems the provider's callback; refuses when state, nonce, verifier or age are invalid. */
export async function redeem(
  call: ProviderCall<'authentication.SignInFailed'>,
  callbackUrl: string,
  attempt: Attempt,
  maxAge: number | undefined,
): Promise<Proof> {
  const { services, fail } = call;
  return reached(call, async (configuration) => {
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, new URL(callbackUrl), {
        pkceCodeVerifier: attempt.verifier,
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
        ...(maxAge !== undefined && { maxAge }),
      });
      const claims = tokens.claims() ?? fail('authentication.SignInFailed');
      const profile = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return proofOf(fail, { ...claims, ...profile }, tokens.id_token ?? '');
    } catch (cause) {
      if (isFaultOfProvider(cause)) {
        services.log.error({ err: cause }, 'identity provider did not answer');
        return fail('authentication.ProviderUnreachable', 503);
      }
      // Whatever is wrong with a code, state or token, the user can only sign in again; the log has the provider's message.
      services.log.warn({ err: cause instanceof Error ? { name: cause.name, message: cause.message } : cause }, 'sign-in refused');
      return fail('authentication.SignInFailed');
    }
  });
}

/** The provider timed out, was unreachable, or failed: this says nothing about the user. */
function isFaultOfProvider(error: unknown): boolean {
  // `fetch` sets the network error as the cause when there is no connection; an invalid argument has no cause.
  if (error instanceof TypeError) return error.cause !== undefined;
  if (!(error instanceof oidc.ClientError)) return false;
  return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500);
}

function proofOf(fail: Fail<'authentication.SignInFailed'>, claims: Record<string, unknown>, idToken: string): Proof {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  const email = text('email') || fail('authentication.SignInFailed');
  const [first = '', ...rest] = text('name').split(' ');
  const seconds = typeof claims['auth_time'] === 'number' ? claims['auth_time'] : undefined;
  return {
    issuer: text('iss'),
    subject: text('sub'),
    email,
    emailVerified: claims['email_verified'] === true,
    firstName: text('given_name') || first,
    lastName: text('family_name') || rest.join(' '),
    locale: text('locale') || undefined,
    mfa: isMfa(claims),
    // Without a time of sign-in nothing is proved about its age; `max_age` makes every provider send it.
    authenticatedAt: new Date((seconds ?? 0) * 1000),
    idToken,
  };
}

function isMfa(claims: Record<string, unknown>): boolean {
  const methods = Array.isArray(claims['amr']) ? claims['amr'] : [];
  return claims['acr'] === mfaClass || methods.some((method) => method === 'mfa' || method === 'otp');
}

/** The address that ends the provider's session and returns to our page. */
export async function endSessionAddress(call: ProviderCall, idToken: string | null, backTo: string): Promise<string> {
  return reached(call, (configuration) => {
    if (!configuration.serverMetadata().end_session_endpoint) return backTo;
    return oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: backTo, ...(idToken && { id_token_hint: idToken }) }).href;
  });
}
