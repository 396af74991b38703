import type { AbsencePermissions } from '../../contract/entities.ts';
import { absenceAction as action, waitingStatuses } from '../../contract/kinds.ts';
import { isAdministratorOf, mayDecide, mayDeleteAtOnce, sightOn, type AbsenceViewer, type Seen } from '../policy.ts';
import { mayDo, undoOf, type Who } from '../rules/transitions.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import type { AbsenceRow } from '../store-absence.ts';
import { isAutomatic } from './wanted.ts';

/** Who looks at an absence, by which rules and when. */
export interface Looking {
  viewer: AbsenceViewer;
  rules: CompanyRules;
  now: Date;
  today: string;
}

const nothing: AbsencePermissions = {
  update: false,
  delete: false,
  requestUpdate: false,
  requestDelete: false,
  cancelUpdate: false,
  decide: false,
  undo: false,
  history: false,
};

/** What the viewer may do with an absence, for the handlers and for the buttons. */
export function permissionsOn(looking: Looking, row: AbsenceRow): AbsencePermissions {
  const { viewer, now } = looking;
  const seen = seenOf(row);
  if (sightOn(viewer, seen) !== 'all') return nothing;
  if (!row.isActive) return { ...nothing, history: true };
  const { status } = row;
  const changes = inWhichRight(looking, row, 'change');
  const deletes = inWhichRight(looking, row, 'delete');
  const may = (right: Who | null, what: Parameters<typeof mayDo>[0]['action']) =>
    right !== null && mayDo({ status, action: what, who: right });
  const isWaiting = status === 1 || status === 11;
  return {
    update: may(changes, action.approveUpdate) || (isWaiting && may(changes, action.requestUpdate)),
    requestUpdate: !isWaiting && may(changes, action.requestUpdate),
    delete: may(deletes, action.delete),
    requestDelete: may(deletes, action.requestDelete),
    cancelUpdate: may(changes === 'automatic' ? 'own' : changes, action.cancelUpdate),
    decide: waitingStatuses.includes(status) && mayDecide(viewer, seen),
    undo: undoOf(lastOf(row), viewer.companyUserId, now) !== null,
    history: true,
  };
}

/**
 * In which right the viewer changes or deletes an absence; null in none. The company's own approval holds for illness, which is registered and
 * corrected, and for what it approves by itself; such days that have begun are deleted only by somebody's leave.
 */
export function inWhichRight({ viewer, rules, today }: Looking, row: AbsenceRow, what: 'change' | 'delete'): Who | null {
  const seen = seenOf(row);
  const isWaiting = row.status === 1 || row.status === 11;
  if (isAdministratorOf(viewer, row.companyUserId)) {
    const may = what === 'change' ? mayDecide(viewer, seen) : mayDeleteAtOnce(viewer, seen) || (isWaiting && mayDecide(viewer, seen));
    if (may) return 'administrator';
  }
  if (row.companyUserId !== viewer.companyUserId) return null;
  const { type, startDate } = row.current;
  const isByItself = what === 'change' ? isAutomatic(rules, type) : type === 2 && isAutomatic(rules, type) && startDate > today;
  return isByItself && !isWaiting ? 'automatic' : 'own';
}

export function seenOf({ companyUserId, status, current }: AbsenceRow): Seen {
  return { companyUserId, status, type: current.type };
}

/** The last thing that happened, as the rule of undoing reads it. */
export function lastOf({ last }: AbsenceRow) {
  return { action: last.action, fromStatus: last.fromStatus, by: last.by, at: new Date(last.at) };
}
