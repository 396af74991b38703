import type { AccessUser } from '../../contract/entities.ts';

/** The filters of the list, by their name in the address. */
export const userFilterKeys = ['role', 'access', 'kind', 'mfa', 'manager'] as const;
export type UserFilter = (typeof userFilterKeys)[number];

export const userSorts = ['name', 'role', 'access', 'manager', 'lastLogin'] as const;
export type UserSort = (typeof userSorts)[number];

/** The filter value for people without a manager. */
export const noManager = 'none';

/** A person's value for a filter; undefined when unknown. */
export function filterValue(user: AccessUser, filter: UserFilter): string | undefined {
  if (filter === 'role') return user.role;
  if (filter === 'access') return user.userAccess;
  if (filter === 'kind') return user.isExternal ? 'external' : user.isPending ? 'pending' : 'internal';
  if (filter === 'manager') return user.reportingToCompanyUserId ?? noManager;
  return user.mfaEnabled === null ? undefined : user.mfaEnabled ? 'on' : 'off';
}

interface Wanted {
  search: string;
  filters: Readonly<Record<string, readonly string[]>>;
  sort: { by: UserSort; direction: 'asc' | 'desc' };
  /** The language for sorting names. */
  locale: string;
  /** The name of a role in that language. */
  roleName: (user: AccessUser) => string;
}

/** The people who match all words and filters, sorted. */
export function filterUsers(users: readonly AccessUser[], { search, filters, sort, locale, roleName }: Wanted): AccessUser[] {
  const words = search.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const found = users.filter((user) => {
    const text = `${nameOf(user)} ${roleName(user)}`.toLocaleLowerCase(locale);
    return words.every((word) => text.includes(word)) && userFilterKeys.every((key) => passes(user, key, filters[key]));
  });
  const names = new Intl.Collator(locale, { sensitivity: 'base' });
  const keyOf = sortKey(sort.by, roleName);
  const sign = sort.direction === 'asc' ? 1 : -1;
  return found.toSorted((a, b) => sign * names.compare(keyOf(a), keyOf(b)) || names.compare(byName(a), byName(b)));
}

/** How many people have each existing value of a filter. */
export function countValues(users: readonly AccessUser[], filter: UserFilter): Map<string, number> {
  const counts = new Map<string, number>();
  for (const user of users) {
    const value = filterValue(user, filter);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

export function nameOf({ firstName, lastName }: Pick<AccessUser, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}

function passes(user: AccessUser, filter: UserFilter, chosen: readonly string[] = []): boolean {
  const value = filterValue(user, filter);
  return chosen.length === 0 || (value !== undefined && chosen.includes(value));
}

function sortKey(by: UserSort, roleName: Wanted['roleName']): (user: AccessUser) => string {
  if (by === 'role') return roleName;
  if (by === 'access') return ({ userAccess }) => String(['hasAccess', 'invited', 'none'].indexOf(userAccess));
  if (by === 'manager') return ({ reportingToFullName }) => reportingToFullName ?? '';
  if (by === 'lastLogin') return ({ lastLogin }) => lastLogin ?? '';
  return byName;
}

function byName({ firstName, lastName }: AccessUser): string {
  return `${lastName} ${firstName}`;
}
