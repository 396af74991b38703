import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { PersonState } from '../contract/entities.ts';
import type { PeopleFilter, PersonSort } from '../contract/lists.ts';
import { searchWords } from '../contract/rules/fold-text.ts';

/** Which people a list, a count or a file contains. */
export interface Selection {
  states: readonly PersonState[];
  filter: PeopleFilter;
  /** Colleagues see staff only. */
  withExternal: boolean;
  /** Users who may read all records can also find people by employee number. */
  findsNumbers: boolean;
  /** Only these people; by default everybody. */
  among?: readonly string[] | undefined;
}

/** The conditions of a selection on `company_user person`. */
export function selected(company: Company, { states, filter, withExternal, findsNumbers, among }: Selection): RawBuilder<unknown> {
  const conditions = [
    sql`person.company_id = ${company.id}`,
    // Literals in the statement: there are few values, and the planner's estimate depends on them.
    ...(states.length > 0 ? [sql`person.state in (${sql.join(states.map((state) => sql.lit(state)))})`] : []),
    ...(withExternal ? [] : [sql`not person.is_external`]),
    ...(filter.isExternal === undefined ? [] : [sql`person.is_external = ${filter.isExternal}`]),
    ...(filter.leftUntil ? [sql`coalesce(person.end_date, person.inactivation_date) <= ${filter.leftUntil}::date`] : []),
    ...oneOf(sql`person.department`, filter.departments),
    ...oneOf(sql`person.team`, filter.teams),
    ...oneOf(sql`person.location`, filter.locations),
    ...oneOf(sql`person.position`, filter.positions),
    ...oneOf(sql`person.role`, filter.roles),
    ...oneOf(sql`person.position_type`, filter.positionTypes),
    ...oneOf(sql`person.reporting_to`, filter.reportingTo, sql`::uuid`),
    ...(among ? [sql`person.id = any(${[...among]}::uuid[])`] : []),
    ...found(filter.search, findsNumbers),
  ];
  return sql.join(conditions, sql` and `);
}

const indexed: readonly (keyof PeopleFilter)[] = ['departments', 'teams', 'locations', 'positions'];

/** Whether an index has the selection in the order of names: all of a state, or those with one department, team, location or position. */
export function isInIndexOrder({ states, filter, among }: Selection): boolean {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0));
  const isIndexed = given.every(([key, values]) => indexed.some((name) => name === key) && Array.isArray(values) && values.length === 1);
  return states.length === 1 && given.length <= 1 && isIndexed && among === undefined;
}

/** Any of the values; an empty text means "not set". One value is compared by `=`, so that an index keeps its order. */
function oneOf(column: RawBuilder<unknown>, values: readonly string[] | undefined, type = sql``): RawBuilder<unknown>[] {
  if (!values || values.length === 0) return [];
  const given = values.filter((value) => value !== '');
  const parts = [
    ...(given.length === 1 ? [sql`${column} = ${given[0]}${type}`] : []),
    ...(given.length > 1 ? [sql`${column} in (${sql.join(given.map((value) => sql`${value}${type}`))})`] : []),
    ...(given.length < values.length ? [sql`${column} is null`] : []),
  ];
  return [sql`(${sql.join(parts, sql` or `)})`];
}

function found(search: string | undefined, findsNumbers: boolean): RawBuilder<unknown>[] {
  const words = searchWords(search ?? '').map((word) => sql`strpos(person.search_text, ${word}) > 0`);
  if (words.length === 0) return [];
  const inText = sql.join(words, sql` and `);
  return [findsNumbers ? sql`((${inText}) or person.employee_number = ${search})` : sql`(${inText})`];
}

const byName = sql`person.last_name, person.first_name, person.id`;
const byNameBackwards = sql`person.last_name desc, person.first_name desc, person.id desc`;

/** The order of a list: the indexes of the table have the same columns. People without a value come last in both directions. */
export function ordered(sortBy: PersonSort, direction: 'asc' | 'desc'): RawBuilder<unknown> {
  if (sortBy === 'lastName') return direction === 'asc' ? byName : byNameBackwards;
  if (sortBy === 'firstName')
    return direction === 'asc'
      ? sql`person.first_name, person.last_name, person.id`
      : sql`person.first_name desc, person.last_name desc, person.id desc`;
  return direction === 'asc' ? sql`${sortColumns[sortBy]}, ${byName}` : sql`${sortColumns[sortBy]} desc nulls last, ${byName}`;
}

const sortColumns: Record<Exclude<PersonSort, 'lastName' | 'firstName'>, RawBuilder<unknown>> = {
  emailAddress: sql`person.email_address`,
  position: sql`person.position`,
  department: sql`person.department`,
  team: sql`person.team`,
  location: sql`person.location`,
  reportingToFullName: sql`(leader.last_name || ' ' || leader.first_name)`,
  role: sql`array_position(array[${sql.join(roleKeys.map((role) => sql.lit(role)))}], person.role)`,
  employeeNumber: sql`person.employee_number`,
  positionType: sql`person.position_type`,
  positionCoverage: sql`person.position_coverage`,
  startDate: sql`person.start_date`,
  endDate: sql`person.end_date`,
  trialPeriodEndDate: sql`person.trial_period_end_date`,
  inactivationDate: sql`person.inactivation_date`,
};
