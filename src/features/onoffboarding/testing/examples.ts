import { uploadForCompany } from '#features/files/testing/uploaded.ts';
import type { Examples, World } from '#testing/examples.ts';
import type { onoffboarding } from '../contract/index.ts';
import { deletePlanFeed } from '../contract/endpoints-feed.ts';
import { sendPreboardingLink, updatePreboardingFiles } from '../contract/endpoints-preboarding.ts';
import { deleteTask } from '../contract/endpoints-tasks.ts';
import { createTemplate } from '../contract/endpoints-templates.ts';
import { deletePlan, getPlans } from '../contract/endpoints.ts';
import type { Plan } from '../contract/plan.ts';
import type { PlanTask } from '../contract/task.ts';
import { complete, givenPlan, planFeedSecretOf } from './given.ts';
import { mailedLink, newcomerIn } from './newcomer.ts';

/** Somebody new, about whom there is no plan yet. */
async function newPersonIn({ company }: World): Promise<string> {
  return String((await company.person('employee')).companyUserId);
}
const planIn = async (world: World, rest: object = {}): Promise<Plan> => givenPlan(world.admin, await newPersonIn(world), rest);

type MakeBody = (world: World) => Promise<Record<string, unknown>>;
/** The same request about a plan of this company, and about one of another, which is not found. */
const about = (make: MakeBody) => ({
  input: async (world: World) => ({ body: await make(world) }),
  foreign: async (_world: World, other: World) => ({ body: await make(other) }),
});

async function taskOf(world: World, place = 0): Promise<PlanTask> {
  const task = (await planIn(world)).tasks[place];
  if (!task) throw new Error('The plan of an example has no such task');
  return task;
}
const named = ({ id, onOffBoardingId }: PlanTask) => ({ encId: id, encOnOffBoardingId: onOffBoardingId });

async function templateIn({ admin }: World): Promise<string> {
  const body = { name: 'Butikk', type: 'Onboarding', tasks: [{ title: 'Vis rundt' }] };
  return String((await admin.call(createTemplate, { body })).json['templateId']);
}

async function growPlans(world: World, count: number): Promise<void> {
  for (let number = 0; number < Math.min(count, 20); number += 1) await planIn(world);
}

/** A link that was mailed to somebody who has not started yet. */
async function linkIn(world: World): Promise<{ secret: string; plan: Plan }> {
  const plan = await givenPlan(world.admin, await newcomerIn(world));
  await world.admin.call(sendPreboardingLink, { body: { id: plan.id } });
  return { secret: await mailedLink(world.server), plan };
}
const revoke = async (world: World): Promise<void> => {
  const { published } = (await world.admin.call(getPlans)).json as { published: { id: string }[] };
  for (const { id } of published) await world.admin.call(deletePlan, { body: { id } });
};

