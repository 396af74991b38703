import { markContractsDeleted } from '#features/notifications/server/public.ts';
import { lockParties } from '#features/parties/server/public.ts';
import { lockReportingLines, membersByPerson } from '#features/people/server/public.ts';
import { handOverWithRecords } from '#features/tasks/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { expiryLimits } from '#kernel/server/imports/expire-imports.ts';
import { endUndo, readImport } from '#kernel/server/imports/store-import.ts';
import { readWritten, saveResults, type RowRecord, type RowResult } from '#kernel/server/imports/store-import-rows.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { undoContractImport as contract } from '../../contract/endpoints-import.ts';
import type { ContractRowError } from '../../contract/entities-import.ts';
import { findDeadline } from '../../contract/rules/deadline.ts';
import { countedOf, deadlineDay } from '../deadline-day.ts';
import { contractChange, loggedContract } from '../log-contract.ts';
import { contractReader } from '../closed-contracts.ts';
import { mayBeResponsible } from '../policy.ts';
import { contractTasks } from '../record-owners.ts';
import type { StoredContract } from '../store-contract.ts';
import { replaceNotifications } from '../store-notifications.ts';
import { contractImports, openContent, openFormer, type Former } from './contract-imports.ts';
import { presentImport } from './present-import.ts';
import { deleteContracts, findUsed, lockContracts, writeContracts } from './store-imported.ts';

type UndoCall = Pick<CallContext, 'company' | 'actor' | 'services' | 'now' | 'today' | 'audit'>;

/** A written row, the contract it was written to as that is now, and what a changed one was before. */
interface UndoRow extends RowRecord {
  contract: StoredContract | undefined;
  before: Former | undefined;
}

/** Undoes an import except where later changes depend on it: changed values are restored, added contracts deleted, the rest is kept and listed. */
export const undoContractImport: Handler<typeof contract> = async (context, { body: { importId } }) => {
  const { company, actor, services, now, fail, audit, partly } = context;
  // Whoever becomes responsible again is not deactivated meanwhile (contracts.16); before the import, as whoever erases people does.
  await lockReportingLines(company);
  const done = (await readImport(company, contractImports, importId, { lock: true })) ?? fail('common.NotFound');
  if (done.state !== 'done') fail('contracts.ImportNotDone');
  if (!done.startedAt || done.startedAt < expiryLimits(now).importsBefore) fail('contracts.ImportTooOld');
  const written = await readWritten(company, contractImports, importId);
  const idsOf = (rows: typeof written) => rows.flatMap(({ recordId }) => recordId ?? []);
  const locked = { ids: idsOf(written), deleted: idsOf(written.filter(({ fate }) => fate === 'create')) };
  const reader = await contractReader(company, actor.member);
  const contracts = new Map((await lockContracts(company, reader, locked)).map((one) => [one.contractId, one]));
  const rows = written.map((row): UndoRow => {
    const place = { companyId: company.id, importId, number: row.number };
    const before = row.former === null ? undefined : openFormer(services.secrets, row.former, place);
    return { ...row, contract: contracts.get(row.recordId ?? ''), before };
  });
  const used = await usedOf(context, importId, rows);
  const gone = await goneOf(context, rows);
  const results = rows.map((row): RowResult => {
    const error = rowErrorOf(row, used) ?? gone(row);
    const { number, writtenVersion } = row;
    return { number, outcome: error ? 'kept' : 'undone', mishap: error ?? null, writtenVersion, former: null };
  });
  const undone = rows.filter((_row, place) => results[place]?.outcome === 'undone');
  await restore(context, undone);
  await remove(context, undone);
  const notUndone = results.length - undone.length;
  await saveResults(company, contractImports, importId, results);
  await endUndo(company, contractImports, importId, { undone: undone.length, kept: notUndone, now });
  audit({ entity: 'contractImport', entityId: importId, after: { undone: undone.length, kept: notUndone } });
  if (notUndone > 0) partly(['contracts.ImportRowsKept']);
  const ended = (await readImport(company, contractImports, importId)) ?? fail('common.NotFound');
  return { progress: await presentImport(context, ended) };
};

