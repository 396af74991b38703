/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    onOffBoardingPlan: 'Plan for on- and offboarding',
    onOffBoardingTask: 'Task of a plan',
    onOffBoardingTemplate: 'Plan template',
    onOffBoardingFeed: 'Plan calendar',
  },
  changed: {
    onOffBoardingPlan:
      '{actor} changed the {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what}',
    onOffBoardingTask: '{actor} changed the task “{what}” of a plan',
    onOffBoardingTemplate: '{actor} changed the plan template “{what}”',
    onOffBoardingFeed: '{actor} changed a calendar address for plans',
  },
  calls: {
    completeTask_onOffBoardingTask: '{actor} completed the task “{what}” of a plan',
    completeTask_onOffBoardingPlan:
      'The {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what} was completed with its last task',
    reopenTask_onOffBoardingTask: '{actor} opened the task “{what}” of a plan again',
    reopenTask_onOffBoardingPlan:
      'The {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what} is open again',
  },
  actions: {
    createPlan:
      '{actor} created {outcome, select, Onboarding {an onboarding plan} Offboarding {an offboarding plan} other {a plan}} for {what}',
    createPlans:
      '{actor} created {outcome, select, Onboarding {an onboarding plan} Offboarding {an offboarding plan} other {a plan}} for {what}',
    updatePlan:
      '{actor} changed the {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what}',
    updatePlan_onOffBoardingTask: '{actor} moved the task “{what}” with its plan',
    updateDueDates: '{actor} set another due date for the task “{what}” of a plan',
    deletePlan:
      '{actor} deleted the {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what}',
    restorePlan:
      '{actor} restored the {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what}',
    createTask: '{actor} added the task “{what}” to a plan',
    addHeldTasks: '{actor} added the task “{what}” to a plan',
    createTask_onOffBoardingPlan:
      '{actor} opened the completed {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what} again',
    updateTask: '{actor} changed the task “{what}” of a plan',
    deleteTask: '{actor} deleted the task “{what}” of a plan',
    restoreTask: '{actor} restored the task “{what}” to a plan',
    restoreTask_onOffBoardingPlan:
      '{actor} opened the completed {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what} again',
    markAsCompleted: '{actor} completed the task “{what}” of a plan',
    markAsCompleted_onOffBoardingPlan:
      'The {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what} was completed with its last task',
    markAsNotCompleted: '{actor} opened the task “{what}” of a plan again',
    markAsNotCompleted_onOffBoardingPlan:
      'The {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what} is open again',
    markAllAsCompleted: '{actor} completed the task “{what}” with its plan',
    markAllAsCompleted_onOffBoardingPlan:
      '{actor} completed the {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what}',
    reopenTasks: '{actor} opened the task “{what}” of a plan again',
    reopenTasks_onOffBoardingPlan:
      'The {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what} is open again',
    updateOrder: '{actor} moved the task “{what}” in its plan',
    handOverTasks: '{actor} handed over the task “{what}” of a plan',
    sendPreboardingLink: '{actor} sent {what} the page for new colleagues',
    updatePreboardingFiles: '{actor} changed the files {what} can read before the first day',
    markPreboardingTask: 'The task “{what}” was completed before the first day',
    markPreboardingTask_onOffBoardingPlan:
      'The {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what} was completed with its last task',
    updatePreboardingDetails: '{what} gave their details before the first day',
    updatePreboardingDetails_companyUser: '{subject} gave their details before the first day',
    createTemplate: '{actor} created the plan template “{what}”',
    updateTemplate: '{actor} changed the plan template “{what}”',
    deleteTemplate: '{actor} deleted the plan template “{what}”',
    createPlanFeed: '{actor} created a calendar address for plans',
    deletePlanFeed: '{actor} turned off a calendar address for plans',
    'end-access_companyUser': 'The access of {subject} ended with the last day',
    'end-access_onOffBoardingPlan':
      'Access ended according to the {outcome, select, Onboarding {onboarding plan} Offboarding {offboarding plan} other {plan}} for {what}',
  },
} as const;
