import type { AbsencePermissions } from '../../contract/entities.ts';
import {
  absenceAction as action,
  absencePortion,
  absenceStatus,
  absenceType,
  healthTypes,
  requestedStatuses,
  waitingStatuses,
} from '../../contract/kinds.ts';
import type { AbsenceCall } from '../absence-call.ts';
import {
  confidentialOf,
  isAdministratorOf,
  mayAdd,
  mayDecide,
  mayDeleteAtOnce,
  visibilityOf,
  type AbsenceTraits,
  type AbsenceViewer,
} from '../policy.ts';
import { countingDates } from '../rules/returned-days.ts';
import { mayDo, undoOf, type ActingRole, type LastEvent } from '../rules/transitions.ts';
import type { AbsenceRow } from '../store-absence.ts';
import { isAutomatic, type RequestedAbsence } from './parse-request.ts';

/** The viewer of an absence, with the rules and the time. */
export type AbsenceView = Pick<AbsenceCall, 'viewer' | 'rules' | 'now' | 'today'>;

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

/** What the viewer may do with an absence, for handlers and buttons. */
export function permissionsOn(view: AbsenceView, row: AbsenceRow): AbsencePermissions {
  const { viewer, now } = view;
  const traits = traitsOf(row);
  if (visibilityOf(viewer, traits) !== 'all') return nothing;
  if (!row.isActive) return { ...nothing, history: true };
  const { status } = row;
  const changes = roleToModify(view, row, 'change');
  const deletes = roleToModify(view, row, 'delete');
  const may = (role: ActingRole | null, tried: Parameters<typeof mayDo>[0]['action']) =>
    role !== null && mayDo({ status, action: tried, role });
  const isRequested = requestedStatuses.includes(status);
  return {
    update: may(changes, action.approveUpdate) || (isRequested && may(changes, action.requestUpdate)),
    requestUpdate: !isRequested && may(changes, action.requestUpdate),
    delete: may(deletes, action.delete),
    requestDelete: may(deletes, action.requestDelete),
    cancelUpdate: may(changes === 'automatic' ? 'own' : changes, action.cancelUpdate),
    decide: waitingStatuses.includes(status) && mayDecide(viewer, requestTraitsOf(row)),
    undo: undoOf(lastEventOf(row), viewer.companyUserId, now) !== null,
    history: true,
  };
}

/**
 * The role in which the viewer changes or deletes an absence; null when they may not. Automatic approval covers sick leave, which is registered
 * and corrected, and the types that the company approves automatically; home office that has started is deleted only with approval.
 */
export function roleToModify({ viewer, rules, today }: AbsenceView, row: AbsenceRow, what: 'change' | 'delete'): ActingRole | null {
  const traits = requestTraitsOf(row);
  const isRequested = requestedStatuses.includes(row.status);
  if (isAdministratorOf(viewer, row.companyUserId)) {
    const may =
      what === 'change' ? mayDecide(viewer, traits) : mayDeleteAtOnce(viewer, traits) || (isRequested && mayDecide(viewer, traits));
    if (may) return 'administrator';
  }
  if (row.companyUserId !== viewer.companyUserId) return null;
  const { type, startDate } = row.current;
  const isApproved = isAutomatic(rules, type) && (what === 'change' || (type === absenceType.HomeOffice && startDate > today));
  return isApproved && !isRequested ? 'automatic' : 'own';
}

/**
 * The role in which the viewer changes an absence to what is requested: automatic approval must cover both types, and takes back nothing of the days
 * that have passed (absence.42). What nobody has agreed to yet becomes illness without approval (absence.19).
 */
export function roleToChange(view: AbsenceView, row: AbsenceRow, requested: RequestedAbsence): ActingRole | null {
  const role = roleToModify(view, row, 'change');
  if (role === 'own' && becomesRegistration(row, requested)) return 'automatic';
  const isCovered = isAutomatic(view.rules, requested.type) && !freesPastDays(row.current, requested, view.today);
  return role === 'automatic' && !isCovered ? 'own' : role;
}

/** Whether a change makes a registration of what waits as a request. */
export function becomesRegistration({ status }: AbsenceRow, { type }: Pick<RequestedAbsence, 'type'>): boolean {
  return requestedStatuses.includes(status) && healthTypes.includes(type);
}

/** Illness is registered, and corrected as it was; weekends and holidays give nothing back. */
function freesPastDays(current: AbsenceRow['current'], requested: RequestedAbsence, today: string): boolean {
  if (healthTypes.includes(current.type)) return false;
  const passed = countingDates(current.spans).filter((date) => date < today);
  if (passed.length === 0) return false;
  const isLess = requested.type !== current.type || (requested.portion !== current.portion && requested.portion !== absencePortion.FullDay);
  const isKept = (date: string) => requested.spans.some(({ startDate, endDate }) => startDate <= date && date <= endDate);
  return isLess || !passed.every(isKept);
}

/** The role in which the viewer adds an absence for a person. */
export function roleToAdd({ viewer, rules }: AbsenceView, companyUserId: string, { type }: Pick<RequestedAbsence, 'type'>): ActingRole {
  if (isAdministratorOf(viewer, companyUserId)) return 'administrator';
  return isAutomatic(rules, type) ? 'automatic' : 'own';
}

/** Whether the viewer may register this type for a person. Indirect managers register no sick leave, which they could not see. */
export function mayRegister(viewer: AbsenceViewer, companyUserId: string, { type }: Pick<RequestedAbsence, 'type'>): boolean {
  return mayAdd(viewer, companyUserId) && visibilityOf(viewer, { companyUserId, type, status: absenceStatus.Approved }) === 'all';
}

export function traitsOf({ companyUserId, status, current }: AbsenceRow): AbsenceTraits {
  return { companyUserId, status, type: current.type };
}

/** The traits that decide who may answer or change an absence: a change into or out of what they may not know of is not theirs (absence.41). */
export function requestTraitsOf(row: AbsenceRow): AbsenceTraits {
  return { ...traitsOf(row), type: confidentialOf(row.current.type, row.proposed?.type) };
}

/** The last event in the form that the undo rule expects. */
export function lastEventOf({ last }: AbsenceRow): LastEvent {
  return { action: last.action, fromStatus: last.fromStatus, by: last.by, at: new Date(last.at) };
}
