import type { Handler } from '#kernel/server/serve.ts';
import type { updateAbsence as contract } from '../../contract/endpoints-requests.ts';
import { absenceAction } from '../../contract/kinds.ts';
import { planMessages } from '../messages.ts';
import { transition, type Who } from '../rules/transitions.ts';
import { readLastNumber } from '../store-absence-moves.ts';
import { readAbsentPeople } from '../store-absence-people.ts';
import { mayRegister } from './add-absence.ts';
import { factsOf } from './facts.ts';
import { judge, refusedBy, versionOf, type Judged } from './judge.ts';
import { absenceAgain, declared, openAbsence, refuseStale, writingOf, type Opened } from './open-absence.ts';
import { inWhichRight } from './permissions.ts';
import { isAutomatic, isDeductible, wantedFrom, type Wanted } from './wanted.ts';
import { writeMoves, type Move } from './write-moves.ts';

type Context = Parameters<Handler<typeof contract>>[0];

const refusals = ['absence.AlreadyDeleted', 'absence.PendingDeleteAlready', 'absence.NotWaiting', 'common.Forbidden'] as const;

/** Changes an absence: at once for those who may and while it still waits, else as a request that keeps what was agreed until it is decided. */
export const updateAbsence: Handler<typeof contract> = async (context, { body }) => {
  const { fail, audit } = context;
  if (!body.absenceId) return fail('common.NotFound');
  const opened = await openAbsence(context, body.absenceId, { lock: true });
  const { looking, row } = opened;
  const read = wantedFrom(body, row.current);
  if ('refusal' in read) return fail(read.refusal);
  const { wanted } = read;
  const who = rightToChange(opened, wanted) ?? fail('common.Forbidden');
  const step = stepOf(opened, who);
  if ('refusal' in step) return fail(declared(refusals, step.refusal));
  if (!row.isActive) fail('absence.FailedToUpdate');
  await refuseStale(context, opened, body.version);
  const judged = await judgedChange(context, opened, { wanted, who });
  const move = moveOf(opened, judged, { ...step, number: (await readLastNumber(context.company, row.absenceId)) + 1 });
  const eventIds = await writeMoves(writingOf(context), [move], audit);
  await planMessages(context, eventIds);
  return { absence: await absenceAgain(context, looking, row.absenceId) };
};

/** The company's own approval holds only when it holds for both kinds; what takes of the balance only administrators say. */
function rightToChange({ looking, row, sight }: Opened, wanted: Wanted): Who | null {
  if (sight !== 'all' || !mayRegister(looking.viewer, row.companyUserId, wanted)) return null;
  const right = inWhichRight(looking, row, 'change');
  const usual = row.current.type === wanted.type ? row.current.deductible : isDeductible(wanted.type);
  if (right !== 'administrator' && wanted.deductible !== usual) return null;
  return right === 'automatic' && !isAutomatic(looking.rules, wanted.type) ? 'own' : right;
}

interface Step {
  action: Move['action'];
  to: Move['to'];
}

function stepOf({ row }: Opened, who: Who): Step | { refusal: string } {
  const isWaiting = row.status === 1 || row.status === 11;
  const action = who === 'own' || isWaiting ? absenceAction.requestUpdate : absenceAction.approveUpdate;
  const moved = transition({ status: row.status, action, who });
  if ('refusal' in moved) {
    // Somebody who may change it at once is told why it cannot be changed now, not that it was decided.
    const asked = transition({ status: row.status, action: absenceAction.requestUpdate, who: 'own' });
    return 'refusal' in asked ? asked : moved;
  }
  if (moved.to === 'former') throw new Error('A change leads to a status of its own');
  return { action, to: moved.to };
}

async function judgedChange(context: Context, { looking, row }: Opened, { wanted, who }: { wanted: Wanted; who: Who }): Promise<Judged> {
  const { company, fail } = context;
  const { rules, today, viewer } = looking;
  const people = await readAbsentPeople(company, [row.companyUserId]);
  const facts = await factsOf(company, rules, { people, from: wanted.startDate, to: wanted.endDate, today });
  const role = who === 'administrator' ? 'administrator' : 'own';
  const judged = judge({ wanted, facts: facts(row.companyUserId), rules, today, role, former: row });
  if ('refusal' in judged) return fail(judged.refusal);
  const refused = refusedBy(judged, viewer);
  return refused ? fail(refused.code, 400, { details: refused.details }) : judged;
}

function moveOf({ row }: Opened, judged: Judged, { action, to, number }: Step & { number: number }): Move {
  const added = versionOf(judged, number);
  const held = to === 8 ? { current: row.current, proposed: added } : { current: added, proposed: null };
  const { absenceId, companyUserId, status: from, current } = row;
  return {
    absenceId,
    companyUserId,
    action,
    from,
    to,
    ...held,
    added,
    oldNumber: current.number,
    newNumber: number,
    comment: added.comment,
  };
}
