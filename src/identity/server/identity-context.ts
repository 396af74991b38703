import type Provider from 'oidc-provider';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Assets } from './pages/layout.ts';

/** Whose app sessions to end. */
export interface SessionsToEnd {
  issuer: string;
  subject: string;
  /** The Cookie header of the browser that stays signed in; undefined ends all. */
  browserToKeep: string | undefined;
}

/** An API key of the app, which a new password does not end. */
export interface LiveKey {
  name: string;
  companyName: string;
}

/** The app's configuration of the provider. */
export interface IdentityOptions {
  /** The built style sheets and scripts of the pages. */
  assets: Assets;
  /** Ends a person's app sessions, in the transaction that changed the password. */
  endAppSessions?: (unit: Unit, whose: SessionsToEnd) => Promise<void>;
  /** The API keys that a person still has after a new password; they are named, so that nobody keeps one unseen. */
  findLiveKeys?: (whose: Pick<SessionsToEnd, 'issuer' | 'subject'>) => Promise<readonly LiveKey[]>;
}

export type IdentityServices = Pick<Services, 'clock' | 'config' | 'database' | 'log' | 'queueMail' | 'secrets'>;

/** The shared context of the provider's pages. */
export interface IdentityContext {
  provider: Provider;
  services: IdentityServices;
  options: IdentityOptions;
  issuer: string;
}
