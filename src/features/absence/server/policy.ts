import type { Level } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { absenceTypes, healthTypes, workingTypes, type AbsenceStatus, type AbsenceType, type ShownAbsenceType } from '../contract/kinds.ts';
import { isOnlyDecider, readReports } from './store-viewer.ts';

/** Who looks, as far as absence is concerned. Reports are one's own and those of whom one is the deputy today. */
export interface AbsenceViewer {
  companyUserId: string;
  level: Level;
  /** Whether a team lead may delete what has been agreed (AB-08: "manager with access control"). */
  hasAccessControl: boolean;
  directReports: ReadonlySet<string>;
  /** Direct and indirect. */
  reports: ReadonlySet<string>;
  /** Nobody else could decide the viewer's own requests. */
  isAlone: boolean;
}

/** What the rules must know of an absence. */
export interface Seen {
  companyUserId: string;
  type: AbsenceType;
  status: AbsenceStatus;
}

/**
 * How one sees an absence: `all` of it; `open`: what kind, where and when, without comment, proposal or story; `masked`: only that somebody is
 * away; `none`.
 */
export type AbsenceSight = 'all' | 'open' | 'masked' | 'none';

/** Statuses that colleagues know of: what holds, whatever else waits. */
const agreedToColleagues: readonly AbsenceStatus[] = [2, 4, 6, 8, 9, 10, 12];
const leading: readonly Level[] = ['full', 'viewall', 'team'];

interface Asking {
  company: Company;
  actor: { member: Membership };
  today: string;
}

/**
 * The viewer that a call's member is; a constant number of statements. `onlySight` leaves out the reports of those who see all of everybody:
 * what they may see and do does not depend on them.
 */
