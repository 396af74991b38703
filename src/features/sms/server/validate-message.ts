import { maxSmsParts, smsText } from '#kernel/contract/sms-parts.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Refused } from '#kernel/server/failure.ts';
import type { SendCode } from '../contract/send-codes.ts';
import type { SmsRecipientInput } from '../contract/entities.ts';
import { maxDaysAhead, maxRecipients } from '../contract/kinds.ts';
import { fitsQuota, monthOf, partsLeft, type Quota } from '../contract/rules/quota.ts';
import { resolveRecipients, type Resolved } from './resolve-recipients.ts';
import { partsOfEach } from './rules/count-parts.ts';
import { refusedText } from './rules/refused-text.ts';
import { defaultSender, gatewayState, readQuota, shortName } from './sending.ts';
import { readCompanySender } from './store-sending.ts';

export interface MessageInput {
  recipients: readonly SmsRecipientInput[];
  text: string;
  useCompanyNameForSenderId: boolean;
  sendAt?: string | undefined;
}

export type Refusal = Refused<SendCode | 'sms.TimeNotPossible'>;

/** A message as it would be sent, and all that stands against it, in the order in which it is refused. */
export interface ValidatedMessage extends Resolved {
  text: string;
  sender: string | null;
  /** How many parts each of the reached gets. */
  partsEach: number[];
  parts: number;
  month: string;
  quota: Quota;
  refusals: Refusal[];
}

type ValidateContext = Pick<CallContext, 'company' | 'actor' | 'services' | 'now'>;

export async function validateMessage(context: ValidateContext, input: MessageInput): Promise<ValidatedMessage> {
  const { company, actor, services, now } = context;
  const text = smsText(input.text);
  const resolved = await resolveRecipients(context, input.recipients);
  const sendAt = input.sendAt === undefined ? now : new Date(input.sendAt);
  const month = monthOf(dayIn(actor.member.timeZone, sendAt));
  const quota = await readQuota(company, month);
  const companySender = input.useCompanyNameForSenderId ? shortName((await readCompanySender(company))?.smsSenderName) : null;
  const partsEach = partsOfEach(text, resolved.reached).map(({ parts }) => parts.length);
  const parts = partsEach.reduce((sum, count) => sum + count, 0);
  const refusals: Refusal[] = [
    ...refusedTime(sendAt, input.sendAt === undefined, now),
    ...(input.recipients.length === 0 ? [{ refusal: 'sms.RecipientIsRequired' as const }] : []),
    ...refusedText(text, resolved.reached),
    ...(input.useCompanyNameForSenderId && companySender === null ? [{ refusal: 'sms.SenderIsRequired' as const }] : []),
    ...(input.recipients.length === 0 ? [] : refusedRecipients(resolved)),
    ...refusedSize(partsEach, { parts, quota, month }),
    ...(gatewayState(services) === 'none' ? [{ refusal: 'sms.NoGateway' as const }] : []),
  ];
  const sender = input.useCompanyNameForSenderId ? companySender : defaultSender(services);
  return { ...resolved, text, sender, partsEach, parts, month, quota, refusals };
}

const day = 86_400_000;

function refusedTime(sendAt: Date, isNow: boolean, now: Date): Refusal[] {
  const isPossible = isNow || (sendAt > now && sendAt.getTime() <= now.getTime() + maxDaysAhead * day);
  return isPossible ? [] : [{ refusal: 'sms.TimeNotPossible', details: { days: maxDaysAhead } }];
}

function refusedRecipients({ reached, notReached, hasOthers }: Resolved): Refusal[] {
  if (hasOthers) return [{ refusal: 'sms.RecipientNotAllowed' }];
  if (reached.length === 0) return [{ refusal: 'sms.NoValidRecipient', details: { ...notReached } }];
  if (reached.length <= maxRecipients) return [];
  return [{ refusal: 'sms.MaxAllowedRecipientsReached', details: { count: reached.length, most: maxRecipients } }];
}

interface Size {
  parts: number;
  quota: Quota;
  month: string;
}

function refusedSize(partsEach: readonly number[], { parts, quota, month }: Size): Refusal[] {
  const longest = partsEach.reduce((most, count) => Math.max(most, count), 0);
  return [
    ...(longest > maxSmsParts ? [{ refusal: 'sms.MaxTextSizeReached' as const, details: { parts: longest, most: maxSmsParts } }] : []),
    ...(fitsQuota(quota, parts) ? [] : [overQuota({ parts, quota, month })]),
  ];
}

export function overQuota({ parts, quota, month }: Size): Refused<'sms.MaxAllowedNumberOfSMSReached'> {
  return { refusal: 'sms.MaxAllowedNumberOfSMSReached', details: { parts, left: partsLeft(quota), limit: quota.limit, month } };
}

/** Whether somebody is not reached. */
export function missesSomebody({ notReached }: Pick<Resolved, 'notReached'>): boolean {
  return Object.values(notReached).some((list) => list.length > 0);
}
