import type { QueryClient } from '@tanstack/react-query';
import { languageOfPreferred, localeOfLanguage, preferredLanguageOf, splitLocale, type Language } from '#kernel/contract/locale.ts';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { connect } from '#kernel/web/connection.ts';
import { keepDrafts } from '#kernel/web/kept-forms.ts';
import { lookForServer, reachable } from '#kernel/web/reachable.ts';
import { recordDrafts } from '#kernel/web/record-drafts.ts';
import { currentUser, session, setTabCompany, tabCompanyId } from '#kernel/web/session.ts';
import { currentLanguage, speak } from '#kernel/web/texts.ts';
import { currentUserCall, logoutCall, refreshAuthCookieCall, setAccountCall, updateUserLanguageCall } from './account-calls.ts';
import { returnTarget } from './guards.ts';

let isLeaving = false;
/** The company this tab remembered is no longer theirs; the person chooses another. */
let lostCompany = false;

export const hasLostCompany = (): boolean => lostCompany;

/** Waits for ever once the browser is on its way to another page, so that nothing of this one goes elsewhere meanwhile. */
export async function untilLeft(): Promise<void> {
  if (isLeaving) await new Promise(() => undefined);
}

/** Ties the calls of this tab to its session. */
export function connectCalls(onWarnings: (codes: readonly string[]) => void): void {
  connect({
    companyId: tabCompanyId,
    language: currentLanguage,
    onUnauthorized: () => currentUser() && leaveBecauseSessionEnded(),
    onMfaRequired: () => signIn(pathHere(), { mfa: '1' }),
    onReachable: reachable.set,
    mayWrite: async () => reachable.get() || (await lookForServer()),
    onExpiry: session.expires.set,
    onWarnings,
  });
}

/** Asks who is signed in; nobody when the session has ended. */
export async function loadUser(): Promise<void> {
  try {
    const { user } = await call(currentUserCall, {});
    setTabCompany(user.companyId);
    session.user.set(user);
    recordDrafts.dropAllBut(user.accountId);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    await untilLeft();
    if (error.status === 401) return session.user.set(undefined);
    if (error.status !== 403 || tabCompanyId() === undefined) throw error;
    setTabCompany(undefined);
    lostCompany = true;
    await loadUser();
  }
}

/** Opens another of the person's companies in this tab; nothing of the former stays. */
export async function switchCompany(companyId: number, cache: QueryClient): Promise<void> {
  const former = currentUser();
  await call(setAccountCall, { body: { companyId } });
  if (former) recordDrafts.dropOf(former);
  setTabCompany(companyId);
  lostCompany = false;
  cache.clear();
  await loadUser();
}

/** Signs out here and at the login provider; whoever uses the browser next finds nothing of theirs. */
export async function logOut(): Promise<void> {
  const leaving = currentUser();
  const { endSessionUrl } = await call(logoutCall, { body: { language: localeOfLanguage[currentLanguage()] } });
  if (leaving) recordDrafts.dropOf({ accountId: leaving.accountId });
  setTabCompany(undefined);
  location.assign(endSessionUrl);
}

/** Keeps the session: renews the cookie and asks again who is signed in (000 §4). */
export async function stay(): Promise<void> {
  await call(refreshAuthCookieCall);
  await loadUser();
}

/** The time is up: signs out and says why. */
export async function endSession(): Promise<void> {
  // The session may have ended on the server before the clock here said so; the page is left all the same.
  await call(logoutCall, { body: { language: localeOfLanguage[currentLanguage()] } }).catch(() => undefined);
  leaveBecauseSessionEnded();
}

/** Leaves for the sign-in page and comes back to where the person was. */
export function signIn(path: string = pathHere(), wish: Record<string, string> = {}): void {
  const query = new URLSearchParams({ returnTo: withLocale(returnTarget(path)), language: localeOfLanguage[currentLanguage()], ...wish });
  isLeaving = true;
  location.assign(`/api/authentication/login?${query.toString()}`);
}

/** Changes the language of the screen; the page stays and what was typed stays. */
export async function changeLanguage(next: Language): Promise<void> {
  await speak(next);
  putLanguageInAddress();
  if (!currentUser()) return;
  await call(updateUserLanguageCall, { body: { preferredLanguage: preferredLanguageOf[next], timestamp: new Date().toISOString() } });
}

/** Takes the language that the person chose on another device. */
export async function speakOwnLanguage(): Promise<void> {
  const user = currentUser();
  const own = user && languageOfPreferred[user.preferredLanguage];
  if (!own || own === currentLanguage()) return;
  await speak(own);
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
  isLeaving = true;
  const back = new URLSearchParams({ forced: 'true', returnTo: returnTarget(pathHere()) });
  keepDrafts(currentUser()?.accountId ?? '');
  session.user.set(undefined);
  location.assign(`${withLocale('/logout-redirect')}?${back.toString()}`);
}

function pathHere(): string {
  return (splitLocale(location.pathname)?.path ?? location.pathname) + location.search;
}
