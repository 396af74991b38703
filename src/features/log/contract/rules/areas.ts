import { areas, type Area } from '../entities.ts';

/** The area of each kind of record, by its name in the log. */
export const areaOfEntity: Readonly<Record<string, Area>> = {
  companyUser: 'people',
  peopleImport: 'people',
  invitation: 'access',
  viewAs: 'access',
  testItem: 'access',
  folder: 'access',
  absence: 'absence',
  absenceDeputy: 'absence',
  absenceFeed: 'absence',
  absencePrompt: 'absence',
  absenceSettings: 'absence',
  careDays: 'absence',
  vacationDays: 'absence',
  vacationTransfer: 'absence',
  workWeek: 'absence',
  companyWorkWeek: 'absence',
  file: 'files',
  fileTag: 'files',
  note: 'notes',
  notification: 'notes',
  notificationRule: 'organisation',
  notificationPreference: 'notes',
  company: 'organisation',
  auditLog: 'organisation',
  companyTakeout: 'exports',
  work: 'organisation',
  homeArrangement: 'organisation',
  hiddenActivity: 'organisation',
  navigationFavourite: 'organisation',
  call: 'organisation',
  apiKey: 'security',
  supportVisit: 'security',
  account: 'security',
  session: 'security',
  export: 'exports',
};

/** The kinds of records in some areas. */
export function entitiesIn(wanted: readonly Area[]): string[] {
  const sought = new Set(wanted);
  return Object.entries(areaOfEntity).flatMap(([entity, area]) => (sought.has(area) ? [entity] : []));
}

/** The area of a record; unknown kinds belong to the company. */
export function areaOf(entity: string): Area {
  return areaOfEntity[entity] ?? 'organisation';
}

/** The areas named by an address or a filter. */
export function areasIn(names: readonly string[]): Area[] {
  return areas.filter((area) => names.includes(area));
}
