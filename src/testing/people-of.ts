import { sql } from 'kysely';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { newId } from '#kernel/server/id.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';

export interface PersonOptions {
  firstName?: string;
  role?: RoleKey;
  state?: 'active' | 'inactive' | 'pending';
  reportsTo?: string | null | undefined;
  startDate?: string | null;
}

/** Adds people without a sign-in, with the given fields; returns their ids. */
export async function addPeople(server: TestServer, { companyId }: TestCompany, people: readonly PersonOptions[]): Promise<string[]> {
  const rows = people.map(({ firstName = 'Ola', role = 'employee', state = 'active', reportsTo = null, startDate = null }) => ({
    id: newId(),
    firstName,
    role,
    state,
    reportsTo,
    startDate,
  }));
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`
      insert into company_user (company_id, id, state, role, first_name, last_name, search_text, reporting_to, start_date, created_at, updated_at)
      select ${companyId}, id, state, role, "firstName", 'Moe', '', "reportsTo", "startDate", now(), now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as sent(id uuid, state text, role text, "firstName" text, "reportsTo" uuid, "startDate" date)`.execute(tx),
  );
  return rows.map(({ id }) => id);
}

/** Adds one person; returns the id. */
export async function addPerson(server: TestServer, company: TestCompany, options: PersonOptions = {}): Promise<string> {
  const [id = ''] = await addPeople(server, company, [options]);
  return id;
}

/** Sets the admin as director, which enables access control. */
export async function openAccessControl(server: TestServer, { companyId, admin }: TestCompany): Promise<void> {
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`
      update company set access_control_acknowledged_at = now(), director_company_user_id = ${admin.companyUserId}::uuid
      where company_id = ${companyId}`.execute(tx),
  );
}
