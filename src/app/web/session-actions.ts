import { languageOfPreferred, localeOfLanguage, preferredLanguageOf, splitLocale, type Language } from '#kernel/contract/locale.ts';
import { call, type CallOptions } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { connect } from '#kernel/web/connection.ts';
import { keepDrafts } from '#kernel/web/form-drafts.ts';
import { fillShell } from '#kernel/web/shell.ts';
import { checkServer, reachable } from '#kernel/web/reachable.ts';
import { recordDrafts } from '#kernel/web/record-drafts.ts';
import { currentUser, session, setTabCompany, setTabView, tabCompanyId, tabViewId, type User } from '#kernel/web/session.ts';
import { currentLanguage, setLanguage } from '#kernel/web/texts.ts';
import {
  currentUserCall,
  endViewAsCall,
  leaveAsSupportCall,
  logoutCall,
  refreshAuthCookieCall,
  updateUserLanguageCall,
} from './account-calls.ts';
import { returnTarget } from './guards.ts';
import { keepNextAddress, markReauthentication } from './session/reauthentication.ts';
import { keepAppearance } from './session/keep-appearance.ts';
import { otherTabs, type TabMessage } from './session/other-tabs.ts';

/** Answers carry whole seconds: a smaller step of the session's end is the same end. */
const sameEnd = 2000;

const tabs = otherTabs();
// How far this tab's sign-in has come; all of it is of the page.
let isLeaving = false;
/** Another tab is signing out: the session ends because the person wants it to. */
let isLeftElsewhere = false;
let languageChosenAt = 0;
/** The company this tab remembered is no longer theirs; the person chooses another. */
let lostCompany = false;

export const hasLostCompany = (): boolean => lostCompany;

/** Waits for ever once the browser is on its way to another page, so that nothing of this one goes elsewhere meanwhile. */
export async function waitUntilLeft(): Promise<void> {
  if (isLeaving) await new Promise(() => undefined);
}

/** Ties the calls of this tab to its session. */
export function connectCalls(onWarnings: (codes: readonly string[]) => void): void {
  connect({
    companyId: tabCompanyId,
    viewId: tabViewId,
    language: currentLanguage,
    onUnauthorized: () => currentUser() && leaveBecauseSessionEnded(),
    onViewEnded: leaveView,
    onMfaRequired: () => signIn(pathHere(), { mfa: '1' }),
    onReachable: reachable.set,
    mayWrite: async () => reachable.get() || (await checkServer()),
    onExpiry: (expires) => noteEnd(expires),
    onWarnings,
  });
  fillShell({ logOut, signInAgain, changeLanguage, keepAppearance, loadPorts });
  tabs.follow(hear);
}

const loadPorts = async () => (await import('./ports.ts')).ports;

/** Asks who is signed in; nobody when the session has ended. */
export async function loadUser(options: CallOptions = {}): Promise<void> {
  try {
    const { user } = await call(currentUserCall, {}, options);
    setTabCompany(user.companyId);
    if (!user.viewAs) setTabView(undefined);
    session.user.set(user);
    recordDrafts.dropAllBut(user.accountId);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    await waitUntilLeft();
    if (error.status === 401) return session.user.set(undefined);
    if (error.status !== 403 || tabCompanyId() === undefined) throw error;
    setTabCompany(undefined);
    lostCompany = true;
    await loadUser(options);
  }
}

/** Asks again who is signed in, without anybody having asked for it; answers whether they may do other things now than before. */
export async function reloadUser(): Promise<boolean> {
  const before = currentUser();
  if (isLeaving || !before) return false;
  try {
    await loadUser({ background: true });
  } catch (error) {
    // Unreachable or refused: what comes next will say so.
    if (error instanceof CallError) return false;
    throw error;
  }
  const after = currentUser();
  return after !== undefined && rightsOf(after) !== rightsOf(before);
}

function rightsOf({ companyId, role, permissions, isActive, isPending, isInactive, company }: User): string {
  return JSON.stringify([companyId, role, permissions, isActive, isPending, isInactive, company]);
}

/** A company is chosen anew. */
export function forgetLostCompany(): void {
  lostCompany = false;
}

/**
 * Signs out here, in the browser's other tabs and at the login provider; whoever uses the browser next finds nothing of theirs. Then on to
 * the page for a new password, if that was the reason.
 */
export async function logOut(next?: 'resetPassword'): Promise<void> {
  const leaving = currentUser();
  const language = localeOfLanguage[currentLanguage()];
  // Other calls under way are refused from now on; that is no reason to say that the session ended.
  isLeaving = true;
  // The others may hear from the server that the session is over before this call has its answer.
  tabs.tell({ kind: 'leaving' });
  try {
    const { endSessionUrl, nextUrl } = await call(logoutCall, { body: { language, ...(next && { next }) } });
    if (leaving) recordDrafts.dropOf({ accountId: leaving.accountId });
    tabs.tell({ kind: 'left', isForced: false });
    if (nextUrl !== null) keepNextAddress(nextUrl);
    setTabCompany(undefined);
    setTabView(undefined);
    location.assign(endSessionUrl);
  } catch (error) {
    isLeaving = false;
    tabs.tell({ kind: 'staying' });
    throw error;
  }
}

/** Extends the session: renews the cookie and reads who is signed in (shell.36); at the end of its longest time only a sign-in can. */
export async function extendSession(): Promise<void> {
  const before = session.expires.get()?.getTime() ?? 0;
  await call(refreshAuthCookieCall);
  await loadUser();
  if ((session.expires.get()?.getTime() ?? 0) - before < sameEnd) signInAgain();
}

