import type { Handler } from '#kernel/server/serve.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { extendSignatureDueDate as contract } from '../contract/endpoints-life.ts';
import { inviteNext, whom } from './invite.ts';
import { moveRecipient, moveRequest } from './move-request.ts';
import { loadRequest, openRequest, openToChange } from './open-request.ts';
import { refusedReopening } from './policy.ts';
import { reopenSecrets } from './recipient/secret.ts';

/** Gives a later due date; an expired request comes alive again, and whose turn it is gets a new link (signing.13). */
export const extendSignatureDueDate: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, today, fail } = context;
  const { signingRequestId, extendedDueDate } = body;
  const seen = await openRequest(context, signingRequestId);
  const refusal = refusedReopening(seen);
  if (refusal) fail(refusal, 409);
  const { annulsId } = seen.request;
  // In the order of who deletes what it annuls, or asks to annul it once more, so that one of the two wins.
  if (annulsId !== null) await lockRows(company, 'signing_request', [annulsId], { noKey: true });
  const { request, recipients } = await openToChange(context, body, 'extend');
  const former = request.extendedDueDate ?? request.dueDate;
  if (extendedDueDate === null) return fail('common.BadRequest');
  if (extendedDueDate < today || (former !== null && extendedDueDate <= former)) fail('signing.NotLater');
  const by = actor.member.companyUserId;
  const facts = { before: former, after: extendedDueDate };
  await moveRequest(context, signingRequestId, 'extend', { by, patch: { extended_due_date: extendedDueDate }, facts });
  for (const recipient of recipients) {
    if (recipient.status === 'Expired') await moveRecipient(context, whom(recipient), 'revive', { by });
  }
  if (request.endedAt !== null) {
    const ids = recipients.map(({ recipientId }) => recipientId);
    await reopenSecrets(company, ids, request.endedAt);
    await inviteNext(context, signingRequestId);
  }
  return { signingRequest: await loadRequest(context, signingRequestId) };
};
