import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { LocalText } from '../contract/local-text.ts';

/** A treatment as far as the rights of others depend on it. */
export interface HeldTreatment {
  treatmentId: string;
  employeeId: string | null;
  treatmentName: LocalText;
  isFinal: boolean;
}

/** Treatments by their ids; locked against deletion on request. */
export async function readHeld(company: Company, ids: readonly string[], { lock = false } = {}): Promise<Map<string, HeldTreatment>> {
  const { rows } = await sql<HeldTreatment>`
    select id as "treatmentId", owner_id as "employeeId", content -> 'treatmentName' as "treatmentName", state = 'final' as "isFinal"
    from gdpr_treatment where company_id = ${company.id} and id = any(${[...new Set(ids)]}::uuid[])
    order by id ${lock ? sql`for key share` : sql``}
  `.execute(company.tx);
  return new Map(rows.map((row) => [row.treatmentId, row]));
}

/** Those of these people who own treatments or stand in the protocol. */
export async function findOwners(company: Company, companyUserIds: readonly string[]): Promise<string[]> {
  const ids = [...companyUserIds];
  const { rows } = await sql<{ id: string }>`
    select owner_id as id from gdpr_treatment where company_id = ${company.id} and owner_id = any(${ids}::uuid[])
    union
    select person.id from gdpr_protocol protocol
    cross join lateral unnest(array[protocol.responsible_id, protocol.contact_id, protocol.officer_id]) as person (id)
    where protocol.company_id = ${company.id} and person.id = any(${ids}::uuid[])
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** How many treatments a person owns. */
export async function countOwned(company: Company, companyUserId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from gdpr_treatment where company_id = ${company.id} and owner_id = ${companyUserId}::uuid
  `.execute(company.tx);
  return rows[0]?.count ?? 0;
}

/** Gives all treatments of a person to another, or to nobody, which makes them drafts (gdpr.7); answers them. */
export async function handOverTreatments(
  company: Company,
  { from, to, by, now }: { from: string; to: string | null; by: string | null; now: Date },
): Promise<{ treatmentId: string; treatmentName: LocalText }[]> {
  const { rows } = await sql<{ treatmentId: string; treatmentName: LocalText }>`
    update gdpr_treatment set owner_id = ${to}::uuid, state = case when ${to}::uuid is null then 'draft' else state end, changed_by = coalesce(${by}::uuid, changed_by), changed_at = ${now}::timestamptz,
      version = version + 1
    where company_id = ${company.id} and owner_id = ${from}::uuid
    returning id as "treatmentId", content -> 'treatmentName' as "treatmentName"
  `.execute(company.tx);
  return rows;
}

/** Takes a person out of the protocol; which places were theirs, as the log names them. */
export async function leaveProtocol(
  company: Company,
  { from, by, now }: { from: string; by: string | null; now: Date },
): Promise<{ protocolId: string; places: string[] } | undefined> {
  const { rows } = await sql<{ protocolId: string; places: string[] }>`
    with stood as (
      select id, responsible_id, contact_id, officer_id from gdpr_protocol
      where company_id = ${company.id} and ${from}::uuid in (responsible_id, contact_id, officer_id) for update
    )
    update gdpr_protocol protocol set responsible_id = nullif(stood.responsible_id, ${from}::uuid),
      contact_id = nullif(stood.contact_id, ${from}::uuid), officer_id = nullif(stood.officer_id, ${from}::uuid),
      changed_by = coalesce(${by}::uuid, protocol.changed_by), changed_at = ${now}::timestamptz, version = protocol.version + 1
    from stood where protocol.company_id = ${company.id} and protocol.id = stood.id
    returning protocol.id as "protocolId", array_remove(array[
      case when stood.responsible_id = ${from}::uuid then 'responsibleId' end, case when stood.contact_id = ${from}::uuid then 'contactPersonId' end,
      case when stood.officer_id = ${from}::uuid then 'officerId' end], null) as places
  `.execute(company.tx);
  return rows[0];
}

/** The stable names of treatments. */
export async function readKeys(company: Company, ids: ReadonlySet<string>): Promise<Set<string>> {
  if (ids.size === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    select key from gdpr_treatment where company_id = ${company.id} and id = any(${[...ids]}::uuid[])
  `.execute(company.tx);
  return new Set(rows.map(({ key }) => key));
}
