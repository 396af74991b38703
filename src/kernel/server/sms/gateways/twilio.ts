import type { SmsProvider } from '../../config.ts';
import type { GatewayReport, SmsGateway } from '../gateway.ts';
import { askGateway, basicAuth, ownIdOf, textOf } from './ask-gateway.ts';

/** Errors that pass: too many requests, and a queue that is full. */
const throttled: ReadonlySet<number> = new Set([20429, 30001]);
const outcomes: Readonly<Record<string, GatewayReport['outcome']>> = {
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/** Twilio. Each message says where its reports are to be posted, with our id in the address. */
export function twilioGateway(provider: SmsProvider, publicUrl: string): SmsGateway {
  const { url, user, password, sender: defaultSender, reportSecret } = provider;
  return {
    defaultSender,
    send: async ({ id, to, text, sender = defaultSender }) => {
      const body = new URLSearchParams({ To: to, From: sender, Body: text });
      if (reportSecret !== undefined)
        body.set('StatusCallback', `${publicUrl}/api/sms/delivery-report/${encodeURIComponent(reportSecret)}?ref=${id}`);
      const { status, json, refusal } = await askGateway({
        url: `${url}/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`,
        headers: basicAuth(user, password),
        body,
      });
      const gatewayId = textOf(json['sid']);
      if (status === 201 && gatewayId !== undefined) return { gatewayId };
      const reason = textOf(json['message']) ?? `Twilio answered ${status}.`;
      if (throttled.has(Number(json['code'])))
        return { reason, isPermanent: false, isUncertain: false, waitSeconds: refusal?.waitSeconds ?? 30 };
      return refusal ?? { reason, isPermanent: true, isUncertain: false };
    },
    readReport: ({ ref, MessageSid, MessageStatus, ErrorCode }) => {
      const status = textOf(MessageStatus);
      if (status === undefined) return undefined;
      const code = textOf(ErrorCode);
      return {
        id: ownIdOf(ref),
        gatewayId: textOf(MessageSid),
        outcome: outcomes[status] ?? 'underway',
        reason: code === undefined ? undefined : `Twilio reported ${code}.`,
      };
    },
  };
}
