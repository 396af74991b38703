import type { FeatureFlag, Permission, RoleKey, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { PreferredLanguage } from '#kernel/contract/locale.ts';
import type { Appearance } from './appearance.ts';
import { createStore, useStore } from './store.ts';

/** The signed-in person in one company (identity.21); the account feature answers it. */
export interface User {
  accountId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** 0 when the person has no company. */
  companyId: number;
  companyName: string;
  companies: readonly { key: number; value: string }[];
  companyUserId: string | null;
  /** When the own picture was last changed; null without one. */
  profileImageTimestamp: string | null;
  role: RoleKey | null;
  permissions: Readonly<Partial<Record<Permission, boolean>>>;
  isActive: boolean;
  isPending: boolean;
  isInactive: boolean;
  isFamiliar: boolean;
  isCompanyless: boolean;
  isAuthenticated: boolean;
  preferredLanguage: PreferredLanguage;
  /** Light or dark as the person chose it for all their companies; null until they do. */
  appearance: { scheme: Appearance; at: string } | null;
  interactionData: Readonly<Record<string, unknown>>;
  accessesAll: boolean;
  accessingCompanyUserIds?: readonly string[] | undefined;
  /** There while an administrator looks at the product as this person, read-only, or the vendor's support looks into the company. */
  viewAs: { viewId: string; until: string; isSupport: boolean } | null;
  mfaEnabled: boolean;
  /** Where password and second factor are changed; null when there is no such place. */
  securityUrl: string | null;
  company: {
    /** When the company will be deleted; nothing in it changes until then. */
    endsAt?: string | null;
    /** Which picture is its logo; null without one. */
    logoGuid?: string | null;
    features: Readonly<Partial<Record<FeatureFlag, boolean>>>;
    paymentSolution: boolean;
    subscriptionFeatures: Readonly<Partial<Record<SubscriptionFeature, boolean>>>;
  };
}

const user = createStore<User | undefined>(undefined);
const expires = createStore<Date | undefined>(undefined);
const companyKey = 'samspill.company';

export const session = { user, expires };

export function currentUser(): User | undefined {
  return user.get();
}

/** The signed-in person; undefined on public pages. */
export function useSession(): User | undefined {
  return useStore(user);
}

/** The signed-in person, on pages that guards keep for them. */
export function useUser(): User {
  const signedIn = useStore(user);
  if (!signedIn) throw new Error('This page was shown to somebody who is not signed in.');
  return signedIn;
}

export function useExpiry(): Date | undefined {
  return useStore(expires);
}

/** Whether the person has a permission, by name (roles.6). */
export function usePermission(name: Permission): boolean {
  return useStore(user)?.permissions[name] === true;
}

/** Whether the server refuses whatever this person would change: they only look as somebody else, or the company is about to be deleted. */
export function isReadOnly({ viewAs, company }: Pick<User, 'viewAs' | 'company'>): boolean {
  return Boolean(viewAs ?? company.endsAt);
}

/** The same for pages: what would change something is not offered there. */
export function useReadOnly(): boolean {
  const signedIn = useStore(user);
  return signedIn !== undefined && isReadOnly(signedIn);
}

/** Whether the company's subscription lacks this; while the payment solution is off, nothing is locked (shell.18). */
export function isLocked({ company }: Pick<User, 'company'>, feature: SubscriptionFeature | undefined): boolean {
  return feature !== undefined && company.paymentSolution && company.subscriptionFeatures[feature] !== true;
}

// A cache of what the tab's storage says.
let tabCompany: number | undefined;

/** The company of this tab; each tab keeps its own (tenancy.5). */
export function tabCompanyId(): number | undefined {
  tabCompany ??= Number(sessionStorage.getItem(companyKey)) || undefined;
  return tabCompany;
}

export function setTabCompany(companyId: number | undefined): void {
  tabCompany = companyId || undefined;
  if (tabCompany) sessionStorage.setItem(companyKey, String(tabCompany));
  else sessionStorage.removeItem(companyKey);
}

const viewKey = 'samspill.viewAs';

/** The view in which this tab looks at its company as somebody else; another company, and every other tab, knows nothing of it. */
export function tabViewId(): string | undefined {
  const [companyId, viewId] = (sessionStorage.getItem(viewKey) ?? '').split(' ');
  return viewId && Number(companyId) === tabCompanyId() ? viewId : undefined;
}

export function setTabView(viewId: string | undefined): void {
  if (viewId) sessionStorage.setItem(viewKey, `${tabCompanyId() ?? 0} ${viewId}`);
  else sessionStorage.removeItem(viewKey);
}
