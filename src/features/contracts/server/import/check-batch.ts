import { insertNumberedParties, lockParties, readNumberedParties } from '#features/parties/server/public.ts';
import { membersByPerson } from '#features/people/server/public.ts';
import type { Change } from '#kernel/server/audit.ts';
import { newId } from '#kernel/server/id.ts';
import type { BatchContext } from '#kernel/server/imports/import-work.ts';
import type { ImportRecord } from '#kernel/server/imports/store-import.ts';
import type { RowRecord } from '#kernel/server/imports/store-import-rows.ts';
import type { ContractRowError } from '../../contract/entities-import.ts';
import { mayBeResponsible } from '../policy.ts';
import { keyOf } from '../rules/import/validate-contract.ts';
import type { ContractContent, StoredContract } from '../store-contract.ts';
import type { RowContent } from './contract-imports.ts';
import { roomFor } from './present-import.ts';
import { readNewcomers } from './store-imported.ts';

/** A row of a batch with its content decrypted. */
export interface OpenRow extends Omit<RowRecord, 'content'> {
  contractId: string;
  planned: RowContent;
  content: ContractContent;
}

/** Why rows are not written: what others have done since the plan was made. */
export async function rowErrorsOf(
  context: BatchContext,
  plan: ImportRecord,
  { rows, stored }: { rows: readonly OpenRow[]; stored: ReadonlyMap<string, StoredContract> },
): Promise<ReadonlyMap<number, ContractRowError>> {
  const { company } = context;
  const newcomers = new Set((await readNewcomers(company, { importId: plan.id, since: plan.createdAt })).map(keyOf));
  const ids = [...new Set(rows.flatMap(({ content }) => content.responsibleId ?? []))];
  const members = await membersByPerson(context, ids);
  const parties = await lockParties(
    company,
    rows.flatMap(({ content }) => content.partyId ?? []),
  );
  let room = (await roomFor(context))?.room ?? Infinity;
  const found = new Map<number, ContractRowError>();
  for (const row of rows) {
    const error = rowErrorOf(row) ?? (row.fate === 'create' && room <= 0 ? 'limitReached' : undefined);
    if (error) found.set(row.number, error);
    else if (row.fate === 'create') room -= 1;
  }
  return found;

  function rowErrorOf({ fate, contractId, plannedVersion, planned, content }: OpenRow): ContractRowError | undefined {
    const before = stored.get(contractId);
    if (fate === 'update' && !before) return 'contractGone';
    if (before && before.level !== 'full') return 'restricted';
    if (before && before.version !== plannedVersion) return 'contractChanged';
    if (fate === 'create' && newcomers.has(keyOf(content))) return 'contractAppeared';
    const { partyId, responsibleId } = content;
    if (partyId !== null && planned.newParty === undefined && !parties.has(partyId)) return 'partyGone';
    if (responsibleId === null || responsibleId === before?.responsibleId) return undefined;
    const member = members.get(responsibleId);
    return member && mayBeResponsible(member) ? undefined : 'responsibleGone';
  }
}

/** The parties with the numbers of these rows, those that are missing added. */
export async function partiesFor(
  { company, by, now }: BatchContext,
  rows: readonly OpenRow[],
): Promise<{ ids: ReadonlyMap<string, string>; changes: Change[] }> {
  const wanted = new Map(
    rows.flatMap(({ planned }) => (planned.newParty === undefined ? [] : [[planned.newParty, planned.party] as const])),
  );
  if (wanted.size === 0) return { ids: new Map(), changes: [] };
  const sent = [...wanted].map(([registryId, name]) => ({ partyId: newId(), registryId, name }));
  const added = await insertNumberedParties(company, sent, { by, now });
  const all = await readNumberedParties(company);
  const changes = added.map(({ partyId, registryId, name }): Change => ({
    entity: 'party',
    entityId: partyId,
    after: { name, kind: 'organisation', registryId, contacts: 0 },
  }));
  return { ids: new Map(all.map(({ registryId, partyId }) => [registryId, partyId])), changes };
}
