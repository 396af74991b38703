import { feature } from '#kernel/contract/feature.ts';
import * as feeds from './endpoints-feed.ts';
import * as preboarding from './endpoints-preboarding.ts';
import * as tasks from './endpoints-tasks.ts';
import * as templates from './endpoints-templates.ts';
import * as plans from './endpoints.ts';
import { onOffBoardingRights } from './rights.ts';

const { getPlans, getPlan, getPlansOfPerson, createPlan, createPlans, updatePlan, deletePlan, restorePlan, updateDueDates } = plans;
const { previewPlan } = plans;
const { getTasks, createTask, updateTask, deleteTask, restoreTask, markAsCompleted, markAsNotCompleted } = tasks;
const { addHeldTasks, markAllAsCompleted, reopenTasks, updateOrder, handOverTasks, exportTasks } = tasks;
const { getTemplates, createTemplate, updateTemplate, deleteTemplate } = templates;
const { getPlanFeed, createPlanFeed, deletePlanFeed, readPlanFeed } = feeds;
const { sendPreboardingLink, getPreboarding, markPreboardingTask, updatePreboardingDetails } = preboarding;
const { updatePreboardingFiles, getPreboardingFile } = preboarding;

export const onoffboarding = feature({
  name: 'onoffboarding',
  rights: onOffBoardingRights,
  endpoints: {
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
  },
});
