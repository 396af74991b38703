import { randomBytes } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { newId } from '#kernel/server/id.ts';
import { isUnavailable } from '#kernel/server/unavailable.ts';
import { payloadDigest } from './adapter.ts';
import type { IdentityOptions, IdentityServices } from './identity-context.ts';
import { pageHeaders } from './frame.ts';
import { pageLanguage, textsIn } from './language.ts';
import { html, trusted } from './pages/html.ts';
import type { Html } from './pages/html.ts';
import { page } from './pages/layout.ts';
import type { PageFrame } from './pages/layout.ts';
import { messagePage } from './pages/sign-in-pages.ts';
import { markUnavailable } from './provider.ts';
import type { ProtocolPages } from './provider.ts';
import { deleteGrants } from './store-payload.ts';
import { findUser } from './store-user.ts';

/** The pages of the protocol in the product's design. */
export function protocolPages(services: IdentityServices, options: IdentityOptions): ProtocolPages {
  const home = `${services.config.publicUrl}/`;
  return {
    error: async (ctx, _out, error) => {
      if (isUnavailable(error)) return sendUnavailable(services, options, { ctx, error });
      const frame = frameOf(ctx, options);
      const reference = newId();
      services.log.warn({ requestId: reference, err: error }, 'sign-in refused');
      const { t } = frame;
      const content = isExpired(error) ? expired(frame) : { title: t('trouble.errorTitle'), text: t('trouble.error'), reference };
      sendPage(ctx, frame, messagePage(frame, { ...content, link: { address: home, text: t('trouble.startAgain') } }));
    },
    signOut: async (ctx, form) => {
      if (isHinted(ctx)) return signOutNow(services, ctx);
      const frame = frameOf(ctx, options);
      sendPage(ctx, frame, await askPage(services, frame, { ctx, form, home }));
    },
    signedOut: async (ctx) => {
      const frame = frameOf(ctx, options);
      const { t } = frame;
      sendPage(
        ctx,
        frame,
        messagePage(frame, { title: t('signOut.doneTitle'), text: '', link: { address: home, text: t('signIn.submit') } }),
      );
    },
  };
}

/** The page for an unknown address under the provider. */
export function notFoundPage(options: IdentityOptions, home: string) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (ctx.status !== 404 || ctx.body || ctx.accepts('json', 'html') !== 'html') return;
    const frame = frameOf(ctx, options);
    const { t } = frame;
    const link = { address: home, text: t('backToApp') };
    sendPage(ctx, frame, messagePage(frame, { title: t('trouble.notFoundTitle'), text: t('trouble.notFound'), link }));
    ctx.status = 404;
  };
}

/**
 * While the database cannot be reached, clients are told when to try again (wire.31). The provider answers most of its own errors; those of a
 * session that cannot be saved it throws.
 */
export function answerUnavailable(services: IdentityServices, options: IdentityOptions) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      sendUnavailable(services, options, { ctx, error });
    }
  };
}

function sendUnavailable(
  services: IdentityServices,
  options: IdentityOptions,
  { ctx, error }: { ctx: KoaContextWithOIDC; error: unknown },
): void {
  const reference = newId();
  services.log.error({ requestId: reference, err: error }, 'unavailable');
  const frame = frameOf(ctx, options);
  const { t } = frame;
  const link = { address: `${services.config.publicUrl}/`, text: t('trouble.startAgain') };
  const text = { title: t('trouble.unavailableTitle'), text: t('trouble.unavailable') };
  sendPage(ctx, frame, messagePage(frame, { ...text, link, reference }));
  markUnavailable(ctx);
}

/** Redirects a browser without a session back: there is nothing to end or to confirm. */
export async function skipEmptySignOut(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  // Koa sets `oidc` when a route of the protocol matched; other addresses have none.
  const oidc = (ctx as Partial<KoaContextWithOIDC>).oidc;
  if (oidc?.route !== 'end_session' || ctx.status !== 200 || oidc.session?.accountId) return;
  redirectAfter(ctx);
}

/** The app sent an id_token of this session, so it may end it without confirmation. */
function isHinted({ oidc }: KoaContextWithOIDC): boolean {
  const hint: unknown = oidc.entities.IdTokenHint?.payload;
  return typeof hint === 'object' && hint !== null && Reflect.get(hint, 'sub') === oidc.session?.accountId;
}

async function signOutNow({ database, secrets }: IdentityServices, ctx: KoaContextWithOIDC): Promise<void> {
  const { session, provider } = ctx.oidc;
  if (!session) return;
  const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  await database.transaction((unit) =>
    deleteGrants(
      unit,
      grants.map((id) => payloadDigest(secrets, id)),
    ),
  );
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { path: '/', httpOnly: true, sameSite: 'lax' });
  redirectAfter(ctx);
}

/** The address was validated against the client's; without one our own page is shown. */
function redirectAfter(ctx: KoaContextWithOIDC): void {
  const { params, provider } = ctx.oidc;
  const given = params?.['post_logout_redirect_uri'];
  const address = new URL(typeof given === 'string' ? given : provider.urlFor('end_session_success'));
  const state = params?.['state'];
  if (typeof given === 'string' && typeof state === 'string') address.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(address.href);
}

async function askPage(
  services: IdentityServices,
  frame: PageFrame,
  { ctx, form, home }: { ctx: KoaContextWithOIDC; form: string; home: string },
): Promise<Html> {
  const { t } = frame;
  // Stryker disable next-line OptionalChaining: the provider opens a session before this page, of nobody when there is none
  const subject = ctx.oidc.session?.accountId ?? '';
  const user = await services.database.transaction((unit) => findUser(unit, subject));
  return page(frame, {
    title: t('signOut.title'),
    body: html`<p class="lead">${user && t('signOut.intro', { email: user.email })}</p>
      ${trusted(form)}
      <p class="actions">
        <button class="button" type="submit" form="op.logoutForm" name="logout" value="yes">${t('signOut.submit')}</button>
        <a class="button quiet" href="${home}">${t('signOut.stay')}</a>
      </p>`,
  });
}

function expired({ t }: PageFrame) {
  return { title: t('trouble.expiredTitle'), text: t('trouble.expired') };
}

function isExpired(error: Error): boolean {
  return error.name === 'SessionNotFound';
}

function frameOf(ctx: KoaContextWithOIDC, options: IdentityOptions): PageFrame {
  const cookie = ctx.cookies.get('identity_language', { signed: false });
  const language = pageLanguage({
    chosen: undefined,
    cookie,
    uiLocales: uiLocalesOf(ctx),
    interaction: undefined,
    acceptLanguage: ctx.get('accept-language') || undefined,
  });
  return {
    t: textsIn(language),
    language,
    switchAddress: undefined,
    formToken: '',
    nonce: randomBytes(16).toString('base64url'),
    assets: options.assets,
  };
}

function uiLocalesOf({ oidc }: Partial<KoaContextWithOIDC>): string | undefined {
  const value = oidc?.params?.['ui_locales'];
  return typeof value === 'string' ? value : undefined;
}

function sendPage(ctx: KoaContextWithOIDC, frame: PageFrame, markup: Html): void {
  ctx.set(pageHeaders(frame.nonce));
  ctx.body = markup.markup;
}