/** Has the person sign in again and come back to this page, where what they typed is kept (identity.37). */
export function signInAgain(): void {
  keepDrafts(currentUser()?.accountId ?? '');
  markReauthentication(withLocale(pathHere()));
  // Not the ten minutes that the server asks for: there must be time left to go on with what one came from.
  signIn(pathHere(), { maxAge: '60' });
}

/** The time is up: signs out and says why, unless another tab has kept the session without this one hearing of it. */
export async function endSession(): Promise<void> {
  if (isLeaving || (await isStillGoing())) return;
  // The session may have ended on the server before the clock here said so; the page is left all the same.
  await call(logoutCall, { body: { language: localeOfLanguage[currentLanguage()] } }).catch(() => undefined);
  tabs.tell({ kind: 'left', isForced: true });
  leaveBecauseSessionEnded();
}

async function isStillGoing(): Promise<boolean> {
  await call(currentUserCall, {}, { background: true }).catch(() => undefined);
  return (session.expires.get()?.getTime() ?? 0) - Date.now() >= sameEnd;
}

/** Notes when the session ends, and lets the other tabs know: they share it. */
function noteEnd(expires: Date, isOwnNews = true): void {
  const known = session.expires.get()?.getTime() ?? 0;
  if (Math.abs(expires.getTime() - known) < sameEnd) return;
  session.expires.set(expires);
  if (isOwnNews) tabs.tell({ kind: 'expires', at: expires.getTime() });
}

/** Another tab renewed the session, left it, or speaks another language now. */
function hear(news: TabMessage): void {
  if (!currentUser() || isLeaving) return;
  if (news.kind === 'expires') return noteEnd(new Date(news.at), false);
  if (news.kind === 'language') return void (news.at > languageChosenAt && takeLanguage(news.language, news.at));
  if (news.kind === 'leaving') isLeftElsewhere = true;
  else if (news.kind === 'staying') isLeftElsewhere = false;
  else if (news.isForced) leaveBecauseSessionEnded();
  else leaveWithOtherTab();
}

function leaveWithOtherTab(): void {
  isLeaving = true;
  setTabCompany(undefined);
  location.assign(withLocale('/logout-redirect'));
}

/** Ends looking at the product as somebody else, here and in the log; the page begins anew, so that nothing of it stays. */
export async function endView({ viewId, isSupport }: NonNullable<User['viewAs']>): Promise<void> {
  await call(isSupport ? leaveAsSupportCall : endViewAsCall, { body: { viewId } });
  leaveView();
}

function leaveView(): void {
  if (isLeaving) return;
  isLeaving = true;
  setTabView(undefined);
  const isSupport = currentUser()?.viewAs?.isSupport === true;
  // Support belongs to no company: without the view the tab has none.
  if (isSupport) setTabCompany(undefined);
  location.assign(withLocale(isSupport ? '/support' : '/access-control'));
}

/** Leaves for the sign-in page and comes back to where the person was. */
export function signIn(path: string = pathHere(), wish: Record<string, string> = {}): void {
  const query = new URLSearchParams({ returnTo: withLocale(returnTarget(path)), language: localeOfLanguage[currentLanguage()], ...wish });
  isLeaving = true;
  location.assign(`/api/authentication/login?${query.toString()}`);
}

/** Changes the language of the screen; the page stays and what was typed stays. */
export async function changeLanguage(next: Language): Promise<void> {
  const at = Date.now();
  await takeLanguage(next, at);
  tabs.tell({ kind: 'language', language: next, at });
  if (!currentUser()) return;
  const body = { preferredLanguage: preferredLanguageOf[next], timestamp: new Date(at).toISOString() };
  const { preferredLanguage } = await call(updateUserLanguageCall, { body });
  const user = currentUser();
  if (user) session.user.set({ ...user, preferredLanguage });
}

async function takeLanguage(language: Language, at: number): Promise<void> {
  languageChosenAt = at;
  await setLanguage(language);
  putLanguageInAddress();
}

/** Takes the language that the person chose on another device. */
export async function applyOwnLanguage(): Promise<void> {
  const user = currentUser();
  const own = user && languageOfPreferred[user.preferredLanguage];
  if (!own || own === currentLanguage()) return;
  await setLanguage(own);
  putLanguageInAddress();
}

/** A path of this product as an address in the spoken language. */
export function withLocale(path: string): string {
  return `/${localeOfLanguage[currentLanguage()]}${path === '/' ? '' : path}`;
}

function putLanguageInAddress(): void {
  const path = splitLocale(location.pathname)?.path ?? location.pathname;
  history.replaceState(history.state, '', withLocale(path) + location.search + location.hash);
}

function leaveBecauseSessionEnded(): void {
  if (isLeaving) return;
  if (isLeftElsewhere) return leaveWithOtherTab();
  isLeaving = true;
  const back = new URLSearchParams({ forced: 'true', returnTo: returnTarget(pathHere()) });
  keepDrafts(currentUser()?.accountId ?? '');
  // The person stays known while the browser leaves: the page that is still on the screen is theirs.
  location.assign(`${withLocale('/logout-redirect')}?${back.toString()}`);
}

function pathHere(): string {
  return (splitLocale(location.pathname)?.path ?? location.pathname) + location.search;
}
