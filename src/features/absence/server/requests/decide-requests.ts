import type { Fail } from '#kernel/server/failure.ts';
import { isStale } from '#kernel/server/refuse-stale.ts';
import { refuse } from '#kernel/server/refuse.ts';
import type { Context, Handler } from '#kernel/server/serve.ts';
import type {
  approveAbsenceRequest as approveContract,
  decideMany as manyContract,
  declineAbsenceRequest as declineContract,
} from '../../contract/endpoints-requests.ts';
import { loadAbsenceCall } from '../absence-call.ts';
import type { AbsenceRow } from '../store-absence.ts';
import { planDecisions, type DecisionCode, type DecisionRefusal } from './decisions.ts';
import { openAbsence, presentChanged, requireCurrent } from './open-absence.ts';
import { presentAbsences } from './present-absence.ts';
import { applyMoves } from './write-moves.ts';

/** Approves a pending request. */
export const approveAbsenceRequest: Handler<typeof approveContract> = (context, { body }) => decideOne(context, body, true);

/** Declines a pending request. */
export const declineAbsenceRequest: Handler<typeof declineContract> = (context, { body }) => decideOne(context, body, false);

type DecisionBody = Parameters<Handler<typeof approveContract>>[1]['body'];

async function decideOne(context: Context<typeof approveContract>, { absenceId, version, comment = null }: DecisionBody, isYes: boolean) {
  const call = await openAbsence(context, absenceId, { lock: true });
  const [planned] = await planDecisions(call, { rows: [call.row], decision: { isYes, comment } });
  if (!planned) return call.fail('common.NotFound');
  const { outcome } = planned;
  if ('refusal' in outcome) return refuseDecision(call.fail, outcome);
  await requireCurrent(call, version);
  await applyMoves(call, [outcome], 'afterUndo');
  return { absence: await presentChanged(call, absenceId) };
}

function refuseDecision(fail: Fail<DecisionCode>, refused: DecisionRefusal): never {
  const { refusal, details = {} } = refused;
  // A decision on a request that was already decided is a conflict.
  return refusal === 'absence.AlreadyDecided' ? fail(refusal, 409, { details }) : refuse(fail, refused);
}

/** Decides several requests alike; those that could not be decided are listed with the reason. */
export const decideMany: Handler<typeof manyContract> = async (context, { body }) => {
  const { fail, partly } = context;
  const { absenceIds } = body;
  const call = await loadAbsenceCall(context, { lock: { absenceIds } });
  const rows = [...(await call.absences.get(absenceIds)).values()];
  if (new Set(absenceIds).size !== rows.length) fail('common.NotFound');
  const decision = { isYes: body.decision === 'approve', comment: body.comment ?? null };
  const isNewer = ({ absenceId, version }: AbsenceRow): boolean => isStale({ read: body.versions?.[absenceId], stored: version });
  // Nobody decides what they have not read.
  const planned = (await planDecisions(call, { rows, decision })).map(({ row, outcome }) => ({
    row,
    outcome: 'refusal' in outcome || !isNewer(row) ? outcome : ({ refusal: 'common.Conflict' } as const),
  }));
  if (planned.some(({ outcome }) => 'refusal' in outcome && outcome.refusal === 'common.NotFound')) fail('common.NotFound');
  const moves = planned.flatMap(({ outcome }) => ('refusal' in outcome ? [] : [outcome]));
  const refused = planned.flatMap(({ row, outcome }) => ('refusal' in outcome ? [{ row, code: outcome.refusal }] : []));
  await applyMoves(call, moves, 'afterUndo');
  if (refused.length > 0) partly(refused.map(({ code }) => code));
  const changed = await call.absences.get(moves.map(({ absenceId }) => absenceId));
  return {
    absences: await presentAbsences(call, [...changed.values()]),
    refused: refused.map(({ row, code }) => ({ absenceId: row.absenceId, fullName: row.fullName, code })),
  };
};
