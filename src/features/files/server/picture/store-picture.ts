import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Blob } from '../store-blobs.ts';

/** Replaces a person's picture with these sizes; none removes it. Returns the previous digests. */
export async function replacePicture(
  company: Company,
  companyUserId: string,
  sizes: readonly { side: number; sha256: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    delete from profile_image where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid returning sha256
  `.execute(company.tx);
  await sql`
    insert into profile_image (company_id, company_user_id, side, sha256)
    select ${company.id}::integer, ${companyUserId}::uuid, picture.*
    from unnest(${sizes.map(({ side }) => side)}::integer[], ${sizes.map(({ sha256 }) => sha256)}::text[]) picture
  `.execute(company.tx);
  return rows.map(({ sha256 }) => sha256);
}

/** The smallest size that is at least as large as requested, or else the largest. */
export async function readPicture(company: Company, companyUserId: string, side: number): Promise<Blob | undefined> {
  const { rows } = await sql<Blob>`
    select image.sha256, blob.size::double precision as size
    from profile_image image join file_blob blob on blob.company_id = image.company_id and blob.sha256 = image.sha256
    where image.company_id = ${company.id} and image.company_user_id = ${companyUserId}::uuid
    order by image.side < ${side}, case when image.side < ${side} then -image.side else image.side end limit 1
  `.execute(company.tx);
  return rows[0];
}
