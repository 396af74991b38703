import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import type { ErrorCodeText } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { listFile, shownRows } from '#kernel/contract/list-export.ts';
import { reportingCodes, whom } from '#features/people/contract/whom.ts';
import { AccessSettings, AccessUser, AvailableRole, HierarchyPerson, SkippedChange, userColumns } from './entities.ts';

/** The access rule of access control, with each endpoint's own refusal code (access-control.2). */
const gate = <const Code extends ErrorCodeText>(code: Code) =>
  ({
    access: {
      permission: 'AccessControl',
      feature: 'accesscontrol',
      subscriptionFeature: 'accesscontrol',
      refusedAs: { permission: code, feature: 'accesscontrol.FeatureMissing' },
    },
    company: 'required',
  }) as const;
const gated = ['accesscontrol.FeatureMissing', 'accesscontrol.NotAcknowledged'] as const;
const roleErrors = [
  ...gated,
  'accesscontrol.NotAllowedToUpdateRole',
  'accesscontrol.CannotUpdateUserRole',
  'accesscontrol.OnlySystemAdmin',
  'accesscontrol.HasSubordinates',
] as const;

export const getAccessSettings = endpoint({
  ...gate('common.Forbidden'),
  method: 'GET',
  path: '/accesscontrol/get-settings',
  summary: 'Returns whether access control is open in the company, who the director is, and whether the caller may open it.',
  effect: 'read',
  answer: z.object({ settings: AccessSettings }),
  errors: ['accesscontrol.FeatureMissing'],
});

export const getAvailableRoles = endpoint({
  ...gate('accesscontrol.NotAllowedToSeeRoles'),
  method: 'GET',
  path: '/accesscontrol/get-available-roles',
  summary: 'Lists the roles in order, with name, description and level for each feature.',
  effect: 'read',
  answer: z.object({ roles: z.array(AvailableRole) }),
  errors: ['accesscontrol.NotAllowedToSeeRoles', 'accesscontrol.FeatureMissing'],
});

export const getUserList = endpoint({
  ...gate('accesscontrol.NotAllowedToSeeUserList'),
  method: 'POST',
  path: '/accesscontrol/get-user-list',
  summary: 'Lists active and pending people with role, access, manager and last sign-in. A team lead gets the people in their own team.',
  effect: 'read',
  answer: z.object({ users: z.array(AccessUser) }),
  errors: ['accesscontrol.NotAllowedToSeeUserList', ...gated],
});

export const exportUserList = endpoint({
  ...gate('accesscontrol.NotAllowedToSeeUserList'),
  ...listFile,
  path: '/accesscontrol/export-user-list',
  summary: 'Exports the given users, with chosen columns. The export is logged.',
  body: shownRows(userColumns),
  errors: ['accesscontrol.NotAllowedToSeeUserList', ...gated],
});

export const getCompanyHierarchy = endpoint({
  ...gate('accesscontrol.NotAllowedToSeeHierarchy'),
  method: 'POST',
  path: '/accesscontrol/get-company-hierarchy',
  summary: 'Lists all internal people, each with the person they report to.',
  effect: 'read',
  body: z.object({ includeDeactivated: z.boolean().default(false) }),
  answer: z.object({
    people: z.array(HierarchyPerson),
    directedByCompanyUserId: z.string().nullable(),
    /** Whether the caller may save changes of the chart. */
    permissions: z.object({ edit: z.boolean() }),
  }),
  errors: ['accesscontrol.NotAllowedToSeeHierarchy', ...gated],
});

export const acknowledgeAccessControlWelcomeScreen = endpoint({
  ...gate('common.Forbidden'),
  method: 'POST',
  path: '/accesscontrol/acknowledge-access-control-welcome-screen',
  summary: 'Sets the director and opens access control for the company, once.',
  effect: 'write',
  body: z.object({ directedByCompanyUserId: z.uuid(field('required')) }),
  answer: z.object({}),
  errors: ['accesscontrol.FeatureMissing', 'accesscontrol.AlreadyAcknowledged', 'accesscontrol.InvalidDirector'],
});

export const setRole = endpoint({
  ...gate('accesscontrol.NotAllowedToUpdateRole'),
  method: 'POST',
  path: '/accesscontrol/set-role',
  summary: 'Gives a person another role.',
  effect: 'write',
  body: z.object({ ...whom, roleId: z.string(field('select')).max(100) }),
  answer: z.object({ user: AccessUser }),
  errors: [
    ...roleErrors,
    'accesscontrol.NotAllowedToMakeAdmin',
    'accesscontrol.RoleDoesNotExist',
    'accesscontrol.ExternalCannotHaveSubordinates',
    'accesscontrol.MultipleAdminsRequireSubscription',
    'people.UserLimitReached',
  ],
});

export const upgrade = endpoint({
  ...gate('accesscontrol.NotAllowedToUpdateRole'),
  method: 'POST',
  path: '/accesscontrol/upgrade',
  summary: 'Changes an employee to team lead.',
  effect: 'write',
  body: z.object(whom),
  answer: z.object({ user: AccessUser }),
  errors: [...gated, 'accesscontrol.NotAllowedToUpdateRole', 'accesscontrol.CannotUpdateUserRole'],
});

export const downgrade = endpoint({
  ...gate('accesscontrol.NotAllowedToUpdateRole'),
  method: 'POST',
  path: '/accesscontrol/downgrade',
  summary: 'Changes another internal role to employee.',
  effect: 'write',
  body: z.object(whom),
  answer: z.object({ user: AccessUser }),
  errors: roleErrors,
});

export const updateReporting = endpoint({
  ...gate('accesscontrol.NotAllowedToUpdateReportingManager'),
  method: 'POST',
  path: '/accesscontrol/update-reporting',
  summary: 'Gives a person another manager, or none.',
  effect: 'write',
  body: z.object({ ...whom, reportingToCompanyUserId: z.uuid(field('select')).nullable() }),
  answer: z.object({
    user: AccessUser,
    /** The new manager if they are an employee, who cannot see their team before becoming team lead. */
    managerWithoutTeamAccess: z.string().nullable(),
  }),
  errors: [
    'accesscontrol.FeatureMissing',
    'accesscontrol.NotAllowedToUpdateReportingManager',
    'accesscontrol.FailedToSetManager',
    ...reportingCodes,
  ],
});

export const setHierarchy = endpoint({
  ...gate('accesscontrol.NotAllowedToSetHierarchy'),
  method: 'POST',
  path: '/accesscontrol/set-hierarchy',
  summary:
    'Saves several changes to the organisation chart at once. Circles are checked with all changes in place. Changes that can no longer be made are left out (207).',
  effect: 'write',
  body: z.object({
    changes: z
      .array(z.object({ ...whom, reportingToCompanyUserId: z.uuid(field('select')).nullable() }))
      .min(1, field('required'))
      .max(5_000, field('tooLarge', { length: 5_000 })),
  }),
  answer: z.object({
    saved: z.array(z.string()),
    skipped: z.array(SkippedChange),
    managersWithoutTeamAccess: z.array(z.string()),
  }),
  errors: [...gated, 'accesscontrol.NotAllowedToSetHierarchy', 'accesscontrol.FailedToSetManager', ...reportingCodes],
});
