import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Submodule } from '../contract/submodules.ts';
import { agreementKind, dpiaKind, protocolKind, riskKind, treatmentKind } from './log-gdpr.ts';
import { statementKind } from './statement/log-statement.ts';

/** A part of the area that was changed on a day of the company’s calendar; by whom, unless several did, since each of them is told of the others. */
export interface UpdateRow {
  day: string;
  part: Submodule;
  by: string | null;
}

/** The people of the protocol, as the log names them. */
const protocolPeople = ['dpoRequired', 'dpoReason', 'responsibleId', 'contactPersonId', 'officerId'];
/** What of a treatment statements and risks do not speak of. */
const quietFields = ['employeeId', 'statusId', 'nextReview', 'flowId'];

/** An export may keep a version of a statement, which is no change of it. */
const statementChanges = ['gdpr.updateStatement', 'gdpr.resetStatement'];

/** What was told of as changed between two days, inclusive, from the log (gdpr.12). */
export async function readUpdates(company: Company, { from, to }: { from: string; to: string }): Promise<UpdateRow[]> {
  const kinds = [agreementKind, dpiaKind, protocolKind, riskKind, statementKind, treatmentKind];
  const { rows } = await sql<UpdateRow>`
    with line as (
      select (log.at at time zone owner.time_zone)::date as day, log.entity, log.action, log.actor_company_user_id as by,
        coalesce(detail.before, '{}') as before, coalesce(detail.after, '{}') as after
      from audit_log log
      join company owner on owner.company_id = log.company_id
      join audit_detail detail on detail.company_id = log.company_id and detail.audit_id = log.id
      where log.company_id = ${company.id} and log.entity = any(${kinds}::text[]) and log.at between ${from}::date - 1 and ${to}::date + 2
        and (log.at at time zone owner.time_zone)::date between ${from}::date and ${to}::date
    ), loud as (
      select day, entity, by from line
      -- Who looked at notes or files, and who may see it, are in the log as well.
      where not after ? 'looked' and not after ? 'grants' and case entity
        when ${treatmentKind} then before = '{}' or after = '{}' or before -> 'name' is distinct from after -> 'name'
          or (before || after) - 'name' - ${quietFields}::text[] <> '{}'
        when ${protocolKind} then before ?| ${protocolPeople}::text[]
        when ${dpiaKind} then (before -> 'criteria' ? 'automatedDecisions') is distinct from (after -> 'criteria' ? 'automatedDecisions')
          and (before -> 'criteria' ? 'automatedDecisions' or after -> 'criteria' ? 'automatedDecisions')
        when ${statementKind} then after ? 'isOwnText' and action = any(${statementChanges}::text[])
        else true
      end
    )
    select loud.day::text as day, told.part, case when count(distinct coalesce(loud.by::text, '')) = 1 then (array_agg(loud.by))[1] end as by
    from loud join (values (${treatmentKind}, 'statement'), (${treatmentKind}, 'risk'), (${protocolKind}, 'statement'), (${protocolKind}, 'risk'),
      (${dpiaKind}, 'statement'), (${statementKind}, 'statement'), (${agreementKind}, 'agreement'), (${riskKind}, 'risk')) as told (entity, part)
      on told.entity = loud.entity
    group by loud.day, told.part order by loud.day, told.part
  `.execute(company.tx);
  return rows;
}
