import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeDemo } from '#app/server/demo/make-demo.ts';
import { erasePerson } from '#features/people/server/life/erase-person.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { testServer } from '#testing/server.ts';
import { rowsOf, tableOf, unrelated } from './company-rows.ts';

const tripletex = { url: 'http://127.0.0.1:1', consumerToken: undefined };
const server = await testServer({ demo: true, accounting: { tripletex, poweroffice: undefined, unimicro: undefined } });

/** They name no person: the link to what is written of somebody is elsewhere, or they are counts. */
const namesNobody = new Set(['audit_detail', 'secret', 'sms_month']);

/** What the demo gives nobody, for each person. */
const planted = [
  'absence_care_days (company_id, company_user_id, year, days) select $1, id, 2026, 20',
  `absence_deputy (company_id, company_user_id, deputy_id)
    select $1, id, coalesce(lead(id) over (order by id), first_value(id) over (order by id))`,
  'absence_closed_year (company_id, company_user_id, year, closed_at) select $1, id, 2024, now()',
  "absence_feed (company_id, id, company_user_id, scope, created_at) select $1, gen_random_uuid(), id, 'own', now()",
  'contract_feed (company_id, id, company_user_id, created_at) select $1, gen_random_uuid(), id, now()',
  "hidden_activity (company_id, company_user_id, request_id, hidden_at) select $1, id, 'request', now()",
  "home_arrangement (company_id, company_user_id, widgets, updated_at) select $1, id, '[]', now()",
  "navigation_favourite (company_id, id, company_user_id, url, created_at) select $1, gen_random_uuid(), id, '/', now()",
  'notification_preference (company_id, company_user_id) select $1, id',
  "on_off_boarding_feed (company_id, id, company_user_id, scope, created_at) select $1, gen_random_uuid(), id, 'mine', now()",
  "person_apart (company_id, system, company_user_id, external_id, decided_at) select $1, 'tripletex', id, 'apart ' || id, now()",
  "person_link (company_id, system, company_user_id, external_id, linked_at) select $1, 'tripletex', id, 'link ' || id, now()",
  `saved_view (company_id, id, company_user_id, list, name, is_shared, query, created_at, updated_at)
    select $1, gen_random_uuid(), id, 'people', 'Mine', false, '', now(), now()`,
  `vacation_transfer (company_id, id, company_user_id, from_year, to_year, days, status, requested_at)
    select $1, gen_random_uuid(), id, 2025, 2026, 2, 1, now()`,
  "work_week (company_id, id, company_user_id, valid_from, weekdays, set_at) select $1, gen_random_uuid(), id, '2020-01-01', 31, now()",
];

const staff = "state = 'active' and not is_external";
const plant = ({ id, tx }: Company) =>
  planted.map((text) =>
    sql.raw(`insert into ${text.replace('$1', String(id))} from company_user where ${staff} on conflict do nothing`).execute(tx),
  );

const readStaff = async ({ tx }: Company) =>
  (await sql<{ id: string; state: 'active' }>`select id, state from company_user where ${sql.raw(staff)}`.execute(tx)).rows;

test('erasing people who are in many records leaves the rows of everybody else as they were', async () => {
  await makeDemo(server.services, { people: 40 });
  const [companyId = 0] = await server.database.transaction(readCompanyIds);
  const now = server.clock.now();
  await server.database.forCompany(companyId, async (company) => {
    await Promise.all(plant(company));
    const [people, all] = [await readStaff(company), await rowsOf(company)];
    const count = (id: string) => new Set(all.filter((row) => row.includes(id)).map(tableOf)).size;
    const ranked = people.toSorted((a, b) => count(b.id) - count(a.id));
    const by = ranked.at(-1)?.id ?? '';
    for (const person of ranked.slice(0, 2)) {
      const before = await rowsOf(company);
      const event = { company, services: server.services, companyUserId: person.id, by, now, today: dayIn('Europe/Oslo', now) };
      await erasePerson({ ...event, audit: () => undefined }, person);
      const after = await rowsOf(company);
      const [kept, ids] = [new Set(after), new Set(people.map(({ id }) => id))];
      expect(new Set(before.filter((row) => !kept.has(row)).map(tableOf)).size).toBeGreaterThan(planted.length);
      expect(unrelated({ before, after }, [person.id], ids).filter((row) => !namesNobody.has(tableOf(row)))).toEqual([]);
    }
  });
});
