import { returnPath } from '#kernel/contract/return-path.ts';
import type { PageRoute } from '#kernel/web/entry.ts';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { holds, isLocked, type User } from '#kernel/web/session.ts';

/** The input of the guards besides the page. */
export interface Visit {
  user: User | undefined;
  /** `?companyId=` of the address. */
  companyId: number | undefined;
  maintenance: boolean;
  /** The tab's stored company is no longer the user's (shell.34). */
  hasLostCompany: boolean;
  /** Whether the user takes part in the beta programme. */
  beta: boolean;
}

/** The result of a guard; paths are without the locale. */
export type Verdict =
  | { kind: 'show' }
  | { kind: 'signIn' }
  | { kind: 'switch'; companyId: number }
  | { kind: 'locked'; feature: SubscriptionFeature }
  /** `comesBack`: the requested page is opened afterwards. */
  | { kind: 'go'; to: string; comesBack?: true };

type Guarded = Omit<PageRoute, 'load' | 'title' | 'name' | 'layout' | 'texts'>;
type Guard = (page: Guarded, visit: Visit & { user: User }) => Verdict | undefined;

const show: Verdict = { kind: 'show' };
const go = (to: string): Verdict => ({ kind: 'go', to });
/** The refusal page, with the requested page in its address (shell.31). */
const noAccess = ({ path }: Guarded): Verdict => go(`/noaccess?page=${encodeURIComponent(path)}`);

const company: Guard = (page, { user, companyId, hasLostCompany }) => {
  // Users who must verify their address, or have no company, are handled by other guards.
  if (user.isFamiliar || user.companies.length === 0) return undefined;
  if (companyId !== undefined && companyId !== user.companyId) {
    return user.companies.some(({ key }) => key === companyId) ? { kind: 'switch', companyId } : chooseCompany(page, 'notMember');
  }
  return user.companyId === 0 || hasLostCompany ? chooseCompany(page, hasLostCompany ? 'removed' : 'notChosen') : undefined;
};

/** The page to choose one of several companies. */
export const companyPage = '/missing-company';

/** Why no company is open, for the page with the choice (shell.34). */
export const companyReasons = ['notMember', 'removed', 'notChosen'] as const;
function chooseCompany(page: Guarded, reason: (typeof companyReasons)[number]): Verdict | undefined {
  if (page.allowCompanylessUser) return undefined;
  const to = `${companyPage}?reason=${reason}`;
  // The page of a company that the user does not, or no longer, belong to is not opened in another.
  return reason === 'notChosen' ? { kind: 'go', to, comesBack: true } : go(to);
}

const verifyPage = '/login/verify-email';

const verifiedEmail: Guard = (page, { user }) => {
  // No code is on its way to an address that is verified.
  if (page.path === verifyPage && !user.isFamiliar) return go('/');
  return user.isFamiliar && !page.allowFamiliarUser ? go(verifyPage) : undefined;
};

const activeUser: Guard = (page, { user }) => {
  // An old link says to nobody who is active that their access has ended.
  if (page.path === '/inactive' && !user.isInactive) return go('/');
  return user.isInactive && user.companies.length > 0 && !page.allowInactiveUser ? go('/inactive') : undefined;
};

const maintenance: Guard = (_page, visit) => (visit.maintenance ? go('/maintenance') : undefined);

const companyless: Guard = (page, { user }) =>
  user.isCompanyless && !page.allowCompanylessUser ? go('/signup?companylessRedirect=true') : undefined;

const isUnsold = ({ whileSelling }: Pick<Guarded, 'whileSelling'>, { company: { paymentSolution } }: User): boolean =>
  whileSelling === true && !paymentSolution;

const mayOpen = ({ permissions = [] }: Pick<Guarded, 'permissions'>, user: User): boolean =>
  permissions.every((needed) => holds(user, needed));

const requiredFeature: Guard = (page, { user }) =>
  (page.requiredFeature && !user.company.features[page.requiredFeature]) || isUnsold(page, user) ? noAccess(page) : undefined;

const subscription: Guard = ({ subscriptionFeature: feature }, { user }) =>
  feature && isLocked(user, feature) ? { kind: 'locked', feature } : undefined;

const pendingUser: Guard = (page, { user }) => (user.isPending && !page.allowPendingUser ? go('/') : undefined);

const permission: Guard = (page, { user }) => (mayOpen(page, user) ? undefined : noAccess(page));

const betaFeature: Guard = (page, { beta }) => (page.isBeta && !beta ? noAccess(page) : undefined);

/** The user may open the page, which is closed because no plans are sold here: asking for access would not help (shell.31). */
export function isOnlyUnsold(page: Pick<Guarded, 'whileSelling' | 'permissions'>, user: User): boolean {
  return isUnsold(page, user) && mayOpen(page, user);
}

// In the order of shell.12.
const guards: readonly Guard[] = [
  company,
  verifiedEmail,
  activeUser,
  maintenance,
  companyless,
  requiredFeature,
  // A missing subscription does not refuse: the page shows its locked state (shell.17).
  subscription,
  pendingUser,
  permission,
  betaFeature,
];

/** Nobody is signed in: the front door stands for the home page, but not for that of a company that the address names. */
function unknown({ path }: Guarded, { maintenance: isClosed, companyId }: Visit): Verdict {
  if (isClosed) return go('/maintenance');
  return path === '/' && companyId === undefined ? go('/lobby') : { kind: 'signIn' };
}

/** Whether a visitor may open a page, otherwise where they are redirected. */
export function guard(page: Guarded, visit: Visit): Verdict {
  const { user } = visit;
  if (page.isPublic) return user && page.path === '/lobby' ? go('/') : show;
  if (!user) return unknown(page, visit);
  for (const one of guards) {
    const verdict = one(page, { ...visit, user });
    if (verdict) return verdict;
  }
  return show;
}

/** The page to return to after signing in: never the start page or a sign-in page (identity.9). */
export function returnTarget(path: string): string {
  return returnPath(path) ?? '/';
}
