import { languageOfPreferred, localeOfLanguage, pathIn, preferredLanguageOf, splitLocale, type Language } from '#kernel/contract/locale.ts';
import { call, type CallOptions } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { connect } from '#kernel/web/connection.ts';
import { storeDrafts } from '#kernel/web/form-drafts.ts';
import { fillShell } from '#kernel/web/shell.ts';
import { checkServer, reachable } from '#kernel/web/reachable.ts';
import { recordDrafts } from '#kernel/web/record-drafts.ts';
import { currentUser, session, setTabCompany, setTabView, tabCompanyId, tabViewId, type User } from '#kernel/web/session.ts';
import { currentLanguage, setLanguage } from '#kernel/web/texts.ts';
import { fillSignInFields, signInFieldsKey } from '#kernel/web/sign-in-fields.ts';
import { hasUnsavedWork, leaveForGood } from '#kernel/web/unsaved-work.ts';
import { currentUserCall, logoutCall, refreshAuthCookieCall, updateUserLanguageCall } from './account-calls.ts';
import { returnTarget } from './guards.ts';
import { storeChoice, withLaterChoices } from './store-choice.ts';
import { askBeforeLogOut } from './session/log-out-question.ts';
import { storeNextAddress, markReauthentication } from './session/reauthentication.ts';
import { storeAppearance } from './session/store-appearance.ts';
import { otherTabs, type TabMessage } from './session/other-tabs.ts';

/** Answers have whole seconds, so a smaller difference of the session's end is ignored. */
const sameEnd = 2000;

const tabs = otherTabs();
// How far this tab's sign-in has come; all of it is of the page.
let isLeaving = false;
/** Another tab is signing out on the user's request. */
let isLeftElsewhere = false;
/** Set while this tab, whose session is over, waits for the answer to that. */
let otherTabTimer: ReturnType<typeof setTimeout> | undefined;
let languageChosenAt = 0;
/** The stored company of this tab is no longer the user's, who must choose another. */
let lostCompany = false;

export const hasLostCompany = (): boolean => lostCompany;

/** Never resolves once the browser navigates away, so that nothing else is rendered or redirected meanwhile. */
export async function waitUntilLeft(): Promise<void> {
  if (isLeaving) await new Promise(() => undefined);
}

/** Connects the requests of this tab to its session. */
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
    isThere: checkServer,
    onExpiry: (expires) => noteEnd(expires),
    onWarnings,
  });
  fillShell({ logOut, signInAgain, changeLanguage, storeAppearance, storeChoice, reloadUser: () => loadUser(), loadPorts });
  tabs.follow(handleTabMessage);
}

const loadPorts = async () => (await import('./ports.ts')).ports;

