import { asAdministrator } from './pgbench.ts';

export const messageCount = 10_000;

/** Adds 10,000 messages to five numbers each to the first company, over half a year, and room for 500 at once. */
export async function fillMessages(dataDir: string, administrator: string): Promise<void> {
  const run = (statement: string) => asAdministrator(dataDir, 'samspill', statement);
  await run(`
    insert into sms_message (company_id, id, text, sender, uses_company_name, status, sent_at, recipients, created_by, created_at)
    select 1, gen_random_uuid(), 'Husk møtet nummer ' || n || ' på fredag kl. 12', 'Samspill', false, 'sent', now() - n * interval '26 minutes', 5,
      (select id from company_user where company_id = 1 and email_address = '${administrator}'), now() - n * interval '26 minutes'
    from generate_series(1, ${messageCount}) n`);
  await run(`
    insert into sms_recipient (company_id, message_id, id, place, phone_number, status, parts, month, attempts, sms_id, changed_at)
    select 1, message.id, gen_random_uuid(), place, '+479' || lpad((place * 1000)::text, 7, '0'),
      case when place = 4 then 'failed' else 'delivered' end, 1, '2026-11', 1, gen_random_uuid(), now()
    from sms_message message cross join generate_series(0, 4) place
    where company_id = 1 and not exists (select from sms_recipient one where one.company_id = 1 and one.message_id = message.id)`);
  await run(`delete from company_limit where company_id = 1 and key = 'smsLimit'`);
  await run(`insert into company_limit (company_id, key, maximum) values (1, 'smsLimit', 100000000)`);
}
