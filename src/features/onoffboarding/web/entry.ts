import { IconListCheck, IconUserCheck } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';
import { readsOfPlans, readsOfTemplates } from './reads-of-plans.ts';

const title = { en: 'On- and offboarding', no: 'Onboarding og offboarding' };
export const tasksTitle = { en: 'My on- and offboarding tasks', no: 'Mine oppgaver i onboarding og offboarding' };
export const gate = { feature: 'onOffBoarding', subscriptionFeature: 'onoffboarding' } as const;
const page = {
  permissions: ['OnOffBoarding'],
  requiredFeature: 'onOffBoarding',
  subscriptionFeature: 'onoffboarding',
  isBeta: true,
  texts: ['people', 'files', 'tasks'],
} as const;
const editing = { ...page, permissions: ['OnOffBoardingAddAndModify'] } as const;

export default webEntry({
  routes: [
    {
      name: 'on-offboarding',
      path: '/on-offboarding',
      title,
      ...editing,
      load: async () => (await import('./list/PlansPage.tsx')).PlansPage,
    },
    {
      name: 'on-offboarding-my-tasks',
      path: '/on-offboarding/my-tasks',
      title: tasksTitle,
      ...page,
      load: async () => (await import('./mine/MyTasksPage.tsx')).MyTasksPage,
    },
    {
      name: 'on-offboarding-my-plans',
      path: '/on-offboarding/my-plans',
      title: { en: 'My plans', no: 'Mine planer' },
      ...page,
      load: async () => (await import('./mine/MyPlansPage.tsx')).MyPlansPage,
    },
    {
      name: 'on-offboarding-new',
      path: '/on-offboarding/new',
      title: { en: 'New plan', no: 'Ny plan' },
      ...editing,
      load: async () => (await import('./new/PlanNewPage.tsx')).PlanNewPage,
    },
    {
      name: 'on-offboarding-new-many',
      path: '/on-offboarding/new-many',
      title: { en: 'Plans for several people', no: 'Planer for flere' },
      ...editing,
      load: async () => (await import('./many/PlansNewManyPage.tsx')).PlansNewManyPage,
    },
    {
      name: 'on-offboarding-edit',
      path: '/on-offboarding/edit',
      title: { en: 'Edit plan', no: 'Rediger plan' },
      ...editing,
      load: async () => (await import('./edit/PlanEditPage.tsx')).PlanEditPage,
    },
    {
      name: 'on-offboarding-details',
      path: '/on-offboarding/details',
      record: 'onOffBoardingPlan',
      title: { en: 'Plan', no: 'Plan' },
      ...page,
      load: async () => (await import('./record/PlanPage.tsx')).PlanPage,
    },
    {
      name: 'on-offboarding-templates',
      path: '/on-offboarding/templates',
      title: { en: 'Plan templates', no: 'Planmaler' },
      ...editing,
      load: async () => (await import('./templates/TemplatesPage.tsx')).TemplatesPage,
    },
    {
      name: 'on-offboarding-template',
      path: '/on-offboarding/template',
      title: { en: 'Plan template', no: 'Planmal' },
      ...editing,
      load: async () => (await import('./templates/TemplatePage.tsx')).TemplatePage,
    },
    {
      name: 'on-offboarding-template-new',
      path: '/on-offboarding/template/new',
      title: { en: 'New plan template', no: 'Ny planmal' },
      ...editing,
      load: async () => (await import('./templates/TemplatePage.tsx')).TemplateNewPage,
    },
    {
      name: 'preboarding',
      path: '/preboarding',
      title: { en: 'Before your first day', no: 'Før første dag' },
      layout: 'unauthorized',
      isPublic: true,
      load: async () => (await import('./preboarding/PreboardingPage.tsx')).PreboardingPage,
    },
  ],
  navigation: [
    {
      key: 'on-offboarding',
      group: 'hr',
      path: '/on-offboarding',
      label: title,
      icon: IconUserCheck,
      isBeta: true,
      permission: 'OnOffBoardingAddAndModify',
      ...gate,
      order: 7,
    },
    {
      key: 'on-offboarding-my-tasks',
      group: 'hr',
      path: '/on-offboarding/my-tasks',
      label: title,
      icon: IconListCheck,
      isBeta: true,
      permission: 'OnOffBoarding',
      without: 'OnOffBoardingAddAndModify',
      ...gate,
      order: 7.1,
    },
  ],
  recordParts: [
    {
      record: 'person',
      key: 'plans',
      place: 'tab',
      label: { en: 'Plans', no: 'Planer' },
      order: 44,
      permission: 'OnOffBoarding',
      ...gate,
      needsAccess: true,
      load: async () => (await import('./person/PersonPlans.tsx')).PersonPlans,
    },
    {
      record: 'onOffBoardingPlan',
      key: 'log',
      place: 'tab',
      label: { en: 'Log', no: 'Logg' },
      order: 40,
      permission: 'OrganisationLogs',
      load: async () => (await import('./record/PlanLog.tsx')).PlanLog,
    },
  ],
  live: {
    onOffBoardingPlan: readsOfPlans,
    onOffBoardingTask: readsOfPlans,
    onOffBoardingTemplate: readsOfTemplates,
    companyUser: readsOfPlans,
    // Days on which nobody works move due dates.
    absenceSettings: readsOfPlans,
    companyWorkWeek: readsOfPlans,
  },
});
