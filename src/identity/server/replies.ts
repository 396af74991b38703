import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from './desk.ts';
import { frameOf, sendPage } from './frame.ts';
import { messagePage } from './pages/sign-in-pages.ts';

/** The page was open too long, is another browser's, or cookies are blocked. */
export function sendExpired(desk: Desk, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendTrouble(desk, request, reply, 'expired');
}

/** A form that our own page in this browser did not send. */
export function sendForeign(desk: Desk, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendTrouble(desk, request, reply, 'foreign');
}

/** Something broke that was not the person's doing. */
export function sendError(desk: Desk, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendTrouble(desk, request, reply, 'error');
}

const statusOf = { expired: 400, foreign: 403, error: 500 } as const;

function sendTrouble(desk: Desk, request: FastifyRequest, reply: FastifyReply, kind: keyof typeof statusOf): FastifyReply {
  const frame = { ...frameOf(desk, request, reply), switchAddress: undefined };
  const { t } = frame;
  const link = { address: `${desk.services.config.publicUrl}/`, text: t('trouble.startAgain') };
  return sendPage(reply, frame, messagePage(frame, { title: t(`trouble.${kind}Title`), text: t(`trouble.${kind}`), link }), statusOf[kind]);
}
