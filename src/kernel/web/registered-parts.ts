import type { CompanyPart, ProfileTab, SettingsTab } from './entry.ts';
import { holds, type User } from './session.ts';
import { createStore } from './store.ts';

/** The profile tabs of all features; the app sets it at start, like the others here. */
export const profileTabs = createStore<readonly ProfileTab[]>([]);

/** The settings tabs of all features. */
export const settingsTabs = createStore<readonly SettingsTab[]>([]);

/** The parts of all features on the company's pages. */
export const companyParts = createStore<readonly CompanyPart[]>([]);

interface Opener {
  isActive: boolean;
  permissions: User['permissions'];
  company: Pick<User['company'], 'features'>;
}

type Offered = Pick<ProfileTab, 'order' | 'feature'> & Partial<Pick<ProfileTab, 'permission' | 'needsAccess'>>;

/** The tabs that this user may open, in order. */
export function tabsFor<Tab extends Offered>(user: Opener, tabs: readonly Tab[]): readonly Tab[] {
  return tabs
    .filter(({ needsAccess }) => user.isActive || !needsAccess)
    .filter(({ permission, feature }) => (!permission || holds(user, permission)) && (!feature || user.company.features[feature]))
    .toSorted((a, b) => a.order - b.order);
}
