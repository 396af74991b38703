import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { FilePage, TakeoutFile } from '#kernel/server/takeout/takeout-share.ts';

/** The bytes of documents in the file store: of one, of a person, or of the company. */
export async function readDigests(company: Company, of: { documentId?: string; personId?: string } = {}): Promise<string[]> {
  const theirs = [
    of.documentId === undefined ? sql`` : sql`and document.id = ${of.documentId}::uuid`,
    of.personId === undefined ? sql`` : sql`and document.person_id = ${of.personId}::uuid`,
  ];
  const { rows } = await sql<{ sha256: string }>`
    select distinct kept.sha256 from employment_contract document cross join lateral (
      select document.published_sha256 as sha256 union all select document.signed_sha256 union all
      select version.sha256 from employment_contract_version version
      where version.company_id = document.company_id and version.contract_id = document.id
    ) kept
    where document.company_id = ${company.id} and kept.sha256 is not null ${theirs[0]} ${theirs[1]}
  `.execute(company.tx);
  return rows.map(({ sha256 }) => sha256);
}

export async function findPeopleWithDocuments(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct person_id as id from employment_contract
    where company_id = ${company.id} and person_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

export async function countOfPerson(company: Company, companyUserId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from employment_contract where company_id = ${company.id} and person_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

/** The employment contracts of a person. */
export async function readDocumentIds(company: Company, companyUserId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from employment_contract where company_id = ${company.id} and person_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Whose an employment contract is; null while it is nobody's. */
export async function readPersonOfDocument(company: Company, documentId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select person_id as id from employment_contract where company_id = ${company.id} and id = ${documentId}::uuid
  `.execute(company.tx);
  return rows[0]?.id ?? null;
}

export async function deleteOfPerson(company: Company, companyUserId: string): Promise<void> {
  await sql`delete from employment_contract where company_id = ${company.id} and person_id = ${companyUserId}::uuid`.execute(company.tx);
}

/** Published contracts and signed copies, a page at a time in the order of their paths. */
export async function readTakeoutFiles(company: Company, { companyUserId, after = '', limit }: FilePage): Promise<TakeoutFile[]> {
  const theirs = companyUserId === undefined ? sql`` : sql`and document.person_id = ${companyUserId}::uuid`;
  const { rows } = await sql<TakeoutFile>`
    select cursor as path, cursor, sha256, size, modified from (
      select 'employment-contracts/' || document.id || '/' || version.number || '.pdf' as cursor, version.sha256, version.size,
        version.published_at as modified
      from employment_contract document
      join employment_contract_version version on version.company_id = document.company_id and version.contract_id = document.id
      where document.company_id = ${company.id} ${theirs}
      union all
      select 'employment-contracts/' || document.id || '/signed/' || translate(document.signed_name, '/\\:', '___'), document.signed_sha256,
        document.signed_size, document.signed_at
      from employment_contract document where document.company_id = ${company.id} and document.signed_sha256 is not null ${theirs}
    ) kept
    where cursor collate "C" > ${after} order by cursor collate "C" limit ${sql.lit(limit)}
  `.execute(company.tx);
  return rows;
}
