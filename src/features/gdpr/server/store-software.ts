import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { LocalText } from '../contract/local-text.ts';

/** A software of the company with its agreement and the treatments that use it. */
export interface SoftwareRow {
  softwareId: string;
  softwareName: string;
  softwareCompanyName: string;
  defaultSoftwareId: string | null;
  fileId: string | null;
  dataProcessorAgreementId: string | null;
  /** Of the agreement. */
  validFrom: string | null;
  validTo: string | null;
  treatments: { treatmentId: string; treatmentName: LocalText }[];
}

/** The software of the company by name, or these. */
export async function readSoftware(company: Company, ids?: readonly string[]): Promise<SoftwareRow[]> {
  const only = ids ? sql`and software.id = any(${[...ids]}::uuid[])` : sql``;
  const { rows } = await sql<SoftwareRow>`
    select software.id as "softwareId", software.name as "softwareName", software.software_company as "softwareCompanyName",
      software.default_software_id as "defaultSoftwareId", agreement.file_id as "fileId", agreement.id as "dataProcessorAgreementId",
      agreement.valid_from as "validFrom", agreement.valid_to as "validTo",
      coalesce(used.treatments, '[]') as treatments
    from gdpr_software software
    left join gdpr_agreement agreement on agreement.company_id = software.company_id and agreement.software_id = software.id
    left join lateral (
      select json_agg(json_build_object('treatmentId', treatment.id, 'treatmentName', treatment.content -> 'treatmentName')
        order by treatment.content -> 'treatmentName' ->> 'no', treatment.id) as treatments
      from gdpr_treatment_software uses
      join gdpr_treatment treatment on treatment.company_id = uses.company_id and treatment.id = uses.treatment_id
      where uses.company_id = software.company_id and uses.software_id = software.id
    ) used on true
    where software.company_id = ${company.id} ${only}
    order by software.name collate "nb-x-icu", software.id
  `.execute(company.tx);
  return rows;
}

/** How many of these software the company has; they stay until the commit. */
export async function lockSoftware(company: Company, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select id from gdpr_software where company_id = ${company.id} and id = any(${[...ids]}::uuid[]) order by id for key share
  `.execute(company.tx);
  return rows.length;
}

/** Locks a software that is about to be removed. */
export async function lockOneSoftware(company: Company, softwareId: string): Promise<void> {
  await lockRows(company, 'gdpr_software', [softwareId]);
}

/** The software with this key of the known list, or this name. */
export async function findSoftware(
  company: Company,
  { defaultSoftwareId, name }: { defaultSoftwareId: string | null; name: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from gdpr_software
    where company_id = ${company.id} and (default_software_id = ${defaultSoftwareId} or lower(name) = lower(${name}))
    order by default_software_id = ${defaultSoftwareId} desc nulls last limit 1
  `.execute(company.tx);
  return rows[0]?.id;
}

interface NewSoftware {
  softwareId: string;
  defaultSoftwareId: string | null;
  name: string;
  softwareCompany: string;
  now: Date;
}

/** Adds a software; false when somebody has added it meanwhile. */
export async function insertSoftware(
  company: Company,
  { softwareId, defaultSoftwareId, name, softwareCompany, now }: NewSoftware,
): Promise<boolean> {
  const { rows } = await sql`
    insert into gdpr_software (company_id, id, default_software_id, name, software_company, created_at)
    values (${company.id}, ${softwareId}::uuid, ${defaultSoftwareId}, ${name}, ${softwareCompany}, ${now}::timestamptz)
    on conflict do nothing returning id
  `.execute(company.tx);
  return rows.length > 0;
}

export async function deleteSoftwareRow(company: Company, softwareId: string): Promise<void> {
  await sql`delete from gdpr_software where company_id = ${company.id} and id = ${softwareId}::uuid`.execute(company.tx);
}
