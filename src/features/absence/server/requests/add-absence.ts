import { analyzeAfter } from '#kernel/server/analyze.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { Refused } from '#kernel/server/failure.ts';
import { refuse } from '#kernel/server/refuse.ts';
import type { Context, Handler } from '#kernel/server/serve.ts';
import type { addAbsence as contract, previewAddToAll as preview } from '../../contract/endpoints-requests.ts';
import type { AbsenceRequest } from '../../contract/entities.ts';
import { absenceAction, absenceStatus } from '../../contract/kinds.ts';
import { loadAbsenceCall, type AbsenceCall } from '../absence-call.ts';
import { maySeeHealth } from '../policy.ts';
import { transition, type ActingRole } from '../rules/transitions.ts';
import { readPeople, type PersonRow } from '../store-people.ts';
import {
  assessRequest,
  loadFacts,
  refusalOf,
  versionOf,
  type AssessmentRefusal,
  unconfirmedOf,
  type DateRefusal,
  type PersonFacts,
} from './assess-request.ts';
import { presentChanged } from './open-absence.ts';
import { isDeductible, parseRequest, type RequestedAbsence } from './parse-request.ts';
import { mayRegister, roleToAdd, type AbsenceView } from './permissions.ts';
import { needsDecision } from './team-coverage.ts';
import { applyMoves, type Move } from './write-moves.ts';

type AddContext = Context<typeof contract>;

/** Requests or registers an absence; for everybody at once only with full access. */
export const addAbsence: Handler<typeof contract> = (context, { body }) =>
  body.addToAll ? addForAll(context, body) : addForOne(context, body);

async function addForOne(context: AddContext, body: AbsenceRequest) {
  const { actor, fail } = context;
  const companyUserId = body.companyUserId ?? actor.member.companyUserId;
  const call = await loadAbsenceCall(context, { lock: [companyUserId] });
  const requested = parseRequest(fail, body, null);
  const person = (await call.people.get([companyUserId])).get(companyUserId);
  if (!person) return fail('common.NotFound');
  if (!mayRegister(call.viewer, companyUserId, requested)) fail('common.Forbidden');
  const role = roleToAdd(call, companyUserId, requested);
  if (role !== 'administrator' && requested.deductible !== isDeductible(requested.type)) fail('common.Forbidden');
  if (person.state !== 'active' || person.isExternal) fail('absence.FailedToAdd');
  const facts = await loadFacts(call, { companyUserIds: [companyUserId], from: requested.startDate, to: requested.endDate });
  const granted = role === 'automatic' && (await needsDecision(call, { person, requested })) ? 'own' : role;
  const outcome = planAddition(call, { body, requested, person, role: granted, facts: facts(companyUserId) });
  if ('refusal' in outcome) return refuse(fail, outcome);
  await applyMoves(call, [outcome]);
  return { absence: await presentChanged(call, outcome.absenceId), added: 1, skipped: [], batchId: null };
}

/** Adds one for each active internal person; people whose days overlap or do not suffice are skipped and listed, the others are notified (absence.44). */
async function addForAll(context: AddContext, body: AbsenceRequest) {
  const { company, services, partly } = context;
  const call = await loadAbsenceCall(context, { lock: 'everybody' });
  const outcomes = await planForAll(call, body);
  const batchId = newId();
  const moves = outcomes.flatMap(({ outcome }) => ('refusal' in outcome ? [] : [{ ...outcome, batchId }]));
  const skipped = skippedIn(outcomes);
  // In a separate job, also so that this request releases its locks early, when it can no longer be undone.
  await applyMoves(call, moves, 'afterUndo');
  await analyzeAfter(company, services.jobs, moves.length);
  if (skipped.length > 0) partly(skipped.map(({ code }) => code));
  return { absence: null, added: moves.length, skipped, batchId: moves.length > 0 ? batchId : null };
}

/** Whom an absence for everybody would be added for, and who would be skipped and why; nothing is written (absence.44). */
export const previewAddToAll: Handler<typeof preview> = async (context, { body }) => {
  const outcomes = await planForAll(await loadAbsenceCall(context), body);
  const people = outcomes.flatMap(({ person: { companyUserId, fullName }, outcome }) =>
    'refusal' in outcome ? [] : [{ companyUserId, fullName, days: outcome.current.deductible ? outcome.current.workingDays : 0 }],
  );
  return { people, skipped: skippedIn(outcomes) };
};

/** What would become of everybody: the same for a preview and for adding it. */
async function planForAll(call: AbsenceCall<CallContext<DateCode>>, body: AbsenceRequest) {
  const { company, viewer, fail } = call;
  const requested = parseRequest(fail, body, null);
  if (viewer.level !== 'full') fail('common.Forbidden');
  const people = await readPeople(company, 'everybody');
  call.people.keep(people.map((person) => [person.companyUserId, person]));
  const companyUserIds = people.map(({ companyUserId }) => companyUserId);
  const facts = await loadFacts(call, { companyUserIds, from: requested.startDate, to: requested.endDate });
  const outcomes = people.map((person) => ({
    person,
    outcome: planAddition(call, { body, requested, person, role: 'administrator', facts: facts(person.companyUserId) }),
  }));
  // Such dates are refused for everybody alike, with the reason, instead of once a person.
  const wrong = outcomes.map(({ outcome }) => outcome).find(areWrongDates);
  return wrong ? refuse(fail, wrong) : outcomes;
}

type WrongDatesRefusal = Refused<'absence.InvalidDates' | 'absence.HalfDayDisabled'>;
const areWrongDates = (outcome: Move | AdditionRefusal): outcome is WrongDatesRefusal =>
  'refusal' in outcome && (outcome.refusal === 'absence.InvalidDates' || outcome.refusal === 'absence.HalfDayDisabled');

type DateCode = 'absence.NotAcknowledged' | 'absence.InvalidDates' | 'absence.NoWorkingDays' | 'absence.HalfDayDisabled';
type Planned = Awaited<ReturnType<typeof planForAll>>;

const skippedIn = (outcomes: Planned) =>
  outcomes.flatMap(({ person: { companyUserId, fullName }, outcome }) =>
    'refusal' in outcome ? [{ companyUserId, fullName, code: outcome.refusal }] : [],
  );

interface Addition {
  body: Pick<AbsenceRequest, 'vacationDaysBack'>;
  requested: RequestedAbsence;
  person: PersonRow;
  role: ActingRole;
  facts: PersonFacts;
}

type AdditionRefusal = DateRefusal | AssessmentRefusal | Refused<'absence.GivesVacationBack'>;

function planAddition(view: AbsenceView, { body, requested, person, role, facts }: Addition): Move | AdditionRefusal {
  const knowsIllness = maySeeHealth(view.viewer, person.companyUserId);
  const assessed = assessRequest(view, { requested, facts, role: role === 'administrator' ? role : 'own', former: null, knowsIllness });
  if ('refusal' in assessed) return assessed;
  const refused = refusalOf(assessed, view.viewer) ?? unconfirmedOf(assessed, body);
  if (refused) return refused;
  const action = role === 'own' ? absenceAction.requestNew : absenceAction.create;
  const from = absenceStatus.Unspecified;
  const moved = transition({ status: from, action, role });
  if ('refusal' in moved || moved.to === 'former') throw new Error('A new absence has nothing to go back to');
  const current = versionOf(assessed, 1);
  const numbers = { oldNumber: null, newNumber: current.number };
  const { companyUserId } = person;
  const { comment } = requested;
  return { absenceId: newId(), companyUserId, action, from, to: moved.to, current, proposed: null, added: current, ...numbers, comment };
}
