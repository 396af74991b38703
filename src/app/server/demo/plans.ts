import { templates } from '#features/onoffboarding/content/templates.ts';
import onoffboarding from '#features/onoffboarding/server/index.ts';
import type { PlanType } from '#features/onoffboarding/contract/kinds.ts';
import type { Plan } from '#features/onoffboarding/contract/plan.ts';
import { completeTasks } from '#features/onoffboarding/server/store-tasks.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { addDays } from '#kernel/contract/days.ts';
import { callAs, writeLog, type DemoContext } from './demo-context.ts';
import { addressOf } from './demo-people.ts';
import { momentAgo } from './recent-weeks.ts';

/** A plan of the demo: its date, and how many of its first tasks are done. */
interface DemoPlan {
  type: PlanType;
  template: string;
  person: PersonRecord | undefined;
  on: string;
  done: number;
  isPublished: boolean;
  isAccessEnding?: true;
}

interface AddPlansInput {
  context: DemoContext;
  people: readonly PersonRecord[];
  today: string;
}

/** Makes the plans of a demo company: for those who start, who came a while ago, who leave, and a draft. */
export async function addPlans({ context, people, today }: AddPlansInput): Promise<void> {
  const ofPart = (part: string) => people.find(({ emailAddress }) => emailAddress === addressOf(part));
  const maker = ofPart('hradmin') ?? ofPart('systemadmin');
  if (!maker) return;
  const parts = new Set(['manager', 'officeadmin', 'employee'].map(addressOf));
  const others = people.filter(
    ({ id, state, role, emailAddress }) => state === 'active' && role === 'employee' && id !== maker.id && !parts.has(emailAddress ?? ''),
  );
  const day = (days: number) => addDays(today, days);
  const newcomer = ofPart('pending');
  // Of somebody who came long ago all deadlines would be years old.
  const came = (person: PersonRecord | undefined): string =>
    person?.startDate && person.startDate > day(-120) ? person.startDate : day(-75);
  const employee = ofPart('employee');
  const leaver = others.find(({ endDate }) => endDate !== null && endDate >= day(10) && endDate <= day(60)) ?? others.at(-1);
  const left = others.filter((one) => one !== leaver);
  const plans: readonly DemoPlan[] = [
    { type: 'Onboarding', template: 'first-day', person: newcomer, on: newcomer?.startDate ?? day(18), done: 3, isPublished: true },
    { type: 'Onboarding', template: 'part-time', person: employee, on: came(employee), done: 20, isPublished: true },
    {
      type: 'Offboarding',
      template: 'leaving',
      person: leaver,
      on: leaver?.endDate ?? day(12),
      done: 2,
      isPublished: true,
      isAccessEnding: true,
    },
    { type: 'Offboarding', template: 'parental-leave', person: left.at(-1), on: day(40), done: 1, isPublished: true },
    { type: 'Onboarding', template: 'return-from-parental-leave', person: left.at(-2), on: day(-40), done: 7, isPublished: true },
    { type: 'Onboarding', template: 'leader', person: left.at(-3), on: day(45), done: 0, isPublished: false },
  ];
  context.moveTo(momentAgo(today, 8, '10:15'));
  for (const plan of plans) await addPlan(context, { maker, plan });
}

async function addPlan(context: DemoContext, { maker, plan }: { maker: PersonRecord; plan: DemoPlan }): Promise<void> {
  const { type, template, person, on, done, isPublished, isAccessEnding = false } = plan;
  if (!person) return;
  const body = {
    type,
    companyUserId: person.id,
    referenceDate: on,
    source: { kind: 'template', id: template },
    endAccess: isAccessEnding,
    isPublished,
  };
  const answer = await callAs(context, { by: maker, feature: onoffboarding, call: 'createPlan', body, prepared: templates });
  // The answer of `createPlan`.
  const made = (answer as { plan: Plan } | undefined)?.plan;
  if (!made) return;
  if (done < made.tasks.length) await completeFirst(context, { maker, plan: made, done });
  else await callAs(context, { by: maker, feature: onoffboarding, call: 'markAllAsCompleted', body: { onOffBoardingId: made.id } });
}

/** Completes the first tasks of a plan, each by whoever has it. */
async function completeFirst(
  context: DemoContext,
  { maker, plan, done }: { maker: PersonRecord; plan: Plan; done: number },
): Promise<void> {
  const { company, services } = context;
  for (const { id, title, responsibleId } of plan.tasks.slice(0, done)) {
    const now = services.clock.now();
    await completeTasks(company, { planId: plan.id, taskId: id, by: responsibleId ?? maker.id, now, comment: '' });
    const change = {
      entity: 'onOffBoardingTask',
      entityId: plan.id,
      before: { title, isCompleted: false },
      after: { title, isCompleted: true },
    };
    await writeLog(context, maker, { action: 'onoffboarding.markAsCompleted', changes: [change] });
  }
}
