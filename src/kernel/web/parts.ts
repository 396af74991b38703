import { lazy, type ComponentType } from 'react';
import { storeDrafts } from './form-drafts.ts';
import { checkServer, reachable, waitUntilReachable } from './reachable.ts';
import { currentUser } from './session.ts';
import { loadTexts } from './texts.ts';

const lastReload = 'samspill.reloaded';
/** A page that was reloaded within this time and still lacks its part is broken, and shows an error. */
const oncePer = 60_000;

/** The errors of browsers when a lazy part could not be loaded. */
const missing = /dynamically imported module|Importing a module script failed|Unable to preload CSS|module script/i;

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message);
}

/**
 * Loads a lazy part of the app. While the server does not answer it waits; when the server answers but the part is missing, a newer
 * version has been installed and `onGone` reloads the page.
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  onGone: (error: unknown) => Promise<never> = loadPageAgain,
): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingPart(error)) throw error;
      const isThere = await checkServer();
      if (isThere && tries > 0) return await onGone(error);
      if (!isThere) reachable.set(false);
      await waitUntilReachable();
    }
  }
}

/** Reloads the page, once, keeping the values typed in its forms; never resolves. */
export async function loadPageAgain(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(lastReload) ?? 0);
  if (Date.now() - last < oncePer) throw error;
  sessionStorage.setItem(lastReload, String(Date.now()));
  storeDrafts(currentUser()?.accountId ?? '');
  location.reload();
  return await new Promise<never>(() => undefined);
}

/**
 * A component whose code is loaded when it is first rendered, together with the texts of these rooms:
 * `lazyComponent(async () => (await import('./Notes.tsx')).Notes, 'notes')`.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>, ...rooms: readonly string[]) {
  const loadAll = async () => (await Promise.all([load(), ...rooms.map((room) => loadTexts(room))]))[0];
  return lazy(async () => ({ default: await fetchPart(loadAll) }));
}
