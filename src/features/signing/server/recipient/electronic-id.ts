import * as oidc from 'openid-client';
import type { SigningIdentity } from '#kernel/server/config.ts';
import type { Fail } from '#kernel/server/failure.ts';
import type { Services } from '#kernel/server/services.ts';
import { subjectToKeep } from './rules/subject-to-keep.ts';
import type { ElectronicIdentity } from './store-confirmation.ts';

/** A call to the provider, which may be unavailable. */
export interface ProviderCall<Code extends string = never> {
  services: Services;
  fail: Fail<'signing.ElectronicIdUnavailable' | Code>;
}

/** What the answer of the provider is checked with; it stays sealed in a cookie of the browser until then. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

/** What the provider sent back with the browser. */
export interface ProviderAnswer {
  state: string;
  code: string;
  iss?: string | undefined;
}

const patienceSeconds = 10;
// A cache by issuer and client.
const discovered = new Map<string, Promise<oidc.Configuration>>();

/** Where the provider sends the browser back to: a page of the signer's, which finishes (README). */
const returnAddress = ({ config }: Services): string => `${config.publicUrl}/sign-return`;

/** The address of the provider, and what its answer is checked with. */
export async function beginIdentification(call: ProviderCall, language: 'no' | 'en'): Promise<{ address: string; attempt: Attempt }> {
  const { settings, configuration } = await provider(call);
  const attempt = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(call.services),
    scope: 'openid profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    ui_locales: language === 'no' ? 'nb' : 'en',
    // Somebody else may be signed in there on a shared device.
    prompt: 'login',
    ...(settings.acrValues.length > 0 && { acr_values: settings.acrValues.join(' ') }),
  });
  return { address: url.href, attempt };
}

/** Who the provider says this is; refuses an answer that does not belong to the attempt, or is of a lower class than asked for. */
export async function identify(
  call: ProviderCall<'signing.ElectronicIdFailed'>,
  attempt: Attempt,
  answer: ProviderAnswer,
): Promise<ElectronicIdentity> {
  const { services, fail } = call;
  const { settings, configuration } = await provider(call);
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, callbackUrl(services, answer), {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims() ?? fail('signing.ElectronicIdFailed');
    const profile = await profileOf(configuration, tokens.access_token, claims);
    return identityOf(services, settings, { ...profile, ...claims }) ?? fail('signing.ElectronicIdFailed');
  } catch (cause) {
    if (isFaultOfProvider(cause)) return refuseUnavailable(call, cause);
    // Whatever is wrong with a code or token, the signer can only confirm once more; the log has the provider's message.
    services.log.warn({ err: cause instanceof Error ? { name: cause.name, message: cause.message } : cause }, 'electronic ID refused');
    return fail('signing.ElectronicIdFailed');
  }
}

/** The name stands in the token, or at the provider's page of claims where it has one. */
async function profileOf(
  configuration: oidc.Configuration,
  accessToken: string,
  claims: oidc.IDToken,
): Promise<Readonly<Record<string, unknown>>> {
  if (typeof claims['name'] === 'string' || !configuration.serverMetadata().userinfo_endpoint) return {};
  return oidc.fetchUserInfo(configuration, accessToken, claims.sub);
}

/** The kept part of the claims: subject, name and class, and never a national identity number (signing.58). */
function identityOf(
  { secrets }: Services,
  { acrValues }: SigningIdentity,
  claims: Readonly<Record<string, unknown>>,
): ElectronicIdentity | undefined {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  const name = text('name') || `${text('given_name')} ${text('family_name')}`.trim();
  const [acr, sub, issuer] = [text('acr'), text('sub'), text('iss')];
  if (!name || !sub || (acrValues.length > 0 && !acrValues.includes(acr))) return undefined;
  return { subject: subjectToKeep(sub, (value) => secrets.digest(value, 'signing subject')), name: name.slice(0, 200), acr, issuer };
}

async function provider(call: ProviderCall): Promise<{ settings: SigningIdentity; configuration: oidc.Configuration }> {
  const { services, fail } = call;
  const settings = services.config.signingIdentity ?? fail('signing.ElectronicIdUnavailable', 503);
  try {
    return { settings, configuration: await configurationOf(settings) };
  } catch (cause) {
    return refuseUnavailable(call, cause);
  }
}

function refuseUnavailable({ services, fail }: ProviderCall, cause: unknown): never {
  services.log.error({ err: cause }, 'provider of electronic identities not reached');
  return fail('signing.ElectronicIdUnavailable', 503);
}

/** Discovered once per process; a failed discovery is tried again with the next request. */
function configurationOf(settings: SigningIdentity): Promise<oidc.Configuration> {
  const key = `${settings.issuer} ${settings.clientId}`;
  const known = discovered.get(key);
  if (known) return known;
  const fresh = oidc.discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
    execute: settings.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
    timeout: patienceSeconds,
  });
  discovered.set(key, fresh);
  fresh.catch(() => discovered.delete(key));
  return fresh;
}

function callbackUrl(services: Services, { state, code, iss }: ProviderAnswer): URL {
  const url = new URL(returnAddress(services));
  url.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
  return url;
}

/** The provider timed out, was unreachable, or failed: this says nothing about the signer. */
function isFaultOfProvider(error: unknown): boolean {
  // `fetch` sets the network error as the cause when there is no connection; an invalid argument has no cause.
  if (error instanceof TypeError) return error.cause !== undefined;
  if (!(error instanceof oidc.ClientError)) return false;
  return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500);
}
