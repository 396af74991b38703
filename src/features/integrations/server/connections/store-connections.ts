import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import type { ConnectionState, Tries } from '../../contract/rules/connection-state.ts';
import type { NewPersonChoices } from '../accounting/provider.ts';
import type { HookState } from '../hooks/store-hooks.ts';

/** A stored connection that is not deleted. */
export interface ConnectionRow extends NewPersonChoices {
  connectionId: string;
  system: AccountingSystem;
  /** Sealed. */
  credentials: string;
  keyNumber: number;
  departmentName: string | null;
  companyName: string;
  registryId: string | null;
  missingPrivileges: string[];
  connectedBy: string | null;
  /** Null once that person has been erased. */
  connectedByFullName: string | null;
  connectedAt: Date;
  state: ConnectionState;
  stateSince: Date;
  failedAt: Date[];
  refusals: number;
  differing: number | null;
  differingAt: Date | null;
  /** Whether the system tells of changes; null where that was not asked for, or not answered. */
  hookState: HookState | null;
}

/** The company's connections: all, or that to one system. */
export async function readConnections(company: Company, system?: AccountingSystem): Promise<ConnectionRow[]> {
  const { rows } = await sql<ConnectionRow>`
    select connection.id as "connectionId", connection.system, connection.credentials, connection.key_number as "keyNumber",
      connection.department_id as "departmentId", connection.department_name as "departmentName", connection.user_type as "userType",
      connection.company_name as "companyName", connection.registry_id as "registryId",
      connection.missing_privileges as "missingPrivileges", connection.connected_by as "connectedBy",
      case when person.state <> 'deleted' then person.first_name || ' ' || person.last_name end as "connectedByFullName",
      connection.connected_at as "connectedAt", connection.state, connection.state_since as "stateSince",
      connection.failed_at as "failedAt", connection.refusals, connection.differing, connection.differing_at as "differingAt", hook.state as "hookState"
    from accounting_connection connection
    left join change_hook hook on hook.company_id = connection.company_id and hook.system = connection.system
    left join company_user person on person.company_id = connection.company_id and person.id = connection.connected_by
    where connection.company_id = ${company.id} and connection.deleted_at is null
      and (${system ?? null}::text is null or connection.system = ${system ?? null}::text)
    order by connection.system
  `.execute(company.tx);
  return rows;
}

