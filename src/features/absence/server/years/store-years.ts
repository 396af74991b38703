import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';

/** People whose year is not closed, locked until the commit, in batches. People who started after the year have nothing to close. */
export async function lockUnclosed(company: Company, year: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from company_user person
    where person.company_id = ${company.id} and person.state = 'active' and not person.is_external
      and (person.start_date is null or person.start_date <= ${`${year}-12-31`}::date)
      and not exists (
        select from absence_closed_year closed
        where closed.company_id = person.company_id and closed.company_user_id = person.id and closed.year = ${year}::smallint)
    order by person.id limit ${sql.lit(limit)} for no key update of person
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Marks these people's year as closed; returns those that no other process has closed in the meantime. */
export async function insertClosed(
  company: Company,
  companyUserIds: readonly string[],
  { year, now }: { year: number; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into absence_closed_year (company_id, company_user_id, year, closed_at)
    select ${company.id}::integer, id, ${year}::smallint, ${now}::timestamptz from unnest(${[...companyUserIds]}::uuid[]) as closed(id)
    on conflict do nothing returning company_user_id as id
  `.execute(company.tx);
  return rows.map(({ id }) => id);
}

/** Those of these people who were added when a year was over where the company is, whenever they began to work. */
export async function readAddedAfter(
  company: Company,
  companyUserIds: readonly string[],
  { year, timeZone }: { year: number; timeZone: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select person.id from company_user person
    where person.company_id = ${company.id} and person.id = any(${[...companyUserIds]}::uuid[])
      and person.created_at >= ${`${year + 1}-01-01`}::date::timestamp at time zone ${timeZone}
  `.execute(company.tx);
  return new Set(rows.map(({ id }) => id));
}

/** Stores the statutory days with which a year was closed. */
export async function setStatutory(
  company: Company,
  year: number,
  statutory: readonly { companyUserId: string; days: number }[],
): Promise<void> {
  await sql`
    update absence_closed_year closed set statutory = lawful.days
    from jsonb_to_recordset(${JSON.stringify(statutory)}::jsonb) as lawful("companyUserId" uuid, days numeric)
    where closed.company_id = ${company.id} and closed.company_user_id = lawful."companyUserId" and closed.year = ${year}::smallint
  `.execute(company.tx);
}

/** A person whose carried-over days may have expired. */
export interface CarriedRow {
  companyUserId: string;
  /** Days carried over by the company's policy, and by law. */
  carried: number;
  /**
   * Days taken, or asked for and not answered yet, up to the expiry date; of an absence that goes on after it, those before. While a change waits, either
   * version may come to count, so that it is the one with more of them.
   */
  taken: number;
}

/** The columns of `CarriedRow` for each person who is `due`. */
const carriedAndTaken = (company: Company, { year, expiresOn }: { year: number; expiresOn: string }) => sql`
      coalesce((select sum(days) from absence_ledger line where line.company_id = ${company.id} and line.year = ${year}::smallint
        and line.company_user_id = due.company_user_id and line.kind = 'carriedIn' and line.reason = 'carriedByPolicy'), 0)::float8 as carried,
      coalesce((select sum(least(booked.days, until.days)) from (
          select line.absence_id, -sum(line.days) as days from absence_ledger line
          where line.company_id = ${company.id} and line.year = ${year}::smallint and line.company_user_id = due.company_user_id
            and line.kind in ('taken', 'reserved') group by line.absence_id
        ) booked
        join absence held on held.company_id = ${company.id} and held.id = booked.absence_id
        cross join lateral (
          select coalesce(max(early.days), 0) as days from (values (held.version_number), (held.proposed_number)) as kept(number)
          join absence_version version on version.company_id = held.company_id and version.absence_id = held.id and version.number = kept.number
            and version.deductible and version.start_date <= ${expiresOn}::date
          cross join lateral (
            select case when bool_and(span.counted <> '') then sum(halves.number) / 2.0 else booked.days end as days
            from absence_span span
            cross join lateral (
              select substr(span.counted, greatest(${`${year}-01-01`}::date - span.start_date, 0) + 1,
                greatest(least(${expiresOn}::date, span.end_date) - greatest(${`${year}-01-01`}::date, span.start_date) + 1, 0)) as dates
            ) early
            cross join lateral (
              select 2 * (length(dates) - length(replace(dates, '2', ''))) + length(dates) - length(replace(dates, '1', '')) as number
            ) halves
            where span.company_id = version.company_id and span.absence_id = version.absence_id and span.number = version.number
          ) early
        ) until), 0)::float8 as taken`;

/** People with days carried over from a closed year whose expiry was not processed yet; locked, in batches. */
export async function lockUnexpired(company: Company, closedYear: number, expiresOn: string, limit: number): Promise<CarriedRow[]> {
  const { rows } = await sql<CarriedRow>`
    with due as (
      select closed.company_user_id from absence_closed_year closed
      join company_user person on person.company_id = closed.company_id and person.id = closed.company_user_id
      where closed.company_id = ${company.id} and closed.year = ${closedYear}::smallint and closed.expired_at is null
      order by closed.company_user_id limit ${sql.lit(limit)} for no key update of person, closed
    )
    select due.company_user_id as "companyUserId",
      ${carriedAndTaken(company, { year: closedYear + 1, expiresOn })}
    from due
  `.execute(company.tx);
  return rows;
}

/** A person whose carried-over days have expired, as they are taken now. */
export interface ExpiredRow extends CarriedRow {
  /** Days written off when they expired, and now. */
  writtenOff: number;
  expired: number;
}

/** Those of these people whose days carried over from a closed year have expired. */
export async function readExpired(
  company: Company,
  companyUserIds: readonly string[],
  { closedYear, expiresOn }: { closedYear: number; expiresOn: string },
): Promise<ExpiredRow[]> {
  const year = closedYear + 1;
  const { rows } = await sql<ExpiredRow>`
    select due.company_user_id as "companyUserId", gone."writtenOff", gone.expired, ${carriedAndTaken(company, { year, expiresOn })}
    from absence_closed_year due
    cross join lateral (
      select coalesce(-sum(line.days) filter (where line.at = due.expired_at), 0)::float8 as "writtenOff",
        coalesce(-sum(line.days), 0)::float8 as expired
      from absence_ledger line
      where line.company_id = due.company_id and line.year = ${year}::smallint and line.company_user_id = due.company_user_id
        and line.kind = 'expired' and line.other_year = due.year
    ) gone
    where due.company_id = ${company.id} and due.year = ${closedYear}::smallint and due.expired_at is not null
      and due.company_user_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
  return rows;
}

/** Marks the expiry of these people's carried-over days as processed. */
export async function setExpired(
  company: Company,
  companyUserIds: readonly string[],
  { year, now }: { year: number; now: Date },
): Promise<void> {
  await sql`
    update absence_closed_year set expired_at = ${now}::timestamptz
    where company_id = ${company.id} and year = ${year}::smallint and company_user_id = any(${[...companyUserIds]}::uuid[])
  `.execute(company.tx);
}

/** The carry-over lines of a person in a year. */
export interface CarryOverRow {
  companyUserId: string;
  year: number;
  /** Days carried in by law from the year before. */
  lawfulIn: number;
  /** Days carried on by law. */
  lawfulOut: number;
  /** Days that the closing carried on or wrote off, by law or by policy. */
  closed: number;
}

/** The carry-over of these people in these years; those without any are omitted. */
export async function readCarryOver(
  company: Company,
  companyUserIds: readonly string[],
  years: readonly number[],
): Promise<CarryOverRow[]> {
  const { rows } = await sql<CarryOverRow>`
    select company_user_id as "companyUserId", year,
      coalesce(sum(days) filter (where kind = 'carriedIn' and reason = 'carriedByLaw'), 0)::float8 as "lawfulIn",
      coalesce(-sum(days) filter (where kind = 'carriedOut' and reason = 'carriedByLaw'), 0)::float8 as "lawfulOut",
      coalesce(-sum(days) filter (where kind = 'carriedOut' or (kind = 'expired' and other_year is null)), 0)::float8 as closed
    from absence_ledger
    where company_id = ${company.id} and year = any(${[...years]}::smallint[]) and company_user_id = any(${[...companyUserIds]}::uuid[])
      and kind in ('carriedIn', 'carriedOut', 'expired')
    group by company_user_id, year
  `.execute(company.tx);
  return rows;
}

/** A year that is closed for a person. */
export interface ClosedYearRow {
  companyUserId: string;
  year: number;
  /** The statutory days with which it was closed; null before they were kept. */
  statutory: number | null;
  closedAt: Date;
}

/** The years that are closed for these people, from a year on. */
export async function readClosedYears(company: Company, companyUserIds: readonly string[], from: number): Promise<ClosedYearRow[]> {
  const { rows } = await sql<ClosedYearRow>`
    select company_user_id as "companyUserId", year, statutory::float8 as statutory, closed_at as "closedAt" from absence_closed_year
    where company_id = ${company.id} and company_user_id = any(${[...companyUserIds]}::uuid[]) and year >= ${from}::smallint
  `.execute(company.tx);
  return rows;
}
