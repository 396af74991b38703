import type { Secrets } from '#kernel/server/secrets.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { undoImport as contract } from '../../contract/endpoints-import.ts';
import { takeBackPeople } from '../take-back-people.ts';
import { lockReportingLines } from '../store-reporting.ts';
import { expiryLimits } from '#kernel/server/imports/expire-imports.ts';
import { openFormer } from './plan-content.ts';
import { peopleImports } from './people-imports.ts';
import { presentImport } from './present-import.ts';
import { endUndo, readImport } from '#kernel/server/imports/store-import.ts';
import { readWritten, saveResults, type RowRecord, type RowResult } from '#kernel/server/imports/store-import-rows.ts';

/** Undoes an import except where later changes depend on it: changed values are restored, added people deleted, the rest is kept and listed. */
export const undoImport: Handler<typeof contract> = async (context, { body: { importId } }) => {
  const { company, services, now, fail, audit, partly } = context;
  const place = { companyId: company.id, importId };
  // Before the import, as whoever erases people does.
  await lockReportingLines(company);
  const done = (await readImport(company, peopleImports, importId, { lock: true })) ?? fail('common.NotFound');
  if (done.state !== 'done') fail('people.ImportNotDone');
  if (!done.startedAt || done.startedAt < expiryLimits(now).importsBefore) fail('people.ImportTooOld');
  const rows = await readWritten(company, peopleImports, importId);
  const why = await takeBackPeople(context, writtenPeople(services.secrets, rows, place));
  // Who has gone since is neither undone nor kept.
  const results = rows.flatMap(({ number, recordId, writtenVersion }): RowResult[] => {
    if (recordId === null) return [];
    const error = why.get(recordId) ?? null;
    return [{ number, outcome: error ? 'kept' : 'undone', mishap: error, writtenVersion, former: null }];
  });
  const notUndone = results.filter(({ outcome }) => outcome === 'kept').length;
  await saveResults(company, peopleImports, importId, results);
  await endUndo(company, peopleImports, importId, { undone: results.length - notUndone, kept: notUndone, now });
  audit({ entity: 'peopleImport', entityId: importId, after: { undone: results.length - notUndone, kept: notUndone } });
  if (notUndone > 0) partly(['people.ImportRowsKept']);
  const ended = (await readImport(company, peopleImports, importId)) ?? fail('common.NotFound');
  return { progress: presentImport(ended, place, services.secrets) };
};

function writtenPeople(secrets: Secrets, rows: readonly RowRecord[], place: { companyId: number; importId: string }) {
  return {
    changed: rows.flatMap(({ fate, recordId: id, number, former, writtenVersion }) =>
      fate === 'update' && id
        ? [{ id, writtenVersion, former: former === null ? {} : openFormer(secrets, former, { ...place, number }) }]
        : [],
    ),
    added: rows.flatMap(({ fate, recordId: id, writtenVersion: version }) => (fate === 'create' && id && version ? [{ id, version }] : [])),
  };
}
