import type { WriteContext } from '#kernel/server/call-context.ts';
import { maxDay, minDay } from '#kernel/contract/days.ts';
import { absenceAction, absenceType, ownIllnessTypes } from '../../contract/kinds.ts';
import { postCharges, type ChargeTarget } from '../balance/ledger.ts';
import { desiredCharges } from '../rules/charges.ts';
import { recountVacation, sickDays } from '../rules/returned-days.ts';
import { workCalendars } from '../rules/work-calendar.ts';
import { writeCounts } from '../settings/store-recalculate.ts';
import { readCompanyRules } from '../settings/store-settings.ts';
import { readAbsences, readBooked, type CountedRow, type VersionData } from '../store-absence.ts';
import { readPeople } from '../store-people.ts';

/** What is changed about an absence, as far as it may concern illness inside vacation. */
interface Changed {
  companyUserId: string;
  action: number;
  current: VersionData;
  proposed: VersionData | null;
  replaced?: VersionData;
}

/**
 * Gives vacation days back where sick leave was registered or approved inside vacation, and takes them again where it is no longer there
 * (absence.71). No statement for other changes; otherwise a constant number.
 */
export async function giveVacationBack(context: WriteContext, changes: readonly Changed[]): Promise<void> {
  const concerned = changes.filter(mayMeetVacation);
  const [first] = concerned.flatMap(versionsOf);
  if (!first) return;
  const { company } = context;
  const versions = concerned.flatMap(versionsOf);
  const from = versions.reduce((day, { startDate }) => minDay(day, startDate), first.startDate);
  const to = versions.reduce((day, { endDate }) => maxDay(day, endDate), first.endDate);
  const companyUserIds = [...new Set(concerned.map(({ companyUserId }) => companyUserId))];
  const booked = await readBooked(company, companyUserIds, { from, to });
  const vacations = booked.filter(({ type }) => type === absenceType.Vacation);
  if (vacations.length === 0) return;
  // Reading the whole of each vacation: sick leave elsewhere in it has given its days back too.
  const outer = {
    from: vacations.reduce((day, { startDate }) => minDay(day, startDate), from),
    to: vacations.reduce((day, { endDate }) => maxDay(day, endDate), to),
  };
  const all = await readBooked(company, companyUserIds, outer);
  const ids = new Set(vacations.map(({ absenceId }) => absenceId));
  await recountThese(context, { all, ids });
}

function mayMeetVacation({ action, ...change }: Changed): boolean {
  const types = versionsOf({ action, ...change }).map(({ type }) => type);
  // A vacation that comes back by an undo may have missed that sick leave was registered or deleted in the meantime.
  return types.some((type) => ownIllnessTypes.includes(type)) || (action === absenceAction.undo && types.includes(absenceType.Vacation));
}

function versionsOf({ current, proposed, replaced }: Changed): VersionData[] {
  return [current, ...(proposed ? [proposed] : []), ...(replaced ? [replaced] : [])];
}

async function recountThese(context: WriteContext, { all, ids }: { all: readonly CountedRow[]; ids: ReadonlySet<string> }): Promise<void> {
  const { company } = context;
  const byPerson = Map.groupBy(all, ({ companyUserId }) => companyUserId);
  const rules = await readCompanyRules(company);
  const calendars = workCalendars(rules, await readPeople(company, [...byPerson.keys()]));
  const recounted = [...byPerson].flatMap(([companyUserId, rows]) => {
    const sick = sickDays(rows);
    return rows
      .filter(({ absenceId, type }) => ids.has(absenceId) && type === absenceType.Vacation)
      .flatMap((row) => {
        const counts = recountVacation(row, sick, calendars(companyUserId));
        return counts ? [{ ...row, ...counts, freed: daysIn(row.daysPerYear) - daysIn(counts.daysPerYear) }] : [];
      });
  });
  if (recounted.length === 0) return;
  await writeCounts(company, recounted);
  const freed = new Map(recounted.map(({ absenceId, freed: days }) => [absenceId, days]));
  const rows = await readAbsences(company, [...freed.keys()]);
  const targets = rows.map(({ absenceId, companyUserId, status, current, proposed }): ChargeTarget => ({
    absenceId,
    companyUserId,
    desired: desiredCharges(status, current, proposed),
    from: current.startDate,
    reason: (freed.get(absenceId) ?? 0) < 0 ? 'takenAgain' : 'givenBack',
  }));
  await postCharges(context, targets);
}

function daysIn(daysPerYear: Readonly<Record<string, number>>): number {
  return Object.values(daysPerYear).reduce((sum, days) => sum + days, 0);
}
