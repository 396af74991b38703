import type { Handler } from '#kernel/server/serve.ts';
import type { undoDecision as contract } from '../../contract/endpoints-requests.ts';
import { absenceAction, type AbsenceStatus } from '../../contract/kinds.ts';
import { undoOf } from '../rules/transitions.ts';
import { readAbsentPeople } from '../store-absence-people.ts';
import { readStory, type AbsenceRow, type StoryRow } from '../store-absence.ts';
import { refusedAgain } from './decide.ts';
import { factsOf } from './facts.ts';
import { absenceAgain, declared, openAbsence, refuseStale, writingOf, type Asking } from './open-absence.ts';
import { lastOf, type Looking } from './permissions.ts';
import { writeMoves, type Move } from './write-moves.ts';

const refusals = ['absence.OverlappingRequests', 'absence.NotEnoughAvailableAbsenceDays'] as const;

/** Takes a decision back: the absence stands as it stood before, and nobody is told that it was decided (decisions.md §6, S4). */
export const undoDecision: Handler<typeof contract> = async (context, { body }) => {
  const { fail, actor, now, audit } = context;
  const opened = await openAbsence(context, body.absenceId, { lock: true });
  const { looking, row } = opened;
  const back = undoOf(lastOf(row), actor.member.companyUserId, now);
  if (!back) return fail('absence.UndoTooLate');
  await refuseStale(context, opened, body.version);
  const [last] = (await readStory(context.company, row.absenceId)).slice(-1);
  const move = undone(row, last, back.to);
  const refused = await refusedReturn(context, looking, { row, move });
  if (refused) return fail(declared(refusals, refused.code), 400, { details: refused.details });
  await writeMoves(writingOf(context), [move], audit);
  return { absence: await absenceAgain(context, looking, row.absenceId) };
};

function undone(row: AbsenceRow, last: StoryRow | undefined, to: AbsenceStatus): Move {
  const { absenceId, companyUserId, status: from } = row;
  const proposed = to === 8 ? (last?.new ?? null) : null;
  const current = to === 8 ? (last?.old ?? row.current) : row.current;
  const numbers = { oldNumber: row.current.number, newNumber: (proposed ?? current).number };
  return { absenceId, companyUserId, action: absenceAction.undo, from, to, current, proposed, added: null, ...numbers, comment: null };
}

/** What was declined or deleted may find its days taken since. */
async function refusedReturn({ company }: Asking, looking: Looking, { row, move }: { row: AbsenceRow; move: Move }) {
  const { rules, today } = looking;
  const { startDate: from, endDate: to } = move.proposed ?? move.current;
  const people = await readAbsentPeople(company, [row.companyUserId]);
  const facts = await factsOf(company, rules, { people, from, to, today });
  const before = { ...row, current: move.current, proposed: move.proposed };
  return refusedAgain(looking, { ...before, status: row.status }, facts(row.companyUserId));
}
