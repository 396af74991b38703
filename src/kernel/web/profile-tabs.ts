import type { ProfileTab } from './entry.ts';
import type { User } from './session.ts';
import { createStore } from './store.ts';

/** What all features have to show of a person; the app fills it at start. */
export const profileTabs = createStore<readonly ProfileTab[]>([]);

interface Opener {
  isActive: boolean;
  permissions: User['permissions'];
  company: Pick<User['company'], 'features'>;
}

/** The tabs that this user may open, in order. */
export function tabsFor({ isActive, permissions, company }: Opener, tabs: readonly ProfileTab[]): readonly ProfileTab[] {
  return tabs
    .filter(({ needsAccess }) => isActive || !needsAccess)
    .filter(({ permission, feature }) => (!permission || permissions[permission]) && (!feature || company.features[feature]))
    .toSorted((a, b) => a.order - b.order);
}
