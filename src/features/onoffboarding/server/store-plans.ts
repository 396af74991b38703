import { sql, type RawBuilder } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { Language, PlanType } from '../contract/kinds.ts';

/** A stored plan with the names around it. */
export interface PlanRecord {
  id: string;
  type: PlanType;
  personId: string;
  personName: string;
  /** The first or last day of the profile. */
  profileDate: string | null;
  referenceDate: string;
  sourceKind: 'empty' | 'template' | 'plan';
  sourceId: string | null;
  language: Language;
  endAccess: boolean;
  publishedAt: Date | null;
  completedAt: Date | null;
  reopenedAt: Date | null;
  preboardingSentAt: Date | null;
  /** When the link no longer opens: a fortnight after the first day, which may have been moved. */
  preboardingExpiresAt: Date | null;
  preboardingFileIds: string[];
  preboardingGiven: string[];
  createdBy: string;
  createdByName: string | null;
  createdAt: Date;
  /** Since when it lies in the trash. */
  deletedAt: Date | null;
  version: number;
}

/** Whether plans in the trash count: no, these alone, or all. */
export type Trash = 'without' | 'only' | 'with';

/** What somebody may edit; the looker is an administrator who looks with their eyes. Nobody edits plans about themselves. */
export interface EditorSelection {
  editor: string;
  looker?: string | undefined;
  team: readonly string[] | 'everybody';
}

/** Which plans: some, those of a person, or those that somebody may edit. */
export type PlanSelection = { ids: readonly string[] } | { personId: string } | EditorSelection;

const columns = sql`
  plan.id, plan.type, plan.person_id as "personId", person.first_name || ' ' || person.last_name as "personName",
  case when plan.type = 'Onboarding' then person.start_date else person.end_date end as "profileDate",
  plan.reference_date as "referenceDate", plan.source_kind as "sourceKind", plan.source_id as "sourceId", plan.language,
  plan.end_access as "endAccess", plan.published_at as "publishedAt", plan.completed_at as "completedAt", plan.reopened_at as "reopenedAt",
  plan.preboarding_sent_at as "preboardingSentAt", case when plan.preboarding_sent_at is not null
    then (select (plan.reference_date + 15)::timestamp at time zone company.time_zone from company where company.company_id = plan.company_id)
  end as "preboardingExpiresAt", plan.preboarding_file_ids as "preboardingFileIds",
  plan.preboarding_given as "preboardingGiven", plan.created_by as "createdBy",
  case when creator.state <> 'deleted' then creator.first_name || ' ' || creator.last_name end as "createdByName",
  plan.created_at as "createdAt", plan.deleted_at as "deletedAt", plan.version`;
const sources = sql`
  on_off_boarding_plan plan
  join company_user person on person.company_id = plan.company_id and person.id = plan.person_id
  join company_user creator on creator.company_id = plan.company_id and creator.id = plan.created_by`;

/** The condition of a selection, for a plan named `plan`. */
export function selected(selection: PlanSelection, trash: Trash = 'without'): RawBuilder<unknown> {
  if (trash === 'with') return chosen(selection);
  return sql`${chosen(selection)} and ${trash === 'only' ? sql`plan.deleted_at is not null` : sql`plan.deleted_at is null`}`;
}

function chosen(selection: PlanSelection): RawBuilder<unknown> {
  if ('ids' in selection) return sql`plan.id = any(${[...selection.ids]}::uuid[])`;
  if ('personId' in selection) return sql`plan.person_id = ${selection.personId}::uuid`;
  const { editor, looker = editor, team } = selection;
  const notOwn = sql`plan.person_id <> ${editor}::uuid and plan.person_id <> ${looker}::uuid`;
  if (team === 'everybody') return notOwn;
  return sql`${notOwn} and (plan.person_id = any(${[...team]}::uuid[]) or plan.created_by = ${editor}::uuid)`;
}

/** Plans by their reference date. */
export async function readPlans(company: Company, selection: PlanSelection, trash?: Trash): Promise<PlanRecord[]> {
  const { rows } = await sql<PlanRecord>`
    select ${columns} from ${sources}
    where plan.company_id = ${company.id} and ${selected(selection, trash)} order by plan.reference_date, plan.id
  `.execute(company.tx);
  return rows;
}

