import { readDeputies } from '#features/absence/server/public.ts';
import { deleteNotificationsOf } from '#features/notifications/server/public.ts';
import {
  accessEnded,
  consequencesOf,
  employmentChanged,
  rolesChanged,
  endDatesChanged,
  personActivated,
  personDeactivated,
  personErasing,
  personLeaving,
  recordsWanted,
  startDatesChanged,
  type PeopleEvent,
  type PersonEvent,
} from '#features/people/server/public.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import { nameErasedLines } from '#kernel/server/audit-erasure.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { eraseDetailsOfRecords } from '#kernel/server/store-audit.ts';
import { revokeSecrets } from '#kernel/server/store-secret.ts';
import { planKind, preboardingSecrets, type PlanType } from '../contract/kinds.ts';
import { differsFromProfile } from '../contract/rules/profile-date.ts';
import { peopleAround } from './around.ts';
import { endFeed } from './feed.ts';
import { erasePlan } from './delete-plan.ts';
import { handOver } from './hand-over.ts';
import { readFeed } from './store-feed.ts';
import {
  findExternalHolders,
  findMismatches,
  findOpenOnboarding,
  findOpenPlansOfExternals,
  findPeopleWithPlans,
  readHeldPlans,
} from './store-hand-over.ts';
import { readPlans } from './store-plans.ts';
import { forgetPerson } from './store-templates.ts';
import { makerOf, tell } from './notify.ts';

/** What happens with plans when people change, leave or are erased: tasks are handed over, and nothing else is done by itself (plans.12). */
export const listenToPeople: readonly Contribution[] = [
  on(recordsWanted, ({ company, companyUserIds }) => findPeopleWithPlans(company, companyUserIds)),
  on(startDatesChanged, (event) => notifyOfMisfits(event, 'Onboarding')),
  on(endDatesChanged, (event) => notifyOfMisfits(event, 'Offboarding')),
  on(employmentChanged, async (event) => {
    // External people reach no plans.
    for (const companyUserId of await findExternalHolders(event.company, event.companyUserIds))
      await handOverAll({ ...event, companyUserId });
  }),
  on(rolesChanged, async (event) => {
    // Of who was external already their makers know.
    const ids = event.companyUserIds.filter((id) => !externalRoles.some((role) => role === event.formerRoles.get(id)));
    await notifyOfUnfit(event, 'external', await findOpenPlansOfExternals(event.company, ids));
  }),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const count = purpose === 'delete' ? (await readPlans(company, { personId: companyUserId })).length : 0;
    const calendarAddresses = purpose === 'deactivate' && (await readFeed(company, { companyUserId })) ? 1 : 0;
    return consequencesOf({ onOffBoardingPlans: count, calendarAddresses });
  }),
  on(personActivated, endLinks),
  on(accessEnded, async ({ company, companyUserId }) => void (await endFeed(company, companyUserId))),
  on(personDeactivated, async (event) => {
    await endFeed(event.company, event.companyUserId);
    await endLinks(event);
    await handOverAll(event);
    await notifyOfUnfit(event, 'deactivated', await findOpenOnboarding(event.company, event.companyUserId));
  }),
  on(personErasing, async (event) => {
    const { company, companyUserId, now } = event;
    const ids = (await readPlans(company, { personId: companyUserId }, 'with')).map(({ id }) => id);
    for (const id of ids) await erasePlan(event, id);
    await deleteNotificationsOf(company, ids);
    const lines = await Promise.all([planKind, 'onOffBoardingTask'].map((entity) => eraseDetailsOfRecords(company, entity, ids)));
    await nameErasedLines(company, lines.flat(), now);
    await endFeed(company, companyUserId);
    await forgetPerson(company, companyUserId);
    await handOverAll(event);
  }),
];

/** Makers are told when the profile has another date than the plan; or none any more, as when somebody stays after all. */
async function notifyOfMisfits(event: PeopleEvent, type: PlanType): Promise<void> {
  const found = await readPlans(event.company, { ids: await findMismatches(event.company, event.companyUserIds, type) });
  const misfits = found.filter((plan) => plan.profileDate === null || differsFromProfile(plan));
  const messages = misfits.flatMap((plan) => (plan.createdBy === event.by ? [] : { plan, people: makerOf(plan) }));
  await tell(event, 'misfit', messages);
}

/** Makers are told when the person of an open plan is nobody any more whom such a plan is about (plans.1). */
async function notifyOfUnfit(
  event: Pick<PeopleEvent, 'company' | 'services' | 'today' | 'by'>,
  message: 'deactivated' | 'external',
  planIds: readonly string[],
): Promise<void> {
  if (planIds.length === 0) return;
  const plans = await readPlans(event.company, { ids: planIds });
  const messages = plans.flatMap((plan) => (plan.createdBy === event.by ? [] : { plan, people: makerOf(plan) }));
  await tell(event, message, messages);
}

/** The link for the time before the start ends with it. */
async function endLinks({ company, companyUserId }: PersonEvent): Promise<void> {
  const plans = await readPlans(company, { personId: companyUserId }, 'with');
  await revokeSecrets(company, { kind: preboardingSecrets, targets: plans.map(({ id }) => id) });
}

/** Open tasks go to a deputy, the nearest manager who is here, an HR administrator, else a system administrator; never to whom the plan is about. */
async function handOverAll(
  event: Pick<PeopleEvent, 'company' | 'services' | 'today' | 'audit'> & { companyUserId: string },
): Promise<void> {
  const { company, companyUserId } = event;
  const held = await readHeldPlans(company, companyUserId, 'all');
  if (held.length === 0) return;
  // Whether or not they are away today: from now on they are not there.
  const deputyId = (await readDeputies(company, event.today)).get(companyUserId);
  const deputyIds = deputyId === undefined ? [] : [deputyId];
  const around = await peopleAround(event, { about: [companyUserId], named: deputyIds });
  const { managerIds, hradminIds, systemadminIds, candidates } = around.of(companyUserId, companyUserId);
  const successors = [...deputyIds, ...managerIds, ...hradminIds, ...systemadminIds].filter(
    (id) => id !== companyUserId && candidates.get(id)?.mayHaveTasks,
  );
  const handed = await handOver(event, {
    from: companyUserId,
    plans: 'all',
    successorOf: ({ personId }) => successors.find((id) => id !== personId) ?? null,
  });
  const byPlan = Map.groupBy(handed, ({ planId }) => planId);
  const plans = await readPlans(company, { ids: [...byPlan.keys()] });
  const messages = plans.flatMap((plan) =>
    plan.createdBy === companyUserId ? [] : { plan, people: makerOf(plan, byPlan.get(plan.id)?.length) },
  );
  await tell(event, 'handedOver', messages);
}
