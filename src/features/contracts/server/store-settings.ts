import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** How the company counts deadlines. */
export interface SettingsRow {
  movesToWorkingDay: boolean;
  version: number;
}

/** The company's settings, or the defaults. */
export async function readSettings(company: Company): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`
    select moves_to_working_day as "movesToWorkingDay", version from contract_settings where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0] ?? { movesToWorkingDay: true, version: 1 };
}

/** The same, locked until the commit; also for what the whole register must not do twice at once. */
export async function lockSettings(company: Company): Promise<SettingsRow> {
  await sql`insert into contract_settings (company_id) values (${company.id}) on conflict do nothing`.execute(company.tx);
  await sql`select from contract_settings where company_id = ${company.id} for update`.execute(company.tx);
  return readSettings(company);
}

export async function writeSettings(company: Company, { movesToWorkingDay }: Pick<SettingsRow, 'movesToWorkingDay'>): Promise<void> {
  await sql`
    update contract_settings set moves_to_working_day = ${movesToWorkingDay}, version = version + 1 where company_id = ${company.id}
  `.execute(company.tx);
}
