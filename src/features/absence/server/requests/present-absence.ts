import type { z } from 'zod';
import type { Absence, AbsenceDays, HistoryLine, Named, Person } from '../../contract/entities.ts';
import { absencePortion, waitingStatuses } from '../../contract/kinds.ts';
import type { AbsenceReads } from '../absence-call.ts';
import { hideIllnessOf, wholeVersion } from '../hide-illness.ts';
import { maySeeHealth, shownStatus, shownType, visibilityOf, type AbsenceViewer, type AbsenceVisibility } from '../policy.ts';
import { decidersOf, noDeciders, type Deciders } from '../rules/deciders.ts';
import { undoOf } from '../rules/transitions.ts';
import type { AbsenceRow, EventData, HistoryRow, VersionData } from '../store-absence.ts';
import { lastEventOf, permissionsOn, requestTraitsOf, traitsOf, type AbsenceView } from './permissions.ts';

type PresentedDays = z.input<typeof AbsenceDays>;
type PresentedAbsence = z.input<typeof Absence>;

type Presenting = AbsenceView & Pick<AbsenceReads, 'company' | 'deciders'>;

/** The visible absences in the form of the answer; one more statement when some are pending, and two for who may not know of illness. */
export async function presentAbsences(view: Presenting, found: readonly AbsenceRow[]): Promise<PresentedAbsence[]> {
  return presentShown(view, await hideIllnessOf(view, found));
}

/** The same for rows that `hideIllnessOf` has answered. */
export async function presentShown(view: Presenting, rows: readonly AbsenceRow[]): Promise<PresentedAbsence[]> {
  const waiting = rows.filter(({ status }) => waitingStatuses.includes(status)).map(({ companyUserId }) => companyUserId);
  const deciders = await view.deciders.get(waiting);
  return rows.flatMap((row) => presentAbsence(view, row, deciders.get(row.companyUserId) ?? noDeciders));
}

function presentAbsence(view: AbsenceView, row: AbsenceRow, deciders: Deciders): PresentedAbsence[] {
  const { viewer, now } = view;
  const visibility = visibilityOf(viewer, traitsOf(row));
  if (visibility === 'none') return [];
  const { absenceId, companyUserId, version, requestedAt, createdAt, current } = row;
  const isWhole = visibility === 'all';
  // Only illness and care days are registered afterwards by oneself.
  const requestedDate = visibility === 'masked' ? null : requestedAt.toISOString();
  return [
    {
      absenceId,
      companyUserId,
      version,
      ...presentDays(visibility, current),
      spans: current.spans,
      status: shownStatus(visibility, row.status),
      currentVersion: {
        number: isWhole ? current.number : 1,
        createdDate: isWhole ? createdAt.toISOString() : requestedDate,
        createdBy: isWhole ? named(row.createdBy, row.createdByName) : null,
      },
      proposed: isWhole && row.proposed ? presentDays(visibilityOfRow(viewer, row, row.proposed), row.proposed) : null,
      requestedDate,
      decision: isWhole && row.decision ? presentDecision(row.decision) : null,
      waitingFor: isWhole && waitingStatuses.includes(row.status) ? decidersOf(deciders, { ...row, type: requestTraitsOf(row).type }) : [],
      undoUntil: undoOf(lastEventOf(row), viewer.companyUserId, now)?.until.toISOString() ?? null,
      permissions: permissionsOn(view, row),
    },
  ];
}

/** How much of one version the viewer sees who sees all of the absence: a version of another type may be confidential. */
function visibilityOfRow(viewer: AbsenceViewer, row: AbsenceRow, { type }: VersionData): AbsenceVisibility {
  return visibilityOf(viewer, { ...traitsOf(row), type }) === 'all' ? 'all' : 'masked';
}

/** The visible part of a version; users who see only that a person is absent do not see half days and comments either. */
function presentDays(visibility: AbsenceVisibility, version: VersionData): PresentedDays {
  const { startDate, endDate, workingDays, calendarDays } = version;
  const isKnown = visibility === 'all' || visibility === 'open';
  return {
    type: shownType(visibility, version.type),
    startDate,
    endDate,
    absencePortion: isKnown ? version.portion : absencePortion.FullDay,
    recurrence: isKnown ? version.recurrence : null,
    comment: visibility === 'all' ? version.comment : null,
    deductible: visibility === 'all' && version.deductible,
    isStatutory: visibility === 'all' && version.isStatutory,
    workingDays,
    calendarDays,
  };
}

function presentDecision({ action, by, byName, at, comment }: EventData): PresentedAbsence['decision'] {
  return { action, by: named(by, byName), date: new Date(at).toISOString(), comment };
}

function named(companyUserId: string | null, fullName: string | null): Named | null {
  return companyUserId !== null && fullName !== null ? { companyUserId, fullName } : null;
}

/** The person of an absence. */
export function presentPerson(row: {
  companyUserId: string;
  fullName: string;
  department: string | null;
  profileImageAt: Date | null;
  isActive: boolean;
}): Person {
  const { companyUserId, fullName, department, profileImageAt, isActive } = row;
  return { companyUserId, fullName, department, isActive, profileImageTimestamp: profileImageAt?.toISOString() ?? null };
}

/** One line of an absence's history, for users who may see all of it. A version that they may not know of keeps its type and what was said to itself. */
export function presentEvent(viewer: AbsenceViewer, row: AbsenceRow, event: HistoryRow): z.input<typeof HistoryLine> {
  const { action, fromStatus, toStatus, at, by, byName, comment } = event;
  const present = (version: VersionData | null) =>
    version && presentDays(visibilityOfRow(viewer, row, version), shownVersion(viewer, row, version));
  const isKnown = [event.old, event.new].every((version) => !version || visibilityOfRow(viewer, row, version) === 'all');
  return {
    action,
    fromStatus,
    toStatus,
    date: new Date(at).toISOString(),
    by: named(by, byName),
    comment: isKnown ? comment : null,
    old: present(event.old),
    new: present(event.new),
  };
}

function shownVersion(viewer: AbsenceViewer, { companyUserId }: AbsenceRow, version: VersionData): VersionData {
  return maySeeHealth(viewer, companyUserId) ? version : wholeVersion(version);
}
