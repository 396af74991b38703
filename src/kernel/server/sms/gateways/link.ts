import type { LinkProvider } from '../../config.ts';
import type { GatewayReport, SmsGateway } from '../gateway.ts';
import { askGateway, basicAuth, ownIdOf, textOf } from './ask-gateway.ts';

const [taken, throttled] = [1005, 3];
/** Faults on the way, which pass: routing, timeouts, the operator, LINK itself. */
const passing: ReadonlySet<number> = new Set([1, 4, 5, 6, 105]);
const delivered: ReadonlySet<number> = new Set([1001, 1007]);
const underway: ReadonlySet<number> = new Set([1000, 1005, 1008, 1011, 1012]);

/** LINK Mobility. It posts its reports to an address that is set for the platform. */
export function linkGateway({ url, user, password, sender: defaultSender, platformId, platformPartnerId }: LinkProvider): SmsGateway {
  return {
    defaultSender,
    send: async ({ id, to, text, sender = defaultSender }) => {
      const message = { source: sender, sourceTON: typeOf(sender), destination: to, destinationTON: 'MSISDN', userData: text };
      const body = { ...message, platformId, platformPartnerId, refId: id, useDeliveryReport: true };
      const { status, json, refusal } = await askGateway({ url: `${url}/sms/send`, headers: basicAuth(user, password), body });
      const code = Number(json['resultCode'] ?? 0);
      const gatewayId = textOf(json['messageId']);
      if (!refusal && code === taken && gatewayId !== undefined) return { gatewayId };
      const reason = textOf(json['description']) ?? `LINK Mobility answered ${status}.`;
      if (code === throttled) return { reason, isPermanent: false, isUncertain: false, waitSeconds: refusal?.waitSeconds ?? 30 };
      return refusal ?? { reason, isPermanent: !passing.has(code), isUncertain: false };
    },
    readReport: ({ id, refId, resultCode, operatorResultCode }) => {
      const code = Number(resultCode);
      if (resultCode === undefined || !Number.isInteger(code)) return undefined;
      const reason = `LINK Mobility reported ${code}${textOf(operatorResultCode) === undefined ? '' : ` (${textOf(operatorResultCode)})`}.`;
      return { id: ownIdOf(refId), gatewayId: textOf(id), outcome: outcomeOf(code), reason };
    },
  };
}

function outcomeOf(code: number): GatewayReport['outcome'] {
  if (delivered.has(code)) return 'delivered';
  return underway.has(code) ? 'underway' : 'failed';
}

function typeOf(sender: string): 'ALPHANUMERIC' | 'MSISDN' | 'SHORTNUMBER' {
  if (!/^\+?\d+$/.test(sender)) return 'ALPHANUMERIC';
  return sender.replace('+', '').length < 8 ? 'SHORTNUMBER' : 'MSISDN';
}
