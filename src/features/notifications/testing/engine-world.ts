import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { movableClock } from '#kernel/server/clock.ts';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import type { Database } from '#kernel/server/database/database.ts';
import { newCompany } from '#kernel/server/store-companies.ts';
import { newId } from '#kernel/server/id.ts';
import { createQueueMail, createQueueMails } from '#kernel/server/mail/queue-mail.ts';
import type { Services } from '#kernel/server/services.ts';
import { createQueueSms } from '#kernel/server/sms/queue-sms.ts';
import { add, buildRegisters } from '#kernel/server/registers.ts';
import type { SmsGateway } from '#kernel/server/sms/gateway.ts';
import { roleTable } from '#testing/role-table.ts';
import { reasonSources, type ReasonSource } from '../server/public.ts';
import { dueTask } from './due-task.ts';
import type { RuleFields } from '../contract/rule.ts';
import { addRule, subjectOf } from './company-with-rules.ts';

export interface EngineSetting {
  /** 32 bytes, base64; the same in all processes of a test. */
  key: string;
  now: string;
  smtpUrl?: string;
}

/** A gateway that takes a moment per message, and then prints its id on standard output. */
export const tellingGateway: SmsGateway = {
  send: async ({ id }) => {
    await new Promise((done) => setTimeout(done, 1));
    // Synchronous, so that accepted messages are known even when the process is killed right after.
    writeSync(1, `sms ${id}\n`);
    return undefined;
  },
};

/** The services that the engine uses, for any process; the test runs the jobs. */
export function engineServices(
  database: Database,
  { key, now, smtpUrl }: EngineSetting,
  { smsGateway = tellingGateway, source }: { smsGateway?: SmsGateway; source?: ReasonSource } = {},
) {
  const secrets = createSecrets([{ id: 'test', key: Buffer.from(key, 'base64') }]);
  const clock = movableClock(now);
  const silent = () => undefined;
  const log = { info: silent, warn: silent, error: silent };
  const jobs = { enqueue: async () => undefined };
  const config = { publicUrl: 'http://localhost:3000', mailFrom: 'Samspill <samspill@localhost>', smtpUrl };
  const printedLogo = async () => undefined;
  const sources = add(reasonSources, ...(source ? [source] : []));
  const { registers, hooks } = buildRegisters([{ name: 'notifications', contributions: [sources] }]);
  // The services that the engine and both outboxes use.
  const needed = {
    database,
    secrets,
    clock,
    log,
    jobs,
    config,
    smsGateway,
    printedLogo,
    registers,
    hooks,
    roleTable,
  } as unknown as Services;
  const services = {
    ...needed,
    queueMail: createQueueMail(needed),
    queueMails: createQueueMails(needed),
    queueSms: createQueueSms(needed),
  };
  return { services, clock };
}

/** A reason with one subject for each person of the company, on one day. */
export function aboutEverybody(day: string): ReasonSource {
  return {
    ...dueTask,
    reason: 'OnOffBoardingTaskResponsible',
    subjects: async (company) => {
      const { rows } = await sql<{ id: string }>`select id from company_user where company_id = ${company.id} order by id`.execute(
        company.tx,
      );
      return rows.map(({ id }) => subjectOf(`contract:${id}`, id, { date: day, facts: { day } }));
    },
  };
}

/** A company with this many signed-in people with a mobile number, and rules created by the first of them. */
export async function manyPeople(database: Database, count: number, rules: readonly Partial<RuleFields>[]): Promise<number> {
  return database.transaction(async (unit) => {
    const company = await newCompany(database, unit);
    const { id, tx } = company;
    await sql`insert into company (company_id, identity_guid, name, registry_id, street_address, postal_code, city, country,
        mobile_country_code, mobile_phone, created_at)
      values (${id}, ${newId()}, 'Fjord og Fjell AS', ${String(900_000_000 + id)}, 'Storgata 1', '0155', 'Oslo', 'NO', '+47', '22334455', now())`.execute(
      tx,
    );
    const people = Array.from({ length: count }, (_unused, index) => ({ id: newId(), account: newId(), index }));
    const sent = sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as sent(id uuid, account uuid, index int)`;
    await sql`insert into account (id, email, email_verified, first_name, last_name, created_at)
      select account, 'p' || index || '.' || ${id}::text || '@example.no', true, 'Person', 'Nummer ' || index, now() from ${sent}`.execute(
      tx,
    );
    await sql`insert into company_user (company_id, id, state, role, account_id, has_access, first_name, last_name, search_text,
        email_address, mobile_phone_number, created_at, updated_at)
      select ${id}, id, 'active', case when index = 0 then 'systemadmin' else 'employee' end, account, true, 'Person', 'Nummer ' || index,
        'person', 'p' || index || '@example.no', (40000000 + index)::text, now(), now() from ${sent}`.execute(tx);
    for (const rule of rules) await addRule(company, people[0]?.id ?? null, rule);
    return id;
  });
}
