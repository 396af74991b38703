import { lazy, type ComponentType } from 'react';
import { keepDrafts } from './form-drafts.ts';
import { checkServer, reachable, waitUntilReachable } from './reachable.ts';
import { currentUser } from './session.ts';

const lastReload = 'samspill.reloaded';
/** A page that was loaded again and still lacks its part is broken, and says so. */
const oncePer = 60_000;

/** What browsers say when a part of the app could not be fetched. */
const missing = /dynamically imported module|Importing a module script failed|Unable to preload CSS|module script/i;

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message);
}

/**
 * Fetches a part of the app that loads late. While nothing answers it waits; when the server answers but the part is gone, a newer
 * version has been installed and `onGone` loads the page again.
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

/** Loads the page again, once, with what is typed in its forms; never answers. */
export async function loadPageAgain(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(lastReload) ?? 0);
  if (Date.now() - last < oncePer) throw error;
  sessionStorage.setItem(lastReload, String(Date.now()));
  keepDrafts(currentUser()?.accountId ?? '');
  location.reload();
  return await new Promise<never>(() => undefined);
}

/** A component whose code comes when it is first shown. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await fetchPart(load) }));
}
