import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

export interface Blob {
  sha256: string;
  size: number;
}

/** Announces bytes before they are stored: the sweeper skips them for an hour, and the announcement waits while the sweeper has their lock. */
export async function announceBlobs(company: Company, blobs: readonly Blob[], now: Date): Promise<void> {
  // In a fixed order, so that two uploads of the same files cannot deadlock.
  const sorted = blobs.toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1));
  await sql`
    insert into file_blob (company_id, sha256, size, touched_at)
    select distinct on (blob.sha256) ${company.id}::integer, blob.sha256, blob.size, ${now}::timestamptz
    from unnest(${sorted.map(({ sha256 }) => sha256)}::text[], ${sorted.map(({ size }) => size)}::bigint[]) blob(sha256, size)
    order by blob.sha256
    on conflict (company_id, sha256) do update set touched_at = excluded.touched_at
  `.execute(company.tx);
}

/** Starts the hour after which unreferenced bytes are swept. */
export async function releaseBlobs(company: Company, digests: readonly string[], now: Date): Promise<void> {
  await sql`
    update file_blob set touched_at = ${now} where company_id = ${company.id} and sha256 = any(${digests.toSorted()}::text[])
  `.execute(company.tx);
}

/** Bytes without a reference since `before`. */
export async function readUnreferenced(company: Company, before: Date, except: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from file_blob blob where company_id = ${company.id} and touched_at < ${before} and not sha256 = any(${except}::text[])
      and ${unreferenced} order by sha256
  `.execute(company.tx);
  return rows.map(({ sha256 }) => sha256);
}

const unreferenced = sql`
  not exists (select from file where file.company_id = blob.company_id and file.sha256 = blob.sha256)
  and not exists (select from profile_image image where image.company_id = blob.company_id and image.sha256 = blob.sha256)
  and not exists (select from company_logo logo where logo.company_id = blob.company_id and logo.sha256 = blob.sha256)
`;

/** Deletes the row if it is still unreferenced; a concurrent announcement waits until this transaction ends. */
export async function deleteUnreferenced(company: Company, sha256: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    delete from file_blob blob where company_id = ${company.id} and sha256 = ${sha256} and touched_at < ${before} and ${unreferenced}
    returning sha256
  `.execute(company.tx);
  return rows.length > 0;
}

/** The total size of the company's files. With `lock`, concurrent changes wait. */
export async function readStorage(company: Company, { lock = false } = {}): Promise<number> {
  const created = lock && sql`insert into file_storage (company_id) values (${company.id}) on conflict do nothing`.execute(company.tx);
  const read = sql<{ bytes: number }>`
    select bytes::double precision as bytes from file_storage where company_id = ${company.id} ${lock ? sql`for update` : sql``}
  `.execute(company.tx);
  const [{ rows }] = await Promise.all([read, created]);
  return rows[0]?.bytes ?? 0;
}

/** Adds to the company's used storage, or subtracts from it. */
export async function changeStorage(company: Company, bytes: number): Promise<void> {
  await sql`update file_storage set bytes = bytes + ${bytes} where company_id = ${company.id}`.execute(company.tx);
}
