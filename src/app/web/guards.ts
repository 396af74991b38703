import { returnPath } from '#kernel/contract/return-path.ts';
import type { PageRoute } from '#kernel/web/entry.ts';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { isLocked, type User } from '#kernel/web/session.ts';

/** What the guards look at beside the page itself. */
export interface Visit {
  user: User | undefined;
  /** `?companyId=` of the address. */
  companyId: number | undefined;
  maintenance: boolean;
  /** The tab remembers a company that is no longer the person's (shell.34). */
  hasLostCompany: boolean;
  /** Whether the person takes part in trying out what is new. */
  beta: boolean;
}

/** What a guard decides; paths are without the locale. */
export type Verdict =
  | { kind: 'show' }
  | { kind: 'signIn' }
  | { kind: 'switch'; companyId: number }
  | { kind: 'locked'; feature: SubscriptionFeature }
  /** `comesBack`: the page that was asked for is opened once that is done. */
  | { kind: 'go'; to: string; comesBack?: true };

type Guarded = Omit<PageRoute, 'load' | 'title' | 'name' | 'layout' | 'texts'>;
type Guard = (page: Guarded, visit: Visit & { user: User }) => Verdict | undefined;

const show: Verdict = { kind: 'show' };
const go = (to: string): Verdict => ({ kind: 'go', to });
/** Leads to the page that refuses, which names the page that was asked for (shell.31). */
const noAccess = ({ path }: Guarded): Verdict => go(`/noaccess?page=${encodeURIComponent(path)}`);

const company: Guard = (page, { user, companyId, hasLostCompany }) => {
  // Whoever must prove their address first, or has no company at all, is sent on by the guards for that.
  if (user.isFamiliar || user.companies.length === 0) return undefined;
  if (companyId !== undefined && companyId !== user.companyId) {
    return user.companies.some(({ key }) => key === companyId) ? { kind: 'switch', companyId } : chooseCompany(page, 'notMember');
  }
  return user.companyId === 0 || hasLostCompany ? chooseCompany(page, hasLostCompany ? 'removed' : 'notChosen') : undefined;
};

/** Where one of several companies is chosen. */
export const companyPage = '/missing-company';

/** Why no company is open, for the page that lets the person choose (shell.34). */
export const companyReasons = ['notMember', 'removed', 'notChosen'] as const;
function chooseCompany(page: Guarded, reason: (typeof companyReasons)[number]): Verdict | undefined {
  if (page.allowCompanylessUser) return undefined;
  const to = `${companyPage}?reason=${reason}`;
  // A page of a company that is not theirs, or no longer, is not looked for in another.
  return reason === 'notChosen' ? { kind: 'go', to, comesBack: true } : go(to);
}

const verifiedEmail: Guard = (page, { user }) => (user.isFamiliar && !page.allowFamiliarUser ? go('/login/verify-email') : undefined);

const activeUser: Guard = (page, { user }) => {
  return user.isInactive && user.companies.length > 0 && !page.allowInactiveUser ? go('/inactive') : undefined;
};

const maintenance: Guard = (_page, visit) => (visit.maintenance ? go('/maintenance') : undefined);

const companyless: Guard = (page, { user }) =>
  user.isCompanyless && !page.allowCompanylessUser ? go('/signup?companylessRedirect=true') : undefined;

const requiredFeature: Guard = ({ requiredFeature: feature, ...page }, { user }) =>
  feature && !user.company.features[feature] ? noAccess(page) : undefined;

const subscription: Guard = ({ subscriptionFeature: feature }, { user }) =>
  feature && isLocked(user, feature) ? { kind: 'locked', feature } : undefined;

const pendingUser: Guard = (page, { user }) => (user.isPending && !page.allowPendingUser ? go('/') : undefined);

const permission: Guard = ({ permissions = [], ...page }, { user }) =>
  permissions.every((name) => user.permissions[name]) ? undefined : noAccess(page);

const betaFeature: Guard = (page, { beta }) => (page.isBeta && !beta ? noAccess(page) : undefined);

// In the order of shell.12.
const guards: readonly Guard[] = [
  company,
  verifiedEmail,
  activeUser,
  maintenance,
  companyless,
  requiredFeature,
  // A missing subscription does not refuse: the page shows its own locked state (shell.17).
  subscription,
  pendingUser,
  permission,
  betaFeature,
];

/** Whether a visitor may see a page, and where they go instead. */
export function guard(page: Guarded, visit: Visit): Verdict {
  const { user } = visit;
  if (page.isPublic) return user && page.path === '/lobby' ? go('/') : show;
  if (!user) return visit.maintenance ? go('/maintenance') : { kind: 'signIn' };
  for (const one of guards) {
    const verdict = one(page, { ...visit, user });
    if (verdict) return verdict;
  }
  return show;
}

/** The page to come back to after signing in: never the front door or a page of signing in or out (identity.9). */
export function returnTarget(path: string): string {
  return returnPath(path) ?? '/';
}
