import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { movedTo } from '#kernel/contract/moved-pages.ts';
import { splitLocale } from '#kernel/contract/locale.ts';
import { partsOf, searchText } from '#kernel/web/address.ts';
import type { Layout, PageRoute } from '#kernel/web/entry.ts';
import { shownPlace } from '#kernel/web/leads-here.ts';
import { fetchPart, loadPageAgain } from '#kernel/web/parts.ts';
import { currentUser } from '#kernel/web/session.ts';
import { createStore } from '#kernel/web/store.ts';
import { loadTexts } from '#kernel/web/texts.ts';
import { boot } from './boot.ts';
import type { Catalogue } from './catalogue.ts';
import { openCompany } from './company-switch/open-company.ts';
import { companyPage, guard, returnTarget } from './guards.ts';
import { CleanLayout } from './layouts/CleanLayout.tsx';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { EmptyLayout } from './layouts/EmptyLayout.tsx';
import { PlainLayout } from './layouts/PlainLayout.tsx';
import { GuardedPage } from './locked/GuardedPage.tsx';
import { CrashPage } from './pages/CrashPage.tsx';
import { Root } from './Root.tsx';
import { hasLostCompany, signIn, waitUntilLeft, withLocale } from './session-actions.ts';

interface Context {
  cache: QueryClient;
}

const root = createRootRouteWithContext<Context>()({ component: Root, errorComponent: CrashPage });

const layouts: Record<Layout, AnyRoute> = {
  default: createRoute({ getParentRoute: () => root, id: 'default', component: DefaultLayout }),
  plain: createRoute({ getParentRoute: () => root, id: 'plain', component: PlainLayout }),
  unauthorized: createRoute({ getParentRoute: () => root, id: 'unauthorized', component: PlainLayout }),
  clean: createRoute({ getParentRoute: () => root, id: 'clean', component: CleanLayout }),
  empty: createRoute({ getParentRoute: () => root, id: 'empty', component: EmptyLayout }),
};

const loadNotFound = async () => (await Promise.all([import('./pages/NotFoundPage.tsx'), loadTexts('app/later')]))[0];

const notFound = createRoute({
  getParentRoute: () => layouts.plain,
  path: '$',
  beforeLoad: ({ location: { pathname } }) => {
    const moved = movedTo(pathname);
    if (moved) redirect({ to: moved, replace: true, throw: true });
  },
  component: lazyRouteComponent(async () => ({ default: (await fetchPart(loadNotFound)).NotFoundPage })),
  staticData: { title: { en: 'Page not found', no: 'Siden finnes ikke' } },
});

/** The router of all features' pages; addresses have the locale, paths inside do not. */
export function createPageRouter(cache: QueryClient, { pages }: Catalogue) {
  const children = (layout: Layout) => [
    ...pages.filter(({ route }) => (route.layout ?? 'default') === layout).map(({ owner, route }) => pageRoute(owner, route)),
    ...(layout === 'plain' ? [notFound] : []),
  ];
  const names: readonly Layout[] = ['default', 'plain', 'unauthorized', 'clean', 'empty'];
  const routeTree = root.addChildren(names.map((name) => layouts[name].addChildren(children(name))));
  const router = createRouter({
    routeTree,
    context: { cache },
    defaultErrorComponent: CrashPage,
    defaultPendingMs: 150,
    scrollRestoration: true,
    trailingSlash: 'never',
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: searchText,
    rewrite: { input: ({ url }) => withoutLocale(url), output: ({ url }) => inLanguage(url) },
  });
  router.subscribe('onBeforeLoad', ({ toLocation }) => shownPlace.set(toLocation));
  return router;
}

function pageRoute(owner: string, route: PageRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => layouts[route.layout ?? 'default'],
    path: route.path,
    staticData: { title: route.title, name: route.name },
    beforeLoad: ({ context, search, location, preload }) => keep(route, { context, search, href: location.href, preload }),
    loader: async () => {
      await Promise.all([owner, ...(route.texts ?? [])].map((room) => loadTexts(room)));
    },
    component: lazyRouteComponent(async () => {
      const page = await fetchPart(route.load, (error) => loadAgainWhenOpened(route, error));
      return { default: () => createElement(GuardedPage, { route, page }) };
    }),
  });
}

const opened = createStore<string | undefined>(undefined);

/** The page's code is missing because a newer version was installed. A preload ignores it; opening the page loads the newer version. */
async function loadAgainWhenOpened({ name }: PageRoute, error: unknown): Promise<never> {
  if (opened.get() !== name) await new Promise<void>((resolve) => opened.subscribe(() => opened.get() === name && resolve()));
  return await loadPageAgain(error);
}

interface Visiting {
  context: Context;
  search: Record<string, string | undefined>;
  href: string;
  preload: boolean;
}

/** Runs the guards; a refused visitor is redirected. */
async function keep(route: PageRoute, { context, search, href, preload }: Visiting): Promise<void> {
  await waitUntilLeft();
  if (!preload) opened.set(route.name);
  const companyId = Number(search['companyId']) || undefined;
  const visit = { user: currentUser(), companyId, hasLostCompany: hasLostCompany(), maintenance: boot.maintenance, beta: true };
  const verdict = guard(route, visit);
  if (verdict.kind === 'show' || verdict.kind === 'locked' || preload) return;
  if (verdict.kind === 'go') {
    const target = returnTarget(pathOf(href));
    const returnTo = verdict.comesBack && target !== '/' ? target : undefined;
    redirect({ ...partsOf(verdict.to, { returnTo }), replace: true, throw: true });
  }
  if (verdict.kind === 'switch') {
    const outcome = await openCompany(verdict.companyId, context.cache);
    redirect({ ...partsOf(outcome === 'missing' ? `${companyPage}?reason=removed` : pageIn(route, search)), replace: true, throw: true });
  }
  signIn(pathOf(href));
  await waitUntilLeft();
}

const pathOf = (href: string): string => splitLocale(href)?.path ?? href;

/** Another company opens on its home page (shell.16); the first one on the requested page. */
function pageIn({ path }: PageRoute, { returnTo }: Visiting['search']): string {
  return path === companyPage && returnTo !== undefined ? returnTarget(returnTo) : '/';
}

function withoutLocale(url: URL): URL {
  url.pathname = splitLocale(url.pathname)?.path ?? url.pathname;
  return url;
}

function inLanguage(url: URL): URL {
  url.pathname = withLocale(url.pathname);
  return url;
}