export async function viewerOf({ company, actor: { member }, today }: Asking, { onlySight = false } = {}): Promise<AbsenceViewer> {
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
 * How the viewer stands to a person: `own`; `administrator`: registers, changes and decides (full, or a leader of them); `reader`: sees
 * the records; `colleague`; `none`. A sole administrator is their own, as nobody else could say yes.
 */
type AbsenceStanding = 'administrator' | 'own' | 'reader' | 'colleague' | 'none';

export function standingOn(viewer: AbsenceViewer, companyUserId: string): AbsenceStanding {
  if (companyUserId === viewer.companyUserId) return viewer.level === 'full' && viewer.isAlone ? 'administrator' : ownOr(viewer.level);
  if (viewer.level === 'full') return 'administrator';
  if (viewer.level === 'team' && viewer.reports.has(companyUserId)) return 'administrator';
  if (viewer.level === 'viewall') return 'reader';
  return viewer.level === 'team' || viewer.level === 'personal' ? 'colleague' : 'none';
}

function ownOr(level: Level): AbsenceStanding {
  return level === 'none' || level === 'reportonly' ? 'none' : 'own';
}

/** What the viewer may know of an absence (decisions.md §4: health data; §6). Every answer, file, feed and mail goes through it. */
export function sightOn(viewer: AbsenceViewer, absence: Seen): AbsenceSight {
  const { companyUserId, type, status } = absence;
  const standing = standingOn(viewer, companyUserId);
  if (standing === 'none') return 'none';
  if (companyUserId === viewer.companyUserId || viewer.level === 'full' || isNearest(viewer, companyUserId)) return 'all';
  const isHealth = healthTypes.includes(type);
  if (standing !== 'colleague' && !isHealth) return 'all';
  if (!agreedToColleagues.includes(status)) return 'none';
  return workingTypes.includes(type) ? 'open' : 'masked';
}

/** Whether the viewer is the person's nearest manager or that one's deputy. */
function isNearest(viewer: AbsenceViewer, companyUserId: string): boolean {
  return leading.includes(viewer.level) && viewer.directReports.has(companyUserId);
}

/** An absence of this kind, of somebody in this place, as the viewer may know it. */
interface Sight {
  place: number;
  type: AbsenceType;
  status: AbsenceStatus;
  shownType: ShownAbsenceType;
  shownStatus: AbsenceStatus;
}

/** `sightOn` as a table: who stands otherwise to the viewer than everybody else (place 0) does, and what is shown of whom; the rest is not. */
export interface SightTable {
  places: { companyUserId: string; place: number }[];
  sights: Sight[];
}

/** The table of what a viewer may know, for statements that read of many; it is made by asking `sightOn` about one of each place. */
export function sightTable(viewer: AbsenceViewer, statuses: readonly AbsenceStatus[]): SightTable {
  const { companyUserId, directReports, reports } = viewer;
  const others = [...reports].filter((id) => !directReports.has(id));
  const usual = sightsOf(viewer, { companyUserId: '', place: 0, statuses });
  const shown = (sights: readonly Sight[]) => JSON.stringify(sights.map((sight) => ({ ...sight, place: 0 })));
  const table: SightTable = { places: [], sights: [...usual] };
  for (const [index, ids] of [[companyUserId], [...directReports], others].entries()) {
    const place = index + 1;
    const sights = sightsOf(viewer, { companyUserId: ids[0] ?? '', place, statuses });
    if (shown(sights) === shown(usual)) continue;
    table.sights.push(...sights);
    table.places.push(...ids.map((id) => ({ companyUserId: id, place })));
  }
  return table;
}

function sightsOf(
  viewer: AbsenceViewer,
  { companyUserId, place, statuses }: { companyUserId: string; place: number; statuses: readonly AbsenceStatus[] },
): Sight[] {
  return absenceTypes.flatMap((type) =>
    statuses.flatMap((status) => {
      const sight = sightOn(viewer, { companyUserId, type, status });
      if (sight === 'none') return [];
      return [{ place, type, status, shownType: shownType(sight, type), shownStatus: shownStatus(sight, status) }];
    }),
  );
}

/** The type as somebody with this sight may know it. */
export function shownType(sight: AbsenceSight, type: AbsenceType): ShownAbsenceType {
  return sight === 'all' || sight === 'open' ? type : -1;
}

/** The status likewise: colleagues see what has been agreed as agreed, whatever else is asked for. */
export function shownStatus(sight: AbsenceSight, status: AbsenceStatus): AbsenceStatus {
  return sight === 'all' ? status : 2;
}

/** Whether one may open a person's page, balance and list of absences. */
export function mayOpen(viewer: AbsenceViewer, companyUserId: string): boolean {
  return ['own', 'administrator', 'reader'].includes(standingOn(viewer, companyUserId));
}

/** Whether one sees somebody's self-certified days and care days. */
export function maySeeHealth(viewer: AbsenceViewer, companyUserId: string): boolean {
  return companyUserId === viewer.companyUserId
    ? standingOn(viewer, companyUserId) !== 'none'
    : viewer.level === 'full' || isNearest(viewer, companyUserId);
}

/** Whether one may ask for an absence for a person, or register one. */
export function mayAdd(viewer: AbsenceViewer, companyUserId: string): boolean {
  return ['own', 'administrator'].includes(standingOn(viewer, companyUserId));
}

/** Whether what one registers for a person holds at once, and what one changes too. */
export function isAdministratorOf(viewer: AbsenceViewer, companyUserId: string): boolean {
  return standingOn(viewer, companyUserId) === 'administrator';
}

/** Whether one may decide what waits; nobody decides their own request unless alone (decisions.md §6), and nobody what is masked to them. */
export function mayDecide(viewer: AbsenceViewer, absence: Seen): boolean {
  return isAdministratorOf(viewer, absence.companyUserId) && sightOn(viewer, absence) === 'all';
}

/** Whether one may delete at once what has been agreed. */
export function mayDeleteAtOnce(viewer: AbsenceViewer, absence: Seen): boolean {
  return mayDecide(viewer, absence) && (viewer.level === 'full' || viewer.hasAccessControl);
}

/** The people whose absence the viewer decides: all but oneself, these, or nobody. */
export function decidedBy(viewer: AbsenceViewer): { everybody: boolean; companyUserIds: string[] } {
  if (viewer.level === 'full') return { everybody: true, companyUserIds: [] };
  return { everybody: false, companyUserIds: viewer.level === 'team' ? [...viewer.reports] : [] };
}