/** Lets one call or job at a time change the connection to a system, until its transaction ends, also where there is none yet. */
export async function lockConnection(company: Company, system: AccountingSystem): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('accounting_connection ' || ${system}::text), ${company.id})`.execute(company.tx);
}

/** What is known of the tries with one key. */
export async function writeTries(
  company: Company,
  { system, keyNumber }: Pick<ConnectionRow, 'system' | 'keyNumber'>,
  { state, stateSince, failedAt, refusals }: Tries & { stateSince: Date },
): Promise<void> {
  await sql`
    update accounting_connection set state = ${state}, state_since = ${stateSince}::timestamptz,
      failed_at = ${failedAt.map((moment) => moment.toISOString())}::timestamptz[], refusals = ${refusals}
    where company_id = ${company.id} and system = ${system} and key_number = ${keyNumber} and deleted_at is null
  `.execute(company.tx);
}

/** How many people differed when it was looked at by itself. */
export async function writeDiffering(
  company: Company,
  { system, keyNumber }: Pick<ConnectionRow, 'system' | 'keyNumber'>,
  { differing, now }: { differing: number; now: Date },
): Promise<void> {
  await sql`
    update accounting_connection set differing = ${differing}, differing_at = ${now}::timestamptz
    where company_id = ${company.id} and system = ${system} and key_number = ${keyNumber} and deleted_at is null
  `.execute(company.tx);
}

/** What somebody has connected. */
export interface NewConnection
  extends
    NewPersonChoices,
    Pick<ConnectionRow, 'connectionId' | 'system' | 'credentials' | 'departmentName' | 'companyName' | 'registryId' | 'missingPrivileges'> {
  by: string;
  now: Date;
}

/** Connects a system. A row that is left of an earlier connection becomes this one and keeps the links that refer to it. */
export async function insertConnection(company: Company, connection: NewConnection): Promise<string> {
  const { connectionId, system, credentials, departmentId, departmentName, userType, companyName, registryId } = connection;
  const { missingPrivileges, by, now } = connection;
  const { rows } = await sql<{ id: string }>`
    insert into accounting_connection (company_id, system, id, credentials, department_id, department_name, user_type, company_name,
      registry_id, missing_privileges, connected_by, connected_at, state_since)
    values (${company.id}, ${system}, ${connectionId}::uuid, ${credentials}, ${departmentId}, ${departmentName}, ${userType},
      ${companyName}, ${registryId}, ${missingPrivileges}::text[], ${by}::uuid, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (company_id, system) do update set credentials = excluded.credentials,
      key_number = accounting_connection.key_number + 1, department_id = excluded.department_id,
      department_name = excluded.department_name, user_type = excluded.user_type, company_name = excluded.company_name,
      registry_id = excluded.registry_id, missing_privileges = excluded.missing_privileges, connected_by = excluded.connected_by,
      connected_at = excluded.connected_at, state = 'ok', state_since = excluded.state_since, failed_at = '{}', refusals = 0,
      differing = null, differing_at = null, deleted_at = null
    returning id
  `.execute(company.tx);
  return rows[0]?.id ?? connectionId;
}

/** Replaces the key of a connection, with what was chosen for it; the connection is ok. */
export async function replaceKey(
  company: Company,
  connection: Omit<NewConnection, 'connectionId' | 'by' | 'now'>,
  now: Date,
): Promise<void> {
  const { system, credentials, departmentId, departmentName, userType, companyName, registryId, missingPrivileges } = connection;
  await sql`
    update accounting_connection set credentials = ${credentials}, key_number = key_number + 1, department_id = ${departmentId},
      department_name = ${departmentName}, user_type = ${userType}, company_name = ${companyName}, registry_id = ${registryId},
      missing_privileges = ${missingPrivileges}::text[], state = 'ok', failed_at = '{}', refusals = 0,
      state_since = case when state = 'ok' then state_since else ${now}::timestamptz end
    where company_id = ${company.id} and system = ${system} and deleted_at is null
  `.execute(company.tx);
}

/** The company that a deleted connection opened, while its links are kept. */
export async function readFormerCompany(
  company: Company,
  system: AccountingSystem,
): Promise<{ companyName: string; registryId: string | null } | undefined> {
  const { rows } = await sql<{ companyName: string; registryId: string | null }>`
    select company_name as "companyName", registry_id as "registryId" from accounting_connection
    where company_id = ${company.id} and system = ${system} and deleted_at is not null
  `.execute(company.tx);
  return rows[0];
}

/** Forgets the key of a connection at once. */
export async function deleteKey(company: Company, system: AccountingSystem, now: Date): Promise<void> {
  await sql`
    update accounting_connection set credentials = null, deleted_at = ${now}::timestamptz
    where company_id = ${company.id} and system = ${system} and deleted_at is null
  `.execute(company.tx);
}

/** Deletes what is left of connections that were deleted before a moment, and returns their systems. */
export async function deleteFormerConnections(company: Company, before: Date): Promise<AccountingSystem[]> {
  const { rows } = await sql<{ system: AccountingSystem }>`
    delete from accounting_connection where company_id = ${company.id} and deleted_at < ${before}::timestamptz returning system
  `.execute(company.tx);
  return rows.map(({ system }) => system);
}

/** Whoever connected a system is erased. */
export async function clearConnector(company: Company, companyUserId: string): Promise<void> {
  await sql`
    update accounting_connection set connected_by = null where company_id = ${company.id} and connected_by = ${companyUserId}::uuid
  `.execute(company.tx);
}
