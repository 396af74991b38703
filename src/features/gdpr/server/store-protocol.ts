import { sql } from 'kysely';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { LocalText } from '../contract/local-text.ts';

/** The people of a protocol. */
export interface ProtocolPeople {
  dpoRequired: boolean;
  dpoReason: LocalText;
  responsible: string | null;
  contactPerson: string | null;
  dataProtectionOfficer: string | null;
}

export interface ProtocolRow extends ProtocolPeople {
  protocolId: string;
  createdAt: Date;
  changedAt: Date;
  changedBy: string | null;
  version: number;
}

/** The protocol of the company, locked on request. */
export async function readProtocol(company: Company, { lock = false } = {}): Promise<ProtocolRow | undefined> {
  if (lock) await sql`select from gdpr_protocol where company_id = ${company.id} for update`.execute(company.tx);
  const { rows } = await sql<ProtocolRow>`
    select protocol.id as "protocolId", protocol.dpo_required as "dpoRequired", protocol.dpo_reason as "dpoReason",
      protocol.responsible_id as responsible, protocol.contact_id as "contactPerson", protocol.officer_id as "dataProtectionOfficer",
      protocol.created_at as "createdAt", protocol.changed_at as "changedAt", protocol.version,
      case when changer.state <> 'deleted' then changer.first_name || ' ' || changer.last_name end as "changedBy"
    from gdpr_protocol protocol
    left join company_user changer on changer.company_id = protocol.company_id and changer.id = protocol.changed_by
    where protocol.company_id = ${company.id}
  `.execute(company.tx);
  return rows[0];
}

interface Written {
  protocolId: string;
  people: ProtocolPeople;
  by: string;
  now: Date;
}

export async function insertProtocol(company: Company, { protocolId, people, by, now }: Written): Promise<void> {
  await sql`
    insert into gdpr_protocol (company_id, id, dpo_required, dpo_reason, responsible_id, contact_id, officer_id, created_by, created_at, changed_by,
      changed_at)
    values (${company.id}, ${protocolId}::uuid, ${people.dpoRequired}, ${JSON.stringify(people.dpoReason)}::jsonb, ${people.responsible}::uuid,
      ${people.contactPerson}::uuid, ${people.dataProtectionOfficer}::uuid, ${by}::uuid, ${now}::timestamptz, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

export async function writeProtocol(company: Company, { protocolId, people, by, now }: Written): Promise<void> {
  await sql`
    update gdpr_protocol set dpo_required = ${people.dpoRequired}, dpo_reason = ${JSON.stringify(people.dpoReason)}::jsonb,
      responsible_id = ${people.responsible}::uuid, contact_id = ${people.contactPerson}::uuid, officer_id = ${people.dataProtectionOfficer}::uuid,
      changed_by = ${by}::uuid, changed_at = ${now}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${protocolId}::uuid
  `.execute(company.tx);
}

/** People of the company as a protocol names them. */
export interface NamedPerson {
  companyUserId: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  role: RoleKey;
  isActive: boolean;
  /** Whether they have an account. */
  canSignIn: boolean;
}

const person = sql`
  id as "companyUserId", first_name || ' ' || last_name as "fullName", email_address as email, role,
  case when mobile_phone_number is not null and not is_mobile_hidden then concat_ws(' ', phone_country_code, mobile_phone_number) end as phone,
  state = 'active' as "isActive", account_id is not null as "canSignIn"`;

/** These people by their ids; erased ones are not there. */
export async function readNamedPeople(company: Company, ids: readonly string[]): Promise<Map<string, NamedPerson>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedPerson>`
    select ${person} from company_user
    where company_id = ${company.id} and id = any(${[...new Set(ids)]}::uuid[]) and state <> 'deleted'
  `.execute(company.tx);
  return new Map(rows.map((row) => [row.companyUserId, row]));
}

/** The active people of these roles, by name. */
export async function readPeopleOfRoles(company: Company, roles: readonly string[]): Promise<NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select ${person} from company_user
    where company_id = ${company.id} and state = 'active' and role = any(${[...roles]}::text[])
    order by last_name collate "nb-x-icu", first_name collate "nb-x-icu", id
  `.execute(company.tx);
  return rows;
}

/** All active people, by name, with what tells namesakes apart. */
export async function readStaff(company: Company): Promise<{ companyUserId: string; fullName: string; position: string | null }[]> {
  const { rows } = await sql<{ companyUserId: string; fullName: string; position: string | null }>`
    select id as "companyUserId", first_name || ' ' || last_name as "fullName", position from company_user
    where company_id = ${company.id} and state = 'active'
    order by last_name collate "nb-x-icu", first_name collate "nb-x-icu", id
  `.execute(company.tx);
  return rows;
}

/** Locks people, so that they do not leave meanwhile. */
export async function lockPeople(company: Company, ids: readonly string[]): Promise<void> {
  await lockRows(company, 'company_user', ids, { noKey: true });
}
