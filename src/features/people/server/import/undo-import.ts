import type { Handler } from '#kernel/server/serve.ts';
import type { undoImport as contract } from '../../contract/endpoints-import.ts';
import { announceChanges } from '../change-hooks.ts';
import { changeOf } from '../change-of.ts';
import { refuseTakenEmail } from '../refuse-taken-email.ts';
import { changeRecords, readRecords, type PeopleWriteContext } from '../save-people.ts';
import { lockReportingLines } from '../store-reporting.ts';
import { keptSince } from '#kernel/server/imports/expire-imports.ts';
import { peopleImports } from './people-imports.ts';
import { planReverts } from './plan-reverts.ts';
import { planRemovals } from './plan-removals.ts';
import { presentImport } from './present-import.ts';
import { endUndo, readImport } from '#kernel/server/imports/store-import.ts';
import { deletePeople } from './store-import-people.ts';
import { readWritten, saveResults, type RowResult } from '#kernel/server/imports/store-import-rows.ts';

/** Undoes an import except where later changes depend on it: changed values are restored, added people deleted, the rest is kept and listed. */
export const undoImport: Handler<typeof contract> = async ({ company, actor, services, now, today, fail, audit, partly }, { body }) => {
  const place = { companyId: company.id, importId: body.importId };
  const done = (await readImport(company, peopleImports, body.importId, { lock: true })) ?? fail('common.NotFound');
  if (done.state !== 'done') fail('people.ImportNotDone');
  if (!done.startedAt || done.startedAt < keptSince(now).importsBefore) fail('people.ImportTooOld');
  const writeContext: PeopleWriteContext = { company, secrets: services.secrets, now, today, by: actor.member.companyUserId };
  await lockReportingLines(company);
  const rows = await readWritten(company, peopleImports, body.importId);

  const reverts = await planReverts(writeContext, body.importId, rows);
  if (reverts.pairs.length > 0) await refuseTakenEmail(fail, () => changeRecords(writeContext, reverts.pairs));
  for (const { before, after } of reverts.pairs) audit(changeOf(before, after));
  await announceChanges({ company, services, by: writeContext.by, now, today }, reverts.pairs);
  const removals = await planRemovals({ company, services }, rows);
  const removed = removals.ids.length > 0 ? await readRecords(writeContext, removals.ids) : [];
  if (removed.length > 0) await deletePeople(company, removals.ids, actor.member.companyUserId);
  for (const { id, ...person } of removed)
    audit({ entity: 'companyUser', entityId: id, companyUserId: id, before: { firstName: person.firstName, lastName: person.lastName } });

  const results: RowResult[] = [...reverts.results, ...removals.results];
  const kept = results.filter(({ outcome }) => outcome === 'kept').length;
  await saveResults(company, peopleImports, body.importId, results);
  await endUndo(company, peopleImports, body.importId, { undone: results.length - kept, kept, now });
  audit({ entity: 'peopleImport', entityId: body.importId, after: { undone: results.length - kept, kept } });
  if (kept > 0) partly(['people.ImportRowsKept']);
  const ended = (await readImport(company, peopleImports, body.importId)) ?? fail('common.NotFound');
  return { progress: presentImport(ended, place, services.secrets) };
};
