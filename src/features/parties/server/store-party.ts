import { sql } from 'kysely';
import type { RegistryCompany } from '#features/company/contract/entities.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import { maxFound, type Contact, type FoundParty, type PartyKind, type RegisterState } from '../contract/entities.ts';

/** The content of a party. */
export interface PartyContent {
  name: string;
  email: string | null;
  phoneCountryCode: string;
  phone: string | null;
  address: string | null;
}

/** What the business register said. */
export interface StoredRegister {
  state: RegisterState;
  company: RegistryCompany | null;
  copiedAt: Date;
}

/** A stored party with its contacts in their order. */
export interface PartyRow extends PartyContent {
  partyId: string;
  kind: PartyKind;
  registryId: string | null;
  registerState: RegisterState | null;
  registerCompany: RegistryCompany | null;
  registerCopiedAt: Date | null;
  contacts: Contact[];
  createdAt: Date;
  version: number;
}

/** Matches of the text in name, number, address and contacts; those whose name begins with it come first. */
export async function findParties(
  company: Company,
  { text, kind }: { text: string; kind: PartyKind | undefined },
): Promise<{ parties: FoundParty[]; totalEntries: number }> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = text.replaceAll(/\s/g, '');
  const { rows } = await sql<FoundParty & { totalEntries: number }>`
    select party.id as "partyId", party.kind, party.name, party.registry_id as "registryId", party.email, count(*) over () as "totalEntries"
    from party
    where party.company_id = ${company.id} and (${kind ?? null}::text is null or party.kind = ${kind ?? null})
      and (lower(party.name) like ${pattern} or lower(party.email) like ${pattern}
        or (${digits} ~ '^[0-9]{2,9}$' and party.registry_id like ${digits} || '%')
        or exists (select 1 from party_contact contact where contact.company_id = party.company_id and contact.party_id = party.id
          and (lower(contact.name) like ${pattern} or lower(contact.email) like ${pattern})))
    order by lower(party.name) not like ${pattern.slice(1)}, lower(party.name), party.id
    limit ${sql.lit(maxFound)}
  `.execute(company.tx);
  const [first] = rows;
  return { parties: rows.map(({ totalEntries: _total, ...party }) => party), totalEntries: first?.totalEntries ?? 0 };
}

/** One party; locked for changes on request. */
export async function readParty(company: Company, partyId: string, { lock = false } = {}): Promise<PartyRow | undefined> {
  if (lock) await lockRows(company, 'party', [partyId]);
  const { rows } = await sql<PartyRow>`
    select party.id as "partyId", party.kind, party.name, party.registry_id as "registryId", party.email,
      party.phone_country_code as "phoneCountryCode", party.phone, party.address, party.register_state as "registerState",
      party.register_company as "registerCompany", party.register_copied_at as "registerCopiedAt", party.created_at as "createdAt", party.version,
      coalesce((
        select json_agg(json_build_object('contactId', contact.id, 'name', contact.name, 'title', contact.title, 'email', contact.email,
          'phoneCountryCode', contact.phone_country_code, 'phone', contact.phone) order by contact.position)
        from party_contact contact where contact.company_id = party.company_id and contact.party_id = party.id
      ), '[]'::json) as contacts
    from party
    where party.company_id = ${company.id} and party.id = ${partyId}::uuid
  `.execute(company.tx);
  return rows[0];
}

interface NewParty extends PartyContent {
  partyId: string;
  kind: PartyKind;
  registryId: string | null;
  register: StoredRegister | null;
  by: string;
  now: Date;
}

/** Adds a party; undefined when one with its number is there already. */
export async function insertParty(company: Company, party: NewParty): Promise<string | undefined> {
  const { partyId, kind, name, registryId, email, phoneCountryCode, phone, address, register, by, now } = party;
  const { rows } = await sql<{ id: string }>`
    insert into party (company_id, id, kind, name, registry_id, email, phone_country_code, phone, address, register_state, register_company,
      register_copied_at, created_by, created_at)
    values (${company.id}, ${partyId}::uuid, ${kind}, ${name}, ${registryId}, ${email}, ${phoneCountryCode}, ${phone}, ${address},
      ${register?.state ?? null}, ${register?.company ? JSON.stringify(register.company) : null}::jsonb, ${register?.copiedAt ?? null}::timestamptz,
      ${by}::uuid, ${now}::timestamptz)
    on conflict (company_id, registry_id) where registry_id is not null do nothing
    returning id
  `.execute(company.tx);
  return rows[0]?.id;
}