/** Loads the signed-in user; undefined when the session has ended. */
export async function loadUser(options: CallOptions = {}): Promise<void> {
  const began = performance.now();
  try {
    const { user } = await call(currentUserCall, {}, options);
    setTabCompany(user.companyId);
    if (!user.viewAs) setTabView(undefined);
    session.user.set(withLaterChoices(user, began));
    recordDrafts.dropAllBut(user.accountId);
    // The sign-in is answered.
    sessionStorage.removeItem(signInFieldsKey);
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

/** Reloads the signed-in user in the background; returns whether their permissions have changed. */
export async function reloadUser(): Promise<boolean> {
  const before = currentUser();
  if (isLeaving || !before) return false;
  try {
    await loadUser({ background: true });
  } catch (error) {
    // Unreachable or refused: the next request will report it.
    if (error instanceof CallError) return false;
    throw error;
  }
  const after = currentUser();
  return after !== undefined && rightsOf(after) !== rightsOf(before);
}

function rightsOf({ companyId, role, permissions, isActive, isPending, isInactive, company }: User): string {
  return JSON.stringify([companyId, role, permissions, isActive, isPending, isInactive, company]);
}

/** Clears the lost company, after a new choice. */
export function clearLostCompany(): void {
  lostCompany = false;
}

/**
 * Signs out here, after asking about what is not saved (shell.26), in the browser's other tabs and at the login provider, and clears all stored data. Then continues to
 * the page for a new password or a new account, if that was the reason.
 */
export async function logOut(next?: 'resetPassword' | 'createAccount'): Promise<void> {
  if (hasUnsavedWork() && !(await askBeforeLogOut())) return;
  const leaving = currentUser();
  const language = localeOfLanguage[currentLanguage()];
  // Other running requests are refused from now on, which must not be reported as an ended session.
  isLeaving = true;
  // The other tabs may hear from the server that the session ended before this request is answered.
  tabs.tell({ kind: 'leaving' });
  try {
    const { endSessionUrl, nextUrl } = await call(logoutCall, { body: { language, ...(next && { next }) } });
    if (leaving) recordDrafts.end(leaving.accountId);
    leaveForGood();
    tabs.tell({ kind: 'left', isForced: false });
    if (nextUrl !== null) storeNextAddress(nextUrl);
    if (leaving && next === 'createAccount') fillSignInFields(leaving);
    setTabCompany(undefined);
    setTabView(undefined);
    location.assign(endSessionUrl);
  } catch (error) {
    isLeaving = false;
    tabs.tell({ kind: 'staying' });
    throw error;
  }
}

/** Extends the session: renews the cookie and reloads the user (shell.36); after the absolute limit only a sign-in can. */
export async function extendSession(): Promise<void> {
  const before = session.expires.get()?.getTime() ?? 0;
  await call(refreshAuthCookieCall);
  await loadUser();
  if ((session.expires.get()?.getTime() ?? 0) - before < sameEnd) signInAgain();
}

/** Makes the user sign in again and return to this page, where typed values are kept (identity.37). */
export function signInAgain(): void {
  storeDrafts(currentUser()?.accountId ?? '');
  markReauthentication(withLocale(pathHere()));
  // Less than the ten minutes required by the server, so that the user has time to continue.
  signIn(pathHere(), { maxAge: '60' });
}

/** The session expired: signs out and says why, unless another tab has extended it without this one knowing. */
export async function endSession(): Promise<void> {
  if (isLeaving || (await isStillGoing())) return;
  // The server may have ended the session before the local clock; the page is left in any case.
  await call(logoutCall, { body: { language: localeOfLanguage[currentLanguage()] } }).catch(() => undefined);
  tabs.tell({ kind: 'left', isForced: true });
  leaveBecauseSessionEnded();
}

async function isStillGoing(): Promise<boolean> {
  await call(currentUserCall, {}, { background: true }).catch(() => undefined);
  return (session.expires.get()?.getTime() ?? 0) - Date.now() >= sameEnd;
}

/** Stores when the session ends, and informs the other tabs, which share it. */
function noteEnd(expires: Date, isOwnNews = true): void {
  const known = session.expires.get()?.getTime() ?? 0;
  if (Math.abs(expires.getTime() - known) < sameEnd) return;
  session.expires.set(expires);
  if (isOwnNews) tabs.tell({ kind: 'expires', at: expires.getTime() });
}

/** Another tab extended or ended the session, or changed the language. */
function handleTabMessage(news: TabMessage): void {
  if (news.kind === 'left' && otherTabTimer !== undefined) return leaveWithOtherTab();
  if (!currentUser() || isLeaving) return;
  if (news.kind === 'expires') return noteEnd(new Date(news.at), false);
  if (news.kind === 'language') return void (news.at > languageChosenAt && takeLanguage(news.language, news.at));
  if (news.kind === 'leaving') isLeftElsewhere = true;
  else if (news.kind === 'staying') isLeftElsewhere = false;
  else if (news.isForced) leaveBecauseSessionEnded();
  else leaveWithOtherTab();
}

/** The tab says that it was not its own doing, and leads back to what was typed here (shell.27). */
function leaveWithOtherTab(): void {
  isLeaving = true;
  clearTimeout(otherTabTimer);
  otherTabTimer = undefined;
  const isTyped = storeDrafts(currentUser()?.accountId ?? '');
  const back = new URLSearchParams({ elsewhere: 'true' });
  // The drafts are of the company of this tab.
  if (isTyped) back.set('returnTo', returnTarget(pathHere()));
  else setTabCompany(undefined);
  location.assign(`${withLocale('/logout-redirect')}?${back.toString()}`);
}

/** Viewing the product as another user has ended; the page reloads, so that no data of the view stays. */
export function leaveView(): void {
  if (isLeaving) return;
  isLeaving = true;
  setTabView(undefined);
  const isSupport = currentUser()?.viewAs?.isSupport === true;
  // Support is not a member of the company: without the view the tab has none.
  if (isSupport) setTabCompany(undefined);
  location.assign(withLocale(isSupport ? '/support' : '/access-control'));
}

/** Redirects to the sign-in page and returns to the current page. */
export function signIn(path: string = pathHere(), parameters: Record<string, string> = {}): void {
  const query = new URLSearchParams({
    returnTo: withLocale(returnTarget(path)),
    language: localeOfLanguage[currentLanguage()],
    ...parameters,
  });
  isLeaving = true;
  location.assign(`/api/authentication/login?${query.toString()}`);
}

/** Changes the language; the page and typed values stay. A view as another user changes this tab only. */
export async function changeLanguage(next: Language): Promise<void> {
  const at = Date.now();
  await takeLanguage(next, at);
  if (currentUser()?.viewAs) return;
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

/** Applies the language that the user chose on another device. */
export async function applyOwnLanguage(): Promise<void> {
  const user = currentUser();
  const own = user && languageOfPreferred[user.preferredLanguage];
  if (!own || own === currentLanguage()) return;
  await setLanguage(own);
  putLanguageInAddress();
}

/** The address of a path of this product in the current language. */
export function withLocale(path: string): string {
  return pathIn(path, currentLanguage());
}

function putLanguageInAddress(): void {
  const path = splitLocale(location.pathname)?.path ?? location.pathname;
  history.replaceState(history.state, '', withLocale(path) + location.search + location.hash);
}

function leaveBecauseSessionEnded(): void {
  if (isLeaving) return;
  isLeaving = true;
  // The other tab deletes all drafts once its own sign-out is answered, so this one keeps its own after that.
  if (isLeftElsewhere) {
    otherTabTimer = setTimeout(leaveWithOtherTab, 2000);
    return;
  }
  const back = new URLSearchParams({ forced: 'true', returnTo: returnTarget(pathHere()) });
  storeDrafts(currentUser()?.accountId ?? '');
  // The user is kept while the browser navigates, because the visible page belongs to them.
  location.assign(`${withLocale('/logout-redirect')}?${back.toString()}`);
}

function pathHere(): string {
  return (splitLocale(location.pathname)?.path ?? location.pathname) + location.search;
}
