import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Desk, IdentityOptions, IdentityServices } from './desk.ts';
import { isOwnForm } from './frame.ts';
import { loadKeys } from './keys.ts';
import { showAccount, showChangePassword, takeChangePassword } from './account.ts';
import { showRecoveryCodes, showSetUp, showTurnOff, takeRecoveryCodes, takeSetUpAtAccount, takeTurnOff } from './account-second-factor.ts';
import { returnToAccount } from './account-session.ts';
import { showForgot, showReset, takeForgot, takeReset } from './reset-password.ts';
import { showCreate, takeCreate } from './create-account.ts';
import { notFoundPage, protocolPages, skipEmptySignOut } from './protocol-pages.ts';
import { createProvider, issuerOf } from './provider.ts';
import { sendError, sendForeign } from './replies.ts';
import { showSecondStep, takeSecondStep } from './second-step.ts';
import { showSignIn, takeSignIn } from './sign-in.ts';

type Page = (desk: Desk, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const formBytes = 16 * 1024;

/** The pages with a form: shown by GET, taken by POST. */
const pages: Record<string, { show: Page; take?: Page }> = {
  '/identity/interaction/:uid': { show: showSignIn, take: takeSignIn },
  '/identity/interaction/:uid/create': { show: showCreate, take: takeCreate },
  '/identity/interaction/:uid/second-step': { show: showSecondStep, take: takeSecondStep },
  '/no/forgot-password': { show: showForgot, take: takeForgot },
  '/en-gb/forgot-password': { show: showForgot, take: takeForgot },
  '/no/reset-password': { show: showReset, take: takeReset },
  '/en-gb/reset-password': { show: showReset, take: takeReset },
  '/identity/account': { show: showAccount },
  '/identity/account/return': { show: returnToAccount },
  '/identity/account/password': { show: showChangePassword, take: takeChangePassword },
  '/identity/account/set-up': { show: showSetUp, take: takeSetUpAtAccount },
  '/identity/account/turn-off': { show: showTurnOff, take: takeTurnOff },
  '/identity/account/recovery-codes': { show: showRecoveryCodes, take: takeRecoveryCodes },
};

/** Mounts the embedded OpenID Connect provider: its protocol under `/identity` and its pages. The database must be migrated. */
export async function registerIdentity(app: FastifyInstance, services: IdentityServices, options: IdentityOptions): Promise<void> {
  const provider = createProvider(services, await loadKeys(services), protocolPages(services, options));
  provider.use(skipEmptySignOut);
  provider.use(notFoundPage(options, `${services.config.publicUrl}/`));
  const desk: Desk = { provider, services, options, issuer: issuerOf(services) };
  await app.register((scope) => mountPages(scope, desk));
  await app.register((scope) => mountProtocol(scope, desk));
}

async function mountPages(scope: FastifyInstance, desk: Desk): Promise<void> {
  await scope.register(formbody, { bodyLimit: formBytes });
  scope.addHook('onRequest', async (request) => pinAddress(desk, request));
  scope.setErrorHandler((error, request, reply) => {
    desk.services.log.error({ requestId: request.id, err: error }, 'bug');
    return sendError(desk, request, reply);
  });
  scope.get('/identity', (_request, reply) => reply.redirect('/identity/account', 302));
  for (const [url, { show, take }] of Object.entries(pages)) {
    scope.get(url, (request, reply) => show(desk, request, reply));
    if (take)
      scope.post(url, (request, reply) => (isOwnForm(desk, request) ? take(desk, request, reply) : sendForeign(desk, request, reply)));
  }
}

async function mountProtocol(scope: FastifyInstance, desk: Desk): Promise<void> {
  const handle = desk.provider.callback();
  // The provider reads the bodies itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.addHook('onRequest', async (request) => pinAddress(desk, request));
  scope.all('/identity/*', async (request, reply) => {
    const { raw } = request;
    reply.hijack();
    // The provider knows its mount point by comparing the two addresses.
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice('/identity'.length) });
    await handle(raw, reply.raw);
  });
}

/** The provider builds addresses from these headers; they come from the configuration, not from whoever sends the request. */
function pinAddress({ services }: Desk, request: FastifyRequest): void {
  const { host, protocol } = new URL(services.config.publicUrl);
  delete request.raw.headers['x-forwarded-host'];
  Object.assign(request.raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) });
}
