import type { RawBuilder } from 'kysely';
import type { UserState } from '#kernel/contract/endpoint.ts';
import type { FeatureFlag, Permission, RoleKey, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Levels, RoleTable } from '#kernel/contract/rights.ts';
import type { Config } from './config.ts';
import type { Company, Unit } from './database/unit.ts';

/** The account of a signed-in user, independent of any company. */
export interface Account {
  id: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  preferredLanguage: 'nb' | 'en-gb';
}

/** What the access check needs to know of an account's membership in one company. */
export interface Membership {
  companyUserId: string;
  role: RoleKey;
  state: UserState;
  isExternal: boolean;
  permissions: ReadonlySet<Permission>;
  levels: Levels;
  features: ReadonlySet<FeatureFlag>;
  /** What the company's subscription includes; undefined while the payment solution is off, when everything is allowed. */
  subscription: ReadonlySet<SubscriptionFeature> | undefined;
  timeZone: string;
  mfaRequired: boolean;
  /** When the company will be deleted; until then its data cannot be changed. */
  companyEndsAt?: Date | null;
  /** The id of the company’s logo; null without one. */
  companyLogoGuid?: string | null;
  /** When the profile picture was last changed; null without one. */
  profileImageAt?: Date | null;
  /** Set while an administrator, or the vendor's support, views the product as this user: who views it. */
  viewedBy?: { companyUserId: string; role: RoleKey } | { supportVisitId: string };
}

/** Whether a user looks at what is their own: nobody who views the product as them does (roles.18). */
export function looksAtOwn({ companyUserId, viewedBy }: Pick<Membership, 'companyUserId' | 'viewedBy'>, personId: string | null): boolean {
  return viewedBy === undefined && personId === companyUserId;
}

/** The user who looks: the administrator who views the product as somebody else. Undefined for the vendor's support, who is no user of the company. */
export function lookingUser({ companyUserId, viewedBy }: Pick<Membership, 'companyUserId' | 'viewedBy'>): string | undefined {
  if (!viewedBy) return companyUserId;
  return 'companyUserId' in viewedBy ? viewedBy.companyUserId : undefined;
}

/** Whether something about a person is looked at by that person through somebody else's eyes, who may see what is closed to them (access-control.9). */
export function looksAtSelf(member: Pick<Membership, 'companyUserId' | 'viewedBy'>, personId: string): boolean {
  return member.viewedBy !== undefined && lookingUser(member) === personId;
}

/** The user whom an administrator views the product as, until a given time. */
export interface ViewedPerson {
  viewId: string;
  member: Membership;
  firstName: string;
  lastName: string;
  until: Date;
}

/** The view named by a tab's header, when it belongs to this session and member; undefined when it has ended or belongs to another. Implemented by access control. */
export type FindViewed = (
  company: Company,
  view: { viewId: string; sessionId: string; by: Membership; now: Date; roleTable: RoleTable },
) => Promise<ViewedPerson | undefined>;

/** The visit of the vendor's support to a company that allows it, when it belongs to this session; undefined when it has ended or belongs to another. A background request does not extend it. Implemented by support. */
export type FindSupported = (
  company: Company,
  visit: { viewId: string; sessionId: string; account: Account; config: Config; roleTable: RoleTable; now: Date; isByPerson: boolean },
) => Promise<(ViewedPerson & { companyName: string }) | undefined>;

/** Who makes the request. `member` is set whenever the request is for a company. */
export interface Actor {
  account: Account;
  member: Membership | undefined;
  via: 'session' | 'apiKey';
  sessionId: string | undefined;
  /** When the user last authenticated; undefined for an API key. */
  authenticatedAt: Date | undefined;
}

/** The membership of an account in the company of this transaction; undefined when it has none. Implemented by the people feature. */
export type FindMembership = (company: Company, accountId: string) => Promise<Membership | undefined>;

/**
 * The membership of the account and company that the transaction was opened for (`database/entering.ts`), with one extra column that the kernel
 * reads in the same query; undefined when there is none. Implemented by the people feature.
 */
export type FindEnteredMembership = <Beside>(
  unit: Unit,
  beside: RawBuilder<Beside>,
) => Promise<{ member: Membership; beside: Beside } | undefined>;

/** One company in which an account has a membership. */
export interface CompanyOfAccount {
  companyId: number;
  companyName: string;
  role: RoleKey;
  companyUserId: string;
  mfaRequired: boolean;
  /** The company's own session length; undefined for the product's default. */
  sessionLengthMinutes: number | undefined;
  state: UserState;
}

/** The companies of the account that this transaction was opened for, by name. */
export type ListMemberships = (unit: Unit, accountId: string) => Promise<CompanyOfAccount[]>;
