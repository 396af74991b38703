import { asAdministrator } from './pgbench.ts';

export const requestCount = 10_000;

/** Adds 10,000 ongoing requests of the first company with two people and a document each; five of them wait for the reader's own signature. */
export async function fillSigning(dataDir: string, email: string): Promise<void> {
  const run = (statement: string) => asAdministrator(dataDir, 'samspill', statement);
  await run('delete from signing_request where company_id = 1');
  await run(`
    with people as (select array_agg(id) as ids from company_user where company_id = 1 and state = 'active' and not is_external)
    insert into signing_request (company_id, id, name, status, method, is_in_order, due_date, language, requested_by, created_at, changed_at)
    select 1, gen_random_uuid(), 'Avtale ' || n, case when n % 50 = 0 then 'Created' else 'InProgress' end, 'link', true, current_date + n % 60, 'no',
      people.ids[1 + n % cardinality(people.ids)], now() - n * interval '1 minute', now()
    from generate_series(1, ${requestCount}) n cross join people`);
  await run(`
    insert into signing_recipient (company_id, id, request_id, position, number, name, email, email_key, phone_country_code, language, status, invited_at)
    select 1, gen_random_uuid(), request.id, n, n, 'Ola Nordmann ' || n, address.email, address.email, '+47', 'no',
      case n when 1 then 'Notified' else 'Created' end, case n when 1 then now() end
    from (select id, row_number() over (order by created_at) as place from signing_request where company_id = 1) request
    cross join generate_series(1, 2) n
    cross join lateral (select case when n = 1 and request.place % 2000 = 0 then '${email}' else request.place || '.' || n || '@example.com' end as email)
      address`);
  await run(`
    insert into signing_file (company_id, id, request_id, kind, name, content_type, size, sha256, pages)
    select 1, gen_random_uuid(), id, 'document', 'avtale.pdf', 'application/pdf', 1000, md5(id::text), 3 from signing_request where company_id = 1`);
}
