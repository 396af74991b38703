import { randomBytes, randomInt } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as oidc from 'openid-client';
import pino from 'pino';
import { afterAll } from 'vitest';
import { createIdentityUser } from '../server/admin.ts';
import type { NewIdentityUser } from '../server/admin.ts';
import type { IdentityServices, IdentityOptions } from '../server/identity-context.ts';
import { registerIdentity } from '../server/register.ts';
import { movableClock } from '#kernel/server/clock.ts';
import type { Config } from '#kernel/server/config.ts';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import type { Database } from '#kernel/server/database/database.ts';
import { identityClient } from '#kernel/server/identity-client.ts';
import type { SecretKey } from '#kernel/server/key-file.ts';
import type { Mail } from '#kernel/server/services.ts';
import { browserless } from './browserless.ts';
import type { Browserless, Visit } from './browserless.ts';

/** The keys of every provider of a test file. */
export const testSecretKeys: readonly SecretKey[] = [{ id: 'test', key: randomBytes(32) }];

/** A running embedded provider on its own port, with what tests inspect. */
export interface TestIdentity {
  publicUrl: string;
  /** The address it listens on: the public address, unless another was given. */
  address: string;
  services: IdentityServices;
  clock: ReturnType<typeof movableClock>;
  mails: Mail[];
  logged: () => string;
  addUser: (user: Partial<NewIdentityUser> & { email: string }) => Promise<string>;
}

export const testPassword = 'granskog og klippfisk';

/** Starts the provider alone, without the app; several may share one database. */
export async function startIdentity(
  database: Database,
  {
    mount,
    publicUrl: given,
    ...options
  }: Partial<IdentityOptions> & { mount?: (app: FastifyInstance) => Promise<void>; publicUrl?: string } = {},
): Promise<TestIdentity> {
  const app = Fastify();
  const lines: string[] = [];
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const publicUrl = given ?? address;
  const clock = movableClock(new Date().toISOString());
  const mails: Mail[] = [];
  // The provider reads only the public address of the configuration.
  const config = { publicUrl, oidc: undefined } as Config;
  const services: IdentityServices = {
    config,
    clock,
    database,
    secrets: createSecrets(testSecretKeys),
    log: pino({ level: 'debug' }, { write: (line: string) => lines.push(line) }),
    queueMail: async (_unit, mail) => void mails.push(mail),
  };
  await mount?.(app);
  await registerIdentity(app, services, { assets: { styles: [], scripts: [] }, ...options });
  await app.listen({ port, host: 'localhost' });
  afterAll(() => app.close());
  const usual = { password: testPassword, givenName: 'Kari', familyName: 'Nordmann', language: 'no', emailVerified: true } as const;
  const addUser = (user: Partial<NewIdentityUser> & { email: string }) =>
    database.transaction((unit) => createIdentityUser(unit, { ...usual, now: clock.now(), ...user }));
  return { address, publicUrl, services, clock, mails, logged: () => lines.join(''), addUser };
}

/**
 * A port that is free and stays free until it is used: below the ephemeral range, and from a range that no other worker of the run uses.
 */
async function freePort(): Promise<number> {
  const port = 12_000 + 1_000 * Number(process.env['VITEST_POOL_ID'] ?? 0) + randomInt(1_000);
  const probe = Fastify();
  const isFree = await probe.listen({ port, host: 'localhost' }).then(
    () => true,
    () => false,
  );
  await probe.close();
  return isFree ? port : freePort();
}

/** An app that signs users in at the provider, like the real one. */
export interface RelyingParty {
  browser: Browserless;
  /** Redirects the browser to the provider; returns the page where it stops. */
  begin: (parameters?: Record<string, string>) => Promise<Visit>;
  /** Redeems the callback to which the browser was redirected. */
  redeem: (end: Visit) => Promise<{ claims: oidc.IDToken; profile: oidc.UserInfoResponse; idToken: string }>;
  signOutAddress: (idToken: string) => string;
}

/** A relying party with its own browser. */
export async function relyingParty({ services, publicUrl }: TestIdentity, headers: Record<string, string> = {}): Promise<RelyingParty> {
  const { issuer, clientId, clientSecret, redirectUri } = identityClient(services.config, services.secrets);
  const configuration = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute: [oidc.allowInsecureRequests] });
  const browser = browserless({ stopAt: `${publicUrl}/callback`, headers });
  let checks = { pkceCodeVerifier: '', expectedState: '', expectedNonce: '' };
  return {
    browser,
    begin: async (parameters = {}) => {
      checks = { pkceCodeVerifier: oidc.randomPKCECodeVerifier(), expectedState: oidc.randomState(), expectedNonce: oidc.randomNonce() };
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
        code_challenge_method: 'S256',
        state: checks.expectedState,
        nonce: checks.expectedNonce,
        ui_locales: 'en-gb',
        ...parameters,
      });
      return browser.visit(address.href);
    },
    redeem: async (end) => {
      const tokens = await oidc.authorizationCodeGrant(configuration, new URL(end.address), { ...checks, idTokenExpected: true });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new Error('the provider gave no id_token');
      return { claims, profile: await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub), idToken: tokens.id_token };
    },
    signOutAddress: (idToken) =>
      oidc.buildEndSessionUrl(configuration, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${publicUrl}/no/logout-redirect`,
        state: 'x',
      }).href,
  };
}
