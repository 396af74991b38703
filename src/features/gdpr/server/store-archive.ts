import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ArchivedProtocol, FrozenProtocol } from '../contract/protocol.ts';

type ArchivedRow = Omit<ArchivedProtocol, 'archivedDate'> & { archivedDate: Date };

const head = sql`archived.id as "archivedProtocolId", archived.version, archived.reason, archived.archived_at as "archivedDate", archived.treatments,
  case when person.state <> 'deleted' then person.first_name || ' ' || person.last_name end as "archivedBy"`;
const source = sql`gdpr_archived_protocol archived
  left join company_user person on person.company_id = archived.company_id and person.id = archived.archived_by`;

/** Keeps a protocol as it is now; nothing changes it afterwards. */
export async function insertArchived(
  company: Company,
  { id, reason, content, by }: { id: string; reason: ArchivedProtocol['reason']; content: FrozenProtocol; by: string | null },
): Promise<void> {
  await sql`
    insert into gdpr_archived_protocol (company_id, id, version, reason, content, treatments, archived_by, archived_at)
    values (${company.id}, ${id}::uuid, ${content.version}, ${reason}, ${JSON.stringify(content)}::jsonb, ${content.treatments.length},
      ${by}::uuid, ${content.frozenAt}::timestamptz)
  `.execute(company.tx);
}

/** Keeps a protocol as it was handed out; one that is the same as the newest that is kept is not kept twice. */
export async function insertHandedOut(
  company: Company,
  { id, content, by }: { id: string; content: FrozenProtocol; by: string },
): Promise<void> {
  const json = JSON.stringify(content);
  await sql`
    insert into gdpr_archived_protocol (company_id, id, version, reason, content, treatments, archived_by, archived_at)
    select ${company.id}::integer, ${id}::uuid, ${content.version}, 'export', ${json}::jsonb, ${content.treatments.length}, ${by}::uuid,
      ${content.frozenAt}::timestamptz
    where not exists (
      select from (
        select content, reason from gdpr_archived_protocol where company_id = ${company.id} order by archived_at desc, id desc limit 1
      ) newest where newest.reason = 'export' and newest.content - 'frozenAt' = ${json}::jsonb - 'frozenAt'
    )
  `.execute(company.tx);
}

/** The archived protocols without their content, newest first. */
export async function readArchivedHeads(company: Company): Promise<ArchivedRow[]> {
  const { rows } = await sql<ArchivedRow>`
    select ${head} from ${source} where archived.company_id = ${company.id} order by archived.archived_at desc, archived.id desc
  `.execute(company.tx);
  return rows;
}

/** One archived protocol as it was. */
export async function readArchived(company: Company, id: string): Promise<(ArchivedRow & { content: FrozenProtocol }) | undefined> {
  const { rows } = await sql<ArchivedRow & { content: FrozenProtocol }>`
    select ${head}, archived.content from ${source} where archived.company_id = ${company.id} and archived.id = ${id}::uuid
  `.execute(company.tx);
  return rows[0];
}
