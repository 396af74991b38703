import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    onOffBoardingPlan: 'Plan for onboarding eller offboarding',
    onOffBoardingTask: 'Oppgave i en plan',
    onOffBoardingTemplate: 'Mal for planer',
  },
  changed: {
    onOffBoardingPlan: '{actor} endret planen for {what}',
    onOffBoardingTask: '{actor} endret oppgaven «{what}» i en plan',
    onOffBoardingTemplate: '{actor} endret malen «{what}» for planer',
  },
  actions: {
    createPlan: '{actor} laget en plan for {what}',
    createPlans: '{actor} laget en plan for {what}',
    updatePlan_onOffBoardingPlan: '{actor} endret planen for {what}',
    updatePlan_onOffBoardingTask: '{actor} flyttet oppgaven «{what}» med planen',
    updateDueDates: '{actor} satte en annen frist for oppgaven «{what}» i en plan',
    deletePlan: '{actor} slettet planen for {what}',
    createTask: '{actor} la til oppgaven «{what}» i en plan',
    createTask_onOffBoardingPlan: '{actor} åpnet den fullførte planen for {what} igjen',
    updateTask: '{actor} endret oppgaven «{what}» i en plan',
    deleteTask: '{actor} slettet oppgaven «{what}» i en plan',
    markAsCompleted_onOffBoardingTask: '{actor} fullførte oppgaven «{what}» i en plan',
    markAsCompleted_onOffBoardingPlan: 'Planen for {what} ble fullført med den siste oppgaven',
    markAsNotCompleted_onOffBoardingTask: '{actor} åpnet oppgaven «{what}» i en plan igjen',
    markAsNotCompleted_onOffBoardingPlan: 'Planen for {what} er åpen igjen',
    markAllAsCompleted_onOffBoardingTask: '{actor} fullførte oppgaven «{what}» med planen',
    markAllAsCompleted_onOffBoardingPlan: '{actor} fullførte planen for {what}',
    updateOrder: '{actor} flyttet oppgaven «{what}» i planen',
    handOverTasks: '{actor} lot en annen overta oppgaven «{what}» i en plan',
    createTemplate: '{actor} laget malen «{what}» for planer',
    updateTemplate: '{actor} endret malen «{what}» for planer',
    deleteTemplate: '{actor} slettet malen «{what}» for planer',
    'end-access_companyUser': 'Tilgangen til {subject} ble avsluttet med siste dag',
    'end-access_onOffBoardingPlan': 'Tilgangen ble avsluttet slik planen for {what} sier',
  },
};
