import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

export interface TakeoutRow {
  id: string;
  language: 'no' | 'en';
  askedAt: Date;
  askedBy: string | null;
  askedByFullName: string | null;
  sha256: string | null;
  size: number | null;
  expiresAt: Date | null;
}

/** The company's takeouts, newest first: all, or one of them. */
export async function readTakeouts(company: Company, takeoutId?: string): Promise<TakeoutRow[]> {
  const { rows } = await sql<TakeoutRow>`
    select takeout.id, takeout.language, takeout.asked_at as "askedAt", takeout.asked_by as "askedBy",
      nullif(concat_ws(' ', person.first_name, person.last_name), '') as "askedByFullName",
      takeout.sha256, takeout.size::double precision as size, takeout.expires_at as "expiresAt"
    from company_takeout takeout
      left join company_user person on person.company_id = takeout.company_id and person.id = takeout.asked_by
    where takeout.company_id = ${company.id} ${takeoutId === undefined ? sql`` : sql`and takeout.id = ${takeoutId}::uuid`}
    order by takeout.asked_at desc limit 20
  `.execute(company.tx);
  return rows;
}

/** Adds a takeout, which has no content until it is packed. */
export async function insertTakeout(
  company: Company,
  { id, language, askedBy, now }: { id: string; language: 'no' | 'en'; askedBy: string; now: Date },
): Promise<void> {
  await sql`
    insert into company_takeout (company_id, id, language, asked_at, asked_by)
    values (${company.id}, ${id}::uuid, ${language}, ${now}, ${askedBy}::uuid)
  `.execute(company.tx);
}

/** Writes where the content of a takeout lies. */
export async function setReady(
  company: Company,
  takeoutId: string,
  { sha256, size, now, expiresAt }: { sha256: string; size: number; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update company_takeout set sha256 = ${sha256}, size = ${size}, ready_at = ${now}, expires_at = ${expiresAt}
    where company_id = ${company.id} and id = ${takeoutId}::uuid
  `.execute(company.tx);
}

/** Deletes a takeout that was cancelled before it had content. */
export async function deleteTakeout(company: Company, takeoutId: string): Promise<void> {
  await sql`
    delete from company_takeout where company_id = ${company.id} and id = ${takeoutId}::uuid and sha256 is null
  `.execute(company.tx);
}

/** Deletes expired takeouts, and those without content from before `failedBefore`; returns their content. */
export async function deleteExpired(company: Company, now: Date, failedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ sha256: string | null }>`
    delete from company_takeout
    where company_id = ${company.id} and (expires_at <= ${now} or (sha256 is null and asked_at < ${failedBefore})) returning sha256
  `.execute(company.tx);
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
}

/** The takeout content in the file store. */
export async function readStoredContent(company: Company): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from company_takeout where company_id = ${company.id} and sha256 is not null
  `.execute(company.tx);
  return rows.map(({ sha256 }) => sha256);
}

/** The total size of files, for computing the progress. */
export async function readFileBytes(company: Company): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::double precision as bytes from file where company_id = ${company.id} and deleted_at is null
  `.execute(company.tx);
  return rows[0]?.bytes ?? 0;
}
