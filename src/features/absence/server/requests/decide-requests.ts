import type { Handler } from '#kernel/server/serve.ts';
import type {
  approveAbsenceRequest as approveContract,
  decideMany as manyContract,
  declineAbsenceRequest as declineContract,
} from '../../contract/endpoints-requests.ts';
import { planMessages } from '../messages.ts';
import { shownAbsences } from '../shown-absence.ts';
import { lockPeopleOf } from '../store-absence-people.ts';
import { readAbsences } from '../store-absence.ts';
import { decidedMoves, type Undecided } from './decide.ts';
import { absenceAgain, lookingFrom, openAbsence, refuseStale, writingOf } from './open-absence.ts';
import { writeMoves } from './write-moves.ts';

type Deciding = Handler<typeof approveContract>;

/** Says yes to what waits. */
export const approveAbsenceRequest: Deciding = (context, { body }) => decideOne(context, body, true);

/** Says no to what waits. */
export const declineAbsenceRequest: Handler<typeof declineContract> = (context, { body }) => decideOne(context, body, false);

/** A decision that came too late is a conflict. */
function statusOf({ code }: Undecided): number | undefined {
  return code === 'absence.AlreadyDecided' ? 409 : undefined;
}

type Body = Parameters<Deciding>[1]['body'];

async function decideOne(context: Parameters<Deciding>[0], { absenceId, version, comment = null }: Body, isYes: boolean) {
  const opened = await openAbsence(context, absenceId, { lock: true });
  const { looking, row } = opened;
  const [decided] = await decidedMoves(context, looking, { rows: [row], decision: { isYes, comment } });
  if (!decided) return context.fail('common.NotFound');
  const { outcome } = decided;
  if ('code' in outcome) return context.fail(outcome.code, statusOf(outcome), { details: outcome.details });
  await refuseStale(context, opened, version);
  const eventIds = await writeMoves(writingOf(context), [outcome], context.audit);
  await planMessages(context, eventIds, { isDecision: true });
  return { absence: await absenceAgain(context, looking, absenceId) };
}

/** Decides several alike; those that could not be are named with the reason. */
export const decideMany: Handler<typeof manyContract> = async (context, { body }) => {
  const { company, fail, audit, partly } = context;
  const looking = await lookingFrom(context);
  await lockPeopleOf(company, body.absenceIds);
  const rows = await readAbsences(company, body.absenceIds);
  if (new Set(body.absenceIds).size !== rows.length) fail('common.NotFound');
  const decision = { isYes: body.decision === 'approve', comment: body.comment ?? null };
  const decided = await decidedMoves(context, looking, { rows, decision });
  if (decided.some(({ outcome }) => 'code' in outcome && outcome.code === 'common.NotFound')) fail('common.NotFound');
  const moves = decided.flatMap(({ outcome }) => ('code' in outcome ? [] : [outcome]));
  const refused = decided.flatMap(({ row, outcome }) => ('code' in outcome ? [{ row, code: outcome.code }] : []));
  const eventIds = await writeMoves(writingOf(context), moves, audit);
  await planMessages(context, eventIds, { isDecision: true });
  if (refused.length > 0) partly(refused.map(({ code }) => code));
  const ids = moves.map(({ absenceId }) => absenceId);
  return {
    absences: await shownAbsences(company, looking, await readAbsences(company, ids)),
    refused: refused.map(({ row, code }) => ({ absenceId: row.absenceId, fullName: row.fullName, code })),
  };
};
