import type { Refused } from '#kernel/server/failure.ts';
import { isStale } from '#kernel/server/refuse-stale.ts';
import type { SkipCode } from '../../contract/entities.ts';

/** One person of the stored chart. */
export interface Line {
  id: string;
  managerId: string | null;
  version: number;
  isExternal: boolean;
  isInactive: boolean;
}

export interface Move {
  companyUserId: string;
  reportingToCompanyUserId: string | null;
  version?: number | undefined;
}

/** The refusal of an impossible chart; `ids` are the people named in the message. */
interface RefusedChart extends Refused<'accesscontrol.CannotReportToSelf' | 'accesscontrol.ReportingCircleExists'> {
  details: { ids: string[] };
}

/** The changes to make and those to skip, or the refusal of all. */
export type ChartChangesResult =
  | { moves: Move[]; skipped: { companyUserId: string; code: SkipCode }[] }
  | Refused<'common.NotFound'>
  | RefusedChart;

/**
 * Checks changes of the chart as a whole. A cycle or self-reference in the request refuses all of them; changes that became impossible
 * through concurrent changes are skipped, and so are those that would close a cycle only because of that.
 */
export function validateChanges(lines: ReadonlyMap<string, Line>, changes: readonly Move[]): ChartChangesResult {
  const wanted = new Map(changes.map((change) => [change.companyUserId, change]));
  if ([...wanted.keys()].some((id) => !lines.has(id))) return { refusal: 'common.NotFound' };
  const selves = [...wanted.values()].filter((move) => move.reportingToCompanyUserId === move.companyUserId);
  if (selves.length > 0)
    return { refusal: 'accesscontrol.CannotReportToSelf', details: { ids: selves.map(({ companyUserId }) => companyUserId) } };
  const [meant] = circlesIn(lines, wanted);
  if (meant) return { refusal: 'accesscontrol.ReportingCircleExists', details: { ids: meant } };

  const skipped = [...wanted.values()].flatMap((move) => {
    const code = skipOf(lines, move);
    return code ? [{ companyUserId: move.companyUserId, code }] : [];
  });
  for (const { companyUserId } of skipped) wanted.delete(companyUserId);
  // A person who is not moved may close another cycle.
  for (let circles = circlesIn(lines, wanted); circles.length > 0; circles = circlesIn(lines, wanted)) {
    for (const companyUserId of circles.flat().filter((id) => wanted.delete(id)))
      skipped.push({ companyUserId, code: 'accesscontrol.ReportingCircleExists' });
  }
  const moves = [...wanted.values()].filter((move) => lines.get(move.companyUserId)?.managerId !== move.reportingToCompanyUserId);
  return { moves, skipped };
}

function skipOf(
  lines: ReadonlyMap<string, Line>,
  { companyUserId, reportingToCompanyUserId: managerId, version }: Move,
): SkipCode | undefined {
  const person = lines.get(companyUserId);
  if (!person || person.isInactive) return 'accesscontrol.FailedToSetManager';
  if (isStale({ read: version, stored: person.version })) return 'common.Conflict';
  if (managerId === null) return undefined;
  const manager = lines.get(managerId);
  const fits = manager && !manager.isExternal && !manager.isInactive && !person.isExternal;
  return fits ? undefined : 'accesscontrol.InvalidReportingManager';
}

/** The people of each cycle in the resulting chart. Visits everybody once. */
function circlesIn(lines: ReadonlyMap<string, Line>, wanted: ReadonlyMap<string, Move>): string[][] {
  const above = (id: string) => {
    const move = wanted.get(id);
    return (move ? move.reportingToCompanyUserId : lines.get(id)?.managerId) ?? undefined;
  };
  const circles: string[][] = [];
  const cleared = new Set<string>();
  // A new cycle contains at least one moved person.
  for (const start of wanted.keys()) {
    const path = new Map<string, number>();
    let at: string | undefined = start;
    while (at !== undefined && !cleared.has(at) && !path.has(at)) {
      path.set(at, path.size);
      at = above(at);
    }
    const begin = at === undefined ? undefined : path.get(at);
    if (begin !== undefined) circles.push([...path.keys()].slice(begin));
    for (const id of path.keys()) cleared.add(id);
  }
  return circles;
}
