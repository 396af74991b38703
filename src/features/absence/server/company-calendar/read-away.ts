import type { Company } from '#kernel/server/database/unit.ts';
import { effectiveStatuses, workingTypes } from '../../contract/kinds.ts';
import { awayOn, type AwaySpan } from '../rules/away-on.ts';
import { readSpans, readWallPeople } from './store-calendar.ts';

/** Somebody who is away all of a day, and until when; what kind of absence it is stays here. */
export interface AwayPerson {
  companyUserId: string;
  fullName: string;
  /** The last day in a row on which they would have worked. */
  until: string;
}

/** How far ahead the end of an absence is sought. */
const latestEnd = '9999-12-31';

/** Who is away all of each of these days, by name, of those who would have worked; home office and work elsewhere are not away (absence.14). */
export async function readAwayPeople(company: Company, days: readonly string[]): Promise<Map<string, AwayPerson[]>> {
  const first = days.toSorted()[0];
  const last = days.toSorted().at(-1);
  if (first === undefined || last === undefined) return new Map();
  const near = await readAwaySpans(company, { startDate: first, endDate: last });
  const companyUserIds = [...new Set(near.map(({ companyUserId }) => companyUserId))];
  const people = await readWallPeople(company, companyUserIds);
  const spans = await readAwaySpans(company, { startDate: first, endDate: latestEnd, companyUserIds });
  const byPerson = Map.groupBy(spans, ({ companyUserId }) => companyUserId);
  return new Map(
    days.map((day) => [
      day,
      people.flatMap(({ companyUserId, fullName }) => {
        const until = awayOn(day, byPerson.get(companyUserId) ?? []);
        return until === undefined ? [] : [{ companyUserId, fullName, until }];
      }),
    ]),
  );
}

async function readAwaySpans(
  company: Company,
  period: { startDate: string; endDate: string; companyUserIds?: readonly string[] },
): Promise<(AwaySpan & { companyUserId: string })[]> {
  const spans = await readSpans(company, { ...period, statuses: effectiveStatuses });
  return spans.filter(({ type }) => !workingTypes.includes(type));
}