export async function lockPlans(company: Company, ids: readonly string[]): Promise<void> {
  await lockRows(company, 'on_off_boarding_plan', ids);
}

/** How far plans are, counted from all their tasks. */
export interface PlanCounts {
  planId: string;
  total: number;
  completed: number;
  late: number;
  nextId: string | null;
  nextTitle: string | null;
  nextDueDate: string | null;
  nextResponsible: string | null;
}

/** The counts of plans; one without tasks is not among them. */
export async function countTasks(company: Company, selection: PlanSelection, today: string): Promise<PlanCounts[]> {
  const { rows } = await sql<PlanCounts>`
    with counted as (
      select task.plan_id, count(*)::integer as total, count(task.completed_at)::integer as completed,
        (count(*) filter (where task.completed_at is null and task.due_date < ${today}::date))::integer as late,
        (array_agg(task.id order by task.due_date nulls last, task.place) filter (where task.completed_at is null))[1] as next_id
      from on_off_boarding_plan plan join task on task.company_id = plan.company_id and task.plan_id = plan.id
      where plan.company_id = ${company.id} and ${selected(selection)}
      group by task.plan_id
    )
    select counted.plan_id as "planId", counted.total, counted.completed, counted.late, task.id as "nextId", task.title as "nextTitle",
      task.due_date as "nextDueDate", case when holder.state <> 'deleted' then holder.first_name || ' ' || holder.last_name end as "nextResponsible"
    from counted
    left join task on task.company_id = ${company.id} and task.id = counted.next_id
    left join company_user holder on holder.company_id = ${company.id} and holder.id = task.responsible_id
  `.execute(company.tx);
  return rows;
}

export interface NewPlan {
  id: string;
  type: PlanType;
  personId: string;
  referenceDate: string;
  sourceKind: string;
  sourceId: string | null;
  language: Language;
  endAccess: boolean;
  publishedAt: Date | null;
}

type PlanOfPerson = Pick<PlanRecord, 'personId' | 'type'>;

/**
 * Locks until the commit whether somebody has an open plan of a type: a new plan and one that opens again wait for each other. The person is not locked
 * for it, because whoever leaves or is erased is locked before their plans.
 */
async function lockOpenPlans(company: Company, plans: readonly PlanOfPerson[]): Promise<void> {
  const keys = [...new Set(plans.map(({ personId, type }) => `${type} ${personId}`))].toSorted();
  await sql`
    select pg_advisory_xact_lock(hashtextextended('on_off_boarding_plan ' || key, ${company.id})) from unnest(${keys}::text[]) as asked (key)
  `.execute(company.tx);
}

/** The same for the person of a plan that is stored. */
export async function lockOpenPlansBeside(company: Company, planId: string): Promise<void> {
  const { rows } = await sql<PlanOfPerson>`
    select person_id as "personId", type from on_off_boarding_plan where company_id = ${company.id} and id = ${planId}::uuid
  `.execute(company.tx);
  await lockOpenPlans(company, rows);
}

/** Adds plans; those whose person has an open plan of the type are not added. Returns the ids of those that were. */
export async function insertPlans(
  company: Company,
  plans: readonly NewPlan[],
  { by, now }: { by: string; now: Date },
): Promise<Set<string>> {
  await lockOpenPlans(company, plans);
  const { rows } = await sql<{ id: string }>`
    insert into on_off_boarding_plan (company_id, id, type, person_id, reference_date, source_kind, source_id, language, end_access, published_at,
      created_by, created_at)
    select ${company.id}, sent.id, sent.type, sent."personId", sent."referenceDate", sent."sourceKind", sent."sourceId", sent.language,
      sent."endAccess", sent."publishedAt", ${by}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as sent (id uuid, type text, "personId" uuid, "referenceDate" date, "sourceKind" text,
      "sourceId" text, language text, "endAccess" boolean, "publishedAt" timestamptz)
    on conflict (company_id, person_id, type) where completed_at is null and deleted_at is null do nothing
    returning id
  `.execute(company.tx);
  return new Set(rows.map(({ id }) => id));
}

