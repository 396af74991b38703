import type { Account, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { Provider } from 'oidc-provider';
import { identityClient } from '#kernel/server/identity-client.ts';
import { isUnavailable, retryAfterSeconds } from '#kernel/server/unavailable.ts';
import { payloadAdapter } from './adapter.ts';
import type { IdentityServices } from './identity-context.ts';
import type { ProviderKeys } from './keys.ts';
import { languageTag } from './language.ts';
import { acr, policyFor } from './policy.ts';
import { findUser } from './store-user.ts';
import type { User } from './store-user.ts';

/** The client with which the account page checks who is signed in, and how recently. */
export const accountClientId = 'identity-account';

const hour = 60 * 60;
/** Like the app's sessions: eight hours idle, 24 hours in total (identity.36). */
const sessionIdleSeconds = 8 * hour;
const sessionSeconds = 24 * hour;
const scopes = 'openid email profile';

/** Pages shown by the protocol itself. */
export interface ProtocolPages {
  error: NonNullable<Configuration['renderError']>;
  signOut: (ctx: KoaContextWithOIDC, form: string) => Promise<void>;
  signedOut: (ctx: KoaContextWithOIDC) => Promise<void>;
}

/** The OpenID Connect provider, configured for one app. */
export function createProvider(services: IdentityServices, keys: ProviderKeys, pages: ProtocolPages): Provider {
  const issuer = issuerOf(services);
  const provider = new Provider(issuer, {
    adapter: payloadAdapter(services),
    clients: clientsOf(services, issuer),
    jwks: { keys: keys.signing },
    cookies: cookiesOf(services, keys),
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time', 'sid'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'locale'],
    },
    // The app needs the claims immediately; a second request for them would only take time.
    conformIdTokenClaims: false,
    scopes: scopes.split(' '),
    acrValues: Object.values(acr),
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: pages.signOut, postLogoutSuccessSource: pages.signedOut },
    },
    discovery: { ui_locales_supported: ['nb', 'en-GB'] },
    interactions: { policy: policyFor(services), url: (_ctx, interaction) => `${issuer}/interaction/${interaction.uid}` },
    findAccount: (_ctx, subject) => accountOf(services, subject),
    loadExistingGrant,
    issueRefreshToken: () => false,
    renderError: pages.error,
    ttl: {
      AccessToken: 10 * 60,
      AuthorizationCode: 60,
      Grant: sessionSeconds,
      IdToken: 10 * 60,
      Interaction: hour,
      Session: (_ctx, session) => sessionSecondsLeft(session.loginTs, services.clock.now()),
    },
  });
  // `pinAddress` sets these headers.
  provider.proxy = true;
  provider.on('server_error', (ctx, error) => {
    services.log.error({ err: error }, 'identity provider failed');
    if (isUnavailable(error)) markUnavailable(ctx);
  });
  return provider;
}

/** Tells the client, which may be no browser, when to try again. */
export function markUnavailable(ctx: Pick<KoaContextWithOIDC, 'status' | 'set'>): void {
  ctx.status = 503;
  ctx.set('retry-after', String(retryAfterSeconds));
}

/** The issuer address of the embedded provider. */
export function issuerOf({ config }: Pick<IdentityServices, 'config'>): string {
  return `${config.publicUrl}/identity`;
}

function clientsOf({ config, secrets }: IdentityServices, issuer: string): NonNullable<Configuration['clients']> {
  const app = identityClient(config, secrets);
  const code = { grant_types: ['authorization_code'], response_types: ['code' as const] };
  return [
    {
      ...code,
      client_id: app.clientId,
      client_secret: app.clientSecret,
      redirect_uris: [app.redirectUri],
      post_logout_redirect_uris: ['no', 'en-gb'].map((locale) => `${config.publicUrl}/${locale}/logout-redirect`),
    },
    { ...code, client_id: accountClientId, token_endpoint_auth_method: 'none', redirect_uris: [`${issuer}/account/return`] },
  ];
}

function cookiesOf({ config }: IdentityServices, keys: ProviderKeys): NonNullable<Configuration['cookies']> {
  const isSecure = config.publicUrl.startsWith('https:');
  const [host, secure] = isSecure ? ['__Host-', '__Secure-'] : ['', ''];
  return {
    names: { session: `${host}identity_session`, interaction: `${secure}identity_interaction`, resume: `${secure}identity_resume` },
    long: { httpOnly: true, sameSite: 'lax', path: '/', signed: true },
    short: { httpOnly: true, sameSite: 'lax', signed: true },
    keys: keys.cookie,
  };
}

/** First party: the grant is given without consent, one per session. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const existing = session.grantIdFor(client.clientId);
  const found = existing ? await provider.Grant.find(existing) : undefined;
  if (found?.accountId === session.accountId) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes);
  await grant.save();
  return grant;
}

async function accountOf({ database }: IdentityServices, subject: string): Promise<Account | undefined> {
  const user = await database.transaction((unit) => findUser(unit, subject));
  return user && { accountId: subject, claims: async () => claimsOf(user) };
}

function claimsOf(user: User) {
  return {
    sub: user.subject,
    email: user.email,
    email_verified: user.emailVerified,
    given_name: user.givenName,
    family_name: user.familyName,
    locale: languageTag[user.language],
  };
}

function sessionSecondsLeft(loginTs: number | undefined, now: Date): number {
  if (loginTs === undefined) return hour;
  const left = loginTs + sessionSeconds - Math.floor(now.getTime() / 1000);
  return Math.max(1, Math.min(sessionIdleSeconds, left));
}
