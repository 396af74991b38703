import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { addAbsence as contract } from '../../contract/endpoints-requests.ts';
import type { AbsenceRequest } from '../../contract/entities.ts';
import { absenceAction } from '../../contract/kinds.ts';
import { planMessages } from '../messages.ts';
import { isAdministratorOf, mayAdd, sightOn, type AbsenceViewer } from '../policy.ts';
import { transition, type Who } from '../rules/transitions.ts';
import { readAbsentPeople, type AbsentPerson } from '../store-absence-people.ts';
import { factsOf } from './facts.ts';
import { judge, refusedBy, versionOf, type DateRefusal, type Facts, type Refused } from './judge.ts';
import { absenceAgain, lookingFrom, writingOf } from './open-absence.ts';
import type { Looking } from './permissions.ts';
import { isAutomatic, isDeductible, wantedFrom, type Wanted } from './wanted.ts';
import { writeMoves, type Move } from './write-moves.ts';

type Context = Parameters<Handler<typeof contract>>[0];

/** Asks for an absence, or registers one; for everybody at once only with full access. */
export const addAbsence: Handler<typeof contract> = async (context, { body }) => {
  const looking = await lookingFrom(context);
  const read = wantedFrom(body, null);
  if ('refusal' in read) return context.fail(read.refusal);
  return body.addToAll ? addForAll(context, looking, read.wanted) : addForOne(context, looking, { body, wanted: read.wanted });
};

async function addForOne(context: Context, looking: Looking, { body, wanted }: { body: AbsenceRequest; wanted: Wanted }) {
  const { company, actor, fail, audit } = context;
  const companyUserId = body.companyUserId ?? actor.member.companyUserId;
  const [person] = await readAbsentPeople(company, [companyUserId], { lock: true });
  if (!person) return fail('common.NotFound');
  if (!mayRegister(looking.viewer, companyUserId, wanted)) fail('common.Forbidden');
  const who = rightOf(looking, companyUserId, wanted);
  if (who !== 'administrator' && wanted.deductible !== isDeductible(wanted.type)) fail('common.Forbidden');
  if (person.state !== 'active' || person.isExternal) fail('absence.FailedToAdd');
  const facts = await factsFor(context, looking, { people: [person], wanted });
  const outcome = moveFor({ looking, wanted, person, who, facts: facts(companyUserId) });
  if ('code' in outcome) return fail(outcome.code, 400, { details: outcome.details });
  const eventIds = await writeMoves(writingOf(context), [outcome], audit);
  await planMessages(context, eventIds);
  return { absence: await absenceAgain(context, looking, outcome.absenceId), added: 1, skipped: [] };
}

/** One for each active internal person; those whose days clash or do not suffice are skipped and named (decisions.md §6). */
async function addForAll(context: Context, looking: Looking, wanted: Wanted) {
  const { company, fail, audit, partly } = context;
  if (looking.viewer.level !== 'full') fail('common.Forbidden');
  const people = await readAbsentPeople(company, 'everybody', { lock: true });
  const facts = await factsFor(context, looking, { people, wanted });
  const batchId = newId();
  const outcomes = people.map((person) => ({
    person,
    outcome: moveFor({ looking, wanted, person, who: 'administrator', facts: facts(person.companyUserId) }),
  }));
  const moves = outcomes.flatMap(({ outcome }) => ('code' in outcome ? [] : [{ ...outcome, batchId }]));
  const refused = outcomes.flatMap(({ person, outcome }) => ('code' in outcome ? [{ person, code: outcome.code }] : []));
  await writeMoves(writingOf(context), moves, audit);
  if (refused.length > 0) partly(refused.map(({ code }) => code));
  const skipped = refused.map(({ person, code }) => ({ companyUserId: person.companyUserId, fullName: person.fullName, code }));
  return { absence: null, added: moves.length, skipped };
}

function factsFor({ company }: Context, { rules, today }: Looking, asked: { people: readonly AbsentPerson[]; wanted: Wanted }) {
  const { startDate: from, endDate: to } = asked.wanted;
  return factsOf(company, rules, { people: asked.people, from, to, today });
}

/** Who leads somebody through others registers no illness of theirs: they could not see it. */
export function mayRegister(viewer: AbsenceViewer, companyUserId: string, { type }: Pick<Wanted, 'type'>): boolean {
  return mayAdd(viewer, companyUserId) && sightOn(viewer, { companyUserId, type, status: 2 }) === 'all';
}

/** In which right something new is asked for. */
export function rightOf({ viewer, rules }: Looking, companyUserId: string, { type }: Pick<Wanted, 'type'>): Who {
  if (isAdministratorOf(viewer, companyUserId)) return 'administrator';
  return isAutomatic(rules, type) ? 'automatic' : 'own';
}

interface Adding {
  looking: Looking;
  wanted: Wanted;
  person: AbsentPerson;
  who: Who;
  facts: Facts;
}

function moveFor({
  looking,
  wanted,
  person,
  who,
  facts,
}: Adding): Move | Refused | { code: DateRefusal; details: Record<string, unknown> } {
  const { rules, today, viewer } = looking;
  const role = who === 'administrator' ? 'administrator' : 'own';
  const judged = judge({ wanted, facts, rules, today, role, former: null });
  if ('refusal' in judged) return { code: judged.refusal, details: {} };
  const refused = refusedBy(judged, viewer);
  if (refused) return refused;
  const action = who === 'own' ? absenceAction.requestNew : absenceAction.create;
  const moved = transition({ status: 0, action, who });
  if ('refusal' in moved || moved.to === 'former') throw new Error('A new absence has nothing to go back to');
  const current = versionOf(judged, 1);
  const { companyUserId } = person;
  const told = { oldNumber: null, newNumber: 1, comment: wanted.comment };
  return { absenceId: newId(), companyUserId, action, from: 0, to: moved.to, current, proposed: null, added: current, ...told };
}
