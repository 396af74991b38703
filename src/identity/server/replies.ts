import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, retryAfterSeconds } from '#kernel/server/unavailable.ts';
import type { IdentityContext } from './identity-context.ts';
import { frameOf, sendPage } from './frame.ts';
import { messagePage } from './pages/sign-in-pages.ts';

/** The page expired, belongs to another browser, or cookies are blocked. */
export function sendExpired(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(context, request, reply.code(400), 'expired');
}

/** A form that was not sent by our own page in this browser. */
export function sendForeignForm(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(context, request, reply.code(403), 'foreign');
}

/** What no page expects: a form that cannot be read, a database that cannot be reached (wire.31), or a bug. */
export function sendFault(context: IdentityContext, error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return sendProblem(context, request, reply.code(statusCode), 'foreign');
  const isBug = !isUnavailable(error);
  context.services.log.error({ requestId: request.id, err: error }, isBug ? 'bug' : 'unavailable');
  if (isBug) return sendProblem(context, request, reply.code(500), 'error');
  return sendProblem(context, request, reply.code(503).header('retry-after', String(retryAfterSeconds)), 'unavailable');
}

type ProblemKind = 'expired' | 'foreign' | 'error' | 'unavailable';

/** The kinds that are logged; a page with a reference says where. */
const logged: ReadonlySet<ProblemKind> = new Set(['error', 'unavailable']);

function sendProblem(context: IdentityContext, request: FastifyRequest, reply: FastifyReply, kind: ProblemKind): FastifyReply {
  const frame = { ...frameOf(context, request, reply), switchAddress: undefined };
  const { t } = frame;
  const link = { address: `${context.services.config.publicUrl}/`, text: t('trouble.startAgain') };
  return sendPage(
    reply,
    frame,
    messagePage(frame, {
      title: t(`trouble.${kind}Title`),
      text: t(`trouble.${kind}`),
      link,
      reference: logged.has(kind) ? request.id : undefined,
    }),
    reply.statusCode,
  );
}
