import { sql } from 'kysely';
import { externalRoles } from '#kernel/contract/permissions.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { DatedRow } from './store-people.ts';

const dated = sql`person.id, person.position, person.department, person.reporting_to as "reportingToCompanyUserId",
  person.position_coverage as "positionCoverage"`;
const written = (now: Date) =>
  sql`version = person.version + 1, change_number = nextval('company_user_change'), updated_at = ${now}::timestamptz`;

/** Writes managers of any number of people; returns the dated fields of those who changed. */
export async function updateManagers(
  company: Company,
  moves: readonly { companyUserId: string; reportingToCompanyUserId: string | null }[],
  now: Date,
): Promise<DatedRow[]> {
  const { rows } = await sql<DatedRow>`
    update company_user person set reporting_to = sent."reportingToCompanyUserId", ${written(now)}
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as sent("companyUserId" uuid, "reportingToCompanyUserId" uuid)
    where person.company_id = ${company.id} and person.id = sent."companyUserId"
    returning ${dated}
  `.execute(company.tx);
  return rows;
}

/** Writes a role; returns the dated fields of a person who thereby left the reporting line. */
export async function updateRole(
  company: Company,
  { companyUserId, role }: { companyUserId: string; role: RoleKey },
  now: Date,
): Promise<DatedRow | undefined> {
  const leaves = externalRoles.includes(role);
  const { rows } = await sql<DatedRow & { hasLeft: boolean }>`
    update company_user person
    set role = ${role}, reporting_to = case when ${leaves} then null else person.reporting_to end, ${written(now)}
    from company_user former
    where person.company_id = ${company.id} and person.id = ${companyUserId}::uuid
      and former.company_id = person.company_id and former.id = person.id
    returning ${dated}, ${leaves} and former.reporting_to is not null as "hasLeft"
  `.execute(company.tx);
  const [row] = rows;
  if (!row?.hasLeft) return undefined;
  const { hasLeft: _hasLeft, ...moved } = row;
  return moved;
}
