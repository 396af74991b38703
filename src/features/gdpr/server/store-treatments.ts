import { sql, type RawBuilder } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import { isInForce } from '../contract/rules/agreement-in-force.ts';
import type { TreatmentContent, UsedSoftware } from '../contract/treatment.ts';

/** A treatment as stored, with what its row in the protocol says. */
export interface StoredTreatment {
  treatmentId: string;
  key: string;
  content: TreatmentContent;
  owner: string | null;
  software: UsedSoftware[];
  hasNotes: boolean;
  createdAt: Date;
  createdBy: string | null;
  changedAt: Date;
  changedBy: string | null;
  changedById: string | null;
  /** When something last changed that risks, statements and assessments speak of. */
  contentChangedAt: Date;
  version: number;
}

// Erased people have no name.
const nameOf = (alias: string) => sql`case when ${sql.ref(alias)}.state <> 'deleted'
  then ${sql.ref(alias)}.first_name || ' ' || ${sql.ref(alias)}.last_name end`;

/** Whose notes a reader sees, and the day on which agreements are in force. */
export interface Reader {
  today: string;
  companyUserId: string | null;
  isFull: boolean;
}

/** Treatments that fit a condition, by department and name; one statement. */
async function selectTreatments(company: Company, reader: Reader, condition: RawBuilder<unknown>): Promise<StoredTreatment[]> {
  const { rows } = await sql<Omit<StoredTreatment, 'software'> & { software: SoftwareRow[] }>`
    select treatment.id as "treatmentId", treatment.key, treatment.version, treatment.created_at as "createdAt", treatment.changed_at as "changedAt",
      treatment.content_changed_at as "contentChangedAt",
      treatment.content || jsonb_build_object('department', treatment.department, 'legalBasis', treatment.legal_basis,
        'employeeId', treatment.owner_id, 'statusId', treatment.light, 'state', treatment.state, 'role', treatment.role,
        'nextReview', treatment.next_review, 'softwareIds', coalesce(used.ids, '[]')) as content,
      ${nameOf('owner')} as owner, ${nameOf('creator')} as "createdBy", ${nameOf('changer')} as "changedBy", changer.id as "changedById",
      coalesce(used.software, '[]') as software,
      exists (select from note where note.company_id = treatment.company_id and note.treatment_id = treatment.id and note.status = 1
        and note.notification_date is null
        and (${reader.isFull} or treatment.owner_id = ${reader.companyUserId}::uuid or note.created_by = ${reader.companyUserId}::uuid)) as "hasNotes"
    from gdpr_treatment treatment
    left join company_user owner on owner.company_id = treatment.company_id and owner.id = treatment.owner_id
    left join company_user creator on creator.company_id = treatment.company_id and creator.id = treatment.created_by
    left join company_user changer on changer.company_id = treatment.company_id and changer.id = treatment.changed_by
    left join lateral (
      select json_agg(software.id order by software.name, software.id) as ids,
        json_agg(json_build_object('softwareId', software.id, 'softwareName', software.name, 'softwareCompanyName', software.software_company,
          'agreement', case when agreement.id is not null then json_build_object('validFrom', agreement.valid_from, 'validTo', agreement.valid_to) end)
          order by software.name, software.id) as software
      from gdpr_treatment_software uses
      join gdpr_software software on software.company_id = uses.company_id and software.id = uses.software_id
      left join gdpr_agreement agreement on agreement.company_id = software.company_id and agreement.software_id = software.id
      where uses.company_id = treatment.company_id and uses.treatment_id = treatment.id
    ) used on true
    where treatment.company_id = ${company.id} and ${condition}
    order by treatment.department, treatment.content -> 'treatmentName' ->> 'no' collate "nb-x-icu", treatment.id
  `.execute(company.tx);
  return rows.map((row) => ({ ...row, software: row.software.map((one) => usedSoftware(one, reader)) }));
}

interface SoftwareRow extends Omit<UsedSoftware, 'hasAgreement'> {
  agreement: Parameters<typeof isInForce>[0] | null;
}

function usedSoftware({ agreement, ...software }: SoftwareRow, { today }: Reader): UsedSoftware {
  return { ...software, hasAgreement: agreement !== null && isInForce(agreement, today) };
}

/** All treatments of the company. */
export function readTreatments(company: Company, reader: Reader): Promise<StoredTreatment[]> {
  return selectTreatments(company, reader, sql`true`);
}

/** These treatments. */
export function readTreatmentsOf(company: Company, reader: Reader, ids: readonly string[]): Promise<StoredTreatment[]> {
  return selectTreatments(company, reader, sql`treatment.id = any(${[...ids]}::uuid[])`);
}

