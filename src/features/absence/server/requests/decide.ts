import { absenceAction, waitingStatuses, type AbsenceAction } from '../../contract/kinds.ts';
import { mayDecide, sightOn, type AbsenceViewer } from '../policy.ts';
import { decisionOn, mayDecline, transition } from '../rules/transitions.ts';
import { readAbsentPeople } from '../store-absence-people.ts';
import type { AbsenceRow, VersionData } from '../store-absence.ts';
import { factsOf } from './facts.ts';
import { judge, refusedBy, type Facts } from './judge.ts';
import type { Asking } from './open-absence.ts';
import { seenOf, type Looking } from './permissions.ts';
import type { Wanted } from './wanted.ts';
import type { Move } from './write-moves.ts';

/** Why a request is not decided, with what the message names. */
export interface Undecided {
  code: (typeof decisionRefusals)[number];
  details: Record<string, unknown>;
}

const decisionRefusals = [
  'common.NotFound',
  'common.Forbidden',
  'absence.AlreadyDecided',
  'absence.CannotDecline',
  'absence.OwnRequest',
  'absence.OverlappingRequests',
  'absence.NotEnoughAvailableAbsenceDays',
] as const;

export interface Decision {
  isYes: boolean;
  comment: string | null;
}

/**
 * What a decision on each of these absences comes to, each judged alone; their people are locked. Two statements however many there are, as a
 * request has its days reserved and what it would clash with is refused while it waits.
 */
export async function decidedMoves(
  { company }: Asking,
  looking: Looking,
  { rows, decision }: { rows: readonly AbsenceRow[]; decision: Decision },
): Promise<{ row: AbsenceRow; outcome: Move | Undecided }[]> {
  const waiting = rows.filter(({ status }) => waitingStatuses.includes(status));
  const facts = waiting.length > 0 && decision.isYes ? await factsFor(company, looking, waiting) : undefined;
  return rows.map((row) => ({ row, outcome: decided(looking, row, { decision, facts: facts?.(row.companyUserId) }) }));
}

async function factsFor(company: Asking['company'], { rules, today }: Looking, rows: readonly AbsenceRow[]) {
  const people = await readAbsentPeople(company, [...new Set(rows.map(({ companyUserId }) => companyUserId))]);
  const versions = rows.map(({ current, proposed }) => proposed ?? current);
  const from = versions.map(({ startDate }) => startDate).toSorted()[0] ?? today;
  const to =
    versions
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1) ?? today;
  return factsOf(company, rules, { people, from, to, today });
}

function decided(
  looking: Looking,
  row: AbsenceRow,
  { decision, facts }: { decision: Decision; facts: Facts | undefined },
): Move | Undecided {
  const refusal = refusedDecision(looking.viewer, row, decision);
  if (refusal) return refusal;
  const action = decisionOn(row.status, decision.isYes) ?? absenceAction.approveRequest;
  const moved = transition({ status: row.status, action, who: 'decider' });
  if ('refusal' in moved || moved.to === 'former') return { code: 'absence.AlreadyDecided', details: {} };
  const lacking = facts && action !== absenceAction.approveDelete ? refusedAgain(looking, row, facts) : null;
  return lacking ?? moveOf(row, { action, to: moved.to, comment: decision.comment });
}

function refusedDecision(viewer: AbsenceViewer, row: AbsenceRow, { isYes }: Decision): Undecided | null {
  const seen = seenOf(row);
  if (sightOn(viewer, seen) === 'none') return { code: 'common.NotFound', details: {} };
  if (!mayDecide(viewer, seen)) {
    const isOwn = row.companyUserId === viewer.companyUserId;
    return { code: isOwn ? 'absence.OwnRequest' : 'common.Forbidden', details: {} };
  }
  if (!waitingStatuses.includes(row.status)) return { code: 'absence.AlreadyDecided', details: deciderOf(row) };
  const { type, isStatutory } = row.proposed ?? row.current;
  return isYes || mayDecline(row.status, type, isStatutory) ? null : { code: 'absence.CannotDecline', details: {} };
}

/** Who was faster, and how it stands now. */
function deciderOf({ last, status }: AbsenceRow): Record<string, unknown> {
  return { status, by: last.byName, date: new Date(last.at).toISOString() };
}

/** What came between since it was asked for: another absence, or days that were taken away. Dates that have passed are no matter. */
export function refusedAgain({ rules, viewer }: Looking, row: AbsenceRow, facts: Facts): Undecided | null {
  const wanted = wantedOf(row.proposed ?? row.current);
  const judged = judge({ wanted, facts, rules, today: wanted.startDate, role: 'administrator', former: row });
  return 'refusal' in judged ? null : refusedBy(judged, viewer);
}

function wantedOf({ number: _number, workingDays: _days, calendarDays: _calendar, daysPerYear: _years, ...wanted }: VersionData): Wanted {
  return wanted;
}

interface Deciding {
  action: AbsenceAction;
  to: Move['to'];
  comment: string | null;
}

function moveOf({ absenceId, companyUserId, status: from, current, proposed }: AbsenceRow, { action, to, comment }: Deciding): Move {
  const held = action === absenceAction.approveUpdate && proposed ? proposed : current;
  const numbers = { oldNumber: current.number, newNumber: (proposed ?? current).number };
  return { absenceId, companyUserId, action, from, to, current: held, proposed: null, added: null, ...numbers, comment };
}
