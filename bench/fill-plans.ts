import { asAdministrator } from './pgbench.ts';

export const planCount = 2000;
export const taskCount = 50_000;
export const ownCount = 200;
export const teamCount = 50;

/**
 * Adds 2,000 plans with 25 open tasks each to the first company: 50 of them about the team of the leader, 200 tasks for the administrator. Their days
 * lie from two months ago until four months ahead.
 */
export async function fillPlans(dataDir: string, { leader, administrator }: { leader: string; administrator: string }): Promise<void> {
  const run = (statement: string) => asAdministrator(dataDir, 'samspill', statement);
  const team = `team as (
      with recursive below as (
        select id from company_user where company_id = 1 and reporting_to = (select id from company_user where company_id = 1 and email_address = '${leader}')
        union select person.id from company_user person join below on person.company_id = 1 and person.reporting_to = below.id)
      select id from below)`;
  await run('delete from on_off_boarding_plan where company_id = 1');
  await run(`
    with recursive maker as (select id from company_user where company_id = 1 and email_address = '${administrator}'), ${team},
      inside as (select id, row_number() over (order by id) - 1 as place, count(*) over () as number from team),
      outside as (select id, row_number() over (order by id) - 1 as place, count(*) over () as number from company_user
        where company_id = 1 and state = 'active' and not is_external and id not in (select id from team) and email_address is distinct from '${leader}')
    insert into on_off_boarding_plan (company_id, id, type, person_id, reference_date, source_kind, language, published_at, completed_at, created_by, created_at)
    select 1, gen_random_uuid(), case n % 2 when 0 then 'Onboarding' else 'Offboarding' end,
      case when n < ${teamCount} then (select id from inside where place = n % number) else (select id from outside where place = n % number) end,
      current_date - 60 + n % 180, 'empty', 'no', now(),
      -- A person has one open plan of each type.
      now(), (select id from maker), now()
    from generate_series(0, ${planCount - 1}) n`);
  await run(`
    with people as (select id, row_number() over (order by id) - 1 as place, count(*) over () as number from company_user
        where company_id = 1 and state = 'active' and not is_external and email_address is distinct from '${administrator}'),
      plans as (select id, reference_date, row_number() over (order by id) - 1 as place from on_off_boarding_plan where company_id = 1)
    insert into task (company_id, id, owner_kind, owner_id, title, description, responsible_id, due_date, relative_days, relative_unit, place,
      created_by, created_at)
    select 1, gen_random_uuid(), 'onOffBoardingPlan', plans.id, 'Oppgave ' || n, 'Beskrivelse',
      case when n % ${taskCount / ownCount} = 0 then (select id from company_user where company_id = 1 and email_address = '${administrator}') else people.id end,
      plans.reference_date + n % 20 - 10, n % 20 - 10, 'day', n % 25, people.id, now()
    from generate_series(0, ${taskCount - 1}) n join plans on plans.place = n / 25 join people on people.place = n % people.number`);
}