/** One treatment, locked on request before it is read. */
export async function readTreatment(
  company: Company,
  reader: Reader,
  { treatmentId, lock = false }: { treatmentId: string; lock?: boolean },
): Promise<StoredTreatment | undefined> {
  if (lock) await lockRows(company, 'gdpr_treatment', [treatmentId]);
  const [row] = await selectTreatments(company, reader, sql`treatment.id = ${treatmentId}::uuid`);
  return row;
}

export interface WrittenTreatment {
  treatmentId: string;
  content: TreatmentContent;
  by: string;
  now: Date;
}

/** What of the content stands in columns is not kept twice. */
function restOf({
  department: _department,
  legalBasis: _legalBasis,
  employeeId: _employeeId,
  statusId: _statusId,
  state: _state,
  role: _role,
  nextReview: _nextReview,
  softwareIds: _softwareIds,
  ...rest
}: TreatmentContent): string {
  return JSON.stringify(rest);
}

/** Adds treatments; two statements for any number. */
export async function insertTreatments(
  company: Company,
  protocolId: string,
  treatments: readonly (WrittenTreatment & { key: string })[],
): Promise<void> {
  const rows = treatments.map(({ treatmentId, key, content, by, now }) => ({
    id: treatmentId,
    key,
    rest: restOf(content),
    department: content.department,
    basis: content.legalBasis,
    owner: content.employeeId,
    light: content.statusId,
    state: content.state,
    role: content.role,
    review: content.nextReview,
    by,
    at: now,
  }));
  await sql`
    insert into gdpr_treatment (company_id, id, protocol_id, key, content, department, legal_basis, owner_id, light, state, role, next_review,
      created_by, created_at, changed_by, changed_at, content_changed_at)
    select ${company.id}::integer, id, ${protocolId}::uuid, key, rest::jsonb, department, basis, owner, light, state, role, review, by, at, by, at, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (id uuid, key uuid, rest text, department text, basis text, owner uuid,
      light smallint, state text, role text, review date, by uuid, at timestamptz)
  `.execute(company.tx);
  await insertUses(company, treatments);
}

async function insertUses(company: Company, treatments: readonly Pick<WrittenTreatment, 'treatmentId' | 'content'>[]): Promise<void> {
  const uses = treatments.flatMap(({ treatmentId, content }) => content.softwareIds.map((softwareId) => ({ treatmentId, softwareId })));
  if (uses.length === 0) return;
  await sql`
    insert into gdpr_treatment_software (company_id, treatment_id, software_id)
    select ${company.id}::integer, * from unnest(${uses.map((one) => one.treatmentId)}::uuid[], ${uses.map((one) => one.softwareId)}::uuid[])
    on conflict do nothing
  `.execute(company.tx);
}

/** Writes a treatment with the software that it uses; whether something has changed that statements and risks speak of. */
export async function writeTreatment(
  company: Company,
  { treatmentId, content, by, now }: WrittenTreatment,
  isRestated: boolean,
): Promise<void> {
  await sql`
    update gdpr_treatment set content = ${restOf(content)}::jsonb, department = ${content.department}, legal_basis = ${content.legalBasis},
      owner_id = ${content.employeeId}::uuid, light = ${content.statusId}, state = ${content.state}, role = ${content.role},
      next_review = ${content.nextReview}::date, content_changed_at = case when ${isRestated} then ${now}::timestamptz else content_changed_at end,
      changed_by = ${by}::uuid, changed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${treatmentId}::uuid
  `.execute(company.tx);
  await sql`
    delete from gdpr_treatment_software
    where company_id = ${company.id} and treatment_id = ${treatmentId}::uuid and software_id <> all(${content.softwareIds}::uuid[])
  `.execute(company.tx);
  await insertUses(company, [{ treatmentId, content }]);
}

/** Deletes a treatment; its risks have to be looked at again. */
export async function deleteTreatmentRow(company: Company, { treatmentId, now }: { treatmentId: string; now: Date }): Promise<void> {
  await sql`
    update gdpr_risk set treatment_deleted_at = ${now}::timestamptz where company_id = ${company.id} and id in (
      select risk_id from gdpr_risk_treatment where company_id = ${company.id} and treatment_id = ${treatmentId}::uuid
    )
  `.execute(company.tx);
  await sql`delete from gdpr_treatment where company_id = ${company.id} and id = ${treatmentId}::uuid`.execute(company.tx);
}

/** How many treatments the company has. */
export async function countTreatments(company: Company): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from gdpr_treatment where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}
