import { asAdministrator } from './pgbench.ts';

export const contractCount = 10_000;

/**
 * Adds 10,000 contracts of the first company with two notifications each: half of them renew by a year, a quarter by a month, a quarter end; their terms end
 * from half a year ago until two years ahead. Their deadlines are not counted yet.
 */
export async function fillContracts(dataDir: string): Promise<void> {
  const run = (statement: string) => asAdministrator(dataDir, 'samspill', statement);
  await run('delete from contract where company_id = 1');
  await run(`
    with people as (select array_agg(id) as ids from company_user where company_id = 1 and state = 'active' and not is_external)
    insert into contract (company_id, id, party, name, category, responsible_id, status, type, currency, value, value_interval, start_date, end_date,
      renewal_number, renewal_unit, notice_number, notice_unit, has_notification, contacts, is_expired, created_at, changed_at)
    select 1, gen_random_uuid(), 'Leverandør ' || n % 900, 'Avtale ' || n, 'Kategori ' || n % 20, people.ids[1 + n % cardinality(people.ids)], 1,
      case when n % 4 = 3 then 2 else 1 end, (array['NOK', 'NOK', 'NOK', 'EUR'])[1 + n % 4], n % 5000, 1 + n % 3, current_date - 1000,
      current_date - 180 + n % 900, case n % 4 when 2 then 1 when 3 then null else 12 end, case when n % 4 < 3 then 'month' end, 3, 'month', true, '[]',
      false, now(), now() - n * interval '1 minute'
    from generate_series(1, ${contractCount}) n cross join people`);
  await run(`
    insert into contract_notification (company_id, id, contract_id, type, days_before, channels, is_active, is_suggested)
    select 1, gen_random_uuid(), contract.id, contract.type, days.before, array[1, 2], true, true
    from contract cross join (values (150), (120)) as days(before) where contract.company_id = 1`);
}
