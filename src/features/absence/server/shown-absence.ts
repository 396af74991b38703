import type { z } from 'zod';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Absence, AbsenceDays, HistoryLine, Named, Person } from '../contract/entities.ts';
import { waitingStatuses } from '../contract/kinds.ts';
import { shownStatus, shownType, sightOn, type AbsenceSight } from './policy.ts';
import { lastOf, permissionsOn, seenOf, type Looking } from './requests/permissions.ts';
import { undoOf } from './rules/transitions.ts';
import type { AbsenceRow, EventData, StoryRow, VersionData } from './store-absence.ts';
import { waitingFor } from './waiting-for.ts';

type Days = z.input<typeof AbsenceDays>;
type Shown = z.input<typeof Absence>;

/** Absences as the viewer may see them, without those that are none of theirs; one more statement when something waits. */
export async function shownAbsences(company: Company, looking: Looking, rows: readonly AbsenceRow[]): Promise<Shown[]> {
  const waiting = rows.filter(({ status }) => waitingStatuses.includes(status));
  const deciders = await waitingFor(company, [...new Set(waiting.map(({ companyUserId }) => companyUserId))], looking.today);
  return rows.flatMap((row) => shownAbsence(looking, row, deciders.get(row.companyUserId) ?? []));
}

function shownAbsence(looking: Looking, row: AbsenceRow, deciders: Named[]): Shown[] {
  const { viewer, now } = looking;
  const sight = sightOn(viewer, seenOf(row));
  if (sight === 'none') return [];
  const { absenceId, companyUserId, version, requestedAt, createdAt, current } = row;
  const isWhole = sight === 'all';
  return [
    {
      absenceId,
      companyUserId,
      version,
      ...shownDays(sight, current),
      spans: current.spans,
      status: shownStatus(sight, row.status),
      currentVersion: {
        number: isWhole ? current.number : 1,
        createdDate: (isWhole ? createdAt : requestedAt).toISOString(),
        createdBy: isWhole ? named(row.createdBy, row.createdByName) : null,
      },
      proposed: isWhole && row.proposed ? shownDays(sight, row.proposed) : null,
      requestedDate: requestedAt.toISOString(),
      decision: isWhole && row.decision ? shownDecision(row.decision) : null,
      waitingFor: isWhole && waitingStatuses.includes(row.status) ? deciders : [],
      undoUntil: undoOf(lastOf(row), viewer.companyUserId, now)?.until.toISOString() ?? null,
      permissions: permissionsOn(looking, row),
    },
  ];
}

/** A version as far as it may be seen; those who know only that somebody is away do not learn of halves and comments either. */
function shownDays(sight: AbsenceSight, version: VersionData): Days {
  const { startDate, endDate, workingDays, calendarDays } = version;
  const isKnown = sight === 'all' || sight === 'open';
  return {
    type: shownType(sight, version.type),
    startDate,
    endDate,
    absencePortion: isKnown ? version.portion : 0,
    recurrence: isKnown ? version.recurrence : null,
    comment: sight === 'all' ? version.comment : null,
    deductible: sight === 'all' && version.deductible,
    isStatutory: sight === 'all' && version.isStatutory,
    workingDays,
    calendarDays,
  };
}

function shownDecision({ action, by, byName, at, comment }: EventData): Shown['decision'] {
  return { action, by: named(by, byName), date: new Date(at).toISOString(), comment };
}

function named(companyUserId: string | null, fullName: string | null): Named | null {
  return companyUserId !== null && fullName !== null ? { companyUserId, fullName } : null;
}

/** The person of an absence. */
export function shownPerson(row: {
  companyUserId: string;
  fullName: string;
  department: string | null;
  profileImageAt: Date | null;
  isActive: boolean;
}): Person {
  const { companyUserId, fullName, department, profileImageAt, isActive } = row;
  return { companyUserId, fullName, department, isActive, profileImageTimestamp: profileImageAt?.toISOString() ?? null };
}

/** One line of an absence's story, for those who see all of it. */
export function shownEvent(event: StoryRow): z.input<typeof HistoryLine> {
  const { action, fromStatus, toStatus, at, by, byName, comment } = event;
  return {
    action,
    fromStatus,
    toStatus,
    date: new Date(at).toISOString(),
    by: named(by, byName),
    comment,
    old: event.old && shownDays('all', event.old),
    new: event.new && shownDays('all', event.new),
  };
}
