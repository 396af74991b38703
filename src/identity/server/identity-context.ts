import type Provider from 'oidc-provider';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Assets } from './pages/layout.ts';

/** Whose sessions the app should end. */
export interface SessionsToEnd {
  issuer: string;
  subject: string;
  /** The Cookie header of the browser that stays signed in; undefined ends them all. */
  browserToKeep: string | undefined;
}

/** What the app decides about the provider. */
export interface IdentityOptions {
  /** The built style sheets and scripts of the pages. */
  assets: Assets;
  /** Ends the app's own sessions of a person, in the transaction that changed the password. */
  endAppSessions?: (unit: Unit, whose: SessionsToEnd) => Promise<void>;
}

export type IdentityServices = Pick<Services, 'clock' | 'config' | 'database' | 'log' | 'queueMail' | 'secrets'>;

/** What every page of the provider works with. */
export interface IdentityContext {
  provider: Provider;
  services: IdentityServices;
  options: IdentityOptions;
  issuer: string;
}
