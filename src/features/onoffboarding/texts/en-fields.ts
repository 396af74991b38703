import type { FieldWords } from '#kernel/contract/texts.ts';

const types = { Onboarding: 'Onboarding', Offboarding: 'Offboarding' };
const relatives = {
  companyUser: 'The person',
  reportingManager: 'Nearest manager',
  planCreator: 'Who made the plan',
  hradmin: 'HR administrator',
};
const units = { day: 'Days', workingDay: 'Working days' };

const plan = {
  name: 'Person',
  type: 'Kind',
  personId: 'Person',
  referenceDate: 'First or last day',
  sourceKind: 'Made from',
  sourceId: 'Template or plan',
  language: 'Language',
  endAccess: 'Ends access',
  accessEndedAt: 'Access ended',
  hasAccess: 'Has access',
  publishedAt: 'Published',
  completedAt: 'Completed',
  reopenedAt: 'Opened again',
  deletedAt: 'Deleted',
  isPublished: 'Published',
  isCompleted: 'Completed',
  preboardingSentAt: 'Link before the start sent',
  preboardingExpiresAt: 'Link before the start ends',
  preboardingGiven: 'Details given before the start',
  tasks: 'Tasks',
};
const task = {
  title: 'Task',
  description: 'Description',
  dueDate: 'Due',
  responsibleId: 'Responsible',
  relativeDays: 'Days from the first or last day',
  relativeUnit: 'Counted in',
  relativeResponsible: 'Responsible, as seen from the plan',
  visibleToEmployee: 'Visible to the person',
  isVisibleToSubject: 'Visible to the person',
  shownPlanId: 'Plan that shows it',
  isDormant: 'In a draft',
  order: 'Place',
  place: 'Place',
  planId: 'Plan',
  isCompleted: 'Completed',
  files: 'Files',
};

/** Words for what is kept of plans, in the log and in takeouts. */
export const enFields = {
  records: {
    onOffBoardingPlan: 'On- and offboarding plans',
    onOffBoardingTemplate: 'Templates of plans',
    onOffBoardingTask: 'Tasks of plans',
    planTask: 'Tasks of plans',
  },
  fields: {},
  fieldsOf: {
    onOffBoardingPlan: plan,
    onOffBoardingTask: task,
    onOffBoardingTemplate: { name: 'Name', type: 'Kind', endAccess: 'Ends access', tasks: 'Tasks' },
    planTask: {
      ...task,
      ownerKind: 'About',
      ownerId: 'About which',
      repeatNumber: 'Repeats every',
      repeatUnit: 'Repeats in',
      repeatFrom: 'Repeats from',
      followsId: 'Comes after',
      completedAt: 'Completed',
      completedBy: 'Completed by',
      comment: 'Comment',
      overdueToldAt: 'Told that it is overdue',
      companyUserId: 'Person',
    },
    task: {
      planId: 'Plan',
      place: 'Place in the plan',
      relativeDays: 'Days from the day of the plan',
      relativeUnit: 'Counted in',
      relativeResponsible: 'Responsible, as seen from the plan',
      isVisibleToSubject: 'Visible to the person',
      shownPlanId: 'Plan that shows it',
      isDormant: 'In a draft',
    },
    ownTask: {
      planId: 'Plan',
      place: 'Place in the plan',
      relativeDays: 'Days from the day of the plan',
      relativeUnit: 'Counted in',
      relativeResponsible: 'Responsible, as seen from the plan',
      isVisibleToSubject: 'Visible to the person',
      shownPlanId: 'Plan that shows it',
      isDormant: 'In a draft',
    },
  },
  values: { area: { onOffBoarding: 'On- and offboarding' } },
  valuesOf: {
    onOffBoardingPlan: {
      type: types,
      sourceKind: { empty: 'Nothing', template: 'Template', plan: 'Another plan' },
      language: { no: 'Norwegian', en: 'English' },
    },
    onOffBoardingTask: { relativeResponsible: relatives, relativeUnit: units },
    onOffBoardingTemplate: { type: types },
    planTask: { relativeResponsible: relatives, relativeUnit: units, ownerKind: { onOffBoardingPlan: 'A plan' } },
    task: { relativeResponsible: relatives, relativeUnit: units, ownerKind: { onOffBoardingPlan: 'A plan' } },
    ownTask: { relativeResponsible: relatives, relativeUnit: units, ownerKind: { onOffBoardingPlan: 'A plan' } },
  },
} satisfies FieldWords;
