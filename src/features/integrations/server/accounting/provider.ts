import type { Named } from '../../contract/entities.ts';
import type { AccountingSystem, ComparedField } from '../../contract/kinds.ts';

/** The compared fields of a person in another system; absent or null where it holds nothing. Dates are YYYY-MM-DD, the mobile number is E.164, the country ISO 3166-1 alpha-2. */
export type ExternalFields = Partial<Record<ComparedField, string | null>>;

/** A person as the other system has them. */
export interface ExternalPerson {
  /** The other system's own id. */
  externalId: string;
  /** What it wants back with a change, so that nobody is overwritten; null where it has none. */
  version: string | null;
  /** Our id, where the other system keeps it for us. */
  ownId: string | null;
  /** Ended, archived or a mere contact: is compared, never proposed. */
  isActive: boolean;
  fields: ExternalFields;
  /** Fields that the key may not read ("hidden", a missing privilege): never a difference. */
  unreadable: readonly ComparedField[];
}

/** What a connection holds; sealed in the database, never in an answer, a log line or an error. */
export interface Credentials {
  /** The customer's key: client key, employee token, or the organisation's key of Uni Micro. */
  key: string;
  /** Tripletex: the consumer token that belongs to the employee token; null for that of the installation. */
  consumerToken: string | null;
  /** Tripletex: the client company of an accountant; null for the company of the token. */
  clientId: string | null;
}

/** What is chosen for people who are added to the other system. */
export interface NewPersonChoices {
  departmentId: string | null;
  /** Tripletex only. */
  userType: 'NO_ACCESS' | 'STANDARD' | 'EXTENDED';
}

/** What a key opens. */
export interface Tested {
  /** The company as the other system names it, and its organisation number where it says so. */
  companyName: string;
  registryId: string | null;
  /** Privileges that a sync needs and the key lacks, in the other system's names. */
  missingPrivileges: readonly string[];
  /** Client companies among which an accountant's key must choose; empty for others. */
  clients: readonly Named[];
  departments: readonly Named[];
}

/** A person here who is looked for there. */
export interface PersonQuery {
  ownId: string;
  fields: ExternalFields;
  /** The ids of people there who were said not to be them. */
  except?: ReadonlySet<string>;
  /** Nothing of them was sent yet, so whoever a comparison would find to be the same counts too. */
  isNew?: boolean;
}

/** Where a system tells of changes, and what it signs its messages with. */
export interface ChangeHook {
  address: string;
  signingKey: string;
}

/** What a system says of its own accord. */
export interface ChangeNotices {
  /**
   * Has changed people told to an address, and puts right what differs of that there. Answers the ids of the subscriptions that are in order, also when
   * it was refused before all were.
   */
  subscribe(
    credentials: Credentials,
    hook: ChangeHook,
    known: readonly string[],
  ): Promise<{ subscriptions: string[]; refusal: ProviderRefusal | undefined }>;
  /** Ends subscriptions; one that has ended already is none. */
  unsubscribe(credentials: Credentials, subscriptions: readonly string[]): Promise<void>;
}

/** Two minutes of work at most: what is longer is paged. */
export interface AccountingProvider {
  readonly system: AccountingSystem;
  /** The fields that are read there, and those that are written there. */
  readonly reads: ReadonlySet<ComparedField>;
  readonly writes: ReadonlySet<ComparedField>;
  /** It keeps first and last name as one text. */
  readonly hasOneName?: boolean;
  /** Only of a system that tells of changes. */
  readonly notices?: ChangeNotices;
  /** Tries a key without keeping it. */
  test(credentials: Credentials): Promise<Tested>;
  /** Everybody there, page by page, each person once, whatever the list does meanwhile. */
  list(credentials: Credentials): AsyncIterable<readonly ExternalPerson[]>;
  /** Those among the given ids who are still there, as they are now. */
  read(credentials: Credentials, externalIds: readonly string[]): Promise<ExternalPerson[]>;
  /** Somebody whom an attempt to add may have left: by our id, else by employee number or e-mail together with the last name. */
  find(credentials: Credentials, sought: PersonQuery): Promise<ExternalPerson | undefined>;
  /** Adds somebody; fields that the system does not take are left out. The department is given by its name and found there. */
  create(credentials: Credentials, person: { ownId: string; fields: ExternalFields; choices: NewPersonChoices }): Promise<ExternalPerson>;
  /** Changes exactly the given fields of somebody as they were when `version` was read. */
  update(
    credentials: Credentials,
    person: Pick<ExternalPerson, 'externalId' | 'version'>,
    changes: ExternalFields,
  ): Promise<ExternalPerson>;
}

/** Why the other system did not do what it was asked. */
export type RefusalKind =
  /** The key is wrong, was revoked or has expired; the session was renewed once before this is said. */
  | 'invalidKey'
  /** The key lacks a privilege, or its module is not in the customer's subscription there. */
  | 'noPermission'
  | 'notFound'
  /** Somebody else changed the person meanwhile, or the value is taken. */
  | 'conflict'
  | 'invalid'
  /** Too many calls: nothing was done. `waitSeconds` says how long to wait. */
  | 'limited'
  /** No line, or an outage while nothing was to be changed: nothing was done. */
  | 'unavailable'
  /** More people than can be compared, so not all of them were read. */
  | 'tooMany'
  /** The line broke after a change was sent, or the answer does not say what became of it: it may have been done, so look before asking again. */
  | 'uncertain';

/** What else is known of a refusal. */
export interface RefusalDetails {
  /** What it said of single fields; null for a field that is none of ours. */
  fields?: readonly { field: ComparedField | null; message: string }[];
  waitSeconds?: number;
  status?: number;
  /** What the system said itself, as it may be shown; absent when the message is ours, for the log. */
  words?: string;
}

/** A refusal of another system, in words that may be shown: without keys, and without hidden numbers. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  readonly kind: RefusalKind;
  readonly more: RefusalDetails;

  /** The message is in the system's own words. */
  constructor(kind: RefusalKind, message: string, more: RefusalDetails = {}) {
    super(message);
    this.kind = kind;
    this.more = more;
  }
}
