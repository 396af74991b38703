import type { CallContext } from '#kernel/server/call-context.ts';
import type { ImportRowError } from '../../contract/entities-import.ts';
import { recordsWanted } from '../change-hooks.ts';
import { mayTouch } from './guard-roles.ts';
import { lockUntouched, readLines } from './store-import-people.ts';

/** A person whom an import or a sync added, and the change of the person that it was. */
export interface AddedPerson {
  id: string;
  version: number;
}

export interface Removals {
  ids: string[];
  /** Why somebody stays. */
  kept: Map<string, ImportRowError>;
}

/** The added people who were not changed or invited since, about whom nothing was registered, to whom nobody reports, and whose role the caller may give. */
export async function planRemovals(
  { company, services, actor }: Pick<CallContext, 'company' | 'services' | 'actor'>,
  rows: readonly AddedPerson[],
): Promise<Removals> {
  if (rows.length === 0) return { ids: [], kept: new Map() };
  const lines = await readLines(company);
  const there = new Set(lines.map(({ id }) => id));
  const locked = await lockUntouched(
    company,
    rows.map(({ id, version }) => ({ id, version })),
  );
  const untouched = new Set(locked.map(({ id }) => id));
  const above = new Set(locked.filter(({ role }) => !mayTouch(actor.member, role)).map(({ id }) => id));
  const recorded = new Set((await services.hooks.tell(recordsWanted, { company, companyUserIds: [...untouched] })).flat());
  const removed = withoutManagersOfOthers(untouched.difference(recorded).difference(above), lines);
  const kept = new Map(rows.flatMap(({ id }) => (removed.has(id) ? [] : [[id, rowErrorOf(id)] as const])));
  return { ids: [...removed], kept };

  function rowErrorOf(id: string): ImportRowError {
    if (!there.has(id)) return 'personGone';
    if (recorded.has(id)) return 'personHasRecords';
    if (above.has(id)) return 'roleAboveOwn';
    return untouched.has(id) ? 'personInUse' : 'personChanged';
  }
}

/** People who stay keep their manager, and that manager's manager. */
function withoutManagersOfOthers(ids: ReadonlySet<string>, lines: readonly { id: string; manager: string | null }[]): Set<string> {
  const left = new Set(ids);
  for (;;) {
    const needed = lines.flatMap(({ id, manager }) => (manager && left.has(manager) && !left.has(id) ? [manager] : []));
    if (needed.length === 0) return left;
    for (const manager of needed) left.delete(manager);
  }
}
