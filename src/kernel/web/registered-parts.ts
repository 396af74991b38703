import type { CompanyPart, ProfileTab, SettingsTab } from './entry.ts';
import type { User } from './session.ts';
import { createStore } from './store.ts';

/** What all features have to show of a person; the app fills it at start, as it does the others here. */
export const profileTabs = createStore<readonly ProfileTab[]>([]);

/** What all features let one choose for oneself. */
export const settingsTabs = createStore<readonly SettingsTab[]>([]);

/** What all features have to show on the company's own pages. */
export const companyParts = createStore<readonly CompanyPart[]>([]);

interface Opener {
  isActive: boolean;
  permissions: User['permissions'];
  company: Pick<User['company'], 'features'>;
}

type Offered = Pick<ProfileTab, 'order' | 'feature'> & Partial<Pick<ProfileTab, 'permission' | 'needsAccess'>>;

/** The tabs that this user may open, in order. */
export function tabsFor<Tab extends Offered>({ isActive, permissions, company }: Opener, tabs: readonly Tab[]): readonly Tab[] {
  return tabs
    .filter(({ needsAccess }) => isActive || !needsAccess)
    .filter(({ permission, feature }) => (!permission || permissions[permission]) && (!feature || company.features[feature]))
    .toSorted((a, b) => a.order - b.order);
}
