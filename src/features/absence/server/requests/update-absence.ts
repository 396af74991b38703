import { refuse } from '#kernel/server/refuse.ts';
import type { Context, Handler } from '#kernel/server/serve.ts';
import type { updateAbsence as contract } from '../../contract/endpoints-requests.ts';
import { absenceAction, absenceStatus, requestedStatuses } from '../../contract/kinds.ts';
import { maySeeHealth } from '../policy.ts';
import { transition, type ActingRole, type RefusedMove } from '../rules/transitions.ts';
import { readLastNumber } from '../store-absence-writes.ts';
import type { AbsenceRow } from '../store-absence.ts';
import type { AbsenceRequest } from '../../contract/entities.ts';
import { assessRequest, loadFacts, refusalOf, unconfirmedOf, versionOf, type Assessment } from './assess-request.ts';
import { openAbsence, presentChanged, requireCurrent, type OpenedAbsence } from './open-absence.ts';
import { isDeductible, parseRequest, type RequestedAbsence } from './parse-request.ts';
import { becomesRegistration, mayRegister, roleToChange } from './permissions.ts';
import { needsDecision } from './team-coverage.ts';
import { applyMoves, type Move } from './write-moves.ts';

/** Changes an absence: immediately for users who may and while it is pending, otherwise as a request that keeps the approved version until it is decided. */
export const updateAbsence: Handler<typeof contract> = async (context, { body }) => {
  const { company, fail } = context;
  if (!body.absenceId) return fail('common.NotFound');
  const call = await openAbsence(context, body.absenceId, { lock: true });
  const { row } = call;
  const requested = parseRequest(fail, body, row.current);
  const role = await decidedRole(call, requested);
  if (role === null) return fail('common.Forbidden');
  const step = stepOf(call, role, requested);
  if ('refusal' in step) return refuse(fail, step);
  if (!row.isActive) fail('absence.FailedToUpdate');
  await requireCurrent(call, body.version);
  const assessed = await assessChange(call, { body, requested, role });
  const move = moveOf(call, assessed, { ...step, number: (await readLastNumber(company, row.absenceId)) + 1 });
  await applyMoves(call, [move]);
  return { absence: await presentChanged(call, row.absenceId) };
};

/** Only administrators may change whether it is deducted; where too few would be at work, nothing is approved automatically. */
async function decidedRole(call: OpenedAbsence, requested: RequestedAbsence): Promise<ActingRole | null> {
  const { row, visibility, viewer } = call;
  if (visibility !== 'all' || !mayRegister(viewer, row.companyUserId, requested)) return null;
  const role = roleToChange(call, row, requested);
  const deductible = row.current.type === requested.type ? row.current.deductible : isDeductible(requested.type);
  if (role !== 'administrator' && requested.deductible !== deductible) return null;
  if (role !== 'automatic') return role;
  const person = (await call.people.get([row.companyUserId])).get(row.companyUserId);
  const isLimited = person !== undefined && (await needsDecision(call, { person, requested }));
  return isLimited ? 'own' : role;
}

interface Step {
  action: Move['action'];
  to: Move['to'];
}

function stepOf(
  { row }: OpenedAbsence,
  role: ActingRole,
  requested: RequestedAbsence,
): Step | RefusedMove<typeof absenceAction.requestUpdate> {
  const action = actionOf(row, role, requested);
  const moved = transition({ status: row.status, action, role });
  if ('refusal' in moved) {
    // A user who may change it immediately gets the reason why it cannot be changed, not that it was decided.
    const request = transition({ status: row.status, action: absenceAction.requestUpdate, role: 'own' });
    return 'refusal' in request ? request : { refusal: 'common.Forbidden' };
  }
  if (moved.to === 'former') throw new Error('A change leads to a status of its own');
  return { action, to: moved.to };
}

function actionOf(row: AbsenceRow, role: ActingRole, requested: RequestedAbsence) {
  if (becomesRegistration(row, requested)) return absenceAction.create;
  return role === 'own' || requestedStatuses.includes(row.status) ? absenceAction.requestUpdate : absenceAction.approveUpdate;
}

async function assessChange(
  call: OpenedAbsence<Context<typeof contract>>,
  { body, requested, role }: { body: AbsenceRequest; requested: RequestedAbsence; role: ActingRole },
): Promise<Assessment> {
  const { row, viewer, fail } = call;
  const { companyUserId } = row;
  const facts = await loadFacts(call, { companyUserIds: [companyUserId], from: requested.startDate, to: requested.endDate });
  const as = role === 'administrator' ? role : 'own';
  const knowsIllness = maySeeHealth(viewer, companyUserId);
  const assessed = assessRequest(call, { requested, facts: facts(companyUserId), role: as, former: row, knowsIllness });
  if ('refusal' in assessed) return refuse(fail, assessed);
  const refused = refusalOf(assessed, viewer) ?? unconfirmedOf(assessed, body);
  return refused ? refuse(fail, refused) : assessed;
}

function moveOf({ row }: OpenedAbsence, assessed: Assessment, { action, to, number }: Step & { number: number }): Move {
  const added = versionOf(assessed, number);
  const { absenceId, companyUserId, status: from, current } = row;
  const isProposal = to === absenceStatus.PendingForUpdate;
  const versions = isProposal ? { current, proposed: added, added } : { current: added, proposed: null, added, replaced: current };
  const numbers = { oldNumber: current.number, newNumber: number };
  return { absenceId, companyUserId, action, from, to, ...versions, ...numbers, comment: added.comment };
}
