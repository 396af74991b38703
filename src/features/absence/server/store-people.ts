import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { WorkTerms } from './rules/work-calendar.ts';

/** A person whose absence is read, counted or written. */
export interface PersonRow extends WorkTerms {
  fullName: string;
  department: string | null;
  reportingTo: string | null;
  profileImageAt: Date | null;
  state: 'active' | 'inactive' | 'pending';
  isExternal: boolean;
}

/** People by their ids, or all active internal people. */
export type PeopleChoice = readonly string[] | 'everybody';

/** These people in the order of their ids. */
export async function readPeople(company: Company, choice: PeopleChoice): Promise<PersonRow[]> {
  const chosen =
    choice === 'everybody' ? sql`person.state = 'active' and not person.is_external` : sql`person.id = any(${[...choice]}::uuid[])`;
  const { rows } = await sql<PersonRow>`
    select person.id as "companyUserId", person.first_name || ' ' || person.last_name as "fullName", person.department,
      person.reporting_to as "reportingTo", person.profile_image_at as "profileImageAt", person.state, person.is_external as "isExternal",
      person.start_date as "startDate", person.end_date as "endDate", person.birthday, person.country,
      coalesce((
        select jsonb_agg(jsonb_build_object('validFrom', week.valid_from, 'weekdays', week.weekdays) order by week.valid_from)
        from work_week week where week.company_id = person.company_id and week.company_user_id = person.id
      ), '[]') as weeks
    from company_user person
    where person.company_id = ${company.id} and person.state <> 'deleted' and ${chosen}
    order by person.id
  `.execute(company.tx);
  return rows;
}

/** The year in which somebody who is deactivated left; undefined for others. */
export async function readYearLeft(company: Company, companyUserId: string): Promise<number | undefined> {
  const { rows } = await sql<{ year: number }>`
    select extract(year from coalesce(end_date, inactivation_date))::integer as year from company_user
    where company_id = ${company.id} and id = ${companyUserId}::uuid and state = 'inactive' and inactivation_date is not null
  `.execute(company.tx);
  return rows[0]?.year;
}

/** These people, with one of them as they would be after a change. */
export function withChanged(people: readonly PersonRow[], changed: PersonRow | undefined): PersonRow[] {
  return people.map((person) => (person.companyUserId === changed?.companyUserId ? changed : person));
}

/** Whose days are about to be written: people, or the people of these absences. */
export type LockChoice = PeopleChoice | { absenceIds: readonly string[] };

/** Locks people until the commit. Data read before the lock may be outdated, so rules, weeks and balances are read after it. */
export async function lockPeople(company: Company, choice: LockChoice): Promise<void> {
  const chosen =
    choice === 'everybody'
      ? sql`person.state = 'active'`
      : 'absenceIds' in choice
        ? sql`person.id in (
            select company_user_id from absence where company_id = ${company.id} and id = any(${[...choice.absenceIds]}::uuid[]))`
        : sql`person.id = any(${[...choice]}::uuid[])`;
  await sql`
    select person.id from company_user person where person.company_id = ${company.id} and ${chosen}
    order by person.id for no key update of person
  `.execute(company.tx);
}

/** A person's e-mail address and language. */
export interface MailRecipient {
  companyUserId: string;
  email: string;
  preferredLanguage: 'nb' | 'en-gb';
  companyName: string;
}

/** Which of these people are active and have signed in. */
export async function readMailRecipients(company: Company, companyUserIds: readonly string[]): Promise<MailRecipient[]> {
  const { rows } = await sql<MailRecipient>`
    select person.id as "companyUserId", account.email, account.preferred_language as "preferredLanguage", owner.name as "companyName"
    from company_user person
    join account on account.id = person.account_id
    join company owner on owner.company_id = person.company_id
    where person.company_id = ${company.id} and person.id = any(${[...companyUserIds]}::uuid[]) and person.state = 'active'
    order by person.id
  `.execute(company.tx);
  return rows;
}
