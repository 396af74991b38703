import type { SmsProvider } from '../../config.ts';
import type { SmsGateway } from '../gateway.ts';
import { askGateway, ownIdOf, textOf } from './ask-gateway.ts';

/** Sveve (sveve.no/apidok). It posts its reports to an address that is set for the account. */
export function sveveGateway({ url, user, password, sender: defaultSender }: SmsProvider): SmsGateway {
  return {
    defaultSender,
    send: async ({ id, to, text, sender = defaultSender }) => {
      const number = to.replace('+', '');
      const body = new URLSearchParams({ user, passwd: password, to: number, msg: text, from: sender, ref: id, f: 'json' });
      const { status, json, refusal } = await askGateway({ url: `${url}/SMS/SendMessage`, body });
      if (refusal) return refusal;
      const { ids, errors, fatalError } = answerOf(json['response']);
      const gatewayId = textOf(ids[0]);
      if (gatewayId !== undefined) return { gatewayId };
      const [first] = errors;
      if (first !== undefined) return { reason: first, isPermanent: true, isUncertain: false };
      // The account: a wrong password, or nothing left to send for.
      return { reason: fatalError ?? `Sveve answered ${status} without an id.`, isPermanent: false, isUncertain: false };
    },
    readReport: ({ id, ref, status, errorCode, errorDesc }) => {
      if (status !== 'true' && status !== 'false' && typeof status !== 'boolean') return undefined;
      return {
        id: ownIdOf(ref),
        gatewayId: textOf(id),
        outcome: String(status) === 'true' ? 'delivered' : 'failed',
        reason: textOf(errorDesc) ?? textOf(errorCode),
      };
    },
  };
}

function answerOf(response: unknown): { ids: unknown[]; errors: string[]; fatalError: string | undefined } {
  const { ids, errors, fatalError } = fieldsOf(response);
  return {
    ids: Array.isArray(ids) ? ids : [],
    errors: Array.isArray(errors) ? errors.map((error) => textOf(fieldsOf(error)['message']) ?? 'Sveve refused the number.') : [],
    fatalError: textOf(fatalError),
  };
}

// Checked to be an object; its fields are judged where they are read.
const fieldsOf = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});
