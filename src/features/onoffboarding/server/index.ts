import { reasonSources } from '#features/notifications/server/public.ts';
import { taskOwners } from '#features/tasks/server/public.ts';
import { dataUses } from '#kernel/server/data-uses.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { ownErasures } from '#kernel/server/own-erasures.ts';
import { add } from '#kernel/server/registers.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { secretKinds } from '#kernel/server/secret-access.ts';
import { serve } from '#kernel/server/serve.ts';
import { rowsOf } from '#kernel/server/store-data-uses.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { onoffboarding } from '../contract/index.ts';
import { planKind } from '../contract/kinds.ts';
import { createPlan, createPlans } from './create-plan.ts';
import { getPreboardingFile, updatePreboardingFiles } from './preboarding-files.ts';
import { getPreboarding, markPreboardingTask, preboardingLinks, sendPreboardingLink, updatePreboardingDetails } from './preboarding.ts';
import { deletePlan, restorePlan, restoreTask } from './delete-plan.ts';
import { createPlanFeed, deletePlanFeed, getPlanFeed, planFeedSecrets, readPlanFeed } from './feed.ts';
import { getPlan, getPlans, getPlansOfPerson } from './get-plans.ts';
import { exportTasks, getTasks } from './get-tasks.ts';
import { handOverTasks } from './hand-over.ts';
import { addHeldTasks } from './add-held-tasks.ts';
import { jobs } from './jobs.ts';
import { listenToPeople } from './leavers.ts';
import { closedToMember } from './log-plan.ts';
import { markAllAsCompleted, markAsCompleted, markAsNotCompleted, reopenTasks } from './mark-task.ts';
import { planTasks } from './move-plan.ts';
import { previewPlan } from './preview-plan.ts';
import { createTask, deleteTask, updateOrder, updateTask } from './save-task.ts';
import { planErasure } from './store-own-erasure.ts';
import { plansShare } from './takeout.ts';
import { planReason } from './notify.ts';
import { createTemplate, deleteTemplate, getTemplates, updateTemplate } from './templates.ts';
import { updateDueDates, updatePlan } from './update-plan.ts';

const calls = {
  getPlans,
  getPlan,
  getPlansOfPerson,
  createPlan,
  createPlans,
  updatePlan,
  deletePlan,
  restorePlan,
  updateDueDates,
  previewPlan,
  getTasks,
  createTask,
  addHeldTasks,
  updateTask,
  deleteTask,
  restoreTask,
  markAsCompleted,
  markAsNotCompleted,
  markAllAsCompleted,
  reopenTasks,
  updateOrder,
  handOverTasks,
  exportTasks,
  getTemplates,
  createTemplate,
  updateTemplate,
  deleteTemplate,
  sendPreboardingLink,
  getPreboarding,
  markPreboardingTask,
  updatePreboardingDetails,
  updatePreboardingFiles,
  getPreboardingFile,
  getPlanFeed,
  createPlanFeed,
  deletePlanFeed,
  readPlanFeed,
};

const editors = ['OnOffBoardingAddAndModify'] as const;

export default serve(onoffboarding, calls, [
  add(taskOwners, planTasks),
  add(reasonSources, planReason),
  add(secretKinds, preboardingLinks, planFeedSecrets),
  add(dataUses, {
    treatment: 'hr/onboarding',
    why: {
      no: 'Dere følger planer for dem som begynner og slutter, i Samspill.',
      en: 'You follow plans for those who start and leave in Samspill.',
    },
    receivers: ['mail'],
    held: rowsOf('on_off_boarding_plan'),
  }),
  add(takeoutShares, plansShare),
  add(savedLists, { name: 'on-offboarding-plans', permission: 'OnOffBoardingAddAndModify', sharing: 'OnOffBoardingAddAndModify' }),
  add(
    loggedKinds,
    // That somebody leaves is nobody’s business before they say it, and hidden tasks are hidden here too.
    { entity: planKind, area: 'onOffBoarding', nameField: 'name', activity: 'author', tells: editors, closedTo: closedToMember },
    { entity: 'onOffBoardingTask', area: 'onOffBoarding', nameField: 'title', activity: 'author', tells: editors },
    { entity: 'onOffBoardingFeed', area: 'onOffBoarding' },
    { entity: 'onOffBoardingTemplate', area: 'onOffBoarding', nameField: 'name', activity: 'author', tells: editors },
  ),
  add(ownErasures, planErasure),
  add(jobKinds, ...jobs),
  ...listenToPeople,
]);
