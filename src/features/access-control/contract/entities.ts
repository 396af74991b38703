import { z } from 'zod';
import { roleFeatures, roleKeys } from '#kernel/contract/permissions.ts';

export const Role = z.enum(roleKeys);

/** What one may do with a person's access. What stands in the way besides is told when one tries. */
export const AccessPermissions = z.object({
  setRole: z.boolean(),
  updateReporting: z.boolean(),
  upgrade: z.boolean(),
  downgrade: z.boolean(),
  resetMfa: z.boolean(),
  viewAs: z.boolean(),
});
export type AccessPermissions = z.output<typeof AccessPermissions>;

/** A person as the user list shows them. */
export const AccessUser = z.object({
  id: z.string(),
  version: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageTimestamp: z.string().nullable(),
  role: Role,
  isActive: z.boolean(),
  isPending: z.boolean(),
  isExternal: z.boolean(),
  userAccess: z.enum(['hasAccess', 'invited', 'none']),
  reportingToCompanyUserId: z.string().nullable(),
  reportingToFullName: z.string().nullable(),
  /** The last sign-in, whatever the company. */
  lastLogin: z.string().nullable(),
  /** Null when another provider keeps the second factor. */
  mfaEnabled: z.boolean().nullable(),
  permissions: AccessPermissions,
});
export type AccessUser = z.output<typeof AccessUser>;

/** One person of the tree, linked by `reportingToCompanyUserId`; role and access are absent for those of whom one sees the directory only. */
export const HierarchyPerson = z.object({
  id: z.string(),
  version: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  profileImageTimestamp: z.string().nullable(),
  isActive: z.boolean(),
  isPending: z.boolean(),
  reportingToCompanyUserId: z.string().nullable(),
  role: Role.optional(),
  hasAccess: z.boolean().optional(),
});
export type HierarchyPerson = z.output<typeof HierarchyPerson>;

export const Level = z.enum(['full', 'viewall', 'team', 'personal', 'reportonly', 'own', 'none']);
const Translated = z.object({ no: z.string(), en: z.string() });

/** A role with its levels (roles.1). */
export const AvailableRole = z.object({
  roleId: z.string(),
  key: Role,
  icon: z.string(),
  sortOrder: z.number(),
  isExternal: z.boolean(),
  name: Translated,
  description: Translated,
  permissions: z.array(z.object({ feature: z.enum(roleFeatures), accessLevel: Level })),
  /** Whether the caller may give it. */
  isGrantable: z.boolean(),
});
export type AvailableRole = z.output<typeof AvailableRole>;

/** Why one change of the chart was left out. */
export const skipCodes = [
  'accesscontrol.InvalidReportingManager',
  'accesscontrol.ReportingCircleExists',
  'accesscontrol.FailedToSetManager',
  'common.Conflict',
] as const;
export const SkippedChange = z.object({ companyUserId: z.string(), fullName: z.string(), code: z.enum(skipCodes) });
export type SkipCode = (typeof skipCodes)[number];

/** What the page must know before it shows anything (access-control.1). */
export const AccessSettings = z.object({
  /** Whether the director was named and access control may be used. */
  isAcknowledged: z.boolean(),
  /** Whether the caller may name the director. */
  mayAcknowledge: z.boolean(),
});
export type AccessSettings = z.output<typeof AccessSettings>;
