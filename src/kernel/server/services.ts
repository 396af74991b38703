import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Unit } from './database/unit.ts';
import type { Database } from './database/database.ts';
import type { Secrets } from './secrets.ts';

/** One e-mail, ready to send. Texts are made in the reader's language by whoever queues it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Work for later. The job exists only if the transaction commits. */
export interface Jobs {
  enqueue: (
    unit: Unit,
    name: string,
    data: Record<string, unknown>,
    options?: { startAfter?: Date; singletonKey?: string },
  ) => Promise<void>;
}

/** The embedded identity provider, as far as features need it; undefined members mean another provider is in use. */
export interface IdentityAdmin {
  /** Removes the second factor of a sign-in; false when it has none. */
  resetMfa: (unit: Unit, subject: string) => Promise<boolean>;
  mfaEnabled: (unit: Unit, subject: string) => Promise<boolean>;
}

/** Everything of the outside world that a handler or job may use. */
export interface Services {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
  secrets: Secrets;
  jobs: Jobs;
  /** Puts a mail in the outbox; it leaves after the transaction commits. */
  queueMail: (unit: Unit, mail: Mail) => Promise<void>;
  identity: IdentityAdmin | undefined;
}
