import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { PlanType } from '../contract/kinds.ts';
import type { TemplateTaskInput } from '../contract/template.ts';

/** A template of the company. */
export interface OwnTemplate {
  id: string;
  name: string;
  type: PlanType;
  endAccess: boolean;
  tasks: TemplateTaskInput[];
  version: number;
}

/** The company’s templates by name; one of them with `id`. */
export async function readOwnTemplates(company: Company, id?: string): Promise<OwnTemplate[]> {
  const { rows } = await sql<OwnTemplate>`
    select id, name, type, end_access as "endAccess", tasks, version from on_off_boarding_template
    where company_id = ${company.id} and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
    order by name collate "nb-x-icu", id
  `.execute(company.tx);
  return rows;
}

export async function countOwnTemplates(company: Company): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from on_off_boarding_template where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

export async function lockTemplate(company: Company, id: string): Promise<void> {
  await lockRows(company, 'on_off_boarding_template', [id]);
}

type Values = Pick<OwnTemplate, 'id' | 'name' | 'type' | 'endAccess' | 'tasks'>;

export async function insertTemplate(company: Company, template: Values, { by, now }: { by: string; now: Date }): Promise<void> {
  const { id, name, type, endAccess, tasks } = template;
  await sql`
    insert into on_off_boarding_template (company_id, id, name, type, end_access, tasks, created_by, created_at)
    values (${company.id}, ${id}::uuid, ${name}, ${type}, ${endAccess}, ${JSON.stringify(tasks)}::jsonb, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

export async function writeTemplate(company: Company, { id, name, type, endAccess, tasks }: Values): Promise<void> {
  await sql`
    update on_off_boarding_template set name = ${name}, type = ${type}, end_access = ${endAccess}, tasks = ${JSON.stringify(tasks)}::jsonb,
      version = version + 1
    where company_id = ${company.id} and id = ${id}::uuid
  `.execute(company.tx);
}

export async function deleteTemplateRow(company: Company, id: string): Promise<void> {
  await sql`delete from on_off_boarding_template where company_id = ${company.id} and id = ${id}::uuid`.execute(company.tx);
}

/** Templates no longer name somebody who is erased. */
export async function forgetPerson(company: Company, companyUserId: string): Promise<void> {
  await sql`
    update on_off_boarding_template set version = version + 1, tasks = (
      select coalesce(jsonb_agg(case when task ->> 'responsibleId' = ${companyUserId} then task || '{"responsibleId": null}' else task end order by place), '[]')
      from jsonb_array_elements(tasks) with ordinality as given (task, place))
    where company_id = ${company.id} and tasks @> ${JSON.stringify([{ responsibleId: companyUserId }])}::jsonb
  `.execute(company.tx);
}
