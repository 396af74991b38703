import { externalRoles, permissions, roleFeatures, roleKeys } from '#kernel/contract/permissions.ts';
import type { Level, Permission, RoleFeature, RoleKey } from '#kernel/contract/permissions.ts';

/** The level of each role in each feature (roles.3). All permissions derive from this table. */
export const roleLevels: Readonly<Record<RoleKey, Readonly<Record<RoleFeature, Level>>>> = byRole({
  // Columns: systemadmin, hradmin, officeadmin, manager, employee, accountant, boardmember, gdpr.
  people: ['full', 'full', 'viewall', 'team', 'personal', 'reportonly', 'none', 'none'],
  invite: ['full', 'full', 'none', 'none', 'none', 'none', 'none', 'none'],
  accessControl: ['full', 'viewall', 'none', 'team', 'none', 'none', 'none', 'none'],
  absence: ['full', 'full', 'viewall', 'team', 'personal', 'reportonly', 'none', 'none'],
  sharedDocuments: ['full', 'full', 'full', 'viewall', 'viewall', 'viewall', 'viewall', 'viewall'],
  employmentContracts: ['full', 'full', 'none', 'team', 'personal', 'none', 'none', 'none'],
  onOffBoarding: ['full', 'full', 'team', 'team', 'personal', 'none', 'none', 'none'],
  contractRegister: ['full', 'viewall', 'full', 'own', 'none', 'viewall', 'viewall', 'none'],
  digitalSigning: ['full', 'full', 'full', 'own', 'own', 'own', 'own', 'own'],
  gdpr: ['full', 'viewall', 'none', 'none', 'none', 'none', 'none', 'full'],
  sms: ['full', 'full', 'full', 'team', 'none', 'none', 'none', 'none'],
  lottery: ['full', 'full', 'full', 'team', 'none', 'none', 'none', 'none'],
  notificationRules: ['full', 'full', 'none', 'none', 'none', 'none', 'none', 'none'],
  integrations: ['full', 'full', 'none', 'none', 'none', 'viewall', 'none', 'none'],
  organisationView: ['full', 'viewall', 'viewall', 'viewall', 'viewall', 'viewall', 'viewall', 'viewall'],
  organisationSettings: ['full', 'none', 'full', 'none', 'none', 'none', 'none', 'none'],
  organisationLog: ['full', 'viewall', 'none', 'none', 'none', 'none', 'none', 'none'],
  subscription: ['full', 'none', 'none', 'none', 'none', 'viewall', 'none', 'none'],
});

/** The levels of a role by feature. */
export function levelsOf(role: RoleKey): Readonly<Record<RoleFeature, Level>> {
  return roleLevels[role];
}

/** The permissions of a role, derived from its levels (roles.6, roles.7). */
export function permissionsOf(role: RoleKey): ReadonlySet<Permission> {
  return permissionSets[role];
}

/** Whether a user may grant a role, by invitation or otherwise: never a role above their own. */
export function mayGrant(actorRole: RoleKey, role: RoleKey): boolean {
  if (actorRole === 'systemadmin') return true;
  return roleLevels[actorRole].invite === 'full' && role !== 'systemadmin' && role !== 'gdpr';
}

/** A key needs one of these permissions for any access to a feature, whatever its owner may do. */
const opening: Readonly<Record<RoleFeature, readonly Permission[]>> = {
  people: ['Employees', 'EmployeesViewDetails'],
  invite: ['EmployeesEdit'],
  accessControl: ['AccessControl'],
  absence: ['VacationAndLeaveView', 'VacationAndLeaveSummary'],
  sharedDocuments: ['SharedDocuments'],
  employmentContracts: ['EmployeeContracts'],
  onOffBoarding: ['OnOffBoarding'],
  contractRegister: ['Contracts'],
  digitalSigning: ['Esigning'],
  gdpr: ['Gdpr'],
  sms: ['Sms'],
  lottery: ['Winkit'],
  notificationRules: ['NotificationRules'],
  integrations: ['Integrations'],
  organisationView: ['OrganisationView'],
  organisationSettings: ['OrganisationSettings'],
  organisationLog: ['OrganisationLogs'],
  subscription: ['Subscription'],
};
/** A key needs this permission in addition for changes. */
const changing: Partial<Record<RoleFeature, Permission>> = {
  people: 'EmployeesEdit',
  absence: 'VacationAndLeaveViewPendingRequests',
  onOffBoarding: 'OnOffBoardingAddAndModify',
};

