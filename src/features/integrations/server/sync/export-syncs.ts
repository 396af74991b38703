import { exportList, namedRows, type Cells, type Headings } from '#features/people/server/public.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import { plainSentence } from '#kernel/server/plain-sentence.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  exportSync as syncContract,
  exportSyncHistory as historyContract,
  historyColumns,
  syncColumns,
} from '../../contract/endpoints-sync-files.ts';
import type { ListedSync, SyncRow } from '../../contract/entities.ts';
import { syncsKept, type AccountingSystem } from '../../contract/kinds.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { isHidden } from '../rules/judge-value.ts';
import { presentListed, presentSync } from './present-sync.ts';
import { readRows } from './store-rows.ts';
import { readSync, readSyncs } from './store-sync.ts';

type Texts = TextsLike<typeof en>;
const textsIn = (language: 'no' | 'en'): Texts => (language === 'no' ? no : en);

/** The result for the people of a sync, as a file. */
export const exportSync: Handler<typeof syncContract> = async (context, { body }) => {
  const { company, services, actor, now, fail, call } = context;
  const head = (await readSync(company, body.syncId)) ?? fail('common.NotFound');
  const stored = await readRows(company, body.syncId);
  const { provider, rows } = presentSync(services, head, { rows: stored, companyId: company.id, now, member: actor.member });
  const chosen = namedRows(
    rows.map((row, place) => ({ row, place })),
    ({ place }) => String(place),
    body.rows.map(String),
    fail,
  );
  const texts = textsIn(call.language);
  const system = texts.systems[provider];
  const { columns } = texts.sync;
  const headings: Headings<(typeof syncColumns)[number]> = {
    name: columns.name,
    action: columns.action,
    fate: columns.fate,
    why: columns.why,
    words: plainSentence(columns.words, { system }),
  };
  const title = plainSentence(texts.sync.title, { system });
  const cellsOf = ({ row }: { row: SyncRow }) => cellsOfPerson(texts, row, system);
  return exportList(context, { name: 'syncedPeople', title, fileName: texts.sync.fileName, headings, rows: chosen, cellsOf }, body);
};

/** The earlier syncs with a system, as a file. */
export const exportSyncHistory: Handler<typeof historyContract> = async (context, { body }) => {
  const { company, now, fail, call } = context;
  const syncs = await readSyncs(company, body.provider, syncsKept);
  const listed = syncs.map((head) => presentListed(head, { now, mayUndo: false }));
  const rows = namedRows(listed, ({ syncId }) => syncId, body.rows, fail);
  const texts = textsIn(call.language);
  const system = texts.systems[body.provider];
  const headings = historyHeadings(texts, body.provider);
  const title = plainSentence(texts.syncs.title, { system });
  const cellsOf = (sync: ListedSync) => cellsOfSync(texts, sync);
  return exportList(context, { name: 'syncs', title, fileName: texts.syncs.fileName, headings, rows, cellsOf }, body);
};

function cellsOfPerson(texts: Texts, row: SyncRow, system: string): Cells<(typeof syncColumns)[number]> {
  const { sync, comparedFields } = texts;
  const fields = row.changedFields.map((field) => comparedFields[field]).join(', ');
  const refused = row.notTransferred
    .filter((field) => !isHidden(field))
    .map((field) => comparedFields[field])
    .join(', ');
  const why = [
    ...(row.reason === null ? [] : [sync.reasons[row.reason]]),
    ...(fields === '' || row.action !== 'level' ? [] : [plainSentence(sync.changed, { fields })]),
    ...row.notTransferred.filter(isHidden).map((field) => sync.notTransferred[field]),
    ...(refused === '' ? [] : [plainSentence(sync.notAccepted, { fields: refused })]),
  ];
  return {
    name: row.fullName || sync.erased,
    action: plainSentence(sync.actions[row.action], { system }),
    fate: sync.fates[row.fate],
    why: why.join(' '),
    words: row.words,
  };
}

function historyHeadings({ syncs, systems }: Texts, provider: AccountingSystem): Headings<(typeof historyColumns)[number]> {
  const { columns } = syncs;
  const system = systems[provider];
  return {
    startedAt: { header: columns.startedAt, type: 'moment' },
    state: columns.state,
    addedHere: { header: plainSentence(columns.addedHere, { system }), type: 'number' },
    addedThere: { header: plainSentence(columns.addedThere, { system }), type: 'number' },
    updated: { header: columns.updated, type: 'number' },
    left: { header: columns.left, type: 'number' },
    by: columns.by,
  };
}

function cellsOfSync({ sync }: Texts, listed: ListedSync): Cells<(typeof historyColumns)[number]> {
  const { startedAt, state, addedHere, addedThere, counts, startedByFullName } = listed;
  return {
    startedAt,
    state: sync.states[state],
    addedHere,
    addedThere,
    updated: counts.updated,
    left: counts.skipped + counts.failed,
    by: startedByFullName ?? sync.erased,
  };
}
