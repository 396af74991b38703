import { sql } from 'kysely';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import type { Database } from '#kernel/server/database/database.ts';
import { newCompany } from '#kernel/server/store-companies.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { PersonFields, PersonState } from '../contract/entities.ts';
import { newRecord } from '../server/person-record.ts';
import { addRecords } from '../server/save-people.ts';
import type { PeopleWriteContext } from '../server/save-people.ts';

/** The encryption keys of tests. */
export const testSecrets: Secrets = createSecrets([{ id: 'test', key: new Uint8Array(32).fill(7) }]);

/** Adds a company without people; returns its id. */
export function testCompany(database: Database, name = 'Fjordlys AS'): Promise<number> {
  return database.transaction(async (unit) => {
    const { id } = await newCompany(database, unit);
    await sql`
      insert into company (company_id, identity_guid, name, registry_id, street_address, postal_code, city, country,
        mobile_country_code, mobile_phone, created_at)
      values (${id}, ${newId()}::uuid, ${name}, ${`99${id}`}, 'Storgata 1', '0155', 'Oslo', 'NO', '+47', '90000000', now())
    `.execute(unit.tx);
    return id;
  });
}

/** The context in which tests write people. */
export function writeContextFor(company: Company, now = new Date('2026-11-21T10:00:00Z')): PeopleWriteContext {
  return { company, secrets: testSecrets, now, today: now.toISOString().slice(0, 10), by: null };
}

export interface StaffMember extends PersonFields {
  firstName: string;
  lastName: string;
  role?: RoleKey;
  state?: PersonState;
  accountId?: string;
}

/** Adds people; returns their ids in the same order. */
export async function addStaff(company: Company, staff: readonly StaffMember[], secrets = testSecrets): Promise<string[]> {
  const records = staff.map(({ role = 'employee', state = 'active', accountId, ...fields }) => ({
    ...newRecord(newId(), role, fields, fields),
    state,
    accountId: accountId ?? null,
    hasAccess: accountId !== undefined,
  }));
  await addRecords({ ...writeContextFor(company), secrets }, records);
  return records.map(({ id }) => id);
}
