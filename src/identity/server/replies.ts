import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityContext } from './identity-context.ts';
import { frameOf, sendPage } from './frame.ts';
import { messagePage } from './pages/sign-in-pages.ts';

/** The page expired, belongs to another browser, or cookies are blocked. */
export function sendExpired(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendTrouble(context, request, reply, 'expired');
}

/** A form that was not sent by our own page in this browser. */
export function sendForeignForm(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendTrouble(context, request, reply, 'foreign');
}

/** An internal error. */
export function sendError(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendTrouble(context, request, reply, 'error');
}

const statusOf = { expired: 400, foreign: 403, error: 500 } as const;

function sendTrouble(context: IdentityContext, request: FastifyRequest, reply: FastifyReply, kind: keyof typeof statusOf): FastifyReply {
  const frame = { ...frameOf(context, request, reply), switchAddress: undefined };
  const { t } = frame;
  const link = { address: `${context.services.config.publicUrl}/`, text: t('trouble.startAgain') };
  return sendPage(reply, frame, messagePage(frame, { title: t(`trouble.${kind}Title`), text: t(`trouble.${kind}`), link }), statusOf[kind]);
}