/** Whether somebody has an open plan of a type besides this one; the answer holds until the commit. */
export async function hasOpenPlan(
  company: Company,
  { personId, type, id }: Pick<PlanRecord, 'personId' | 'type' | 'id'>,
): Promise<boolean> {
  await lockOpenPlans(company, [{ personId, type }]);
  const { rows } = await sql`
    select from on_off_boarding_plan
    where company_id = ${company.id} and person_id = ${personId}::uuid and type = ${type} and completed_at is null and deleted_at is null and id <> ${id}::uuid limit 1
  `.execute(company.tx);
  return rows.length > 0;
}

/** Those of these completed plans whose person has another open one of the type. */
export async function readSucceeded(company: Company, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select plan.id from on_off_boarding_plan plan
    where plan.company_id = ${company.id} and plan.id = any(${[...ids]}::uuid[]) and plan.completed_at is not null
      and exists (select from on_off_boarding_plan other where other.company_id = plan.company_id and other.person_id = plan.person_id
        and other.type = plan.type and other.completed_at is null and other.deleted_at is null)
  `.execute(company.tx);
  return new Set(rows.map(({ id }) => id));
}

export type PlanValues = Pick<PlanRecord, 'personId' | 'referenceDate' | 'endAccess' | 'publishedAt' | 'completedAt' | 'reopenedAt'>;

/** Writes what was changed of a plan, and counts it as a new version. Nothing that was sent to, given by or ended for its person goes on to another. */
export async function writePlan(company: Company, id: string, values: PlanValues): Promise<void> {
  const { personId, referenceDate, endAccess, publishedAt, completedAt, reopenedAt } = values;
  await sql`
    update on_off_boarding_plan set person_id = ${personId}::uuid, reference_date = ${referenceDate}::date, end_access = ${endAccess},
      access_ended_at = case when person_id = ${personId}::uuid and reference_date = ${referenceDate}::date and end_access = ${endAccess}
        then access_ended_at end,
      preboarding_sent_at = case when person_id = ${personId}::uuid then preboarding_sent_at end,
      preboarding_given = case when person_id = ${personId}::uuid then preboarding_given else '{}' end,
      preboarding_file_ids = case when person_id = ${personId}::uuid then preboarding_file_ids else '{}' end,
      published_at = ${publishedAt}::timestamptz, completed_at = ${completedAt}::timestamptz, reopened_at = ${reopenedAt}::timestamptz,
      version = version + 1
    where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}

/** Counts a change of its tasks as a new version of the plan. */
export async function countChange(company: Company, ids: readonly string[]): Promise<void> {
  await sql`
    update on_off_boarding_plan set version = version + 1 where company_id = ${company.id} and id = any(${[...ids]}::uuid[])
  `.execute(company.tx);
}

/** Puts a plan into the trash; nobody has its open tasks from then on. */
export async function removePlan(company: Company, id: string, now: Date): Promise<void> {
  await sql`
    update on_off_boarding_plan set deleted_at = ${now}::timestamptz, version = version + 1 where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
  await sql`
    update task set is_dormant = true where company_id = ${company.id} and plan_id = ${id}::uuid and completed_at is null
  `.execute(company.tx);
}

/** Takes a plan out of the trash; its tasks are dormant as those of a draft are. */
export async function putBackPlan(company: Company, id: string): Promise<void> {
  await sql`
    update on_off_boarding_plan set deleted_at = null, version = version + 1 where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}

/** Plans that have been in the trash since before a moment, locked against being taken out of it. */
export async function lockOldTrash(company: Company, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from on_off_boarding_plan where company_id = ${company.id} and deleted_at < ${before}::timestamptz order by id for update
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Deletes a plan for good, with its tasks and those that were taken out of it. */
export async function deletePlanRow(company: Company, id: string): Promise<void> {
  await sql`
    delete from task where company_id = ${company.id} and owner_kind = 'onOffBoardingPlan' and owner_id = ${id}::uuid
  `.execute(company.tx);
  await sql`delete from on_off_boarding_plan where company_id = ${company.id} and id = ${id}::uuid`.execute(company.tx);
}
