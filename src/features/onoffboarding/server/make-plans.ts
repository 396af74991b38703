import { readFreeDays } from '#features/absence/server/public.ts';
import { viewPeople } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { maxTasks, type Language, type PlanType } from '../contract/kinds.ts';
import { ReferenceDate } from '../contract/plan.ts';
import type { LeftOut } from '../contract/preview.ts';
import { peopleAround, type PeopleAround } from './around.ts';
import { heldTasks } from './held-tasks.ts';
import { loggedPlan, planChange } from './log-plan.ts';
import { fillTasks, namedIn, type FilledTask } from './make-tasks.ts';
import { teamOf } from './open-plan.ts';
import { findHeld } from './read-held.ts';
import type { Source, SourceTask } from './source.ts';
import type { PersonAround } from './store-around.ts';
import { insertPlans } from './store-plans.ts';
import { insertTasks } from './store-tasks.ts';
import { holdersOf, showPerson, tell } from './notify.ts';

export type MakingCode =
  | 'onoffboarding.PlanExists'
  | 'onoffboarding.NotPerson'
  | 'onoffboarding.OwnPlan'
  | 'onoffboarding.NoTasks'
  | 'onoffboarding.NoResponsible'
  | 'onoffboarding.NoDate'
  | 'onoffboarding.TooManyTasks'
  | 'common.NotFound'
  | 'common.Forbidden'
  | 'common.AlreadyDone';

type Call = Pick<CallContext, 'company' | 'actor' | 'services' | 'now' | 'today' | 'audit'>;

/** What the plans of a call have in common. */
export interface PlansInput {
  type: PlanType;
  source: Source;
  language: Language;
  endAccess: boolean;
  isPublished: boolean;
  /** Whether what the person holds elsewhere has tasks too; of a plan for one person. */
  addHeldTasks?: boolean;
}

/** A plan that was made, or why it was not. */
export interface MadePlan {
  companyUserId: string;
  id: string | null;
  code: MakingCode | null;
  leftOut: LeftOut[];
  /** The tasks that nobody can do, when that is why. */
  lacking: string[];
}

interface Candidate {
  companyUserId: string;
  /** Null: that of the profile. */
  referenceDate: string | null;
}

/** Makes a plan with its tasks for each of these people, each judged alone, in a constant number of statements (plans.6). */
export async function makePlans(call: Call, input: PlansInput, candidates: readonly Candidate[]): Promise<MadePlan[]> {
  const { company, actor, now } = call;
  const by = actor.member.companyUserId;
  const ids = [...new Set(candidates.map(({ companyUserId }) => companyUserId))];
  const codes = await judgePeople(call, ids, { lock: true });
  const around = await peopleAround(call, { about: ids, named: [by, ...namedIn(input.source.tasks)] });
  const held = await findHeldTasks(call, input, { around, ids: ids.filter((id) => !codes.has(id)) });
  const isFree = await readFreeDays(company);
  const validated = candidates.map(({ companyUserId, referenceDate }, place) => {
    const isTwice = candidates.findIndex((one) => one.companyUserId === companyUserId) < place;
    const code = isTwice ? ('common.AlreadyDone' as const) : (codes.get(companyUserId) ?? null);
    return validatePlan({ companyUserId, referenceDate, code }, input, { around, held, isFree, by, now });
  });
  const chosen = validated.flatMap((one) => (one.code === null && one.plan ? { ...one, plan: one.plan } : []));
  const added = await insertPlans(
    company,
    chosen.map(({ plan }) => plan),
    { by, now },
  );
  const made = chosen.filter(({ plan }) => added.has(plan.id));
  await insertTasks(
    company,
    made.flatMap(({ plan, tasks }) =>
      tasks.map((task, order) => ({ ...task, id: newId(), planId: plan.id, order, isDormant: plan.publishedAt === null })),
    ),
    { by, now },
  );
  await notifyOfPlans(call, input, made);
  return validated.map(({ companyUserId, code, plan, leftOut, lacking }) => {
    const isMade = plan !== undefined && added.has(plan.id);
    return { companyUserId, id: isMade ? plan.id : null, code: code ?? (isMade ? null : 'onoffboarding.PlanExists'), leftOut, lacking };
  });
}

