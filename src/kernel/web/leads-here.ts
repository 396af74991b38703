import type { Query } from './address.ts';

interface Place {
  pathname: string;
  search: Query;
}

/**
 * Whether a link leads to the shown page, or to one above it. Its query has to be part of the address's; when `isExact`, path and query are
 * those of the address.
 */
export function leadsHere(here: Place, to: Place, isExact: boolean): boolean {
  if (isExact ? here.pathname !== to.pathname : !isAtOrAbove(to.pathname, here.pathname)) return false;
  const asked = Object.entries(to.search);
  if (isExact && asked.length !== Object.keys(here.search).length) return false;
  return asked.every(([name, value]) => here.search[name] === value);
}

const isAtOrAbove = (path: string, here: string): boolean => here === path || here.startsWith(`${path}/`);
