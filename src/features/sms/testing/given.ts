import { sql } from 'kysely';
import type { DeliveryRefusal } from '#kernel/server/delivery-attempts.ts';
import type { SmsTaken } from '#kernel/server/sms/gateway.ts';
import { sveveGateway } from '#kernel/server/sms/gateways/sveve.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import type { TestServer } from '#testing/server.ts';
import { sendMessage } from '../contract/endpoints.ts';
import type { SmsMessage } from '../contract/entities.ts';

export const messageOf = ({ json }: Pick<TestAnswer, 'json'>): SmsMessage => json['message'] as SmsMessage;

/** Gives somebody a mobile number. */
export async function giveNumber(
  { database }: Pick<TestServer, 'database'>,
  { companyId, companyUserId }: Pick<Caller, 'companyId' | 'companyUserId'>,
  number: string,
): Promise<void> {
  await database.forCompany(Number(companyId), ({ tx }) =>
    sql`update company_user set phone_country_code = '+47', mobile_phone_number = ${number}
      where company_id = ${Number(companyId)} and id = ${String(companyUserId)}::uuid`.execute(tx),
  );
}

export const send = (who: Caller, body: object): Promise<TestAnswer> =>
  who.call(sendMessage, { body: { recipients: [{ phoneNumber: '912 34 567' }], text: 'Husk møtet kl. 12', ...body } });

/** Sends a message; fails when it is refused. */
export async function sentMessage(who: Caller, body: object = {}): Promise<SmsMessage> {
  const answer = await send(who, body);
  if (answer.status !== 200 && answer.status !== 207) throw new Error(`The message was refused: ${JSON.stringify(answer.json)}`);
  return messageOf(answer);
}

/** What the stand-in of a gateway was given, and what it answers; by default it takes everything. */
export interface TestGateway {
  taken: { id: string; to: string; text: string; sender?: string }[];
  answer: (sms: { id: string; to: string }) => DeliveryRefusal | SmsTaken | Promise<DeliveryRefusal | SmsTaken>;
}

export const reportSecret = 'a-secret-of-this-test-0123456789abcdef';

/** Sets up a gateway that keeps what it is given and reads reports as Sveve writes them. */
export function setUpGateway({ services }: Pick<TestServer, 'services'>): TestGateway {
  const provider = { kind: 'sveve', url: 'http://127.0.0.1:9', user: 'u', password: 'p', sender: 'Samspill', reportSecret } as const;
  const gateway: TestGateway = { taken: [], answer: ({ id }) => ({ gatewayId: `g-${id}` }) };
  services.config.sms = provider;
  services.smsGateway = {
    ...sveveGateway(provider),
    send: async (sms) => {
      const answer = await gateway.answer(sms);
      if ('gatewayId' in answer) gateway.taken.push(sms);
      return answer;
    },
  };
  return gateway;
}
