import { acceptedLanguage, localeOfLanguage, splitLocale, type Locale } from '#kernel/contract/locale.ts';
import { movedTo } from '#kernel/contract/moved-pages.ts';

export interface PageRequest {
  /** Path and query as the browser sent them. */
  url: string;
  hasSession: boolean;
  /** The locale of the last page in this browser. */
  lastLocale: string | undefined;
  acceptLanguage: string | undefined;
  /** The paths of pages that are open to signed-out visitors, by the built page that shows them; a parameter is written `$name`. */
  publicPaths: Readonly<Record<BuiltPage, readonly string[]>>;
  /** An external provider's page to change the password; undefined with the embedded one, whose pages are registered before these. */
  accountUrl?: string | undefined;
}

export const builtPages = ['app', 'sign'] as const;
export type BuiltPage = (typeof builtPages)[number];

/** The response to an address: a built page in a language, or a redirect. */
export type Destination = { kind: BuiltPage; locale: Locale } | { kind: 'redirect'; to: string };

const redirect = (to: string): Destination => ({ kind: 'redirect', to });

/** Decides the response to a page address; a signed-out browser never loads the app for a non-public page. */
export function destinationOf(request: PageRequest): Destination {
  const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s);
  const search = query ? `?${query}` : '';
  const split = splitLocale(pathname);
  if (!split) return redirect(`/${localeOf(request)}${pathname === '/' ? '' : safePath(pathname)}${search}`);
  const { locale, path } = split;
  const ours = path.replace(/\/+$/, '') || '/';
  const moved = movedTo(ours);
  if (moved) return redirect(`/${locale}${moved}${search}`);
  const parameters = new URLSearchParams(query);
  const invited = invitationOf(parameters);
  if (ours === '/login' || ours === '/redirect/login') return redirect(loginAddress(locale, afterLogin(locale, parameters), invited));
  if (ours === '/callback') return redirect(`/callback${search}`);
  if (ours === '/redirect/signup') {
    const returnTo = invited.invitationGuid ? afterLogin(locale, parameters) : `/${locale}/signup/${search}`;
    return redirect(loginAddress(locale, returnTo, { prompt: 'create', ...invited }));
  }
  if (ours === '/forgot-password' || ours === '/reset-password') return redirect(request.accountUrl ?? loginAddress(locale, `/${locale}`));
  const page = builtPages.find((name) => request.publicPaths[name].some((open) => isSamePage(open, ours)));
  if (page || request.hasSession) return { kind: page ?? 'app', locale };
  // The front door stands for the home page, but not for that of a company that the address names (content.5).
  if (ours === '/' && !parameters.has('companyId')) return redirect(`/${locale}/lobby${search}`);
  return redirect(loginAddress(locale, request.url));
}

function isSamePage(route: string, path: string): boolean {
  const [steps, given] = [route.split('/'), path.split('/')];
  return steps.length === given.length && steps.every((step, at) => step.startsWith('$') || step === given[at]);
}

/** The page after signing in: the requested one, with the campaign, partner and invitation in the address (identity.39). */
function afterLogin(locale: Locale, parameters: URLSearchParams): string {
  const invitation = parameters.get('invitationGuid');
  const target = parameters.get('returnTo') ?? (invitation ? `/${locale}/invitation` : `/${locale}`);
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  const keptParameters = new URLSearchParams(query);
  for (const [name, value] of parameters) if (isCarriedAlong(name)) keptParameters.append(name, value);
  return keptParameters.size > 0 ? `${path}?${keptParameters.toString()}` : path;
}

const isCarriedAlong = (name: string): boolean => /^utm_|^(?:partnerId|invitationGuid|mailProof|express_checkout|interval|dc)$/.test(name);

/** The invitation that a sign-in or sign-up starts from. */
function invitationOf(parameters: URLSearchParams): { invitationGuid?: string } {
  const invitationGuid = parameters.get('invitationGuid');
  return invitationGuid ? { invitationGuid } : {};
}

function loginAddress(locale: Locale, returnTo: string, more: Record<string, string> = {}): string {
  return `/api/authentication/login?${new URLSearchParams({ returnTo, language: locale, ...more }).toString()}`;
}

/** The language of the last page, else what the browser asks for. */
export function localeOf({ lastLocale, acceptLanguage }: Pick<PageRequest, 'lastLocale' | 'acceptLanguage'>): Locale {
  if (lastLocale === 'no' || lastLocale === 'en-gb') return lastLocale;
  return localeOfLanguage[acceptedLanguage(acceptLanguage)];
}

/** `//other.example` as a path would be another site's address. */
function safePath(pathname: string): string {
  return `/${pathname.replace(/^[/\\]+/, '')}`;
}
