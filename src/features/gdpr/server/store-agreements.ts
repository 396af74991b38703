import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { SoftwareRow } from './store-software.ts';

/** What is kept of an agreement. */
export interface AgreementContent {
  softwareId: string;
  responsibleName: string;
  fileId: string | null;
  validFrom: string | null;
  validTo: string | null;
  subProcessors: string[];
}

export interface AgreementRow extends AgreementContent {
  agreementId: string;
  softwareName: string;
  softwareCompanyName: string;
  defaultSoftwareId: string | null;
  file: { fileId: string; fileName: string; size: number; uploadedAt: string } | null;
  treatments: SoftwareRow['treatments'];
  createdAt: Date;
  changedAt: Date;
  version: number;
}

/** The agreements of the company by software, or this one, locked on request before it is read. */
export async function readAgreements(
  company: Company,
  { id, lock = false }: { id?: string; lock?: boolean } = {},
): Promise<AgreementRow[]> {
  if (lock && id !== undefined) await lockRows(company, 'gdpr_agreement', [id]);
  const { rows } = await sql<AgreementRow>`
    select agreement.id as "agreementId", agreement.software_id as "softwareId", agreement.responsible_name as "responsibleName",
      agreement.file_id as "fileId", agreement.valid_from as "validFrom", agreement.valid_to as "validTo", agreement.sub_processors as "subProcessors",
      agreement.created_at as "createdAt", agreement.changed_at as "changedAt", agreement.version, software.name as "softwareName",
      software.software_company as "softwareCompanyName", software.default_software_id as "defaultSoftwareId",
      case when file.id is not null then json_build_object('fileId', file.id, 'fileName', file.name, 'size', file.size,
        'uploadedAt', to_char(file.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as file,
      coalesce(used.treatments, '[]') as treatments
    from gdpr_agreement agreement
    join gdpr_software software on software.company_id = agreement.company_id and software.id = agreement.software_id
    left join gdpr_file file on file.company_id = agreement.company_id and file.id = agreement.file_id
    left join lateral (
      select json_agg(json_build_object('treatmentId', treatment.id, 'treatmentName', treatment.content -> 'treatmentName')
        order by treatment.content -> 'treatmentName' ->> 'no', treatment.id) as treatments
      from gdpr_treatment_software uses
      join gdpr_treatment treatment on treatment.company_id = uses.company_id and treatment.id = uses.treatment_id
      where uses.company_id = software.company_id and uses.software_id = software.id
    ) used on true
    where agreement.company_id = ${company.id} ${id === undefined ? sql`` : sql`and agreement.id = ${id}::uuid`}
    order by software.name collate "nb-x-icu", agreement.id
  `.execute(company.tx);
  return rows;
}

interface Written {
  agreementId: string;
  content: AgreementContent;
  by: string;
  now: Date;
}

/** Adds an agreement; false when the software has one. */
export async function insertAgreement(company: Company, { agreementId, content, by, now }: Written): Promise<boolean> {
  const { softwareId, responsibleName, fileId, validFrom, validTo, subProcessors } = content;
  const { rows } = await sql`
    insert into gdpr_agreement (company_id, id, software_id, responsible_name, file_id, valid_from, valid_to, sub_processors, created_by, created_at,
      changed_by, changed_at)
    values (${company.id}, ${agreementId}::uuid, ${softwareId}::uuid, ${responsibleName}, ${fileId}::uuid, ${validFrom}::date, ${validTo}::date,
      ${subProcessors}::text[], ${by}::uuid, ${now}::timestamptz, ${by}::uuid, ${now}::timestamptz)
    on conflict (company_id, software_id) do nothing returning id
  `.execute(company.tx);
  return rows.length > 0;
}

export async function writeAgreement(company: Company, { agreementId, content, by, now }: Written): Promise<void> {
  const { softwareId, responsibleName, fileId, validFrom, validTo, subProcessors } = content;
  await sql`
    update gdpr_agreement set software_id = ${softwareId}::uuid, responsible_name = ${responsibleName}, file_id = ${fileId}::uuid,
      valid_from = ${validFrom}::date, valid_to = ${validTo}::date, sub_processors = ${subProcessors}::text[], changed_by = ${by}::uuid,
      changed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${agreementId}::uuid
  `.execute(company.tx);
}

/** Whether another agreement is with this software; the software is locked before. */
export async function hasAgreement(company: Company, { softwareId, except }: { softwareId: string; except: string }): Promise<boolean> {
  const { rows } = await sql`
    select id from gdpr_agreement where company_id = ${company.id} and software_id = ${softwareId}::uuid and id <> ${except}::uuid
  `.execute(company.tx);
  return rows.length > 0;
}

export async function deleteAgreementRow(company: Company, agreementId: string): Promise<void> {
  await sql`delete from gdpr_agreement where company_id = ${company.id} and id = ${agreementId}::uuid`.execute(company.tx);
}
