import type { Level } from '#kernel/contract/permissions.ts';
import type { ViewContext } from '#kernel/server/call-context.ts';
import {
  absenceStatus,
  absenceType,
  absenceTypes,
  confidentialTypes,
  effectiveStatuses,
  workingTypes,
  type AbsenceStatus,
  type AbsenceType,
  type ShownAbsenceType,
} from '../contract/kinds.ts';
import { isOnlyDecider, readReports } from './store-deciders.ts';

/** The viewer. Their reports include those of the people whose deputy they are today. */
export interface AbsenceViewer {
  companyUserId: string;
  level: Level;
  /** Whether a team lead may delete approved absence (absence.42). */
  hasAccessControl: boolean;
  directReports: ReadonlySet<string>;
  /** Direct and indirect. */
  reports: ReadonlySet<string>;
  /** Nobody else could decide the viewer's own requests. */
  isAlone: boolean;
}

/** The facts of an absence that policies depend on. */
export interface AbsenceTraits {
  companyUserId: string;
  type: AbsenceType;
  status: AbsenceStatus;
}

/**
 * How much of an absence the viewer sees: `all`; `open`: type, place and dates, without comment, proposal or history; `masked`: only that the
 * person is absent; `none`.
 */
export type AbsenceVisibility = 'all' | 'open' | 'masked' | 'none';

const leading: readonly Level[] = ['full', 'viewall', 'team'];

/**
 * The viewer for a request's member, in a constant number of statements. `onlySight` skips loading the reports of users who see everything:
 * their visibility and permissions do not depend on reports.
 */
export async function viewerOf({ company, actor: { member }, today }: ViewContext, { onlySight = false } = {}): Promise<AbsenceViewer> {
  const { companyUserId, levels } = member;
  const needsReports = leading.includes(levels.absence) && !(onlySight && levels.absence === 'full');
  const reports = needsReports ? await readReports(company, companyUserId, today) : [];
  return {
    companyUserId,
    level: levels.absence,
    hasAccessControl: levels.accessControl !== 'none',
    directReports: new Set(reports.filter(({ isDirect }) => isDirect).map((report) => report.companyUserId)),
    reports: new Set(reports.map((report) => report.companyUserId)),
    isAlone: levels.absence === 'full' && (await isOnlyDecider(company, companyUserId)),
  };
}

/**
 * The viewer's relation to a person: `own`; `administrator`: registers, changes and decides (full access, or a manager of the person); `reader`: sees
 * the records; `colleague`; `none`. A sole administrator administers their own absence, because nobody else could approve it.
 */
type AbsenceRelation = 'administrator' | 'own' | 'reader' | 'colleague' | 'none';

export function relationTo(viewer: AbsenceViewer, companyUserId: string): AbsenceRelation {
  if (companyUserId === viewer.companyUserId) return viewer.level === 'full' && viewer.isAlone ? 'administrator' : ownOr(viewer.level);
  if (viewer.level === 'full') return 'administrator';
  if (viewer.level === 'team' && viewer.reports.has(companyUserId)) return 'administrator';
  if (viewer.level === 'viewall') return 'reader';
  return viewer.level === 'team' || viewer.level === 'personal' ? 'colleague' : 'none';
}

function ownOr(level: Level): AbsenceRelation {
  return level === 'none' || level === 'reportonly' ? 'none' : 'own';
}

/** How much of an absence the viewer may see (absence.50). All answers, files, feeds and mails use it. */
export function visibilityOf(viewer: AbsenceViewer, absence: AbsenceTraits): AbsenceVisibility {
  const { companyUserId, type, status } = absence;
  const relation = relationTo(viewer, companyUserId);
  if (relation === 'none') return 'none';
  if (companyUserId === viewer.companyUserId || viewer.level === 'full' || isNearest(viewer, companyUserId)) return 'all';
  if (relation !== 'colleague' && !confidentialTypes.includes(type)) return 'all';
  if (!effectiveStatuses.includes(status)) return 'none';
  return workingTypes.includes(type) ? 'open' : 'masked';
}

/** Whether the viewer is the person's direct manager or that manager's deputy. */
function isNearest(viewer: AbsenceViewer, companyUserId: string): boolean {
  return leading.includes(viewer.level) && viewer.directReports.has(companyUserId);
}

/** The visibility of one kind of absence for one group of people. */
interface VisibilityRule {
  place: number;
  type: AbsenceType;
  status: AbsenceStatus;
  shownType: ShownAbsenceType;
  shownStatus: AbsenceStatus;
}

