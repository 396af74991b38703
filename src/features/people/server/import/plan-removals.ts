import type { CallContext } from '#kernel/server/call-context.ts';
import type { ImportMishap } from '../../contract/entities-import.ts';
import { recordsSought } from '../change-hooks.ts';
import { lockUntouched, readLines } from './store-import-people.ts';
import type { RowRecord, RowResult } from '#kernel/server/imports/store-import-rows.ts';

export interface Removals {
  ids: string[];
  results: RowResult[];
}

/** The added people who were not changed or invited since, about whom nothing was registered, and to whom nobody reports. */
export async function planRemovals(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  written: readonly RowRecord[],
): Promise<Removals> {
  const rows = written.flatMap((row) =>
    row.fate === 'create' && row.recordId && row.writtenVersion ? [{ ...row, id: row.recordId, version: row.writtenVersion }] : [],
  );
  if (rows.length === 0) return { ids: [], results: [] };
  const lines = await readLines(company);
  const there = new Set(lines.map(({ id }) => id));
  const untouched = new Set(
    await lockUntouched(
      company,
      rows.map(({ id, version }) => ({ id, version })),
    ),
  );
  const recorded = new Set((await services.hooks.tell(recordsSought, { company, companyUserIds: [...untouched] })).flat());
  const removed = withoutManagersOfOthers(untouched.difference(recorded), lines);
  const results = rows.map(({ id, number, writtenVersion }): RowResult => {
    const mishap = removed.has(id) ? null : mishapOf(id);
    return { number, outcome: mishap ? 'kept' : 'undone', mishap, writtenVersion, former: null };
  });
  return { ids: [...removed], results };

  function mishapOf(id: string): ImportMishap {
    if (!there.has(id)) return 'personGone';
    if (recorded.has(id)) return 'personHasRecords';
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