export const examples: Examples<typeof onoffboarding> = {
  getPlans: { input: () => ({}), grow: growPlans },
  getPlan: {
    input: async (world) => ({ query: { id: (await planIn(world)).id } }),
    foreign: async (_world, other) => ({ query: { id: (await planIn(other)).id } }),
  },
  getPlansOfPerson: {
    input: async (world) => ({ query: { companyUserId: (await planIn(world)).companyUserId } }),
    foreign: async (_world, other) => ({ query: { companyUserId: await newPersonIn(other) } }),
  },
  createPlan: about(async (world) => ({ type: 'Onboarding', companyUserId: await newPersonIn(world), referenceDate: '2026-12-14' })),
  createPlans: {
    input: async (world) => ({
      body: { companyUserIds: [await newPersonIn(world)], plan: { type: 'Onboarding', referenceDate: '2026-12-14' } },
    }),
    foreign: async (_world, other) => ({
      body: { companyUserIds: [await newPersonIn(other)], plan: { type: 'Onboarding', referenceDate: '2026-12-14' } },
    }),
  },
  updatePlan: about(async (world) => ({
    plan: { id: (await planIn(world)).id, referenceDate: '2026-12-28' },
    shouldUpdateTaskDueDates: true,
    shouldUpdateTaskResponsibles: true,
  })),
  deletePlan: about(async (world) => ({ id: (await planIn(world)).id })),
  restorePlan: about(async (world) => {
    const { id } = await planIn(world);
    await world.admin.call(deletePlan, { body: { id } });
    return { id };
  }),
  updateDueDates: about(async (world) => {
    const { id, onOffBoardingId } = await taskOf(world);
    return { onOffBoardingPlanId: onOffBoardingId, taskDueDates: { [id]: '2026-12-01' } };
  }),
  previewPlan: about(async (world) => ({ id: (await planIn(world)).id, referenceDate: '2026-12-28' })),
  getTasks: { input: () => ({ body: { includeCompleted: true, scope: 'all' } }), grow: growPlans },
  createTask: about(async (world) => ({
    onOffBoardingId: (await planIn(world)).id,
    title: 'Vis rundt',
    relativeResponsible: 'planCreator',
    relativeDueDate: 1,
  })),
  addHeldTasks: about(async (world) => {
    const plan = await planIn(world, { type: 'Offboarding' });
    return { id: plan.id };
  }),
  updateTask: about(async (world) => {
    const { id, onOffBoardingId } = await taskOf(world);
    return { id, onOffBoardingId, title: 'Bestill pc og skjerm' };
  }),
  deleteTask: about(async (world) => named(await taskOf(world))),
  restoreTask: about(async (world) => {
    const task = named(await taskOf(world));
    await world.admin.call(deleteTask, { body: task });
    return task;
  }),
  markAsCompleted: about(async (world) => named(await taskOf(world))),
  markAsNotCompleted: about(async (world) => {
    const task = await taskOf(world);
    await complete(world.admin, task);
    return named(task);
  }),
  markAllAsCompleted: about(async (world) => ({ onOffBoardingId: (await planIn(world)).id })),
  reopenTasks: about(async (world) => {
    const task = await taskOf(world);
    await complete(world.admin, task);
    return { onOffBoardingId: task.onOffBoardingId, taskIds: [task.id] };
  }),
  updateOrder: about(async (world) => {
    const { id, onOffBoardingId } = await taskOf(world);
    return { id, onOffBoardingId, order: 2 };
  }),
  handOverTasks: {
    input: async (world) => {
      const { responsibleId } = await taskOf(world, 1);
      return { body: { companyUserId: responsibleId, newCompanyUserId: world.admin.companyUserId } };
    },
    foreign: async (_world, other) => ({ body: { companyUserId: await newPersonIn(other), newCompanyUserId: await newPersonIn(other) } }),
  },
  exportTasks: {
    input: async (world) => {
      await planIn(world);
      return { body: { columns: ['person', 'title', 'responsible', 'dueDate'], format: 'csv' } };
    },
  },
  getTemplates: { input: () => ({}) },
  createTemplate: {
    input: () => ({ body: { name: 'Butikk', type: 'Onboarding', tasks: [{ title: 'Vis rundt' }] } }),
    foreign: async (_world, other) => ({ body: { name: 'Butikk', type: 'Onboarding', onOffBoardingPlanId: (await planIn(other)).id } }),
  },
  updateTemplate: about(async (world) => ({
    template: { templateId: await templateIn(world), name: 'Lager', type: 'Onboarding', tasks: [{ title: 'Vis rundt' }] },
  })),
  sendPreboardingLink: about(async (world) => ({ id: (await givenPlan(world.admin, await newcomerIn(world))).id })),
  updatePreboardingFiles: about(async (world) => ({ id: (await planIn(world)).id, fileIds: [(await uploadForCompany(world.admin)).id] })),
  getPreboardingFile: {
    input: async (world) => {
      const { secret, plan } = await linkIn(world);
      const { id: fileId } = await uploadForCompany(world.admin);
      await world.admin.call(updatePreboardingFiles, { body: { id: plan.id, fileIds: [fileId] } });
      return { params: { fileName: 'Notat.txt' }, query: { secret, fileId } };
    },
    foreign: async (world, other) => {
      const { secret } = await linkIn(world);
      return { params: { fileName: 'Notat.txt' }, query: { secret, fileId: (await uploadForCompany(other.admin)).id } };
    },
    revoke,
  },
  getPreboarding: { input: async (world) => ({ query: { secret: (await linkIn(world)).secret } }), revoke },
  markPreboardingTask: {
    input: async (world) => {
      const { secret, plan } = await linkIn(world);
      return { body: { secret, encId: plan.tasks[1]?.id } };
    },
    foreign: async (world, other) => {
      const { secret } = await linkIn(world);
      return { body: { secret, encId: (await taskOf(other)).id } };
    },
    revoke,
  },
  updatePreboardingDetails: {
    input: async (world) => ({ body: { secret: (await linkIn(world)).secret, details: { mobilePhoneNumber: '91234567' } } }),
    revoke,
  },
  getPlanFeed: { input: () => ({}) },
  createPlanFeed: { input: () => ({ body: { scope: 'mine' } }) },
  deletePlanFeed: {
    input: async ({ admin }) => {
      await planFeedSecretOf(admin);
      return {};
    },
  },
  readPlanFeed: {
    input: async ({ admin }) => ({ params: { secret: await planFeedSecretOf(admin) } }),
    revoke: async ({ admin }) => {
      await admin.call(deletePlanFeed);
    },
    grow: growPlans,
  },
  deleteTemplate: {
    input: async (world) => ({ query: { templateId: await templateIn(world) } }),
    foreign: async (_world, other) => ({ query: { templateId: await templateIn(other) } }),
  },
};
