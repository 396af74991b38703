import type { FeatureFlag, NeededPermission, Permission, RoleKey, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { PreferredLanguage } from '#kernel/contract/locale.ts';
import type { AppearanceChoice } from './appearance.ts';
import { createStore, useStore } from './store.ts';

/** The signed-in user in one company (identity.21); the account feature answers it. */
export interface User {
  accountId: string;
  email: string;
  firstName: string;
  lastName: string;
  /** 0 when the user has no company. */
  companyId: number;
  companyName: string;
  companies: readonly { key: number; value: string }[];
  companyUserId: string | null;
  /** When the user's picture was last changed; null without one. */
  profileImageTimestamp: string | null;
  role: RoleKey | null;
  permissions: Readonly<Partial<Record<Permission, boolean>>>;
  isActive: boolean;
  isPending: boolean;
  isInactive: boolean;
  isFamiliar: boolean;
  /** When another code to prove the address may be mailed, and how long the last one works. */
  emailCode?: { againAt: string; expiresAt: string } | null;
  isCompanyless: boolean;
  isAuthenticated: boolean;
  preferredLanguage: PreferredLanguage;
  /** The user's choice of light or dark for all their companies; null until they choose. */
  appearance: AppearanceChoice | null;
  interactionData: Readonly<Record<string, unknown>>;
  accessesAll: boolean;
  accessingCompanyUserIds?: readonly string[] | undefined;
  /** Set while an administrator views the product as this user, read-only, or the vendor's support visits the company. */
  viewAs: { viewId: string; until: string; isSupport: boolean } | null;
  mfaEnabled: boolean;
  /** The page to change password and second factor; null without one. */
  securityUrl: string | null;
  company: {
    /** When the company will be deleted; its data cannot be changed until then. */
    endsAt?: string | null;
    /** The id of its logo; null without one. */
    logoGuid?: string | null;
    /** The IANA zone whose date is today for the company. */
    timeZone?: string | null;
    features: Readonly<Partial<Record<FeatureFlag, boolean>>>;
    paymentSolution: boolean;
    subscriptionFeatures: Readonly<Partial<Record<SubscriptionFeature, boolean>>>;
    /** Null while the payment solution is off. */
    paymentCompanyProperties?: PaymentProperties | null;
  };
}

/** What pages know of the company's subscription, whoever opens them. */
export interface PaymentProperties {
  /** The plans that run, the trial among them; empty on Free. */
  subscriptions: readonly { planId: string; isCurrentlyOnTrial: boolean; isUnlimited: boolean; trialEndsAt: string | null }[];
  /** Closed until an invoice is paid. */
  isLockedByNonpayment: boolean;
  trialEndsAt: string;
  trialEndAcknowledged: boolean;
}

const user = createStore<User | undefined>(undefined);
const expires = createStore<Date | undefined>(undefined);
const companyKey = 'samspill.company';

export const session = { user, expires };

export function currentUser(): User | undefined {
  return user.get();
}

/** The signed-in user; undefined on public pages. */
export function useSession(): User | undefined {
  return useStore(user);
}

/** The signed-in user, on pages that require a sign-in. */
export function useUser(): User {
  const signedIn = useStore(user);
  if (!signedIn) throw new Error('This page was shown to somebody who is not signed in.');
  return signedIn;
}

export function useExpiry(): Date | undefined {
  return useStore(expires);
}

/** Whether the user has a permission, by name (roles.6). */
export function usePermission(name: Permission): boolean {
  return useStore(user)?.permissions[name] === true;
}

/** Whether the user has what an entry or page needs. */
export function holds({ permissions }: Pick<User, 'permissions'>, needed: NeededPermission): boolean {
  const names: readonly Permission[] = typeof needed === 'string' ? [needed] : needed;
  return names.some((name) => permissions[name] === true);
}

/** Whether the server refuses all changes by this user: in a view as another user, or in a company scheduled for deletion. */
export function isReadOnly({ viewAs, company }: Pick<User, 'viewAs' | 'company'>): boolean {
  return Boolean(viewAs ?? company.endsAt);
}

/** The same for pages, which then offer no changes. */
export function useReadOnly(): boolean {
  const signedIn = useStore(user);
  return signedIn !== undefined && isReadOnly(signedIn);
}

/** Whether the company's subscription lacks this; while the payment solution is off, nothing is locked (shell.18). */
export function isLocked(
  { company }: { company: Pick<User['company'], 'paymentSolution' | 'subscriptionFeatures'> },
  feature: SubscriptionFeature | undefined,
): boolean {
  return feature !== undefined && company.paymentSolution && company.subscriptionFeatures[feature] !== true;
}

/** What a place, an entry or a button needs of the user and the company. */
interface Requirements {
  permission?: NeededPermission | undefined;
  feature?: FeatureFlag | undefined;
  subscriptionFeature?: SubscriptionFeature | undefined;
}

/** Whether the user may use what needs this, and the company and its subscription have it. */
export function mayUse(
  who: { permissions: User['permissions']; company: Pick<User['company'], 'features' | 'paymentSolution' | 'subscriptionFeatures'> },
  { permission, feature, subscriptionFeature }: Requirements,
): boolean {
  if (permission && !holds(who, permission)) return false;
  if (feature && who.company.features[feature] !== true) return false;
  return !isLocked(who, subscriptionFeature);
}

// A cache of what the tab's storage says.
let tabCompany: number | undefined;

/** The company of this tab; each tab has its own (tenancy.5). */
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

/** The view in which this tab views its company as another user; it does not apply to other companies or tabs. */
export function tabViewId(): string | undefined {
  const [companyId, viewId] = (sessionStorage.getItem(viewKey) ?? '').split(' ');
  return viewId && Number(companyId) === tabCompanyId() ? viewId : undefined;
}

export function setTabView(viewId: string | undefined): void {
  if (viewId) sessionStorage.setItem(viewKey, `${tabCompanyId() ?? 0} ${viewId}`);
  else sessionStorage.removeItem(viewKey);
}
