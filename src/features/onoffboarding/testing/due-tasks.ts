import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** Gives the people of a company tasks of published plans, 200 a plan, all due on one day. */
export async function fillDueTasks(company: Company, count: number, dueDate: string): Promise<void> {
  const { id, tx } = company;
  await sql`
    with people as (select id, row_number() over (order by id) - 1 as place from company_user where company_id = ${id})
    insert into on_off_boarding_plan (company_id, id, type, person_id, reference_date, source_kind, language, published_at, created_by, created_at)
    select ${id}, gen_random_uuid(), 'Onboarding', id, ${dueDate}::date, 'empty', 'no', now(), (select id from people where place = 0), now()
    from people where place > 0 and place <= ceil(${count}::numeric / 200)
  `.execute(tx);
  await sql`
    with people as (select id, row_number() over (order by id) - 1 as place, count(*) over () as number from company_user where company_id = ${id}),
      plans as (select id, row_number() over (order by id) - 1 as number from on_off_boarding_plan where company_id = ${id})
    insert into task (company_id, id, owner_kind, owner_id, title, description, responsible_id, due_date, place, created_by, created_at)
    select ${id}, gen_random_uuid(), 'onOffBoardingPlan', plans.id, 'Oppgave ' || n, '', people.id, ${dueDate}::date, n % 200,
      (select id from people where place = 0), now()
    from generate_series(0, ${count}::integer - 1) n
    join plans on plans.number = n / 200 join people on people.place = n % people.number
  `.execute(tx);
}
