import { exportList, type Cells, type Headings } from '#features/people/server/public.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { syncColumns, type exportSync as contract } from '../../contract/endpoints-sync-files.ts';
import type { SyncRow } from '../../contract/entities.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { presentSync } from './present-sync.ts';
import { readRows } from './store-rows.ts';
import { readSync } from './store-sync.ts';

type Column = (typeof syncColumns)[number];
type Texts = TextsLike<typeof en>;

/** What became of the people of a sync, as a file. */
export const exportSync: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, now, fail } = context;
  const head = await readSync(company, body.syncId);
  if (!head) return fail('common.NotFound');
  const { rows } = presentSync(services, head, { rows: await readRows(company, head.syncId), companyId: company.id, now, mayUndo: false });
  const shown = [...new Set(body.rows)].flatMap((number) => rows[number] ?? []);
  if (shown.length === 0) return fail('common.NotFound');
  const texts = context.call.language === 'no' ? no : en;
  const named = namedIn(texts.systems[head.system]);
  const list = {
    name: 'syncedPeople',
    title: named(texts.sync.title),
    fileName: texts.sync.fileName,
    headings: headingsIn(texts, named),
    rows: shown,
    cellsOf: (row: SyncRow) => cellsIn(texts, row, named),
  };
  return exportList(context, list, body);
};

type Named = (text: string) => string;

/** Texts with the name of the system in them. */
export const namedIn =
  (system: string): Named =>
  (text) =>
    text.replaceAll('{system}', system);

function headingsIn({ sync: { columns } }: Texts, named: Named): Headings<Column> {
  return { ...columns, words: named(columns.words) };
}

function cellsIn({ sync, comparedFields }: Texts, row: SyncRow, named: Named): Cells<Column> {
  const changed = row.changedFields.map((field) => comparedFields[field]).join(', ');
  const why = [
    ...(row.reason === null ? [] : [sync.reasons[row.reason]]),
    ...(changed === '' ? [] : [sync.changed.replace('{fields}', changed)]),
    ...row.notTransferred.map((field) => sync.notTransferred[field]),
  ];
  return {
    name: row.fullName,
    action: named(sync.actions[row.action]),
    fate: sync.fates[row.fate],
    why: why.join(' '),
    words: row.words,
  };
}
