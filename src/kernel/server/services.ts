import type { Logger } from 'pino';
import type { RoleTable } from '#kernel/contract/rights.ts';
import type { FindEnteredMembership, FindMembership, FindSupported, FindViewed, ListMemberships, Membership } from './actor.ts';
import type { Clock } from './clock.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Config } from './config.ts';
import type { Company, Unit } from './database/unit.ts';
import type { Database } from './database/database.ts';
import type { Scan } from './files/scan.ts';
import type { FileStore } from './files/store.ts';
import type { Hooks, Registers } from './registers.ts';
import type { Secrets } from './secrets.ts';
import type { Sms, SmsGateway } from './sms/gateway.ts';
import type { Words } from './words.ts';

/** One e-mail, ready to send. The caller writes it in the recipient's language. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
  /** The unsubscribe address; mail programs post to it on request (RFC 8058). */
  unsubscribeUrl?: string;
  /** The job that is told what became of it, with the facts that it is told by. */
  report?: DeliveryReport;
}

/** A file that goes with a mail. It is kept sealed with the mail until that is sent, so it is small. */
export interface MailAttachment {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Whom an outbox tells what became of a message: the job is given `facts` with an `outcome`, once it was accepted or is not tried again. */
export interface DeliveryReport {
  job: string;
  facts: Readonly<Record<string, string | number>>;
}

/** Queued work. The job exists only if the transaction commits. */
export interface Jobs {
  enqueue: (
    unit: Unit,
    name: string,
    data: Record<string, unknown>,
    options?: { startAfter?: Date; singletonKey?: string },
  ) => Promise<void>;
  /** The numbers of waiting and failed jobs by queue, as last counted. */
  backlog: () => Promise<Backlog[]>;
}

/** The number of jobs waiting in one queue; dead letters are a separate queue. */
export interface Backlog {
  queue: string;
  ready: number;
  failed: number;
}

/** The part of the embedded identity provider that features use. */
export interface IdentityAdmin {
  /** Removes the second factor of a sign-in account; false when it has none. */
  resetMfa: (unit: Unit, subject: string) => Promise<boolean>;
  mfaEnabled: (unit: Unit, subject: string) => Promise<boolean>;
  /** Which of these sign-in accounts have a second factor. */
  subjectsWithMfa: (unit: Unit, subjects: readonly string[]) => Promise<string[]>;
  /** How many recovery codes a sign-in account has left. */
  recoveryCodesLeft: (unit: Unit, subject: string) => Promise<number>;
  /**
   * Whether the app may verify this sign-in account's address. False for a sign-up with an address that already has an account (identity.7):
   * the app answers as usual but sends no code and accepts none, because the provider has mailed the owner how to sign in.
   */
  mayVerifyEmail: (unit: Unit, subject: string) => Promise<boolean>;
  /** Tells the provider that the address is verified; false when `mayVerifyEmail` is. */
  markEmailVerified: (unit: Unit, subject: string) => Promise<boolean>;
  /** Changes the address of a sign-in account that is not verified yet; false when there is none. */
  changeUnverifiedEmail: (unit: Unit, subject: string, email: string) => Promise<boolean>;
  /** Ends all sessions of a person at the provider. */
  endSessionsOf: (unit: Unit, subject: string) => Promise<void>;
  /** Deletes a sign-in account. */
  remove: (unit: Unit, subject: string) => Promise<void>;
}

/** What the kernel needs from the people feature, which gives it by `createMembershipPorts` in its `server/public.ts`. */
export interface MembershipPorts {
  findMembership: FindMembership;
  findEnteredMembership: FindEnteredMembership;
  listMemberships: ListMemberships;
  /** Which of these accounts are active members, and whether the company requires a second factor of them. */
  activeMembers: (
    company: Company,
    accountIds: readonly string[],
  ) => Promise<{ accountId: string; companyUserId: string; role: RoleKey; mfaRequired: boolean }[]>;
  /** The people that a member may open: the member and all direct and indirect reports. Not for roles that can open everybody. */
  accessingCompanyUserIds: (company: Company, member: Membership) => Promise<string[]>;
  /** The stored interface settings of a user: columns, widths, hints already shown. */
  interactionData: (company: Company, accountId: string) => Promise<Record<string, unknown>>;
  /** Notes that a person was in the company with a session, at most once an hour. */
  noteEntered: (company: Company, companyUserId: string, now: Date) => Promise<void>;
  /** The account of a person, if there is one, and whether the person is deactivated. */
  accountOf: (company: Company, companyUserId: string) => Promise<{ accountId: string; isInactive: boolean } | undefined>;
}

/** What the kernel needs from access control. */
export interface ViewPorts {
  findViewed: FindViewed;
}

/** What the kernel needs from support. */
export interface SupportPorts {
  findSupported: FindSupported;
}

/** A company's logo for mails and PDFs. */
export interface PrintedLogo {
  companyName: string;
  png: Buffer;
  width: number;
  height: number;
}

/** All services and external connections that a handler or job may use. */
export interface Services extends MembershipPorts, ViewPorts, SupportPorts {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
  secrets: Secrets;
  /** The entries that features added to registers. */
  registers: Registers;
  /** Calls the listeners of hooks. */
  hooks: Hooks;
  /** What each role may do, from the rows that features declare. */
  roleTable: RoleTable;
  /** The names of fields, values and kinds of records. */
  words: Words;
  /** The store of uploaded files. */
  fileStore: FileStore;
  /** A company's logo of at most this many pixels; undefined without a logo, and when its bytes cannot be read. Must not be called inside a transaction. */
  printedLogo: (wanted: { companyId: number; width: number; height: number }) => Promise<PrintedLogo | undefined>;
  /** Scans for viruses; undefined when no scanner is configured. */
  scan: Scan | undefined;
  jobs: Jobs;
  /** Puts a mail in the outbox; it is sent after the transaction commits. */
  queueMail: (unit: Unit, mail: Mail) => Promise<void>;
  /** The same for many, with one statement per few thousand. */
  queueMails: (unit: Unit, mails: readonly Mail[]) => Promise<void>;
  /** Puts SMS in the outbox; they are sent after the transaction commits. */
  queueSms: (unit: Unit, messages: readonly Sms[]) => Promise<void>;
  /** Undefined without an SMS gateway: messages stay in the outbox table, shown at `/outbox` in demo mode. */
  smsGateway: SmsGateway | undefined;
  /** Undefined when another provider is in use. */
  identity: IdentityAdmin | undefined;
  /** The address of this process, for requests to itself: `http://127.0.0.1:3000`. */
  ownAddress: () => string;
}
