import type { Config } from './config.ts';
import type { Secrets } from './secrets.ts';

/** The address of the identity provider and the app's client credentials there. */
export interface IdentityClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  embedded: boolean;
}

/** The app as a client of its identity provider: the configured one, or the embedded one with a secret that both sides derive. */
export function identityClient(config: Config, secrets: Secrets): IdentityClient {
  const redirectUri = `${config.publicUrl}/callback`;
  if (config.oidc) return { ...config.oidc, redirectUri, embedded: false };
  return {
    issuer: `${config.publicUrl}/identity`,
    clientId: 'samspill',
    clientSecret: secrets.digest('samspill', 'embedded identity client'),
    redirectUri,
    embedded: true,
  };
}