/** The added contracts that have got something since. */
async function usedOf({ company, services }: UndoCall, importId: string, rows: readonly UndoRow[]): Promise<ReadonlySet<string>> {
  const added = rows.flatMap(({ fate, recordId, number, content }) => {
    if (fate !== 'create' || recordId === null) return [];
    const { note } = openContent(services.secrets, content, { companyId: company.id, importId, number });
    return [{ id: recordId, notes: note === undefined ? 0 : 1 }];
  });
  return new Set(added.length > 0 ? await findUsed(company, added) : []);
}

function rowErrorOf({ fate, former, contract, writtenVersion }: UndoRow, used: ReadonlySet<string>): ContractRowError | undefined {
  if (!contract) return 'contractGone';
  if (contract.level !== 'full') return 'restricted';
  if (contract.version !== writtenVersion) return 'contractChanged';
  if (fate === 'update' && former === null) return 'rowErased';
  return used.has(contract.contractId) ? 'contractInUse' : undefined;
}

/** Whether a changed contract would go back to a party that has been deleted since, or to somebody who may not be responsible any more. */
async function goneOf(
  { company, services }: UndoCall,
  rows: readonly UndoRow[],
): Promise<(row: UndoRow) => 'partyGone' | 'responsibleGone' | undefined> {
  const formers = rows.flatMap(({ before }) => before?.content ?? []);
  const parties = await lockParties(
    company,
    formers.flatMap(({ partyId }) => partyId ?? []),
  );
  const members = await membersByPerson({ company, services }, [...new Set(formers.flatMap(({ responsibleId }) => responsibleId ?? []))]);
  return ({ before, contract }) => {
    if (!before || !contract) return undefined;
    const { partyId, responsibleId } = before.content;
    if (partyId !== null && !parties.has(partyId)) return 'partyGone';
    if (responsibleId === null || responsibleId === contract.responsibleId) return undefined;
    const member = members.get(responsibleId);
    return member && mayBeResponsible(member) ? undefined : 'responsibleGone';
  };
}

/** Gives changed contracts what they had before. */
async function restore(context: UndoCall, undone: readonly UndoRow[]): Promise<void> {
  const { company, actor, now, audit } = context;
  const day = await deadlineDay(context);
  const changed = undone.flatMap(({ contract, before }) => {
    if (!before || !contract) return [];
    return [{ contract, ...before, contractId: contract.contractId, counted: countedOf(findDeadline(before.content, day)) }];
  });
  if (changed.length === 0) return;
  await writeContracts(company, changed, { by: actor.member.companyUserId, now });
  await replaceNotifications(company, changed);
  for (const { contract, content, notifications, contractId } of changed)
    audit(contractChange(contractId, loggedContract(contract, contract.notifications), loggedContract(content, notifications)));
  // Only what the import moved: what the responsible person had before or got since stays theirs.
  const handed = changed.map(({ contract, content, handedTaskIds }) => ({
    ownerId: contract.contractId,
    from: contract.responsibleId,
    to: content.responsibleId,
    taskIds: handedTaskIds,
  }));
  await handOverWithRecords({ ...context, by: actor.member.companyUserId }, contractTasks.kind, handed);
}

/** Deletes added contracts; notes that the import added go with them. */
async function remove({ company, audit }: UndoCall, undone: readonly UndoRow[]): Promise<void> {
  const added = undone.flatMap(({ fate, contract }) => (fate === 'create' && contract ? [contract] : []));
  if (added.length === 0) return;
  const ids = added.map(({ contractId }) => contractId);
  await deleteContracts(company, ids);
  await markContractsDeleted(company, ids);
  for (const { contractId, name, party } of added) audit({ entity: 'contract', entityId: contractId, before: { name, party }, after: {} });
}
