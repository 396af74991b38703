import type { Query } from './address.ts';
import { createStore } from './store.ts';

interface Place {
  pathname: string;
  search: Query;
}

/** The page of the address; the router sets it (app/web/router.ts). A link that asked the router itself would be told of each step of a change of page. */
export const shownPlace = createStore<Place>({ pathname: '/', search: {} });

/**
 * Whether a link leads to the shown page, or to one above it. Its query has to be part of the address's; when `isExact`, path and query are
 * those of the address.
 */
export function leadsHere(here: Place, to: Place, isExact: boolean): boolean {
  if (isExact ? here.pathname !== to.pathname : !isAtOrAbove(to.pathname, here.pathname)) return false;
  const wanted = Object.entries(to.search);
  if (isExact && wanted.length !== Object.keys(here.search).length) return false;
  return wanted.every(([name, value]) => here.search[name] === value);
}

/** Whether a path is that of the page, or of one above it. */
export const isAtOrAbove = (path: string, here: string): boolean => here === path || here.startsWith(`${path}/`);
