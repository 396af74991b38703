import { useNavigate, useRouter, useRouterState, type HistoryState } from '@tanstack/react-router';
import { pathIn, type Language } from '#kernel/contract/locale.ts';
import type { Label } from './entry.ts';

/** The query of an address; undefined and empty parts are omitted. */
export type Query = Readonly<Record<string, string | undefined>>;

/** A page's path and query, from a path that may contain a query. */
export function partsOf(to: string, query: Query = {}): { to: string; search: Query } {
  const [path = '/', search] = to.split('?');
  return { to: path, search: pruned({ ...Object.fromEntries(new URLSearchParams(search)), ...query }) };
}

/** A query as it stands in an address, with its question mark. */
export function searchText(search: Record<string, unknown>): string {
  const parts = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}

/** The whole address of a page, in a language. */
export const addressOf = ({ to, search }: ReturnType<typeof partsOf>, language: Language): string =>
  `${pathIn(to, language)}${searchText(search)}`;

/** Navigates to a page of this product: `await go('/people/details', { employeeId })`. */
export function useGo(): (to: string, query?: Query, options?: { replace?: boolean }) => Promise<void> {
  const navigate = useNavigate();
  return (to, query, options = {}) => navigate({ ...partsOf(to, query), ...options });
}

/** The query of the address, and a function to change a part of it without leaving the page. */
export function useQuery(): [query: Query, change: (part: Query) => void] {
  // The app's router parses every query as plain text (app/web/router.ts).
  const query = useRouterState({
    select: ({ location, matches }) => {
      const shown = matches.at(-1);
      // The address is already that of the next page while it loads, and means nothing to the page that is left.
      return (shown === undefined || shown.pathname === location.pathname ? location.search : shown.search) as Query;
    },
  });
  const navigate = useNavigate();
  const change = (part: Query): void => {
    // Merged with the current address: a debounced search must not undo a filter chosen in between.
    const search = (now: Query): Query => pruned({ ...now, ...part });
    // What stays open keeps its mark.
    const state = ({ opened }: HistoryState): HistoryState => ({ opened: opened !== undefined && opened in part ? undefined : opened });
    void navigate({ to: '.', search, state, replace: true, resetScroll: false });
  };
  return [query, change];
}

interface Opened {
  /** The id of what is open. */
  id: string | undefined;
  open: (id: string, ofIt?: Query) => void;
  close: () => void;
}

/**
 * What a list opens over itself by a query parameter: opening it is a step of the browser's history, which going back or closing it takes back
 * (shell.47). `alsoOfIt` are the parameters that go with it.
 */
export function useOpened(name: string, alsoOfIt: readonly string[] = []): Opened {
  const { history } = useRouter();
  const navigate = useNavigate();
  const [{ [name]: id }, change] = useQuery();
  const open = (next: string, ofIt: Query = {}): void => {
    const search = (now: Query): Query => pruned({ ...now, ...ofIt, [name]: next });
    void navigate({ to: '.', search, state: { opened: name }, resetScroll: false });
  };
  const close = (): void => {
    // A page that was opened by an address of its own has nothing to go back to.
    if (history.location.state.opened === name) history.back();
    else change(Object.fromEntries([name, ...alsoOfIt].map((one) => [one, undefined])));
  };
  return { id, open, close };
}

/** The page's path without the locale. */
export function usePath(): string {
  return useRouterState({ select: (state) => state.location.pathname });
}

/** The path and query of the address, without the locale: `/organisation/settings?section=api-keys`. */
export function useAddress(): string {
  return useRouterState({ select: ({ location: { pathname, searchStr } }) => pathname + searchStr });
}

/** A parameter of the shown page's path; the address is already that of the next page while it loads. */
export function usePathParameter(name: string): string {
  return useRouterState({
    select: ({ matches }) => {
      const parameters: Readonly<Record<string, unknown>> = matches.at(-1)?.params ?? {};
      return String(parameters[name] ?? '');
    },
  });
}

/** The route name of the current page; undefined if there is none. */
export function usePageName(): string | undefined {
  return useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.name });
}

/** Whether a page with this path exists: its feature may be missing. */
export function useHasPage(path: string): boolean {
  return path in useRouter().routesByPath;
}

function pruned(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
}

/** The additional data of every page in the router (app/web/router.ts). */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: Label | undefined;
    name?: string | undefined;
  }
  interface HistoryState {
    /** The query parameter that was added by opening something over a list (useOpened). */
    opened?: string | undefined;
  }
}
