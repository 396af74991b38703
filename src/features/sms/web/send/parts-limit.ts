import type { LimitCheck } from '#features/billing/web/public.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import type { SmsSending } from '../../contract/entities.ts';
import { partsLeft } from '../../contract/rules/quota.ts';
import type { SmsRefusal } from './refusal-places.ts';

const code = 'sms.MaxAllowedNumberOfSMSReached';

type Sending = Pick<SmsSending, 'gateway' | 'limit' | 'used'>;

/** The month’s limit when no part of it is left; without a gateway there is nothing that it stops. */
export function usedUpLimit({ gateway, limit, used }: Sending): LimitCheck['reached'] {
  return gateway === 'none' || partsLeft({ limit, used }) > 0 ? undefined : { key: 'smsLimit', limit, used };
}

/** What a message that is sent now would be refused with, known before anything is written. */
export function usedUpRefusal(sending: Sending): SmsRefusal | undefined {
  return usedUpLimit(sending) && { code, details: { parts: 0, left: 0, limit: sending.limit } };
}

/** The limit that a message was refused for; with less left than it takes, what is used of it. */
export function limitThatRefused({ codes, details: { limit, left } }: Pick<CallError, 'codes' | 'details'>): LimitCheck['reached'] {
  if (!codes.includes(code) || typeof limit !== 'number' || typeof left !== 'number') return undefined;
  return { key: 'smsLimit', limit, used: limit - left };
}
