import { refuse } from '#kernel/server/refuse.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { cancelAbsenceUpdate as cancelContract, deleteAbsence as contract } from '../../contract/endpoints-requests.ts';
import { absenceAction, requestedStatuses, type AbsenceAction } from '../../contract/kinds.ts';
import { transition, type ActingRole, type RefusedMove } from '../rules/transitions.ts';
import { openAbsence, presentChanged, requireCurrent, type OpenedAbsence } from './open-absence.ts';
import { roleToModify } from './permissions.ts';
import { applyMoves, type Move } from './write-moves.ts';

/** Withdraws a request that is not approved; deletes for users who may, otherwise requests the deletion. */
export const deleteAbsence: Handler<typeof contract> = async (context, { body }) => {
  const { fail } = context;
  const call = await openAbsence(context, body.absenceId, { lock: true });
  const { row } = call;
  const role = roleOn(call, 'delete') ?? fail('common.Forbidden');
  const isRequest = role === 'own' && !requestedStatuses.includes(row.status);
  const action = isRequest ? absenceAction.requestDelete : absenceAction.delete;
  const move = moveOf(call, { action, role, comment: body.comment ?? null });
  if ('refusal' in move) return refuse(fail, move);
  await requireCurrent(call, body.version);
  await applyMoves(call, [move]);
  return { absence: await presentChanged(call, row.absenceId) };
};

/** Withdraws a pending change; the absence stays as approved. */
export const cancelAbsenceUpdate: Handler<typeof cancelContract> = async (context, { body }) => {
  const { fail } = context;
  const call = await openAbsence(context, body.absenceId, { lock: true });
  const role = roleOn(call, 'change') ?? fail('common.Forbidden');
  const move = moveOf(call, { action: absenceAction.cancelUpdate, role: role === 'automatic' ? 'own' : role, comment: null });
  if ('refusal' in move) return refuse(fail, move);
  await requireCurrent(call, body.version);
  await applyMoves(call, [move]);
  return { absence: await presentChanged(call, call.row.absenceId) };
};

function roleOn(call: OpenedAbsence, what: 'change' | 'delete'): ActingRole | null {
  return call.visibility === 'all' && call.row.isActive ? roleToModify(call, call.row, what) : null;
}

interface Removal<Action extends AbsenceAction> {
  action: Action;
  role: ActingRole;
  comment: string | null;
}

function moveOf<Action extends AbsenceAction>(
  { row }: OpenedAbsence,
  { action, role, comment }: Removal<Action>,
): Move | RefusedMove<Action> {
  const moved = transition({ status: row.status, action, role });
  if ('refusal' in moved) return moved;
  if (moved.to === 'former') throw new Error('A deletion leads to a status of its own');
  const { absenceId, companyUserId, status: from, current, proposed } = row;
  const numbers = { oldNumber: current.number, newNumber: proposed?.number ?? null };
  return { absenceId, companyUserId, action, from, to: moved.to, current, proposed: null, added: null, ...numbers, comment };
}