/** `visibilityOf` as a table: the people in a group other than the default (0), and what each group shows; what is not listed is hidden. */
export interface VisibilityTable {
  places: { companyUserId: string; place: number }[];
  rules: VisibilityRule[];
}

/** The visibility table of a viewer, for SQL statements over many rows; built by calling `visibilityOf` for one person of each group. */
export function visibilityTable(viewer: AbsenceViewer, statuses: readonly AbsenceStatus[]): VisibilityTable {
  const { companyUserId, directReports, reports } = viewer;
  const others = [...reports].filter((id) => !directReports.has(id));
  const usual = rulesOf(viewer, { companyUserId: '', place: 0, statuses });
  const shown = (rules: readonly VisibilityRule[]) => JSON.stringify(rules.map((rule) => ({ ...rule, place: 0 })));
  const table: VisibilityTable = { places: [], rules: [...usual] };
  for (const [index, ids] of [[companyUserId], [...directReports], others].entries()) {
    const place = index + 1;
    const rules = rulesOf(viewer, { companyUserId: ids[0] ?? '', place, statuses });
    if (shown(rules) === shown(usual)) continue;
    table.rules.push(...rules);
    table.places.push(...ids.map((id) => ({ companyUserId: id, place })));
  }
  return table;
}

function rulesOf(
  viewer: AbsenceViewer,
  { companyUserId, place, statuses }: { companyUserId: string; place: number; statuses: readonly AbsenceStatus[] },
): VisibilityRule[] {
  return absenceTypes.flatMap((type) =>
    statuses.flatMap((status) => {
      const visibility = visibilityOf(viewer, { companyUserId, type, status });
      if (visibility === 'none') return [];
      return [{ place, type, status, shownType: shownType(visibility, type), shownStatus: shownStatus(visibility, status) }];
    }),
  );
}

/** The type as shown with this visibility. */
export function shownType(visibility: AbsenceVisibility, type: AbsenceType): ShownAbsenceType {
  return visibility === 'all' || visibility === 'open' ? type : absenceType.Absence;
}

/** The status as shown: colleagues see approved absence as approved, whatever change is pending. */
export function shownStatus(visibility: AbsenceVisibility, status: AbsenceStatus): AbsenceStatus {
  return visibility === 'all' ? status : absenceStatus.Approved;
}

/** Whether the viewer may open a person's page, balance and list of absences. */
export function mayOpen(viewer: AbsenceViewer, companyUserId: string): boolean {
  return ['own', 'administrator', 'reader'].includes(relationTo(viewer, companyUserId));
}

/** Whether the viewer sees a person's self-certified days and care days. */
export function maySeeHealth(viewer: AbsenceViewer, companyUserId: string): boolean {
  return companyUserId === viewer.companyUserId
    ? relationTo(viewer, companyUserId) !== 'none'
    : viewer.level === 'full' || isNearest(viewer, companyUserId);
}

/** Whether the viewer may request or register an absence for a person. */
export function mayAdd(viewer: AbsenceViewer, companyUserId: string): boolean {
  return ['own', 'administrator'].includes(relationTo(viewer, companyUserId));
}

/** Whether absence that the viewer registers or changes for a person is approved immediately. */
export function isAdministratorOf(viewer: AbsenceViewer, companyUserId: string): boolean {
  return relationTo(viewer, companyUserId) === 'administrator';
}

/** Whether the viewer may decide a pending request: not their own unless alone, and nothing that is masked (absence.41). */
export function mayDecide(viewer: AbsenceViewer, absence: AbsenceTraits): boolean {
  return isAdministratorOf(viewer, absence.companyUserId) && visibilityOf(viewer, absence) === 'all';
}

/** Of an absence's type and the one it was or is to become, the one that fewer people see. */
export function confidentialOf(type: AbsenceType, other: AbsenceType | undefined): AbsenceType {
  return other !== undefined && confidentialTypes.includes(other) ? other : type;
}

/** Whether the viewer may delete approved absence immediately. */
export function mayDeleteAtOnce(viewer: AbsenceViewer, absence: AbsenceTraits): boolean {
  return mayDecide(viewer, absence) && (viewer.level === 'full' || viewer.hasAccessControl);
}

/** The people whose absence the viewer decides: everybody but the viewer, these, or nobody. */
export function decidedBy(viewer: AbsenceViewer): { everybody: boolean; companyUserIds: string[] } {
  if (viewer.level === 'full') return { everybody: true, companyUserIds: [] };
  return { everybody: false, companyUserIds: viewer.level === 'team' ? [...viewer.reports] : [] };
}
