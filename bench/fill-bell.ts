import { reasons } from '#features/notifications/contract/reasons.ts';
import { asAdministrator } from './pgbench.ts';

/** The number for the measured user, and the same number for others in the company. */
export const toldCount = 100_000;
const othersShare = 50;

/** The columns of unseen notifications. */
const unopened = 'seen_at = null, read_at = null';

/** Inserts 100,000 notifications of all reasons over four years for one person, and 2,000 each for fifty others; all are unseen. */
export async function fillBell(dataDir: string, companyUserId: string): Promise<void> {
  const all = `array[${reasons.map((reason) => `'${reason}'`).join(', ')}]`;
  const tell = (people: string, each: number) => `
    with people as (${people}), related as (select array_agg(id) as ids from company_user where company_id = 1)
    insert into notification (company_id, id, company_user_id, key, reason, at, related_company_user_id, scope, scope_id, facts)
    select 1, gen_random_uuid(), people.id, 'bench|' || n, (${all})[1 + n % ${reasons.length}], now() - n * interval '20 minutes',
      related.ids[1 + n % cardinality(related.ids)], 'person', (n % 5000)::text, '{"day": "2026-11-21"}'
    from generate_series(1, ${each}) n cross join people cross join related`;
  await asAdministrator(dataDir, 'samspill', 'delete from notification where company_id = 1');
  await asAdministrator(dataDir, 'samspill', tell(`select '${companyUserId}'::uuid as id`, toldCount));
  const others = `select id from company_user where company_id = 1 and id <> '${companyUserId}' order by id limit ${othersShare}`;
  await asAdministrator(dataDir, 'samspill', tell(others, toldCount / othersShare));
}

/** Marks all notifications of one person as unseen again. */
export async function unopen(dataDir: string, companyUserId: string): Promise<void> {
  await asAdministrator(
    dataDir,
    'samspill',
    `update notification set ${unopened} where company_id = 1 and company_user_id = '${companyUserId}'`,
  );
  await asAdministrator(dataDir, 'samspill', 'vacuum analyze notification');
}