/** A role's levels reduced to the permissions of an API key (roles.10). */
export function levelsWithin(
  levels: Readonly<Record<RoleFeature, Level>>,
  held: ReadonlySet<Permission>,
): Readonly<Record<RoleFeature, Level>> {
  return recordOf(roleFeatures, (feature) => {
    const level = levels[feature];
    if (!opening[feature].some((permission) => held.has(permission))) return 'none';
    const needed = changing[feature];
    return level === 'full' && needed && !held.has(needed) ? 'viewall' : level;
  });
}

type Row = readonly [Level, Level, Level, Level, Level, Level, Level, Level];

function byRole(table: Record<RoleFeature, Row>): Record<RoleKey, Record<RoleFeature, Level>> {
  return recordOf(roleKeys, (role) => recordOf(roleFeatures, (feature) => table[feature][roleKeys.indexOf(role)] ?? 'none'));
}

function recordOf<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Record<Key, Value> {
  // `fromEntries` loses the key type; all keys are present.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

type Rule = (levels: Readonly<Record<RoleFeature, Level>>, role: RoleKey) => boolean;

const has =
  (feature: RoleFeature, ...among: Level[]): Rule =>
  (levels) =>
    among.length > 0 ? among.includes(levels[feature]) : levels[feature] !== 'none';
const internal: Rule = (_levels, role) => !externalRoles.includes(role);
const everyone: Rule = () => true;
/** The entries of the navigation group HR. */
const peopleSection: readonly RoleFeature[] = [
  'people',
  'sharedDocuments',
  'absence',
  'employmentContracts',
  'onOffBoarding',
  'sms',
  'lottery',
];

const rules: Record<Permission, Rule> = {
  OrganisationAdd: everyone,
  OrganisationView: has('organisationView'),
  OrganisationSettings: has('organisationSettings'),
  OrganisationLogs: has('organisationLog'),
  AccessControl: has('accessControl'),
  Integrations: has('integrations'),
  NotificationRules: has('notificationRules'),
  Employees: has('people'),
  EmployeesViewPeopleSection: (levels) => peopleSection.some((feature) => levels[feature] !== 'none'),
  EmployeesViewDetails: has('people', 'full', 'viewall', 'team', 'personal'),
  EmployeesViewUpcomingBirthdays: internal,
  // Adding, importing and changing anybody; the user's own record and team depend on the record's permissions.
  EmployeesEdit: has('people', 'full'),
  // For the user's own; resetting another user's second factor is a permission of that person's record.
  ResetMfa: everyone,
  SharedDocuments: has('sharedDocuments'),
  VacationAndLeaveView: has('absence', 'full', 'viewall', 'team', 'personal'),
  VacationAndLeaveSummary: has('absence', 'full', 'viewall', 'team', 'reportonly'),
  VacationAndLeaveViewPendingRequests: has('absence', 'full', 'team'),
  VacationAndLeaveViewRespondedRequests: has('absence', 'full', 'team'),
  VacationAndLeaveCompanyUsersOnAbsence: internal,
  EmployeeContracts: has('employmentContracts'),
  OnOffBoarding: has('onOffBoarding'),
  OnOffBoardingAddAndModify: has('onOffBoarding', 'full', 'team'),
  Sms: has('sms'),
  Winkit: has('lottery'),
  Esigning: has('digitalSigning'),
  Gdpr: has('gdpr'),
  Contracts: has('contractRegister'),
  Subscription: has('subscription'),
};

const permissionSets: Record<RoleKey, ReadonlySet<Permission>> = recordOf(
  roleKeys,
  (role) => new Set(permissions.filter((permission) => rules[permission](roleLevels[role], role))),
);
