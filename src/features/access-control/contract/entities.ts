import { z } from 'zod';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { RoleFeatureName } from '#kernel/contract/values.ts';

export const Role = z.enum(roleKeys);

/** What the caller may do with a person's access. Obstacles that depend on other records are reported when the action is attempted. */
export const AccessPermissions = z.object({
  setRole: z.boolean(),
  updateReporting: z.boolean(),
  upgrade: z.boolean(),
  downgrade: z.boolean(),
  resetMfa: z.boolean(),
  viewAs: z.boolean(),
});
export type AccessPermissions = z.output<typeof AccessPermissions>;

/** A person in the user list. */
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
  /** The last sign-in, in any company. */
  lastLogin: z.string().nullable(),
  /** Null when another provider manages the second factor. */
  mfaEnabled: z.boolean().nullable(),
  permissions: AccessPermissions,
});
export type AccessUser = z.output<typeof AccessUser>;

/** The columns of the list of users and of its file. */
export const userColumns = ['name', 'role', 'access', 'manager', 'lastLogin', 'mfa'] as const;

/** One person of the chart, linked by `reportingToCompanyUserId`; role and access are absent for people whom the caller sees only in the directory. */
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
  permissions: z.array(z.object({ feature: RoleFeatureName, accessLevel: Level })),
  /** Whether the caller may grant it. */
  isGrantable: z.boolean(),
});
export type AvailableRole = z.output<typeof AvailableRole>;

/** Why one change of the chart was skipped. */
export const skipCodes = [
  'accesscontrol.InvalidReportingManager',
  'accesscontrol.ReportingCircleExists',
  'accesscontrol.FailedToSetManager',
  'common.Conflict',
] as const;
export const SkippedChange = z.object({ companyUserId: z.string(), fullName: z.string(), code: z.enum(skipCodes) });
export type SkipCode = (typeof skipCodes)[number];

/** What the page needs before rendering (access-control.1). */
export const AccessSettings = z.object({
  /** Whether the director is set and access control is enabled. */
  isAcknowledged: z.boolean(),
  /** Who directs the company so far: its founder, until somebody else is named. */
  directedByCompanyUserId: z.string().nullable(),
  /** Whether the caller may set the director. */
  mayAcknowledge: z.boolean(),
});
export type AccessSettings = z.output<typeof AccessSettings>;
