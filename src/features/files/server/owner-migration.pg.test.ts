import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { migrate } from '#kernel/server/database/migrate.ts';
import { migrationFiles } from '#kernel/server/database/migration-files.ts';
import { newCompany } from '#kernel/server/store-companies.ts';
import { emptyDatabase, openTestDatabase } from '#kernel/testing/database.ts';

const person = '00000000-0000-7000-8000-0000000000aa';

test('files and folders from before other owners keep theirs', async () => {
  const connection = await emptyDatabase();
  const late = (name: string) => name >= '2026-11-23-1007';
  await migrate(
    connection,
    migrationFiles().filter(({ name }) => !late(name)),
  );
  const database = await openTestDatabase(connection);
  const companyId = await database.transaction(async (unit) => {
    const company = await newCompany(database, unit);
    await sql`
      insert into company (company_id, identity_guid, name, registry_id, street_address, postal_code, city, country, mobile_country_code,
        mobile_phone, created_at)
      values (${company.id}, ${person}::uuid, 'Fjord AS', '900000001', 'Storgata 1', '0155', 'Oslo', 'NO', '+47', '22334455', now())
    `.execute(company.tx);
    await sql`
      insert into company_user (company_id, id, state, role, first_name, last_name, search_text, created_at, updated_at)
      values (${company.id}, ${person}::uuid, 'active', 'employee', 'Kari', 'Moe', '', now(), now())
    `.execute(company.tx);
    for (const owner of [null, person]) {
      await sql`insert into file (company_id, id, company_user_id, name, name_key, url, created_at)
        values (${company.id}, gen_random_uuid(), ${owner}::uuid, 'Lenke', 'lenke', 'https://example.no', now())`.execute(company.tx);
      await sql`insert into file_tag (company_id, id, company_user_id, name, name_key, created_at)
        values (${company.id}, gen_random_uuid(), ${owner}::uuid, 'Mappe', 'mappe', now())`.execute(company.tx);
    }
    return company.id;
  });
  await migrate(connection);
  for (const table of ['file', 'file_tag']) {
    const { rows } = await database.forCompany(companyId, ({ tx }) =>
      sql`select owner_kind, owner_id::text, company_user_id::text, deleted_at from ${sql.table(table)} order by owner_kind`.execute(tx),
    );
    expect(rows).toEqual([
      { owner_kind: 'company', owner_id: '00000000-0000-0000-0000-000000000000', company_user_id: null, deleted_at: null },
      { owner_kind: 'person', owner_id: person, company_user_id: person, deleted_at: null },
    ]);
  }
});
