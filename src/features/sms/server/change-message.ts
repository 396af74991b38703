import { findTransition } from '#kernel/contract/transitions.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { refuse } from '#kernel/server/refuse.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { cancelMessage as cancelContract, resendMessage as contract } from '../contract/endpoints.ts';
import type { SmsRecipientInput } from '../contract/entities.ts';
import { messageTransitions, type MessageAction } from '../contract/rules/message-status.ts';
import { fitsQuota, monthOf } from '../contract/rules/quota.ts';
import { cancelWaiting } from './end-recipients.ts';
import { settle } from './follow-message.ts';
import { handOver } from './hand-over.ts';
import { missesSomebody, overQuota } from './validate-message.ts';
import { changeOf, openLocked, reloadMessage, type OpenedMessage } from './open-message.ts';
import { actorOf, isRecent } from './policy.ts';
import { resolveRecipients, type ReachedRecipient } from './resolve-recipients.ts';
import { fitting, partsOfEach } from './rules/count-parts.ts';
import { readNumber } from './rules/read-number.ts';
import { gatewayState, readQuota } from './sending.ts';
import { writeStatus } from './store-messages.ts';
import { writeQueuedAgain, type RecipientRow } from './store-recipients.ts';
import { reserveParts } from './store-sending.ts';

type ChangeCall = Pick<CallContext<'sms.NotPossibleNow'>, 'actor' | 'fail'>;

function refuseUnlessPossible({ actor, fail }: ChangeCall, { message }: OpenedMessage, action: MessageAction): void {
  const found = findTransition(messageTransitions, { status: message.status, action, actor: actorOf(actor.member, message) });
  if (!('to' in found) || message.text === null) fail('sms.NotPossibleNow', 409);
}

/** Stops a message for everybody whom the gateway has not been given it for; whoever it is being given for just now still gets it. */
export const cancelMessage: Handler<typeof cancelContract> = async (context, { body: { messageId } }) => {
  const { company, now, audit, fail } = context;
  const opened = await openLocked(context, messageId);
  refuseUnlessPossible(context, opened, 'cancel');
  const cancelled = await cancelWaiting({ company, messageId, now }, opened.recipients);
  if (cancelled === 0) fail('sms.NotPossibleNow', 409);
  await writeStatus(company, messageId, 'cancelled');
  await settle(company, messageId);
  const message = await reloadMessage(context, messageId);
  // One that somebody had got, or that was only being sent again, is not cancelled: it was stopped for those who waited (sms.10).
  audit(changeOf(messageId, { status: opened.message.status }, { status: message.status, cancelled }));
  return { message };
};

type RetriedRecipient = RecipientRow & ReachedRecipient & { parts: number };

/** Sends a message again to those who failed, at the numbers that they have now; counted anew (sms.10). */
export const resendMessage: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, actor, now, audit, fail, partly } = context;
  const { messageId } = body;
  const opened = await openLocked(context, messageId);
  refuseUnlessPossible(context, opened, 'resend');
  const { message } = opened;
  if (!isRecent(message, now)) fail('sms.ResendTooLate', 409);
  if (gatewayState(services) === 'none') fail('sms.NoGateway', 409);
  const chosen = chosenRecipients(opened.recipients, body);
  const resolved = await resolveRecipients(context, chosen.map(recipientInputOf));
  const again = matched(chosen, fitting(message.text ?? '', resolved.reached), message.text ?? '');
  if (again.length === 0) fail('sms.NoValidRecipient', 400, { details: { ...resolved.notReached } });
  const month = monthOf(dayIn(actor.member.timeZone, now));
  const parts = again.reduce((sum, one) => sum + one.parts, 0);
  const quota = await readQuota(company, month);
  const isReserved = fitsQuota(quota, parts) && (await reserveParts(company, { month, parts, limit: quota.limit }));
  if (!isReserved) refuse(fail, overQuota({ parts, quota, month }));
  await writeQueuedAgain(company, { messageId, month, now }, again);
  await handOver(context, { messageId, text: message.text ?? '', sender: message.sender, recipients: again });
  audit(changeOf(messageId, undefined, { again: again.length, parts }));
  if (missesSomebody(resolved) || resolved.hasOthers) partly(['sms.NotAllReached']);
  return { message: await reloadMessage(context, messageId), notReached: resolved.notReached };
};

/** Those who failed; of them, or of those who are uncertain, only those who are named. */
function chosenRecipients(
  all: readonly RecipientRow[],
  { companyUserIds, phoneNumbers }: { companyUserIds?: readonly string[] | undefined; phoneNumbers?: readonly string[] | undefined },
): RecipientRow[] {
  // Of somebody who has been erased there is nothing left to send to.
  const recipients = all.filter(({ companyUserId, phoneNumber }) => companyUserId !== null || phoneNumber !== null);
  if (!companyUserIds && !phoneNumbers) return recipients.filter(({ status }) => status === 'failed');
  const people = new Set(companyUserIds);
  const numbers = new Set((phoneNumbers ?? []).map((typed) => readNumber(typed)));
  return recipients
    .filter(({ status }) => status === 'failed' || status === 'uncertain')
    .filter(({ companyUserId, phoneNumber }) =>
      companyUserId === null ? phoneNumber !== null && numbers.has(phoneNumber) : people.has(companyUserId),
    );
}

const recipientInputOf = ({ companyUserId, phoneNumber }: RecipientRow): SmsRecipientInput =>
  companyUserId === null ? { phoneNumber: phoneNumber ?? '' } : { companyUserId };

function matched(chosen: readonly RecipientRow[], reached: readonly ReachedRecipient[], text: string): RetriedRecipient[] {
  const parts = partsOfEach(text, reached);
  return reached.flatMap((one, place) => {
    const row = chosen.find(({ companyUserId, phoneNumber }) =>
      one.companyUserId === null ? companyUserId === null && phoneNumber === one.phoneNumber : companyUserId === one.companyUserId,
    );
    return row ? [{ ...row, ...one, parts: parts[place]?.parts.length ?? 1 }] : [];
  });
}
