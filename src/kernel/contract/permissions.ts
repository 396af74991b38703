/**
 * The rows of the role table (roles.3) by the feature that declares them. A feature adds its own, by declaration merging beside the rows in its
 * `contract/rights.ts`; the names of permissions and role features follow from them.
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface DeclaredRights {}

type Declared = DeclaredRights[keyof DeclaredRights];
type KeysOf<Row> = Row extends unknown ? keyof Row & string : never;
type RowsOf<Rows> = Rows extends unknown ? Rows[keyof Rows] : never;
type PermissionsOf<Row> = Row extends { permissions: infer Rules } ? KeysOf<Rules> : never;

/** A feature of the role table (roles.3). */
export type RoleFeature = KeysOf<Declared>;
/** The name of a permission; the signed-in user has it or not (roles.6). */
export type Permission = PermissionsOf<RowsOf<Declared>>;
/** One permission, or several of which one is enough. */
export type NeededPermission = Permission | readonly Permission[];

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

export const roleKeys = ['systemadmin', 'hradmin', 'officeadmin', 'manager', 'employee', 'accountant', 'boardmember', 'gdpr'] as const;
export type RoleKey = (typeof roleKeys)[number];
export const externalRoles: readonly RoleKey[] = ['accountant', 'boardmember', 'gdpr'];

/** How much a role may do in a feature (roles.2). */
export type Level = 'full' | 'viewall' | 'team' | 'personal' | 'reportonly' | 'own' | 'none';
