import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import type { ContactRecord, StoredPerson } from './person-record.ts';
import { searchText } from './rules/search-text.ts';

/** A row of `company_user` with its encrypted values and contacts. */
export interface PersonRow extends StoredPerson, SealedRow {
  version: number;
  isExternal: boolean;
  profileImageAt: Date | null;
  reportingToFullName: string | null;
  hasFormerAccount: boolean;
  emergencyContacts: ContactRecord[];
}

export interface SealedRow {
  id: string;
  socialSecurityNumber: string | null;
  salaryAccountNumber: string | null;
  allergies: string | null;
}

/** The fields of a person with a dated history. */
export interface DatedRow {
  id: string;
  position: string | null;
  department: string | null;
  reportingToCompanyUserId: string | null;
  positionCoverage: string | null;
}

/** The column and type of each writable field. */
const columns: Record<keyof StoredPerson, readonly [column: string, type: string]> = {
  id: ['id', 'uuid'],
  state: ['state', 'text'],
  role: ['role', 'text'],
  accountId: ['account_id', 'uuid'],
  hasAccess: ['has_access', 'boolean'],
  firstName: ['first_name', 'text'],
  lastName: ['last_name', 'text'],
  emailAddress: ['email_address', 'text'],
  secondaryEmail: ['secondary_email', 'text'],
  phoneCountryCode: ['phone_country_code', 'text'],
  mobilePhoneNumber: ['mobile_phone_number', 'text'],
  isMobileHidden: ['is_mobile_hidden', 'boolean'],
  department: ['department', 'text'],
  team: ['team', 'text'],
  location: ['location', 'text'],
  position: ['position', 'text'],
  positionType: ['position_type', 'text'],
  positionCoverage: ['position_coverage', 'numeric'],
  startDate: ['start_date', 'date'],
  endDate: ['end_date', 'date'],
  trialPeriodEndDate: ['trial_period_end_date', 'date'],
  employeeNumber: ['employee_number', 'text'],
  reportingToCompanyUserId: ['reporting_to', 'uuid'],
  salaryAmount: ['salary_amount', 'numeric'],
  salaryCurrency: ['salary_currency', 'text'],
  salaryInterval: ['salary_interval', 'text'],
  birthday: ['birthday', 'date'],
  isBirthdayHidden: ['is_birthday_hidden', 'boolean'],
  tShirtSize: ['t_shirt_size', 'text'],
  drivingLicense: ['driving_license', 'text'],
  preferredLanguage: ['preferred_language', 'text'],
  notes: ['notes', 'text'],
  apartment: ['apartment', 'text'],
  streetAddress: ['street_address', 'text'],
  postalCode: ['postal_code', 'text'],
  city: ['city', 'text'],
  province: ['province', 'text'],
  country: ['country', 'text'],
  inactivationDate: ['inactivation_date', 'date'],
};

const written = Object.entries({ ...columns, searchText: ['search_text', 'text'] as const });
const names = sql.raw(written.map(([, [column]]) => column).join(', '));
const sent = sql.raw(written.map(([field, [, type]]) => `"${field}" ${type}`).join(', '));
const values = sql.raw(written.map(([field]) => `sent."${field}"`).join(', '));
const changes = sql.raw(
  written
    .filter(([field]) => field !== 'id')
    .map(([field, [column]]) => `${column} = sent."${field}"`)
    .join(', '),
);
const read = sql.raw(
  Object.entries(columns)
    .map(([field, [column]]) => `person.${column} as "${field}"`)
    .join(', '),
);

/** People by their ids, on request locked against other writers, always in the same order; they may still be set as managers. */
export async function readPeople(company: Company, ids: readonly string[], { lock = false } = {}): Promise<PersonRow[]> {
  if (lock) await lockRows(company, 'company_user', ids, { noKey: true });
  const { rows } = await sql<PersonRow>`
    select ${read}, person.version, person.is_external as "isExternal", person.profile_image_at as "profileImageAt",
      person.former_account_id is not null as "hasFormerAccount", leader.first_name || ' ' || leader.last_name as "reportingToFullName",
      secret.social_security_number as "socialSecurityNumber", secret.salary_account_number as "salaryAccountNumber", secret.allergies,
      coalesce((
        select jsonb_agg(jsonb_build_object('fullName', contact.full_name, 'phoneCountryCode', contact.phone_country_code,
          'phone', contact.phone, 'relation', contact.relation) order by contact.sort_order)
        from company_user_emergency_contact contact
        where contact.company_id = person.company_id and contact.company_user_id = person.id
      ), '[]') as "emergencyContacts"
    from company_user person
    left join company_user leader on leader.company_id = person.company_id and leader.id = person.reporting_to
    left join company_user_secret secret on secret.company_id = person.company_id and secret.id = person.id
    where person.company_id = ${company.id} and person.id = any(${[...ids]}::uuid[]) and person.state <> 'deleted'
    order by person.id
  `.execute(company.tx);
  return rows;
}

