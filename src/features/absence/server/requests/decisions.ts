import type { Refused } from '#kernel/server/failure.ts';
import { absenceAction, waitingStatuses, type AbsenceAction } from '../../contract/kinds.ts';
import { mayDecline } from '../../contract/rules/decline.ts';
import type { AbsenceCall } from '../absence-call.ts';
import { maySeeHealth, mayDecide, visibilityOf, type AbsenceViewer } from '../policy.ts';
import { decisionOn, transition } from '../rules/transitions.ts';
import type { AbsenceRow, VersionData } from '../store-absence.ts';
import { assessRequest, loadFacts, refusalOf, type AssessmentRefusal, type PersonFacts } from './assess-request.ts';
import type { RequestedAbsence } from './parse-request.ts';
import { requestTraitsOf, traitsOf, type AbsenceView } from './permissions.ts';
import type { Move } from './write-moves.ts';

/** The codes of a refused decision, in addition to those of every request. */
export type DecisionCode =
  | 'absence.AlreadyDecided'
  | 'absence.CannotDecline'
  | 'absence.OwnRequest'
  | 'absence.OverlappingRequests'
  | 'absence.NotEnoughAvailableAbsenceDays';
/** Why a request is not decided, with the details for the message. */
export type DecisionRefusal = Refused<DecisionCode | 'common.NotFound' | 'common.Forbidden'>;

export interface Decision {
  isYes: boolean;
  comment: string | null;
}

/**
 * Plans a decision on each of these absences independently; their people are locked. Three statements for any number, because a
 * pending request has its days reserved, and overlapping requests are refused while it is pending.
 */
export async function planDecisions(
  call: AbsenceCall,
  { rows, decision }: { rows: readonly AbsenceRow[]; decision: Decision },
): Promise<{ row: AbsenceRow; outcome: Move | DecisionRefusal }[]> {
  const waiting = rows.filter(({ status }) => waitingStatuses.includes(status));
  const facts = waiting.length > 0 && decision.isYes ? await loadFacts(call, factsChoice(waiting, call.today)) : undefined;
  return rows.map((row) => ({ row, outcome: planDecision(call, row, { decision, facts: facts?.(row.companyUserId) }) }));
}

function factsChoice(rows: readonly AbsenceRow[], today: string) {
  const versions = rows.map(({ current, proposed }) => proposed ?? current);
  const [from = today] = versions.map(({ startDate }) => startDate).toSorted();
  const to = versions.map(({ endDate }) => endDate).toSorted();
  return { companyUserIds: [...new Set(rows.map(({ companyUserId }) => companyUserId))], from, to: to.at(-1) ?? today };
}

function planDecision(
  view: AbsenceView,
  row: AbsenceRow,
  { decision, facts }: { decision: Decision; facts: PersonFacts | undefined },
): Move | DecisionRefusal {
  const refusal = refusedDecision(view.viewer, row, decision);
  if (refusal) return refusal;
  const action = decisionOn(row.status, decision.isYes) ?? absenceAction.approveRequest;
  const moved = transition({ status: row.status, action, role: 'decider' });
  if ('refusal' in moved || moved.to === 'former') return { refusal: 'absence.AlreadyDecided' };
  const refused = facts && action !== absenceAction.approveDelete ? recheckRequest(view, row, facts) : null;
  return refused ?? moveOf(row, { action, to: moved.to, comment: decision.comment });
}

function refusedDecision(viewer: AbsenceViewer, row: AbsenceRow, { isYes }: Decision): DecisionRefusal | null {
  const traits = traitsOf(row);
  if (visibilityOf(viewer, traits) === 'none') return { refusal: 'common.NotFound' };
  if (!mayDecide(viewer, requestTraitsOf(row))) {
    const isOwn = row.companyUserId === viewer.companyUserId;
    return { refusal: isOwn ? 'absence.OwnRequest' : 'common.Forbidden' };
  }
  if (!waitingStatuses.includes(row.status)) return { refusal: 'absence.AlreadyDecided', details: deciderOf(row) };
  const { type, isStatutory } = row.proposed ?? row.current;
  return isYes || mayDecline({ type, status: row.status, isStatutory }) ? null : { refusal: 'absence.CannotDecline' };
}

/** Who decided before, and the current status. */
function deciderOf({ last, status }: AbsenceRow): Record<string, unknown> {
  return { status, by: last.byName, date: new Date(last.at).toISOString() };
}

/**
 * Assesses a request again, by default what it asks for: other absence or fewer days may have appeared since. Dates in the past are allowed.
 */
export function recheckRequest(
  { rules, viewer }: AbsenceView,
  row: AbsenceRow,
  facts: PersonFacts,
  version: VersionData = row.proposed ?? row.current,
): AssessmentRefusal | null {
  const requested = requestedIn(version);
  const knowsIllness = maySeeHealth(viewer, row.companyUserId);
  const assessed = assessRequest(
    { rules, today: requested.startDate },
    { requested, facts, role: 'administrator', former: row, kept: version, knowsIllness },
  );
  return 'refusal' in assessed ? null : refusalOf(assessed, viewer);
}

function requestedIn({
  number: _number,
  workingDays: _days,
  calendarDays: _calendar,
  daysPerYear: _years,
  ...requested
}: VersionData): RequestedAbsence {
  return requested;
}

interface PlannedDecision {
  action: AbsenceAction;
  to: Move['to'];
  comment: string | null;
}

function moveOf({ absenceId, companyUserId, status: from, current, proposed }: AbsenceRow, { action, to, comment }: PlannedDecision): Move {
  const held = action === absenceAction.approveUpdate && proposed ? proposed : current;
  const numbers = { oldNumber: current.number, newNumber: (proposed ?? current).number };
  return { absenceId, companyUserId, action, from, to, current: held, replaced: current, proposed: null, added: null, ...numbers, comment };
}
