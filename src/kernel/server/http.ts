import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type {
  ConnectionError,
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { FieldError, Refusal } from '#kernel/contract/errors.ts';
import { CallerDisconnected, Failure } from './failure.ts';
import { stagingFolder } from './files/staging.ts';
import { newId } from './id.ts';
import type { CallResult } from './run-call.ts';
import { runCall } from './run-call.ts';
import { countCall } from './metrics.ts';
import { closeConnections } from './close-connections.ts';
import { cutSlowBodies } from './cut-slow-bodies.ts';
import { drainRefused } from './drain-refused.ts';
import { refuseOnSocket } from './refuse-on-socket.ts';
import { credentialsOf, inputOf, maxFields, maxText } from './request.ts';
import type { Conditions } from './files/range.ts';
import { conditionsOf, sendFile } from './send-file.ts';
import type { ServedFeature } from './serve.ts';
import type { Services } from './services.ts';
import { accountCookieName, sessionCookieName } from './session/cookies.ts';
import { isUnavailable, retryAfterSeconds } from './unavailable.ts';

/** A browser must never take an answer for a page or a script. */
const ownKindOnly = ['x-content-type-options', 'nosniff'] as const;

/** The HTTP server with what every call needs: cookies, request ids, logs without secrets, refusals in the house's form. */
export function createServer(services: Services): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    bodyLimit: maxText,
    trustProxy: services.config.trustProxy,
    routerOptions: { maxParamLength: 500 },
    // Only the live connection is upgraded; other wishes to upgrade, such as curl's for HTTP/2, are ordinary calls.
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBroken,
    http: { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' },
  });
  // On the raw answer, which the identity provider writes itself.
  app.addHook('onRequest', async (_request, { raw }) => void raw.setHeader(...ownKindOnly));
  cutSlowBodies(app);
  closeConnections(app);
  app.register(cookie);
  // What is too large is found by whoever reads the stream.
  app.register(multipart, { throwFileSizeLimit: false, limits: { fields: maxFields, fieldNameSize: 200, fieldSize: maxText } });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    countCall(request.method, route, reply.statusCode, reply.elapsedTime);
    request.log.info(
      { requestId: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'call',
    );
  });
  app.setNotFoundHandler((request, reply) => reply.code(404).send(refusal('common.NotFound', request.id, {})));
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => sendError(error, request, reply));
  return app;
}

/** Mounts a feature's endpoints under `/api`. */
export function mount(app: FastifyInstance, services: Services, { feature, handlers }: ServedFeature): void {
  for (const [name, endpoint] of Object.entries(feature.endpoints)) {
    const handler = handlers[name];
    if (!handler) throw new Error(`${feature.name}.${name} has no handler`);
    const action = `${feature.name}.${name}`;
    const route: RouteOptions = {
      method: endpoint.method,
      url: routePath(endpoint.path),
      handler: async (request, reply) => {
        if (services.config.maintenance) throw new Failure('common.Maintenance', 503);
        const result = await runCall({ services, action, endpoint, handler, gone: goneOf(reply), ...factsOf(request, endpoint, services) });
        return send(reply, services, result, conditionsOf(request));
      },
    };
    if (endpoint.fromAnywhere === undefined) app.route(route);
    else {
      app.register(async (own) => {
        if (endpoint.signed) keepUnparsed(own);
        else await own.register(formbody);
        own.route(route);
      });
    }
  }
}

/** A parsed body written out again may have other bytes than those that were signed. */
function keepUnparsed(own: FastifyInstance): void {
  own.removeAllContentTypeParsers();
  own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}

/** The path as the router writes it: `{name}` becomes `:name`. */
export function routePath(path: string): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

function factsOf(request: FastifyRequest, endpoint: Endpoint, services: Services) {
  return {
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    background: request.headers['x-background'] === '1',
    liveConnectionId: header(request, 'x-signalr-id'),
    repeatKey: header(request, 'idempotency-key') || undefined,
    language: header(request, 'accept-language')?.startsWith('en') ? ('en' as const) : ('no' as const),
    cookies: request.cookies,
    credentials: credentialsOf(request, endpoint, sessionCookieName(services.config.publicUrl)),
    conditions: conditionsOf(request),
    sent: endpoint.signed && { bytes: bytesOf(request), headers: request.headers },
    input: () => inputOf(request, endpoint, stagingFolder(services.config)),
  };
}

