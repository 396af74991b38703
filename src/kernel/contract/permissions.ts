/** The permission names of 000 §6 and 001 §6, checked by name on the user. */
export const permissions = [
  'OrganisationAdd',
  'OrganisationView',
  'OrganisationSettings',
  'OrganisationLogs',
  'AccessControl',
  'Integrations',
  'NotificationRules',
  'Employees',
  'EmployeesViewPeopleSection',
  'EmployeesViewDetails',
  'EmployeesViewUpcomingBirthdays',
  'EmployeesEdit',
  'ResetMfa',
  'SharedDocuments',
  'VacationAndLeaveView',
  'VacationAndLeaveSummary',
  'VacationAndLeaveViewPendingRequests',
  'VacationAndLeaveViewRespondedRequests',
  'VacationAndLeaveCompanyUsersOnAbsence',
  'EmployeeContracts',
  'OnOffBoarding',
  'OnOffBoardingAddAndModify',
  'Sms',
  'Winkit',
  'Esigning',
  'Gdpr',
  'Contracts',
  'Subscription',
] as const;
export type Permission = (typeof permissions)[number];

/** Those that are of no use to somebody who may only look. */
export const changingPermissions: ReadonlySet<Permission> = new Set([
  'OrganisationAdd',
  'EmployeesEdit',
  'ResetMfa',
  'OnOffBoardingAddAndModify',
]);

/** The features that a company may have on or off (000 §6). */
export const featureFlags = [
  'absenceCalendar',
  'employeeContract',
  'onOffBoarding',
  'smsService',
  'winkit',
  'gdpr',
  'contracts',
  'notifications',
  'dashboardWidgets',
  'accesscontrol',
  'integrations',
] as const;
export type FeatureFlag = (typeof featureFlags)[number];

/** The features that a subscription may include (002 §3); while the payment solution is off, all of them are allowed (000 §6). */
export const subscriptionFeatures = [
  'absencecalendar',
  'accesscontrol',
  'contracts',
  'employeecontract',
  'gdpr',
  'smsservice',
  'winkit',
  'onoffboarding',
  'integrations',
] as const;
export type SubscriptionFeature = (typeof subscriptionFeatures)[number];

/** The features of the role table, decisions.md §4, in its order. */
export const roleFeatures = [
  'people',
  'invite',
  'accessControl',
  'absence',
  'sharedDocuments',
  'employmentContracts',
  'onOffBoarding',
  'contractRegister',
  'digitalSigning',
  'gdpr',
  'sms',
  'lottery',
  'notificationRules',
  'integrations',
  'organisationView',
  'organisationSettings',
  'organisationLog',
  'subscription',
] as const;
export type RoleFeature = (typeof roleFeatures)[number];

export const roleKeys = ['systemadmin', 'hradmin', 'officeadmin', 'manager', 'employee', 'accountant', 'boardmember', 'gdpr'] as const;
export type RoleKey = (typeof roleKeys)[number];
export const externalRoles: readonly RoleKey[] = ['accountant', 'boardmember', 'gdpr'];

/** How much a role may do in a feature (decisions.md §4); `own` = what one is responsible for oneself. */
export type Level = 'full' | 'viewall' | 'team' | 'personal' | 'reportonly' | 'own' | 'none';
