import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityContext, IdentityOptions, IdentityServices } from './identity-context.ts';
import { isOwnForm } from './frame.ts';
import { loadKeys } from './keys.ts';
import { showAccount, showChangePassword, submitChangePassword } from './account.ts';
import {
  showRecoveryCodes,
  showSetUp,
  showTurnOff,
  submitRecoveryCodes,
  submitSetUpAtAccount,
  submitTurnOff,
} from './account-second-factor.ts';
import { returnToAccount } from './account-session.ts';
import { showForgot, showReset, submitForgot, submitReset } from './reset-password.ts';
import { showCreate, submitCreate } from './create-account.ts';
import { answerUnavailable, notFoundPage, protocolPages, skipEmptySignOut } from './protocol-pages.ts';
import { createProvider, issuerOf } from './provider.ts';
import { sendFault, sendForeignForm } from './replies.ts';
import { showSecondStep, submitSecondStep } from './second-step.ts';
import { showSignIn, submitSignIn } from './sign-in.ts';

type Page = (context: IdentityContext, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const formBytes = 16 * 1024;

/** The pages with a form: shown by GET, submitted by POST. */
const pages: Record<string, { show: Page; take?: Page }> = {
  '/identity/interaction/:uid': { show: showSignIn, take: submitSignIn },
  '/identity/interaction/:uid/create': { show: showCreate, take: submitCreate },
  '/identity/interaction/:uid/second-step': { show: showSecondStep, take: submitSecondStep },
  '/no/forgot-password': { show: showForgot, take: submitForgot },
  '/en-gb/forgot-password': { show: showForgot, take: submitForgot },
  '/no/reset-password': { show: showReset, take: submitReset },
  '/en-gb/reset-password': { show: showReset, take: submitReset },
  '/identity/account': { show: showAccount },
  '/identity/account/return': { show: returnToAccount },
  '/identity/account/password': { show: showChangePassword, take: submitChangePassword },
  '/identity/account/set-up': { show: showSetUp, take: submitSetUpAtAccount },
  '/identity/account/turn-off': { show: showTurnOff, take: submitTurnOff },
  '/identity/account/recovery-codes': { show: showRecoveryCodes, take: submitRecoveryCodes },
};

/** Mounts the embedded OpenID Connect provider: its protocol under `/identity` and its pages. The database must be migrated. */
export async function registerIdentity(app: FastifyInstance, services: IdentityServices, options: IdentityOptions): Promise<void> {
  const provider = createProvider(services, await loadKeys(services), protocolPages(services, options));
  provider.use(answerUnavailable(services, options));
  provider.use(skipEmptySignOut);
  provider.use(notFoundPage(options, `${services.config.publicUrl}/`));
  const context: IdentityContext = { provider, services, options, issuer: issuerOf(services) };
  await app.register((scope) => mountPages(scope, context));
  await app.register((scope) => mountProtocol(scope, context));
}

async function mountPages(scope: FastifyInstance, context: IdentityContext): Promise<void> {
  await scope.register(formbody, { bodyLimit: formBytes });
  scope.addHook('onRequest', async (request) => pinAddress(context, request));
  scope.setErrorHandler((error: FastifyError, request, reply) => sendFault(context, error, request, reply));
  scope.get('/identity', (_request, reply) => reply.redirect('/identity/account', 302));
  for (const [url, { show, take }] of Object.entries(pages)) {
    scope.get(url, (request, reply) => show(context, request, reply));
    if (take)
      scope.post(url, (request, reply) =>
        isOwnForm(context, request) ? take(context, request, reply) : sendForeignForm(context, request, reply),
      );
  }
}

async function mountProtocol(scope: FastifyInstance, context: IdentityContext): Promise<void> {
  const handle = context.provider.callback();
  // The provider parses request bodies itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.addHook('onRequest', async (request) => pinAddress(context, request));
  scope.all('/identity/*', async (request, reply) => {
    const { raw } = request;
    reply.hijack();
    // The provider derives its mount point from the two addresses.
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice('/identity'.length) });
    await handle(raw, reply.raw);
  });
}

/** The provider builds addresses from these headers; they are set from the configuration, never from the request. */
function pinAddress({ services }: IdentityContext, request: FastifyRequest): void {
  const { host, protocol } = new URL(services.config.publicUrl);
  delete request.raw.headers['x-forwarded-host'];
  Object.assign(request.raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) });
}
