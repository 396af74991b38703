import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Blob } from '../store-blobs.ts';

/** Replaces the logo with these widths; none removes it. Returns the previous digests. */
export async function replaceLogo(company: Company, sizes: readonly { width: number; sha256: string }[]): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`delete from company_logo where company_id = ${company.id} returning sha256`.execute(
    company.tx,
  );
  await sql`
    insert into company_logo (company_id, width, sha256)
    select ${company.id}::integer, logo.*
    from unnest(${sizes.map(({ width }) => width)}::integer[], ${sizes.map(({ sha256 }) => sha256)}::text[]) logo
  `.execute(company.tx);
  return rows.map(({ sha256 }) => sha256);
}

/** The smallest width that is at least as large as requested, or else the largest. */
export async function readLogo(company: Company, width: number): Promise<Blob | undefined> {
  const { rows } = await sql<Blob>`
    select logo.sha256, blob.size::double precision as size
    from company_logo logo join file_blob blob on blob.company_id = logo.company_id and blob.sha256 = logo.sha256
    where logo.company_id = ${company.id}
    order by logo.width < ${width}, case when logo.width < ${width} then -logo.width else logo.width end limit 1
  `.execute(company.tx);
  return rows[0];
}
