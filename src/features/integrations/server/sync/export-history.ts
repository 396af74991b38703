import { exportList, namedRows, type Cells, type Headings } from '#features/people/server/public.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportSyncHistory as contract, historyColumns } from '../../contract/endpoints-sync-files.ts';
import { syncsKept } from '../../contract/kinds.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { namedIn } from './export-sync.ts';
import { readSyncs, type SyncHead } from './store-sync.ts';

type Column = (typeof historyColumns)[number];
type Texts = TextsLike<typeof en>;

/** The earlier syncs that are shown or selected, as a file. */
export const exportSyncHistory: Handler<typeof contract> = async (context, { body }) => {
  const { company, call, fail } = context;
  const rows = namedRows(await readSyncs(company, body.provider, syncsKept), ({ syncId }) => syncId, body.rows, fail);
  const texts = call.language === 'no' ? no : en;
  const system = texts.systems[body.provider];
  const list = {
    name: 'syncs',
    title: namedIn(system)(texts.syncs.title),
    fileName: texts.syncs.fileName,
    headings: headingsIn(texts, system),
    rows,
    cellsOf: (sync: SyncHead) => cellsIn(texts, sync),
  };
  return exportList(context, list, body);
};

function headingsIn({ syncs: { columns } }: Texts, system: string): Headings<Column> {
  return {
    startedAt: { header: columns.startedAt, type: 'moment' },
    state: columns.state,
    addedHere: { header: columns.addedHere, type: 'number' },
    addedThere: { header: namedIn(system)(columns.addedThere), type: 'number' },
    updated: { header: columns.updated, type: 'number' },
    left: { header: columns.left, type: 'number' },
    by: columns.by,
  };
}

function cellsIn({ sync: { states, erased } }: Texts, sync: SyncHead): Cells<Column> {
  const { startedAt, state, addedHere, addedThere, counts, startedByFullName } = sync;
  return {
    startedAt: startedAt.toISOString(),
    state: states[state],
    addedHere,
    addedThere,
    updated: counts.updated,
    left: counts.skipped + counts.failed,
    by: startedByFullName ?? erased,
  };
}
