import { asAdministrator } from './pgbench.ts';

const first = 100_000;

/** Adds companies of five people whose month of HR and Contracts Premium has passed today, each with an invoice that is due now. */
export async function fillSubscriptions(dataDir: string, count: number): Promise<void> {
  const run = (statement: string) => asAdministrator(dataDir, 'samspill', statement);
  const companies = `generate_series(${first}, ${first + count - 1}) n`;
  await run(`insert into known_company (company_id) select n from ${companies}`);
  await run(`
    insert into company (company_id, identity_guid, name, registry_id, street_address, postal_code, city, country, mobile_country_code, mobile_phone, created_at)
    select n, gen_random_uuid(), 'Virksomhet ' || n, (900000000 + n)::text, 'Storgata 1', '0155', 'Oslo', 'NO', '+47', '22334455', now() from ${companies}`);
  await run(`
    insert into company_user (company_id, id, state, role, has_access, first_name, last_name, search_text, created_at, updated_at)
    select n, gen_random_uuid(), 'active', 'employee', false, 'Kari', 'Nordmann', 'kari nordmann', now(), now() from ${companies} cross join generate_series(1, 5)`);
  await run(`
    insert into subscription (company_id, subscription_uuid, customer_uuid, trial_started_at, trial_ends_at, trial_told, anchor, interval, next_day,
      collection_method, recipient_name, recipient_email, buyer_name, buyer_registry_id, buyer_street, buyer_postal_code, buyer_city, buyer_country)
    select n, gen_random_uuid(), gen_random_uuid(), now() - interval '60 days', now() - interval '50 days', '{5,1,0}',
      (current_date - interval '1 month')::date, 'month', ((current_date - interval '1 month')::date + interval '1 month')::date, 'invoice',
      'Regnskap', 'faktura' || n || '@example.no', 'Virksomhet ' || n, (900000000 + n)::text, 'Storgata 1', '0155', 'Oslo', 'NO'
    from ${companies}`);
  await run(`
    insert into subscription_item (company_id, id, plan_id, tier_id, catalogue_version, from_day, created_at)
    select n, gen_random_uuid(), plan_id, tier_id, 1, (current_date - interval '1 month')::date, now()
    from ${companies} cross join (
      select plan ->> 'planId' as plan_id, plan -> 'tiers' -> 0 ->> 'tierId' as tier_id from sold_catalogue, jsonb_array_elements(content -> 'plans') plan
      where version = 1 and plan ->> 'planId' in ('hr', 'contracts-premium')) held`);
  await run(
    `insert into subscription_users (company_id, day, users) select n, (current_date - interval '1 month')::date, 5 from ${companies}`,
  );
}

/** Makes these companies due, and puts the job that looks after them in its queue. */
export async function runMonth(dataDir: string): Promise<void> {
  const run = (statement: string) => asAdministrator(dataDir, 'samspill', statement);
  await run(`insert into subscription_clock (company_id, due_at) select company_id, now() from subscription where company_id >= ${first}`);
  await run(`insert into pgboss.job (name, data) values ('subscription.run-due', '{}')`);
}

/** How many of them have their invoice. */
export const invoicedStatement = `select count(*)::integer as count from invoice where company_id >= ${first}`;
