/** The names of permissions; the signed-in user has each or not (roles.6). */
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

/** Permissions that have no effect for a user with read-only access. */
export const changingPermissions: ReadonlySet<Permission> = new Set([
  'OrganisationAdd',
  'EmployeesEdit',
  'ResetMfa',
  'OnOffBoardingAddAndModify',
]);

/** The features that a company may have on or off (roles.11). */
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

/** The features that a subscription may include (subscription.1); while the payment solution is off, all of them are allowed (shell.18). */
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

/** The features of the role table, in its order (roles.3). */
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

/** How much a role may do in a feature (roles.2). */
export type Level = 'full' | 'viewall' | 'team' | 'personal' | 'reportonly' | 'own' | 'none';
