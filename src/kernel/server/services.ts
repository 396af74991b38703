import type { Logger } from 'pino';
import type { FindEnteredMembership, FindMembership, FindSupported, FindViewed, ListMemberships, Membership } from './actor.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Company, Unit } from './database/unit.ts';
import type { Database } from './database/database.ts';
import type { Scan } from './files/scan.ts';
import type { FileStore } from './files/store.ts';
import type { Hooks, Registers } from './registers.ts';
import type { Secrets } from './secrets.ts';
import type { Sms, SmsGateway } from './sms/gateway.ts';
import type { Words } from './words.ts';

/** One e-mail, ready to send. Texts are made in the reader's language by whoever queues it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where the reader ends mail of this kind; mail programs post to it when asked (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Work for later. The job exists only if the transaction commits. */
export interface Jobs {
  enqueue: (
    unit: Unit,
    name: string,
    data: Record<string, unknown>,
    options?: { startAfter?: Date; singletonKey?: string },
  ) => Promise<void>;
  /** What waits and what failed for good, by queue, as last counted. */
  backlog: () => Promise<Backlog[]>;
}

/** How much waits in one queue; dead letters are a queue of their own. */
export interface Backlog {
  queue: string;
  ready: number;
  failed: number;
}

/** The embedded identity provider, as far as features need it. */
export interface IdentityAdmin {
  /** Removes the second factor of a sign-in; false when it has none. */
  resetMfa: (unit: Unit, subject: string) => Promise<boolean>;
  mfaEnabled: (unit: Unit, subject: string) => Promise<boolean>;
  /** Those of many sign-ins that have a second factor. */
  subjectsWithMfa: (unit: Unit, subjects: readonly string[]) => Promise<string[]>;
  /** How many recovery codes a sign-in has left. */
  recoveryCodesLeft: (unit: Unit, subject: string) => Promise<number>;
  /**
   * Whether the app may verify this sign-in's address. False for a sign-up with an address that already has an account (identity.7): the app
   * answers as usual but sends no code and accepts none, because the provider has mailed the owner how to sign in.
   */
  mayVerifyEmail: (unit: Unit, subject: string) => Promise<boolean>;
  /** Tells the provider that the app has proved the address; false when `mayVerifyEmail` is. */
  markEmailVerified: (unit: Unit, subject: string) => Promise<boolean>;
  /** Gives a sign-in whose address is not proven yet another one; false when there is none such. */
  changeUnverifiedEmail: (unit: Unit, subject: string, email: string) => Promise<boolean>;
  /** Ends every session of a person at the provider. */
  endSessionsOf: (unit: Unit, subject: string) => Promise<void>;
  /** Removes a sign-in for good. */
  remove: (unit: Unit, subject: string) => Promise<void>;
}

/** What the kernel asks of people; the people feature exports it whole as `membershipPorts` in its `server/public.ts`. */
export interface MembershipPorts {
  findMembership: FindMembership;
  findEnteredMembership: FindEnteredMembership;
  listMemberships: ListMemberships;
  /** Which of these accounts are active members, and whether the company demands a second factor of them. */
  activeMembers: (
    company: Company,
    accountIds: readonly string[],
  ) => Promise<{ accountId: string; companyUserId: string; mfaRequired: boolean }[]>;
  /** What is left of a member's levels to an API key with only these permissions. */
  levelsWithin: (levels: Membership['levels'], held: Membership['permissions']) => Membership['levels'];
  /** The people a member may open: oneself and all direct and indirect reports. Not for roles that see everybody. */
  accessingCompanyUserIds: (company: Company, member: Membership) => Promise<string[]>;
  /** What the web remembers for this person: columns, widths, what was seen. */
  interactionData: (company: Company, accountId: string) => Promise<Record<string, unknown>>;
  /** The account of a person, when they have one. */
  accountIdOf: (company: Company, companyUserId: string) => Promise<string | undefined>;
}

/** What the kernel asks of access control. */
export interface ViewPorts {
  findViewed: FindViewed;
}

/** What the kernel asks of support. */
export interface SupportPorts {
  findSupported: FindSupported;
}

/** A company's logo as it stands in mails and on paper. */
export interface PrintedLogo {
  companyName: string;
  png: Buffer;
  width: number;
  height: number;
}

/** Everything of the outside world that a handler or job may use. */
export interface Services extends MembershipPorts, ViewPorts, SupportPorts {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
  secrets: Secrets;
  /** What features have put into the registers of others. */
  registers: Registers;
  /** Tells features of what they listen to. */
  hooks: Hooks;
  /** What fields, values and kinds of things are called. */
  words: Words;
  /** The bytes of uploaded files. */
  fileStore: FileStore;
  /** A company's logo in no more pixels than these; undefined without one, and when its bytes cannot be had. Never asked inside a transaction. */
  printedLogo: (wanted: { companyId: number; width: number; height: number }) => Promise<PrintedLogo | undefined>;
  /** Looks for viruses; undefined when no scanner is configured. */
  scan: Scan | undefined;
  jobs: Jobs;
  /** Puts a mail in the outbox; it leaves after the transaction commits. */
  queueMail: (unit: Unit, mail: Mail) => Promise<void>;
  /** The same for many, in one statement for some thousands. */
  queueMails: (unit: Unit, mails: readonly Mail[]) => Promise<void>;
  /** Puts SMS in the outbox; they leave after the transaction commits. */
  queueSms: (unit: Unit, messages: readonly Sms[]) => Promise<void>;
  /** Undefined when nobody carries SMS: they stay in the outbox table, shown at `/outbox` in demo mode. */
  smsGateway: SmsGateway | undefined;
  /** Undefined when another provider is in use. */
  identity: IdentityAdmin | undefined;
  /** Where this process listens, for calls to itself: `http://127.0.0.1:3000`. */
  ownAddress: () => string;
}