/** The tasks about what the person of a plan holds; they are asked for of one person, because each feature is asked. */
export async function findHeldTasks(
  call: Pick<Call, 'company' | 'actor' | 'services' | 'now' | 'today'>,
  { type, language, addHeldTasks = false }: Pick<PlansInput, 'type' | 'language' | 'addHeldTasks'>,
  { around, ids: [personId, ...others] }: { around: PeopleAround; ids: readonly string[] },
): Promise<SourceTask[]> {
  if (!addHeldTasks || type !== 'Offboarding' || personId === undefined) return [];
  if (others.length > 0) throw new Error('What is held was asked for of several people');
  const by = call.actor.member.companyUserId;
  const kinds = (await findHeld(call, personId)).map(({ key }) => key);
  return heldTasks(kinds, { language, people: around.of(personId, by), by });
}

interface ValidatedPlan extends Omit<MadePlan, 'id'> {
  person: PersonAround | undefined;
  tasks: FilledTask[];
  plan: Parameters<typeof insertPlans>[1][number] | undefined;
}

interface Making {
  around: PeopleAround;
  held: readonly SourceTask[];
  isFree: (day: string) => boolean;
  by: string;
  now: Date;
}

function validatePlan(
  { companyUserId, referenceDate: requested, code }: Candidate & { code: MakingCode | null },
  { type, source, language, endAccess, isPublished }: PlansInput,
  { around, held, isFree, by, now }: Making,
): ValidatedPlan {
  const person = around.people.get(companyUserId);
  const none = { companyUserId, person, tasks: [], plan: undefined, leftOut: [], lacking: [] };
  if (code !== null || !person) return { ...none, code: code ?? 'common.NotFound' };
  const referenceDate = requested ?? (type === 'Onboarding' ? person.startDate : person.endDate);
  // Some profiles say the last day of the calendar where they mean none.
  if (referenceDate === null || !ReferenceDate.safeParse(referenceDate).success) return { ...none, code: 'onoffboarding.NoDate' };
  const { tasks, leftOut } = fillTasks([...source.tasks, ...held], { type, person, referenceDate, createdBy: by }, { around, isFree });
  const lacking = tasks.flatMap(({ title, responsibleId }) => (responsibleId === null ? title : []));
  if (tasks.length > maxTasks) return { ...none, leftOut, code: 'onoffboarding.TooManyTasks' };
  if (isPublished && tasks.length === 0) return { ...none, leftOut, code: 'onoffboarding.NoTasks' };
  if (isPublished && lacking.length > 0) return { ...none, leftOut, lacking, code: 'onoffboarding.NoResponsible' };
  const { kind: sourceKind, id: sourceId } = source;
  const plan = { id: newId(), type, personId: companyUserId, referenceDate, sourceKind, sourceId, language, endAccess };
  return { companyUserId, person, tasks, leftOut, lacking, code: null, plan: { ...plan, publishedAt: isPublished ? now : null } };
}

async function notifyOfPlans(call: Call, { isPublished }: PlansInput, made: readonly ValidatedPlan[]): Promise<void> {
  const named = made.flatMap(({ plan, person, tasks }) =>
    plan && person ? { plan: { ...plan, personName: person.fullName }, people: holdersOf(tasks), tasks: tasks.length } : [],
  );
  for (const { plan, tasks } of named) call.audit(planChange(plan, undefined, { ...loggedPlan(plan), isPublished, tasks }));
  if (!isPublished) return;
  for (const { plan, tasks } of made) if (plan) showPerson(call.company, plan, tasks);
  await tell(call, 'given', named);
}

type PersonCode = Extract<MakingCode, 'common.NotFound' | 'common.Forbidden' | 'onoffboarding.NotPerson' | 'onoffboarding.OwnPlan'>;

/** Why the caller can make no plans about these people; with `lock` they are locked against erasure. */
export async function judgePeople(
  call: Pick<CallContext, 'company' | 'actor'>,
  ids: readonly string[],
  options?: { lock: boolean },
): Promise<Map<string, PersonCode>> {
  const { member } = call.actor;
  const people = await viewPeople(
    call.company,
    ids.map((companyUserId) => ({ member, companyUserId })),
    options,
  );
  const team = await teamOf(call);
  const codeOf = (id: string, place: number): PersonCode | undefined => {
    const person = people[place];
    if (!person) return 'common.NotFound';
    if (id === member.companyUserId) return 'onoffboarding.OwnPlan';
    if (member.levels.onOffBoarding !== 'full' && !team.has(id)) return 'common.Forbidden';
    return person.isExternal || person.state === 'inactive' ? 'onoffboarding.NotPerson' : undefined;
  };
  const codes = new Map<string, PersonCode>();
  for (const [place, id] of ids.entries()) {
    const code = codeOf(id, place);
    if (code) codes.set(id, code);
  }
  return codes;
}
