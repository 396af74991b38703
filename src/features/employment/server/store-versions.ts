import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ComparedClause } from '../contract/rules/redline.ts';

interface PublishedVersion {
  documentId: string;
  versionId: string;
  templateVersion: string;
  sha256: string;
  size: number;
  fingerprint: string;
  clauses: readonly ComparedClause[];
  by: string;
  now: Date;
}

/** Makes a draft, which the caller has locked, a published contract, and keeps what was published as the next version. */
export async function writePublished(company: Company, given: PublishedVersion): Promise<void> {
  const { documentId, versionId, templateVersion, sha256, size, fingerprint, clauses, by, now } = given;
  await sql`
    insert into employment_contract_version (company_id, id, contract_id, number, published_at, published_by, sha256, size, fingerprint,
      template_version, clauses)
    select ${company.id}, ${versionId}::uuid, ${documentId}::uuid, coalesce(max(number), 0) + 1, ${now}::timestamptz, ${by}::uuid, ${sha256},
      ${size}, ${fingerprint}, ${templateVersion}, ${JSON.stringify(clauses)}::jsonb
    from employment_contract_version where company_id = ${company.id} and contract_id = ${documentId}::uuid
  `.execute(company.tx);
  await sql`
    update employment_contract set state = 2, published_at = ${now}::timestamptz, published_sha256 = ${sha256}, published_size = ${size},
      fingerprint = ${fingerprint},
      published_words = jsonb_build_object('name', name, 'firstName', first_name, 'lastName', last_name, 'position', position), edit_session = null, changed_by = ${by}::uuid, changed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${documentId}::uuid
  `.execute(company.tx);
}

export interface StoredVersion {
  number: number;
  publishedAt: Date;
  publishedBy: string | null;
  sha256: string;
  size: number;
  fingerprint: string;
  templateVersion: string;
  clauses: ComparedClause[];
}

/** The publications of a document, the newest first. */
export async function readVersions(company: Company, documentId: string): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select version.number, version.published_at as "publishedAt", person.first_name || ' ' || person.last_name as "publishedBy", version.sha256,
      version.size, version.fingerprint, version.template_version as "templateVersion", version.clauses
    from employment_contract_version version
    left join company_user person on person.company_id = version.company_id and person.id = version.published_by
    where version.company_id = ${company.id} and version.contract_id = ${documentId}::uuid order by version.number desc
  `.execute(company.tx);
  return rows;
}

interface SignedCopy {
  documentId: string;
  sha256: string;
  size: number;
  name: string;
  contentType: string;
  by: string | null;
  now: Date;
}

/** A signed contract that those who signed it have annulled. */
export async function writeAnnulled(company: Company, { documentId, now }: Pick<SignedCopy, 'documentId' | 'now'>): Promise<void> {
  await sql`
    update employment_contract set annulled_at = ${now}::timestamptz, changed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${documentId}::uuid
  `.execute(company.tx);
  // Cancels what is not done yet of it and its addenda.
  await sql`
    update employment_contract set person_update_on = null, finishing = jsonb_path_query_array(finishing, '$[*] ? (@.isDone == true)')
    where company_id = ${company.id} and (id = ${documentId}::uuid or parent_id = ${documentId}::uuid)
      and (person_update_on is not null or finishing <> '[]')
  `.execute(company.tx);
}

/** Keeps the copy that was signed on paper; the contract is a signed one. */
export async function writeSigned(company: Company, given: SignedCopy): Promise<void> {
  const { documentId, sha256, size, name, contentType, by, now } = given;
  await sql`
    update employment_contract set state = 5, signed_at = ${now}::timestamptz, signed_sha256 = ${sha256}, signed_size = ${size},
      signed_name = ${name}, signed_type = ${contentType}, changed_by = ${by}::uuid, changed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${documentId}::uuid
  `.execute(company.tx);
}
