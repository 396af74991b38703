import type { Handler } from '#kernel/server/serve.ts';
import type { undoAddToAll as contract } from '../../contract/endpoints-requests.ts';
import { absenceAction, absenceStatus, undoGraceSeconds, undoSeconds } from '../../contract/kinds.ts';
import { loadAbsenceCall } from '../absence-call.ts';
import { readBatch, type AbsenceRow } from '../store-absence.ts';
import { applyMoves, type Move } from './write-moves.ts';

/** Takes back what its caller has just added for everybody; absences that were changed since stay, and nobody is told (absence.73). */
export const undoAddToAll: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, fail } = context;
  const call = await loadAbsenceCall(context, { lock: 'everybody' });
  if (call.viewer.level !== 'full') fail('common.Forbidden');
  const rows = await readBatch(company, { batchId: body.batchId, by: actor.member.companyUserId });
  const [first] = rows;
  if (!first) return fail('common.NotFound');
  const until = first.requestedAt.getTime() + (undoSeconds + undoGraceSeconds) * 1000;
  // Those that are gone count as taken back, so the same undo from another tab, or sent again, answers as the first one did.
  const gone = rows.filter(({ status }) => status === absenceStatus.Deleted);
  const untouched = rows.filter(({ version }) => version === 1);
  if (now.getTime() > until || untouched.length + gone.length === 0) fail('absence.UndoTooLate');
  await applyMoves(call, untouched.map(moveOf), 'never');
  const remaining = rows
    .filter((row) => !untouched.includes(row) && !gone.includes(row))
    .map(({ companyUserId, fullName }) => ({ companyUserId, fullName }));
  return { takenBack: untouched.length + gone.length, kept: remaining };
};

function moveOf({ absenceId, companyUserId, status: from, current }: AbsenceRow): Move {
  const numbers = { oldNumber: current.number, newNumber: null };
  const to = absenceStatus.Deleted;
  return {
    absenceId,
    companyUserId,
    action: absenceAction.delete,
    from,
    to,
    current,
    proposed: null,
    added: null,
    ...numbers,
    comment: null,
  };
}
