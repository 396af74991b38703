import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { sendSigningReminderMail as contract } from '../contract/endpoints-life.ts';
import { isTurnOf } from '../contract/rules/recipient-status.ts';
import { acceptKept, sendLink, whom } from './invite.ts';
import { mailWords } from './mail-words.ts';
import { moveRecipient, type MoveCall } from './move-request.ts';
import { loadRequest, openToChange } from './open-request.ts';
import { nextReminderAt } from './present-request.ts';
import type { OpenRequest, RecipientRow } from './store-requests.ts';

/** Reminds those whose turn it is, each at most once an hour (signing.13). */
export const sendSigningReminderMail: Handler<typeof contract> = async (context, { body }) => {
  const { fail, now } = context;
  const open = await openToChange(context, body, 'remind');
  const awaited = open.recipients.filter(
    (one) => isTurnOf(one, open.recipients) && (body.recipientId === undefined || one.recipientId === body.recipientId),
  );
  if (awaited.length === 0) fail('signing.NobodyToRemind');
  const due = awaited.filter((one) => nextReminderAt(one) <= now);
  if (due.length === 0) refuseRecent(context, awaited);
  for (const recipient of due) await remind(context, open, { recipient, by: context.actor.member.companyUserId });
  return { reminded: due.length, signingRequest: await loadRequest(context, body.signingRequestId) };
};

function refuseRecent({ fail }: Pick<CallContext<'signing.RemindedRecently'>, 'fail'>, awaited: readonly RecipientRow[]): never {
  const times = awaited.map((one) => nextReminderAt(one).toISOString()).toSorted();
  return fail('signing.RemindedRecently', 429, { details: { mayRemindDate: times[0] } });
}

/** Sends one person a reminder with a link of its own. */
async function remind(call: MoveCall, open: OpenRequest, { recipient, by }: { recipient: RecipientRow; by: string }): Promise<void> {
  const words = await mailWords(call.company, open.request);
  const patch = await sendLink(call, open, { recipient, kind: 'reminder', words });
  await moveRecipient(call, whom(recipient), 'remind', { by, patch });
  await acceptKept(call, recipient);
}
