import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { deliverQueuedSms } from '#kernel/server/sms/deliver-sms.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import type { TestServer } from '#testing/server.ts';
import { getMessage, listMessages, takeDeliveryReport } from '../contract/endpoints.ts';
import type { ListedMessage, SmsMessage, SmsSending } from '../contract/entities.ts';
import { readUsedParts } from '../server/store-sending.ts';
import { giveNumber, messageOf, reportSecret, setUpGateway } from './given.ts';

export const hour = 3_600_000;
export const day = 24 * hour;
export const refusedNumber = { reason: 'No such number.', isPermanent: true, isUncertain: false };

export const to = (...people: Caller[]) => ({ recipients: people.map(({ companyUserId }) => ({ companyUserId })) });
export const states = ({ recipients }: SmsMessage) => recipients.map(({ status }) => status);
export const seen = async (who: Caller, messageId: string): Promise<SmsMessage> =>
  messageOf(await who.call(getMessage, { query: { messageId } }));
export const listed = async (who: Caller, query: object = {}) =>
  (await who.call(listMessages, { query: { ...query } })).json as { messages: ListedMessage[]; totalEntries: number; sending: SmsSending };

/** A company with a lead of one, a colleague beside them and a gateway; both have numbers. */
async function newTeam(server: TestServer) {
  const gateway = setUpGateway(server);
  const company = await server.newCompany();
  const lead = await company.person('manager', { firstName: 'Eva', lastName: 'Dal' });
  const member = await company.person('employee', { firstName: 'Ola', lastName: 'Lie', reportsTo: String(lead.companyUserId) });
  const colleague = await company.person('employee', { firstName: 'Nils', lastName: 'Moe' });
  await giveNumber(server, member, '91111111');
  await giveNumber(server, colleague, '92222222');
  return { ...company, lead, member, colleague, gateway };
}

/** What tests of messages do with a server. What one leaves in the outbox is not for the gateway of the next. */
export function smsWorld(server: TestServer) {
  const { clock, database, services } = server;
  beforeEach(() => database.transaction(({ tx }) => sql`delete from sms`.execute(tx)));
  return {
    team: () => newTeam(server),
    deliver: () => deliverQueuedSms(services),
    later: (milliseconds: number) => clock.set(new Date(clock.now().getTime() + milliseconds).toISOString()),
    /** The parts that count in the quota of the month. */
    used: (companyId: number) => database.forCompany(companyId, (company) => readUsedParts(company, clock.now().toISOString().slice(0, 7))),
    /** A report as Sveve posts it. */
    report: (smsId: string, status: string, more: object = {}): Promise<TestAnswer> =>
      server.nobody.call(takeDeliveryReport, {
        params: { secret: reportSecret },
        body: { number: '4791234567', status, ref: smsId, ...more },
      }),
  };
}
