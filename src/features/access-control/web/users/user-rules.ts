import type { RowRules } from '#kernel/web/find-rows.ts';
import type { AccessUser } from '../../contract/entities.ts';

/** The filters of the list, by their name in the address. */
export const userFilterKeys = ['role', 'access', 'kind', 'mfa', 'manager'] as const;
export type UserFilter = (typeof userFilterKeys)[number];

/** The filter value for people without a manager. */
export const noManager = 'none';

const accesses = ['hasAccess', 'invited', 'none'];

/** A person's value for each filter; undefined when unknown. */
export const filterValues: Readonly<Record<UserFilter, (user: AccessUser) => string | undefined>> = {
  role: ({ role }) => role,
  access: ({ userAccess }) => userAccess,
  kind: ({ isExternal, isPending }) => (isExternal ? 'external' : isPending ? 'pending' : 'internal'),
  mfa: ({ mfaEnabled }) => (mfaEnabled === null ? undefined : mfaEnabled ? 'on' : 'off'),
  manager: ({ reportingToCompanyUserId }) => reportingToCompanyUserId ?? noManager,
};

/** How the list is searched, filtered and sorted; `roleName` is the name of a role in the reader's language. */
export function userRules(roleName: (user: AccessUser) => string): RowRules<AccessUser> {
  return {
    textOf: (user) => `${nameOf(user)} ${roleName(user)}`,
    filters: filterValues,
    sorts: {
      name: ({ firstName, lastName }) => `${lastName} ${firstName}`,
      role: roleName,
      access: ({ userAccess }) => accesses.indexOf(userAccess),
      manager: ({ reportingToFullName }) => reportingToFullName ?? '',
      lastLogin: ({ lastLogin }) => lastLogin ?? '',
    },
  };
}

export function nameOf({ firstName, lastName }: Pick<AccessUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
