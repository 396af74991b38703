import { maxDay, minDay } from '#kernel/contract/days.ts';
import { refuse } from '#kernel/server/refuse.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { undoDecision as contract } from '../../contract/endpoints-requests.ts';
import { absenceAction, absenceStatus, type AbsenceStatus } from '../../contract/kinds.ts';
import { undoOf } from '../rules/transitions.ts';
import { readHistory, type AbsenceRow, type HistoryRow } from '../store-absence.ts';
import { loadFacts } from './assess-request.ts';
import { recheckRequest } from './decisions.ts';
import { openAbsence, presentChanged, requireCurrent, type OpenedAbsence } from './open-absence.ts';
import { lastEventOf } from './permissions.ts';
import { applyMoves, type Move } from './write-moves.ts';

/** Undoes a decision: restores the absence, and sends no notification of the decision (absence.17). */
export const undoDecision: Handler<typeof contract> = async (context, { body }) => {
  const { fail } = context;
  const call = await openAbsence(context, body.absenceId, { lock: true });
  const { row, viewer, now } = call;
  const undone = undoOf(lastEventOf(row), viewer.companyUserId, now);
  // Whoever has left since asks for nothing any more.
  if (!undone || !row.isActive) return fail('absence.UndoTooLate');
  await requireCurrent(call, body.version);
  const [last] = (await readHistory(call.company, row.absenceId)).slice(-1);
  const move = moveBack(row, last, undone.to);
  const refused = await recheckFormer(call, move);
  if (refused) return refuse(fail, refused);
  await applyMoves(call, [move], 'never');
  return { absence: await presentChanged(call, row.absenceId) };
};

function moveBack(row: AbsenceRow, last: HistoryRow | undefined, to: AbsenceStatus): Move {
  const { absenceId, companyUserId, status: from } = row;
  const isChange = to === absenceStatus.PendingForUpdate;
  const proposed = isChange ? (last?.new ?? null) : null;
  const current = isChange ? (last?.old ?? row.current) : row.current;
  const numbers = { oldNumber: row.current.number, newNumber: (proposed ?? current).number };
  return {
    absenceId,
    companyUserId,
    action: absenceAction.undo,
    from,
    to,
    current,
    proposed,
    replaced: row.current,
    added: null,
    ...numbers,
    comment: null,
  };
}

/**
 * The days of a declined or deleted absence may have been booked since, as may those that an approved change gave back: it has both
 * versions again, and takes more than it holds now where the former one is longer.
 */
async function recheckFormer(call: OpenedAbsence, { current, proposed }: Move) {
  const { companyUserId } = call.row;
  const versions = proposed ? [proposed, current] : [current];
  const from = versions.map(({ startDate }) => startDate).reduce(minDay);
  const to = versions.map(({ endDate }) => endDate).reduce(maxDay);
  const facts = (await loadFacts(call, { companyUserIds: [companyUserId], from, to }))(companyUserId);
  return versions.map((version) => recheckRequest(call, call.row, facts, version)).find((refused) => refused !== null);
}
