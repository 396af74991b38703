import { z } from 'zod';
import { userStates } from '#kernel/contract/endpoint.ts';
import { featureFlags, roleKeys, subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { CompanyId, Id, Moment, PermissionName, RoleFeatureName } from '#kernel/contract/values.ts';
import { PaymentCompanyProperties } from './payment-properties.ts';

/** The maximum age in seconds of a sign-in for creating an API key or resetting two-step sign-in (identity.17). */
export const recentSignInSeconds = 600;

export const PreferredLanguage = z.enum(['nb', 'en-gb']);

export const Appearance = z.enum(['light', 'dark', 'auto']);
export type Appearance = z.output<typeof Appearance>;

/** A user's appearance in all their companies, and when they chose it. */
export const AppearanceChoice = z.object({ scheme: Appearance, at: Moment });

/** One company of the user, as key and value (identity.21). */
export const CompanyEntry = z.object({ key: CompanyId, value: z.string() });

/** The signed-in user in the company of the tab; without a company its fields are empty (identity.21). */
export const CurrentUser = z.object({
  accountId: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyId: z.number().int().nonnegative(),
  companyName: z.string(),
  companies: z.array(CompanyEntry),
  companyUserId: Id.nullable(),
  /** When the user's picture was last changed; null without one. */
  profileImageTimestamp: Moment.nullable(),
  role: z.enum(roleKeys).nullable(),
  permissions: z.record(PermissionName, z.boolean()),
  isActive: z.boolean(),
  isPending: z.boolean(),
  isInactive: z.boolean(),
  isFamiliar: z.boolean(),
  /** Of an address that is not proved: when another code may be mailed, and how long the last one works. Null without one. */
  emailCode: z.object({ againAt: Moment, expiresAt: Moment }).nullable(),
  isCompanyless: z.boolean(),
  isAuthenticated: z.boolean(),
  /** True for roles that see everybody; then the list is omitted (identity.22). */
  accessesAll: z.boolean(),
  accessingCompanyUserIds: z.array(Id).optional(),
  /** When the session ends unless it is used, as of the call; the header `x-session-expires` of each answer says it anew. Null for API keys. */
  sessionExpirationTimestamp: Moment.nullable(),
  interactionData: z.record(z.string(), z.unknown()),
  preferredLanguage: PreferredLanguage,
  /** Null until the user has chosen; then each browser follows its system setting. */
  appearance: AppearanceChoice.nullable(),
  /** Set while an administrator views the product as this user, read-only, or the vendor's support visits the company. */
  viewAs: z.object({ viewId: Id, until: Moment, isSupport: z.boolean() }).nullable(),
  mfaEnabled: z.boolean(),
  /** The page to change password and second factor; null without one. */
  securityUrl: z.string().nullable(),
  company: z.object({
    features: z.record(z.enum(featureFlags), z.boolean()),
    /** When the company will be deleted; its data cannot be changed until then. */
    endsAt: Moment.nullable(),
    /** The id of its logo; null without one. */
    logoGuid: z.string().nullable(),
    /** The IANA zone whose date is today for the company; null without a company. */
    timeZone: z.string().nullable(),
    /** Off: every subscription feature is allowed, and there is no trial (shell.18). */
    paymentSolution: z.boolean(),
    subscriptionFeatures: z.record(z.enum(subscriptionFeatures), z.boolean()),
    /** Null while the payment solution is off. */
    paymentCompanyProperties: PaymentCompanyProperties.nullable(),
  }),
});
export type CurrentUser = z.output<typeof CurrentUser>;

export const SessionEntry = z.object({
  sessionId: Id,
  userAgent: z.string(),
  ip: z.string(),
  createdAt: Moment,
  lastSeenAt: Moment,
  isCurrent: z.boolean(),
});

export type SessionEntry = z.output<typeof SessionEntry>;

/** The user's membership in one company. */
export const MembershipEntry = z.object({
  companyId: CompanyId,
  companyName: z.string(),
  role: z.enum(roleKeys),
  state: z.enum(userStates),
});
export type Membership = z.output<typeof MembershipEntry>;

/** The security settings of the sign-in. Null where only an external provider knows; a link is null where no such page exists. */
export const Security = z.object({
  email: z.string(),
  isEmbedded: z.boolean(),
  mfaEnabled: z.boolean().nullable(),
  recoveryCodesLeft: z.number().int().nullable(),
  links: z.object({
    account: z.string().nullable(),
    password: z.string().nullable(),
    setUpMfa: z.string().nullable(),
    recoveryCodes: z.string().nullable(),
  }),
});
export type Security = z.output<typeof Security>;

/** What of one feature a new key can be given: permissions to read, and those that are needed to change as well. */
export const KeyArea = z.object({ feature: RoleFeatureName, reading: z.array(PermissionName), changing: z.array(PermissionName) });
export type KeyArea = z.output<typeof KeyArea>;

export const ApiKeyEntry = z.object({
  apiKeyId: Id,
  name: z.string(),
  permissions: z.array(z.string()).nullable(),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
  expiresAt: Moment.nullable(),
});
export type ApiKeyEntry = z.output<typeof ApiKeyEntry>;

/** A key with its owner. */
export const CompanyApiKeyEntry = ApiKeyEntry.extend({
  owner: z.object({ companyUserId: Id, fullName: z.string(), state: z.enum(['active', 'inactive', 'pending']) }),
});
export type CompanyApiKeyEntry = z.output<typeof CompanyApiKeyEntry>;
