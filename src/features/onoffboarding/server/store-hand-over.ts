import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { PlanType } from '../contract/kinds.ts';
import { selected, type EditorSelection, type PlanSelection } from './store-plans.ts';

/** The plans in which somebody has open tasks. */
export async function readHeldPlans(company: Company, responsibleId: string, selection: PlanSelection | 'all'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct plan.id from task join on_off_boarding_plan plan on plan.company_id = task.company_id and plan.id = task.plan_id
    where task.company_id = ${company.id} and task.responsible_id = ${responsibleId}::uuid and task.completed_at is null
      and ${selection === 'all' ? sql`true` : selected(selection)}
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Gives open tasks to others, or to nobody. */
export async function writeResponsibles(company: Company, tasks: readonly { id: string; responsibleId: string | null }[]): Promise<void> {
  await sql`
    update task set responsible_id = sent."responsibleId", overdue_told_at = null, version = task.version + 1
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as sent (id uuid, "responsibleId" uuid)
    where task.company_id = ${company.id} and task.id = sent.id and task.completed_at is null
  `.execute(company.tx);
}

/** Those of these people about whom there are plans. */
export async function findPeopleWithPlans(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct person_id as id from on_off_boarding_plan
    where company_id = ${company.id} and person_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Those of these people who are external and have open tasks. */
export async function findExternalHolders(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from company_user person
    where person.company_id = ${company.id} and person.id = any(${[...companyUserIds]}::uuid[]) and person.is_external
      and exists (select from task where task.company_id = person.company_id and task.responsible_id = person.id and task.plan_id is not null
        and task.completed_at is null)
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Open plans about those of these people who are external. */
export async function findOpenPlansOfExternals(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select plan.id from on_off_boarding_plan plan
    join company_user person on person.company_id = plan.company_id and person.id = plan.person_id
    where plan.company_id = ${company.id} and plan.deleted_at is null and plan.completed_at is null and person.is_external
      and plan.person_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** The open plan for the start of somebody. */
export async function findOpenOnboarding(company: Company, companyUserId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from on_off_boarding_plan
    where company_id = ${company.id} and deleted_at is null and completed_at is null and type = 'Onboarding'
      and person_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Plans of a type about these people, open or about to end access, whose date is not that of the profile. */
export async function findMismatches(company: Company, companyUserIds: readonly string[], type: PlanType): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select plan.id from on_off_boarding_plan plan
    join company_user person on person.company_id = plan.company_id and person.id = plan.person_id
    where plan.company_id = ${company.id} and plan.deleted_at is null and plan.person_id = any(${[...companyUserIds]}::uuid[])
      and (plan.completed_at is null or plan.end_access and plan.access_ended_at is null)
      and plan.type = ${type} and plan.reference_date is distinct from case when plan.type = 'Onboarding' then person.start_date else person.end_date end
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** A plan that somebody could make or move. */
export interface ProposalRow {
  companyUserId: string;
  fullName: string;
  type: PlanType;
  date: string;
  /** The open plan whose date is another one, with that date; null when there is none of the type. */
  planId: string | null;
  referenceDate: string | null;
}

/** Who starts or leaves without a plan, from a fortnight ago on, and whose open plan has another date than the profile. */
export async function readProposals(
  company: Company,
  { editor, looker = editor, team }: EditorSelection,
  today: string,
): Promise<ProposalRow[]> {
  const theirs = team === 'everybody' ? sql`true` : sql`person.id = any(${[...team]}::uuid[])`;
  const { rows } = await sql<ProposalRow>`
    select person.id as "companyUserId", person.first_name || ' ' || person.last_name as "fullName", dated.type, dated.date, plan.id as "planId",
      plan.reference_date as "referenceDate"
    from company_user person
    cross join lateral (values ('Onboarding', person.start_date), ('Offboarding', person.end_date)) as dated (type, date)
    left join on_off_boarding_plan plan on plan.company_id = person.company_id and plan.person_id = person.id and plan.type = dated.type
      and plan.completed_at is null and plan.deleted_at is null
    where person.company_id = ${company.id} and person.state in ('active', 'pending') and not person.is_external and person.id <> ${editor}::uuid
      and person.id <> ${looker}::uuid and ${theirs} and dated.date >= ${today}::date - 14
      and (plan.reference_date <> dated.date or (plan.id is null and not exists (
        select from on_off_boarding_plan former where former.company_id = person.company_id and former.person_id = person.id and former.deleted_at is null
          and former.type = dated.type and former.reference_date >= dated.date - 180)))
    order by dated.date, person.first_name, person.last_name, person.id
  `.execute(company.tx);
  return rows;
}

/** Plans that end access on a day that has ended in the company’s time zone: the last day of the profile, else that of the plan. */
export async function readEndedAccess(company: Company, now: Date): Promise<{ id: string; personId: string }[]> {
  const { rows } = await sql<{ id: string; personId: string }>`
    select plan.id, plan.person_id as "personId" from on_off_boarding_plan plan
    join company_user person on person.company_id = plan.company_id and person.id = plan.person_id
    join company on company.company_id = plan.company_id
    where plan.company_id = ${company.id} and plan.end_access and plan.access_ended_at is null and plan.published_at is not null and plan.deleted_at is null
      and coalesce(person.end_date, plan.reference_date) < (${now}::timestamptz at time zone company.time_zone)::date
    order by plan.id
  `.execute(company.tx);
  return rows;
}

export async function markAccessEnded(company: Company, id: string, now: Date): Promise<void> {
  await sql`
    update on_off_boarding_plan set access_ended_at = ${now}::timestamptz where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}