const bytesOf = ({ body }: FastifyRequest): Uint8Array => (body instanceof Uint8Array ? body : new Uint8Array());

/** A signal is made only for calls that ask for it. */
function goneOf({ raw }: FastifyReply): () => AbortSignal {
  let leaving: AbortController | undefined;
  return () => {
    if (leaving) return leaving.signal;
    const controller = (leaving = new AbortController());
    const handleClose = () => {
      if (!raw.writableFinished) controller.abort(new CallerDisconnected());
    };
    if (raw.destroyed) handleClose();
    else raw.once('close', handleClose);
    return controller.signal;
  };
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

async function send(reply: FastifyReply, services: Services, result: CallResult, conditions: Conditions): Promise<FastifyReply> {
  const secure = services.config.publicUrl.startsWith('https:');
  for (const { name, value, maxAgeSeconds, path } of result.cookies) {
    const options = { path: path ?? '/', httpOnly: true, sameSite: 'lax' as const, secure };
    if (value === undefined) reply.clearCookie(name, options);
    else reply.setCookie(name, value, maxAgeSeconds === undefined ? options : { ...options, maxAge: maxAgeSeconds });
  }
  if (result.sessionExpires) reply.header('x-session-expires', result.sessionExpires.toISOString());
  reply.header('cache-control', 'no-store');
  if (result.redirect !== undefined) return reply.redirect(result.redirect, 302);
  if (result.file) return sendFile(reply, result.file, conditions);
  return reply.code(result.status).type('application/json; charset=utf-8').send(result.json);
}

/** The router refuses broken and too long addresses before any hook. */
function refuseAddress({ statusCode = 400 }: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(statusCode)
    .header(...ownKindOnly)
    .send(refusal('common.BadRequest', request.id, {}));
}

const statusOfBroken: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What Node could not read as a request never becomes one. */
function refuseBroken({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuseOnSocket(socket, statusOfBroken[code] ?? 400);
}

const fastifyCodes: Record<string, Failure> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new Failure('common.BadRequest', 400),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Failure('common.BadRequest', 400),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Failure('common.BadRequest', 415),
  FST_ERR_CTP_BODY_TOO_LARGE: new Failure('common.TooLarge', 413),
  FST_REQ_FILE_TOO_LARGE: new Failure('common.TooLarge', 413),
  FST_FILES_LIMIT: new Failure('common.TooLarge', 413),
  FST_FIELDS_LIMIT: new Failure('common.TooLarge', 413),
};

function sendError(error: FastifyError | Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Nobody reads it; the log says how the call ended.
  if (error instanceof CallerDisconnected) return reply.code(499).send();
  const failure = error instanceof Failure ? error : (fastifyCodes[error.code] ?? clientFault(error));
  if (!failure && isUnavailable(error)) {
    request.log.error({ requestId: request.id, err: error }, 'unavailable');
    const answer = refusal('common.Unavailable', request.id, {});
    return reply.code(503).header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store').send(answer);
  }
  if (!failure) {
    request.log.error({ requestId: request.id, err: error }, 'bug');
    return reply.code(500).send(refusal('common.Unknown', request.id, { statusCode: 500 }));
  }
  if (request.isMultipart()) drainRefused(request.raw);
  if (failure.extra.details?.['reason'] === 'company') reply.clearCookie(accountCookieName, { path: '/' });
  const { details, fieldErrors } = failure.extra;
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .send(refusal(failure.code, request.id, { ...(details && { details }), ...(fieldErrors && { fieldErrors: [...fieldErrors] }) }));
}

/** Other faults of Fastify's own with a 4xx status, such as a broken header, are the client's. */
function clientFault(error: FastifyError): Failure | undefined {
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new Failure('common.BadRequest', status) : undefined;
}

function refusal(
  code: string,
  requestId: string,
  extra: { details?: Record<string, unknown>; fieldErrors?: FieldError[]; statusCode?: number },
): Refusal {
  const [group = 'common', name = 'Unknown'] = code.split('.');
  return { success: false, errorCodes: { [group]: [name] }, requestId, ...extra };
}
