import { z } from 'zod';
import { featureFlags, permissions, roleKeys, subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { CompanyId, Id, Moment } from '#kernel/contract/values.ts';

export const PreferredLanguage = z.enum(['nb', 'en-gb']);

/** One company of the person's, as key and value (000 §3). */
export const CompanyEntry = z.object({ key: CompanyId, value: z.string() });

/** The logged-in user (000 §3) in the company of the tab; without a company the company's fields are empty. */
export const CurrentUser = z.object({
  accountId: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyId: z.number().int().nonnegative(),
  companyName: z.string(),
  companies: z.array(CompanyEntry),
  companyUserId: Id.nullable(),
  role: z.enum(roleKeys).nullable(),
  permissions: z.record(z.enum(permissions), z.boolean()),
  isActive: z.boolean(),
  isPending: z.boolean(),
  isInactive: z.boolean(),
  isFamiliar: z.boolean(),
  isCompanyless: z.boolean(),
  isAuthenticated: z.boolean(),
  /** True for roles that see everybody; then the list is left out (decisions.md §3). */
  accessesAll: z.boolean(),
  accessingCompanyUserIds: z.array(Id).optional(),
  sessionExpirationTimestamp: Moment.nullable(),
  interactionData: z.record(z.string(), z.unknown()),
  preferredLanguage: PreferredLanguage,
  mfaEnabled: z.boolean(),
  /** Where the person changes password and second factor; null when there is no such place. */
  securityUrl: z.string().nullable(),
  company: z.object({
    features: z.record(z.enum(featureFlags), z.boolean()),
    /** Off: every subscription feature is allowed, and there is no trial (000 §6). */
    paymentSolution: z.boolean(),
    subscriptionFeatures: z.record(z.enum(subscriptionFeatures), z.boolean()),
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

export const ApiKeyEntry = z.object({
  apiKeyId: Id,
  name: z.string(),
  permissions: z.array(z.string()).nullable(),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
  expiresAt: Moment.nullable(),
});
