import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    onOffBoardingPlan: 'Plan for onboarding og offboarding',
    onOffBoardingTask: 'Oppgave i en plan',
    onOffBoardingTemplate: 'Mal for planer',
    onOffBoardingFeed: 'Kalender for planer',
  },
  changed: {
    onOffBoardingPlan:
      '{actor} endret {outcome, select, Onboarding {onboardingplanen} Offboarding {offboardingplanen} other {planen}} for {what}',
    onOffBoardingTask: '{actor} endret oppgaven «{what}» i en plan',
    onOffBoardingTemplate: '{actor} endret planmalen «{what}»',
    onOffBoardingFeed: '{actor} endret en kalenderadresse for planer',
  },
  calls: {
    completeTask_onOffBoardingTask: '{actor} fullførte oppgaven «{what}» i en plan',
    completeTask_onOffBoardingPlan:
      '{outcome, select, Onboarding {Onboardingplanen} Offboarding {Offboardingplanen} other {Planen}} for {what} ble fullført med den siste oppgaven',
    reopenTask_onOffBoardingTask: '{actor} åpnet oppgaven «{what}» i en plan igjen',
    reopenTask_onOffBoardingPlan:
      '{outcome, select, Onboarding {Onboardingplanen} Offboarding {Offboardingplanen} other {Planen}} for {what} er åpen igjen',
  },
  actions: {
    createPlan:
      '{actor} opprettet {outcome, select, Onboarding {en onboardingplan} Offboarding {en offboardingplan} other {en plan}} for {what}',
    createPlans:
      '{actor} opprettet {outcome, select, Onboarding {en onboardingplan} Offboarding {en offboardingplan} other {en plan}} for {what}',
    updatePlan: '{actor} endret {outcome, select, Onboarding {onboardingplanen} Offboarding {offboardingplanen} other {planen}} for {what}',
    updatePlan_onOffBoardingTask: '{actor} flyttet oppgaven «{what}» med planen',
    updateDueDates: '{actor} satte en annen frist for oppgaven «{what}» i en plan',
    deletePlan:
      '{actor} slettet {outcome, select, Onboarding {onboardingplanen} Offboarding {offboardingplanen} other {planen}} for {what}',
    restorePlan:
      '{actor} hentet tilbake {outcome, select, Onboarding {onboardingplanen} Offboarding {offboardingplanen} other {planen}} for {what}',
    createTask: '{actor} la til oppgaven «{what}» i en plan',
    addHeldTasks: '{actor} la til oppgaven «{what}» i en plan',
    createTask_onOffBoardingPlan:
      '{actor} åpnet den fullførte {outcome, select, Onboarding {onboardingplanen} Offboarding {offboardingplanen} other {planen}} for {what} igjen',
    updateTask: '{actor} endret oppgaven «{what}» i en plan',
    deleteTask: '{actor} slettet oppgaven «{what}» i en plan',
    restoreTask: '{actor} hentet tilbake oppgaven «{what}» til en plan',
    restoreTask_onOffBoardingPlan:
      '{actor} åpnet den fullførte {outcome, select, Onboarding {onboardingplanen} Offboarding {offboardingplanen} other {planen}} for {what} igjen',
    markAsCompleted: '{actor} fullførte oppgaven «{what}» i en plan',
    markAsCompleted_onOffBoardingPlan:
      '{outcome, select, Onboarding {Onboardingplanen} Offboarding {Offboardingplanen} other {Planen}} for {what} ble fullført med den siste oppgaven',
    markAsNotCompleted: '{actor} åpnet oppgaven «{what}» i en plan igjen',
    markAsNotCompleted_onOffBoardingPlan:
      '{outcome, select, Onboarding {Onboardingplanen} Offboarding {Offboardingplanen} other {Planen}} for {what} er åpen igjen',
    markAllAsCompleted: '{actor} fullførte oppgaven «{what}» med planen',
    markAllAsCompleted_onOffBoardingPlan:
      '{actor} fullførte {outcome, select, Onboarding {onboardingplanen} Offboarding {offboardingplanen} other {planen}} for {what}',
    reopenTasks: '{actor} åpnet oppgaven «{what}» i en plan igjen',
    reopenTasks_onOffBoardingPlan:
      '{outcome, select, Onboarding {Onboardingplanen} Offboarding {Offboardingplanen} other {Planen}} for {what} er åpen igjen',
    updateOrder: '{actor} flyttet oppgaven «{what}» i planen',
    handOverTasks: '{actor} overførte oppgaven «{what}» i en plan',
    sendPreboardingLink: '{actor} sendte {what} siden for nyansatte',
    updatePreboardingFiles: '{actor} endret filene {what} kan lese før første dag',
    markPreboardingTask: 'Oppgaven «{what}» ble fullført før første dag',
    markPreboardingTask_onOffBoardingPlan:
      '{outcome, select, Onboarding {Onboardingplanen} Offboarding {Offboardingplanen} other {Planen}} for {what} ble fullført med den siste oppgaven',
    updatePreboardingDetails: '{what} oppga opplysninger før første dag',
    updatePreboardingDetails_companyUser: '{subject} oppga opplysninger før første dag',
    createTemplate: '{actor} opprettet planmalen «{what}»',
    updateTemplate: '{actor} endret planmalen «{what}»',
    deleteTemplate: '{actor} slettet planmalen «{what}»',
    createPlanFeed: '{actor} opprettet en kalenderadresse for planer',
    deletePlanFeed: '{actor} slo av en kalenderadresse for planer',
    'end-access_companyUser': 'Tilgangen til {subject} ble avsluttet med siste dag',
    'end-access_onOffBoardingPlan':
      'Tilgangen ble avsluttet ifølge {outcome, select, Onboarding {onboardingplanen} Offboarding {offboardingplanen} other {planen}} for {what}',
  },
};
