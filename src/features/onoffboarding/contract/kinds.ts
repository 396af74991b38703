/** What a plan is about: somebody who comes, or somebody who goes. */
export const planTypes = ['Onboarding', 'Offboarding'] as const;
export type PlanType = (typeof planTypes)[number];

/** Where the tasks of a plan came from. */
export const sourceKinds = ['empty', 'template', 'plan'] as const;

/** Who does a task, as seen from the plan; null where a person was chosen. */
export const relativeResponsibles = ['companyUser', 'reportingManager', 'planCreator', 'hradmin'] as const;
export type RelativeResponsible = (typeof relativeResponsibles)[number];

export const dayUnits = ['day', 'workingDay'] as const;

export const languages = ['no', 'en'] as const;
export type Language = (typeof languages)[number];

/** The kind of record, in everything that belongs to records of any kind. */
export const planKind = 'onOffBoardingPlan';
/** The kind of the secrets of people who have not started yet. */
export const preboardingSecrets = 'preboarding';
/** The kind of the secrets of calendar addresses. */
export const feedSecrets = 'onOffBoardingFeed';
/** One’s own tasks, or those of plans that one edits. */
export const taskScopes = ['mine', 'all'] as const;
/** The type of built-in templates among the documents of the content. */
export const templateDocuments = 'onOffBoardingTemplate';

export const maxTasks = 200;
/** Files to read before the first day. */
export const maxChosenFiles = 20;
export const maxTemplates = 100;
export const maxAtOnce = 50;
export const longestTitle = 200;
export const longestDescription = 10_000;
export const longestName = 100;
/** How long a deleted plan can be restored. */
export const daysInTrash = 30;
/** Days before or after the reference date. */
export const maxDays = 365;

/** More than so many are handed over, but not back. */
export const mostHandedBack = 5000;