/** Adds any number of people in one statement. */
export async function insertPeople(company: Company, people: readonly StoredPerson[], now: Date): Promise<void> {
  await sql`
    insert into company_user (company_id, created_at, updated_at, ${names})
    select ${company.id}::integer, ${now}::timestamptz, ${now}::timestamptz, ${values} from jsonb_to_recordset(${sentRows(people)}::jsonb) as sent(${sent})
  `.execute(company.tx);
}

/** Updates any number of people in one statement; each gets the next version. */
export async function replacePeople(company: Company, people: readonly StoredPerson[], now: Date): Promise<void> {
  await sql`
    update company_user person
    set ${changes}, version = person.version + 1, change_number = nextval('company_user_change'), updated_at = ${now}::timestamptz
    from jsonb_to_recordset(${sentRows(people)}::jsonb) as sent(${sent})
    where person.company_id = ${company.id} and person.id = sent.id
  `.execute(company.tx);
}

export async function replaceSecrets(company: Company, rows: readonly SealedRow[]): Promise<void> {
  await sql`
    insert into company_user_secret (company_id, id, social_security_number, salary_account_number, allergies)
    select ${company.id}::integer, id, "socialSecurityNumber", "salaryAccountNumber", allergies
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as sent(id uuid, "socialSecurityNumber" text, "salaryAccountNumber" text, allergies text)
    on conflict (company_id, id) do update set social_security_number = excluded.social_security_number,
      salary_account_number = excluded.salary_account_number, allergies = excluded.allergies
  `.execute(company.tx);
}

export async function removeContacts(company: Company, ids: readonly string[]): Promise<void> {
  await sql`
    delete from company_user_emergency_contact where company_id = ${company.id} and company_user_id = any(${[...ids]}::uuid[])
  `.execute(company.tx);
}

export async function insertContacts(
  company: Company,
  people: readonly { id: string; emergencyContacts: ContactRecord[] }[],
): Promise<void> {
  const rows = people.flatMap(({ id, emergencyContacts }) =>
    emergencyContacts.map((contact, sortOrder) => ({ id, sortOrder, ...contact })),
  );
  await sql`
    insert into company_user_emergency_contact
      (company_id, company_user_id, sort_order, full_name, phone_country_code, phone, relation)
    select ${company.id}::integer, id, "sortOrder", "fullName", "phoneCountryCode", phone, relation
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as sent(id uuid, "sortOrder" integer, "fullName" text, "phoneCountryCode" text, phone text, relation text)
  `.execute(company.tx);
}

/** Records position, department, manager and percentage from a given day on. */
export async function insertHistory(
  company: Company,
  people: readonly DatedRow[],
  { validFrom, now, by }: { validFrom: string; now: Date; by: string | null },
): Promise<void> {
  await sql`
    insert into company_user_history
      (company_id, company_user_id, valid_from, position, department, reporting_to, position_coverage, changed_at, changed_by)
    select ${company.id}::integer, id, ${validFrom}::date, position, department, "reportingToCompanyUserId", "positionCoverage", ${now}::timestamptz, ${by}::uuid
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as sent(id uuid, position text, department text, "reportingToCompanyUserId" uuid, "positionCoverage" numeric)
    on conflict (company_id, company_user_id, valid_from) do update set position = excluded.position, department = excluded.department,
      reporting_to = excluded.reporting_to, position_coverage = excluded.position_coverage,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by
  `.execute(company.tx);
}

/** The day of the newest entry of a person's history. */
export async function readNewestHistoryDay(company: Company, companyUserId: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select valid_from as day from company_user_history
    where company_id = ${company.id} and company_user_id = ${companyUserId}::uuid order by valid_from desc limit 1
  `.execute(company.tx);
  return rows[0]?.day;
}

/** True when the database refused a second person with the same work e-mail. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'company_user_email';
}

function sentRows(people: readonly StoredPerson[]): string {
  return JSON.stringify(people.map((person) => ({ ...person, searchText: searchText(person) })));
}

/** Whether anybody reports to the person. */
export async function hasReports(company: Company, companyUserId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from company_user where company_id = ${company.id} and reporting_to = ${companyUserId}::uuid and state <> 'inactive'
    ) as found
  `.execute(company.tx);
  return rows[0]?.found ?? false;
}

/** Whether the company lets nearest managers see the pay of those who report to them (roles.15). */
export async function readManagersSeePay(company: Company): Promise<boolean> {
  const { rows } = await sql<{ seen: boolean }>`
    select managers_see_pay as seen from company where company_id = ${company.id}
  `.execute(company.tx);
  return rows[0]?.seen ?? false;
}

/** The names of people by their ids, in any state; an erased person has none. */
export async function readPeopleNames(company: Company, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, first_name || ' ' || last_name as name from company_user where company_id = ${company.id} and id = any(${[...ids]}::uuid[])
      and state <> 'deleted'
  `.execute(company.tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