/** The parties with these organisation numbers. */
export async function findByNumbers(
  company: Company,
  registryIds: readonly string[],
): Promise<{ partyId: string; name: string; registryId: string }[]> {
  const { rows } = await sql<{ partyId: string; name: string; registryId: string }>`
    select id as "partyId", name, registry_id as "registryId" from party
    where company_id = ${company.id} and registry_id = any(${[...registryIds]}::text[])
  `.execute(company.tx);
  return rows;
}

export async function writeParty(company: Company, partyId: string, content: PartyContent): Promise<void> {
  const { name, email, phoneCountryCode, phone, address } = content;
  await sql`
    update party set name = ${name}, email = ${email}, phone_country_code = ${phoneCountryCode}, phone = ${phone}, address = ${address},
      version = version + 1
    where company_id = ${company.id} and id = ${partyId}::uuid
  `.execute(company.tx);
}

/** Keeps what the register said; what it said of the company before stays when it says nothing now. */
export async function writeRegister(company: Company, partyId: string, { state, company: copy, copiedAt }: StoredRegister): Promise<void> {
  await sql`
    update party set register_state = ${state}, register_company = coalesce(${copy ? JSON.stringify(copy) : null}::jsonb, register_company),
      register_copied_at = ${copiedAt}::timestamptz, version = version + 1
    where company_id = ${company.id} and id = ${partyId}::uuid
  `.execute(company.tx);
}

/** Replaces the contacts of a party, in this order. */
export async function writeContacts(company: Company, partyId: string, contacts: readonly Contact[]): Promise<void> {
  await sql`delete from party_contact where company_id = ${company.id} and party_id = ${partyId}::uuid`.execute(company.tx);
  await sql`
    insert into party_contact (company_id, id, party_id, position, name, title, email, phone_country_code, phone)
    select ${company.id}::integer, contact."contactId"::uuid, ${partyId}::uuid, contact.place, contact.name, contact.title, contact.email,
      contact."phoneCountryCode", contact.phone
    from jsonb_to_recordset(${JSON.stringify(contacts.map((contact, place) => ({ ...contact, place })))}::jsonb)
      contact("contactId" text, place smallint, name text, title text, email text, "phoneCountryCode" text, phone text)
  `.execute(company.tx);
}

/** Those of these parties that are there, kept from being deleted until the commit. */
export async function lockParties(company: Company, partyIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from party where company_id = ${company.id} and id = any(${[...new Set(partyIds)]}::uuid[]) order by id for key share
  `.execute(company.tx);
  return new Set(rows.map(({ id }) => id));
}

export async function deletePartyRow(company: Company, partyId: string): Promise<void> {
  await sql`delete from party where company_id = ${company.id} and id = ${partyId}::uuid`.execute(company.tx);
}

/** The parties with an organisation number. */
export async function readNumberedParties(company: Company): Promise<{ partyId: string; registryId: string; name: string }[]> {
  const { rows } = await sql<{ partyId: string; registryId: string; name: string }>`
    select id as "partyId", registry_id as "registryId", name from party where company_id = ${company.id} and registry_id is not null
  `.execute(company.tx);
  return rows;
}

/** Adds organisations that are not there yet, without what the business register says; answers those that were added. */
export async function insertNumberedParties(
  company: Company,
  parties: readonly { partyId: string; registryId: string; name: string }[],
  { by, now }: { by: string; now: Date },
): Promise<{ partyId: string; registryId: string; name: string }[]> {
  const { rows } = await sql<{ partyId: string; registryId: string; name: string }>`
    insert into party (company_id, id, kind, name, registry_id, phone_country_code, created_by, created_at)
    select ${company.id}::integer, "partyId", 'organisation', name, "registryId", '+47', ${by}::uuid, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(parties)}::jsonb) as sent("partyId" uuid, "registryId" text, name text)
    on conflict (company_id, registry_id) where registry_id is not null do nothing
    returning id as "partyId", registry_id as "registryId", name
  `.execute(company.tx);
  return rows;
}
