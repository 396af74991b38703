import { isPublicPage } from '#kernel/contract/public-pages.ts';
import type { PageRoute } from '#kernel/web/entry.ts';
import type { User } from '#kernel/web/session.ts';

/** What the guards look at beside the page itself. */
export interface Visit {
  user: User | undefined;
  /** `?companyId=` of the address. */
  companyId: number | undefined;
  maintenance: boolean;
  /** Whether the person takes part in trying out what is new. */
  beta: boolean;
}

/** What a guard decides; paths are without the locale. */
export type Verdict = { kind: 'show' } | { kind: 'signIn' } | { kind: 'switch'; companyId: number } | { kind: 'go'; to: string };

type Guarded = Omit<PageRoute, 'load' | 'title' | 'name' | 'layout' | 'texts'>;
type Guard = (page: Guarded, visit: Visit & { user: User }) => Verdict | undefined;

const show: Verdict = { kind: 'show' };
const go = (to: string): Verdict => ({ kind: 'go', to });

const company: Guard = (page, { user, companyId }) => {
  if (companyId !== undefined && companyId !== user.companyId) return { kind: 'switch', companyId };
  const mustChoose = user.companyId === 0 && user.companies.length > 0 && !page.allowCompanylessUser;
  return mustChoose ? go('/missing-company') : undefined;
};

const verifiedEmail: Guard = (page, { user }) => (user.isFamiliar && !page.allowFamiliarUser ? go('/login/verify-email') : undefined);

const activeUser: Guard = (page, { user }) => {
  return user.isInactive && user.companies.length > 0 && !page.allowInactiveUser ? go('/inactive') : undefined;
};

const maintenance: Guard = (_page, visit) => (visit.maintenance ? go('/maintenance') : undefined);

const companyless: Guard = (page, { user }) =>
  user.isCompanyless && !page.allowCompanylessUser ? go('/signup?companylessRedirect=true') : undefined;

const requiredFeature: Guard = ({ requiredFeature: feature }, { user }) =>
  feature && !user.company.features[feature] ? go('/noaccess') : undefined;

const pendingUser: Guard = (page, { user }) => (user.isPending && !page.allowPendingUser ? go('/') : undefined);

const permission: Guard = ({ permissions = [] }, { user }) =>
  permissions.every((name) => user.permissions[name]) ? undefined : go('/noaccess');

const betaFeature: Guard = (page, { beta }) => (page.isBeta && !beta ? go('/noaccess') : undefined);

// The order of 000 §2. The subscription guard skips the payment-solution feature and, while that is off, allows everything.
const guards: readonly Guard[] = [
  company,
  verifiedEmail,
  activeUser,
  maintenance,
  companyless,
  requiredFeature,
  pendingUser,
  permission,
  betaFeature,
];

/** Whether a visitor may see a page, and where they go instead. */
export function guard(page: Guarded, visit: Visit): Verdict {
  const { user } = visit;
  if (page.isPublic) return user && isFrontDoor(page.path) ? go('/') : show;
  if (!user) return visit.maintenance ? go('/maintenance') : { kind: 'signIn' };
  for (const one of guards) {
    const verdict = one(page, { ...visit, user });
    if (verdict) return verdict;
  }
  return show;
}

const neverReturned = [
  /^\/lobby(\/|$)/,
  /^\/login(\/|$)/,
  /^\/redirect\//,
  /^\/logout-/,
  /^\/callback/,
  /^\/forgot-password/,
  /^\/reset-password/,
];

/** The page to come back to after signing in: never the front door or a page of signing in or out (000 §2). */
export function returnTarget(path: string): string {
  const [page = '/'] = path.split('?');
  if (neverReturned.some((pattern) => pattern.test(page))) return '/';
  return /^\/signup\/?$/.test(page) ? path.replace(/^\/signup\/?/, '/signup/') : path;
}

function isFrontDoor(path: string): boolean {
  return isPublicPage(path) && /^\/lobby(\/|$)/.test(path);
}
