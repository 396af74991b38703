import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Day } from '#kernel/contract/values.ts';
import { editGate, viewGate } from './gates.ts';
import { maxAtOnce, maxTasks } from './kinds.ts';
import { DeletedPlan, Plan, planFields, PlanProposal, PlanRow, ReferenceDate } from './plan.ts';
import { LeftOut, PreviewTask } from './preview.ts';

export const id = z.uuid(field('required'));
/** The version that the caller read; a plan that has changed since is refused with 409. */
export const version = z.number().int().positive().optional();
const answer = z.object({ plan: Plan });
/** Dates of open tasks, by task; null clears. */
const taskDueDates = z
  .record(z.uuid(), Day.nullable())
  .refine((dates) => Object.keys(dates).length <= maxTasks, field('tooLarge', { length: maxTasks }));

export const getPlans = endpoint({
  ...editGate,
  method: 'GET',
  path: '/onoffboarding/get-all',
  summary: 'Lists the plans the caller may edit, by reference date: published (including completed) and drafts.',
  effect: 'read',
  answer: z.object({
    published: z.array(PlanRow),
    drafts: z.array(PlanRow),
    proposals: z.array(PlanProposal),
    /** Those in the trash, which can be restored. */
    deleted: z.array(DeletedPlan),
    /** Whom the caller may plan for: those below them in the reporting lines; null for everybody. */
    team: z.array(id).nullable(),
  }),
  errors: [],
});

export const getPlan = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/onoffboarding/plan/get',
  summary: 'Returns one plan with the tasks the caller may see.',
  effect: 'read',
  query: z.object({ id }),
  answer,
  errors: [],
});

export const getPlansOfPerson = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/onoffboarding/plan/get-by-company-user-id',
  summary: 'Lists a person’s published and completed plans, as the caller may see them. The person only sees the tasks meant for them.',
  effect: 'read',
  query: z.object({ companyUserId: id }),
  answer: z.object({ published: z.array(Plan), completed: z.array(Plan), mayAdd: z.boolean() }),
  errors: [],
});

const makingCodes = [
  'onoffboarding.PlanExists',
  'onoffboarding.NotPerson',
  'onoffboarding.OwnPlan',
  'onoffboarding.UnknownTemplate',
  'onoffboarding.EndAccessNotPossible',
  'onoffboarding.NotResponsible',
  'onoffboarding.NoTasks',
  'onoffboarding.NoResponsible',
  'onoffboarding.TooManyTasks',
] as const;

export const createPlan = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/plan/create',
  repeats: 'adds',
  summary:
    'Creates a plan with its tasks, as a draft or published at once. Template tasks that are not for this person are left out and returned.',
  effect: 'write',
  body: z.object({ ...planFields, isPublished: z.boolean().default(false) }),
  answer: z.object({ plan: Plan, leftOut: z.array(LeftOut) }),
  errors: makingCodes,
});

export const createPlans = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/plan/create-many',
  repeats: 'adds',
  summary:
    'Creates one plan for each of up to 50 people, each on its own. 207 if some were not created, with the reason. Without a reference date, the date in each profile is used.',
  effect: 'write',
  body: z.object({
    companyUserIds: z
      .array(id)
      .min(1, field('required'))
      .max(maxAtOnce, field('tooLarge', { length: maxAtOnce })),
    plan: z.object({
      type: planFields.type,
      source: planFields.source,
      endAccess: planFields.endAccess,
      language: planFields.language,
      referenceDate: ReferenceDate.nullable().default(null),
      isPublished: z.boolean().default(false),
    }),
  }),
  answer: z.object({
    /** `lacking`: the titles of the tasks that nobody can do, when that is why none was made. */
    results: z.array(
      z.object({
        companyUserId: z.string(),
        id: z.string().nullable(),
        code: z.string().nullable(),
        lacking: z.array(z.string()).default([]),
      }),
    ),
  }),
  errors: [...makingCodes, 'onoffboarding.NoDate'],
});

export const updatePlan = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/plan/update',
  summary:
    'Changes a plan. Absent = unchanged. The switches also update open tasks with a relative date or responsible person; dates in `taskDueDates` replace those. `isPublished` publishes a draft, which cannot be undone.',
  effect: 'write',
  body: z.object({
    plan: z.object({
      id,
      version,
      companyUserId: id.optional(),
      referenceDate: ReferenceDate.optional(),
      endAccess: z.boolean().optional(),
      isPublished: z.boolean().optional(),
    }),
    shouldUpdateTaskResponsibles: z.boolean().default(false),
    shouldUpdateTaskDueDates: z.boolean().default(false),
    taskDueDates: taskDueDates.default({}),
  }),
  answer,
  errors: [
    'onoffboarding.PlanExists',
    'onoffboarding.NotPerson',
    'onoffboarding.OwnPlan',
    'onoffboarding.EndAccessNotPossible',
    'onoffboarding.NoTasks',
    'onoffboarding.NoResponsible',
    'onoffboarding.CannotUnpublish',
    'onoffboarding.PlanCompleted',
    'onoffboarding.TaskCompleted',
  ],
});

export const deletePlan = endpoint({
  ...editGate,
  method: 'DELETE',
  path: '/onoffboarding/plan/delete',
  summary: 'Deletes a plan with its tasks. It stays in the trash for 30 days. People with open tasks are notified.',
  effect: 'write',
  body: z.object({ id, version }),
  answer: z.object({}),
  errors: [],
});

export const restorePlan = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/plan/restore',
  summary: 'Restores a deleted plan.',
  effect: 'write',
  body: z.object({ id }),
  answer,
  errors: ['onoffboarding.PlanExists', 'onoffboarding.NotPerson'],
});

export const updateDueDates = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/plan/update-task-due-dates',
  summary: 'Sets due dates of open tasks, all or none; null removes a date. They no longer follow the reference date.',
  effect: 'write',
  body: z.object({
    onOffBoardingPlanId: id,
    version,
    taskDueDates,
  }),
  answer,
  errors: ['onoffboarding.TaskCompleted'],
});

export const previewPlan = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/plan/preview',
  summary:
    'Previews the tasks of a new plan, or of an existing plan with another date or person, with old and new values. Nothing is saved.',
  effect: 'read',
  body: z.object({
    plan: z.object(planFields).optional(),
    id: id.optional(),
    referenceDate: ReferenceDate.optional(),
    companyUserId: id.optional(),
    source: planFields.source.unwrap().optional(),
  }),
  answer: z.object({ tasks: z.array(PreviewTask), leftOut: z.array(LeftOut) }),
  errors: ['onoffboarding.UnknownTemplate', 'onoffboarding.NotPerson', 'onoffboarding.OwnPlan'],
});
