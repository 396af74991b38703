import { useMemo } from 'react';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { countValues } from '#kernel/web/find-rows.ts';
import { useTexts, type Texts } from '#kernel/web/texts.ts';
import type { FilterChoice } from '#ui/table/filters.ts';
import type { AccessUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { filterValues, nameOf, noManager, userFilterKeys, type UserFilter } from './user-rules.ts';

/** The maximum number of managers in a filter; the search finds the others. */
const maxManagers = 50;

const orders = {
  role: roleKeys,
  access: ['hasAccess', 'invited', 'none'],
  kind: ['internal', 'external', 'pending'],
  mfa: ['on', 'off'],
} as const;

/** The filters of the list, each with its existing values and their counts. */
export function useUserFilters(users: readonly AccessUser[]): FilterChoice[] {
  const t = useTexts<typeof en>('access-control');
  return useMemo(
    () =>
      userFilterKeys
        .map((key) => ({ key, label: t(`users.filters.${key}`), values: valuesOf(users, key, t) }))
        .filter(({ values }) => values.length > 1),
    [users, t],
  );
}

function valuesOf(users: readonly AccessUser[], key: UserFilter, t: Texts<typeof en>): FilterChoice['values'] {
  const counts = countValues(users, filterValues[key]);
  if (key === 'manager') return managersOf(users, counts, t('users.noManager'));
  return orders[key].flatMap((value) => {
    const count = counts.get(value);
    return count === undefined ? [] : [{ value, label: wordOf(key, value, t), count }];
  });
}

function wordOf(key: Exclude<UserFilter, 'manager'>, value: string, t: Texts<typeof en>): string {
  // The values are those of `orders`, each of which has a text.
  const path = (key === 'role' ? `roles.${value}.name` : `users.${key}.${value}`) as 'users.kind.external';
  return t(path);
}

function managersOf(users: readonly AccessUser[], counts: ReadonlyMap<string, number>, none: string): FilterChoice['values'] {
  const names = new Map<string, string>([[noManager, none]]);
  for (const user of users) {
    if (user.reportingToCompanyUserId && user.reportingToFullName) names.set(user.reportingToCompanyUserId, user.reportingToFullName);
    names.set(user.id, nameOf(user));
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxManagers)
    .map(([value, count]) => ({ value, label: names.get(value) ?? '', count }));
}
