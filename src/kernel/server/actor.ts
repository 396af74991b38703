import type { RawBuilder } from 'kysely';
import type { UserState } from '#kernel/contract/endpoint.ts';
import type { FeatureFlag, Level, Permission, RoleFeature, RoleKey, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Config } from './config.ts';
import type { Company, Unit } from './database/unit.ts';

/** The person behind a sign-in, whatever the company. */
export interface Account {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  preferredLanguage: 'nb' | 'en-gb';
}

/** What the gate must know of an account's place in one company. */
export interface Membership {
  companyUserId: string;
  role: RoleKey;
  state: UserState;
  isExternal: boolean;
  permissions: ReadonlySet<Permission>;
  levels: Readonly<Record<RoleFeature, Level>>;
  features: ReadonlySet<FeatureFlag>;
  /** What the company's subscription includes; undefined while the payment solution is off, and then everything is allowed. */
  subscription: ReadonlySet<SubscriptionFeature> | undefined;
  timeZone: string;
  mfaRequired: boolean;
  /** When the company will be deleted; until then nothing in it changes. */
  companyEndsAt?: Date | null;
  /** Which picture is the company’s logo; null without one. */
  companyLogoGuid?: string | null;
  /** When the picture was last changed; null without one. */
  profileImageAt?: Date | null;
  /** There while an administrator, or the vendor's support, looks at the product as this person: who that is. */
  viewedBy?: { companyUserId: string; role: RoleKey } | { supportVisitId: string };
}

/** Somebody whom an administrator looks at the product as, until a moment. */
export interface ViewedPerson {
  viewId: string;
  member: Membership;
  firstName: string;
  lastName: string;
  until: Date;
}

/** The view behind a tab's header, of this session and by this member; undefined when it is over or not theirs. Access control fills this port. */
export type FindViewed = (
  company: Company,
  view: { viewId: string; sessionId: string; by: Membership; now: Date },
) => Promise<ViewedPerson | undefined>;

/** The vendor's support inside a company that allows it, by a visit of this session; undefined when it is over or was never theirs. A call that no person made does not keep it going. Support fills this port. */
export type FindSupported = (
  company: Company,
  visit: { viewId: string; sessionId: string; account: Account; config: Config; now: Date; isByPerson: boolean },
) => Promise<(ViewedPerson & { companyName: string }) | undefined>;

/** Who makes the call. `member` is there whenever the call is made for a company. */
export interface Actor {
  account: Account;
  member: Membership | undefined;
  via: 'session' | 'apiKey';
  sessionId: string | undefined;
  /** When the person last proved who they are; undefined for an API key. */
  authenticatedAt: Date | undefined;
}

/** The membership of an account in the company of this transaction; undefined when it has none. The people feature fills this port. */
export type FindMembership = (company: Company, accountId: string) => Promise<Membership | undefined>;

/**
 * The membership of the account and company that the transaction was entered by (`database/entering.ts`), with a column that the kernel reads
 * beside it; undefined when there is none. The people feature fills this port.
 */
export type FindEnteredMembership = <Beside>(
  unit: Unit,
  beside: RawBuilder<Beside>,
) => Promise<{ member: Membership; beside: Beside } | undefined>;

/** One company that an account belongs to. */
export interface CompanyOfAccount {
  companyId: number;
  companyName: string;
  role: RoleKey;
  companyUserId: string;
  mfaRequired: boolean;
  /** The company's own session length; undefined means the product's. */
  sessionLengthMinutes: number | undefined;
  state: UserState;
}

/** The companies of the account that this transaction was opened for, by name. */
export type ListMemberships = (unit: Unit, accountId: string) => Promise<CompanyOfAccount[]>;
