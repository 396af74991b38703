import type { Handler } from '#kernel/server/serve.ts';
import type { cancelAbsenceUpdate as cancelContract, deleteAbsence as contract } from '../../contract/endpoints-requests.ts';
import { absenceAction, type AbsenceAction } from '../../contract/kinds.ts';
import { planMessages } from '../messages.ts';
import { transition, type Who } from '../rules/transitions.ts';
import { absenceAgain, declared, openAbsence, refuseStale, writingOf, type Opened } from './open-absence.ts';
import { inWhichRight } from './permissions.ts';
import { writeMoves, type Move } from './write-moves.ts';

const refusals = ['absence.AlreadyDeleted', 'absence.PendingDeleteAlready', 'absence.NotWaiting', 'common.Forbidden'] as const;

/** Withdraws what nobody has agreed to yet; deletes for those who may, and asks for it otherwise. */
export const deleteAbsence: Handler<typeof contract> = async (context, { body }) => {
  const { fail, audit } = context;
  const opened = await openAbsence(context, body.absenceId, { lock: true });
  const { looking, row } = opened;
  const who = rightOf(opened, 'delete') ?? fail('common.Forbidden');
  const isRequest = who === 'own' && row.status !== 1 && row.status !== 11;
  const action = isRequest ? absenceAction.requestDelete : absenceAction.delete;
  const move = moveOf(opened, { action, who, comment: body.comment ?? null });
  if ('refusal' in move) return fail(declared(refusals, move.refusal));
  await refuseStale(context, opened, body.version);
  const eventIds = await writeMoves(writingOf(context), [move], audit);
  await planMessages(context, eventIds);
  return { absence: await absenceAgain(context, looking, row.absenceId) };
};

/** Withdraws a change that waits; the absence stays as it was agreed. */
export const cancelAbsenceUpdate: Handler<typeof cancelContract> = async (context, { body }) => {
  const { fail, audit } = context;
  const opened = await openAbsence(context, body.absenceId, { lock: true });
  const right = rightOf(opened, 'change') ?? fail('common.Forbidden');
  const move = moveOf(opened, { action: absenceAction.cancelUpdate, who: right === 'automatic' ? 'own' : right, comment: null });
  if ('refusal' in move) return fail(declared(['absence.NotWaiting', 'absence.AlreadyDeleted', 'common.Forbidden'], move.refusal));
  await refuseStale(context, opened, body.version);
  const eventIds = await writeMoves(writingOf(context), [move], audit);
  await planMessages(context, eventIds);
  return { absence: await absenceAgain(context, opened.looking, opened.row.absenceId) };
};

function rightOf({ looking, row, sight }: Opened, what: 'change' | 'delete'): Who | null {
  return sight === 'all' && row.isActive ? inWhichRight(looking, row, what) : null;
}

interface Doing {
  action: AbsenceAction;
  who: Who;
  comment: string | null;
}

function moveOf({ row }: Opened, { action, who, comment }: Doing): Move | { refusal: string } {
  const moved = transition({ status: row.status, action, who });
  if ('refusal' in moved) return moved;
  if (moved.to === 'former') throw new Error('A deletion leads to a status of its own');
  const { absenceId, companyUserId, status: from, current, proposed } = row;
  const numbers = { oldNumber: current.number, newNumber: proposed?.number ?? null };
  return { absenceId, companyUserId, action, from, to: moved.to, current, proposed: null, added: null, ...numbers, comment };
}
