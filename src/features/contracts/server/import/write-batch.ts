import { insertNotes } from '#features/notes/server/public.ts';
import { membersByPerson } from '#features/people/server/public.ts';
import { handOverWithRecords } from '#features/tasks/server/public.ts';
import type { Change } from '#kernel/server/audit.ts';
import { newId } from '#kernel/server/id.ts';
import type { BatchContext } from '#kernel/server/imports/import-work.ts';
import type { ImportRecord } from '#kernel/server/imports/store-import.ts';
import type { RowRecord, RowResult } from '#kernel/server/imports/store-import-rows.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { notedContract } from '../../contract/endpoints-notes.ts';
import { findDeadline, type Deadline, type DeadlineDay } from '../../contract/rules/deadline.ts';
import { suggestNotifications } from '../../contract/rules/notification-days.ts';
import { contractReader } from '../closed-contracts.ts';
import { contentOnly } from '../content-only.ts';
import { countedOf, deadlineDay } from '../deadline-day.ts';
import { notifyWhenSaved } from '../jobs.ts';
import { contractChange, loggedContract } from '../log-contract.ts';
import { contractTasks } from '../record-owners.ts';
import { followed, movedNotifications, storedSuggestions } from '../save-contract.ts';
import type { ContractContent, StoredContract } from '../store-contract.ts';
import { replaceNotifications, type StoredNotification } from '../store-notifications.ts';
import { lockSettings } from '../store-settings.ts';
import { rowErrorsOf, partiesFor, type OpenRow } from './check-batch.ts';
import { openContent, sealFormer } from './contract-imports.ts';
import { insertContracts, lockContracts, writeContracts } from './store-imported.ts';

interface Written {
  row: OpenRow;
  before: StoredContract | undefined;
  content: ContractContent;
  deadline: Deadline;
  notifications: StoredNotification[];
}

/** Writes the contracts of some rows with a constant number of statements; rows with a conflicting change are not written and marked as such. */
export async function writeBatch(context: BatchContext, plan: ImportRecord, records: readonly RowRecord[]): Promise<RowResult[]> {
  const { company } = context;
  // Others who add contracts wait, so that the limit holds and nothing like these rows is added meanwhile.
  await lockSettings(company);
  const rows = records.flatMap((record) => openRow(context, plan, record));
  const stored = await storedFor(context, rows);
  const rowErrors = await rowErrorsOf(context, plan, { rows, stored });
  const free = rows.filter(({ number }) => !rowErrors.has(number));
  const parties = await partiesFor(context, free);
  const day = await deadlineDay(context);
  const written = free.map((row) => writing(row, { before: stored.get(row.contractId), parties: parties.ids, day }));
  await save(context, written);
  const obligations = await handOverObligations(context, written);
  const { accountId = null, companyUserId = null, role = null, via = 'system', requestId = plan.id } = plan.startedBy ?? {};
  const caller = { accountId, companyUserId, role, via, requestId, action: 'contracts.importContracts', at: context.now } as const;
  const changes = [...parties.changes, ...written.map(loggedChange), ...obligations.lines];
  if (changes.length > 0) await writeAudit(company, caller, changes);
  // Rows that named somebody who has been erased since (contracts.99).
  const erased = records
    .filter(({ number }) => !rows.some((row) => row.number === number))
    .map(({ number }) => [number, 'rowErased'] as const);
  const failed = [...rowErrors, ...erased].map(([number, mishap]): RowResult => ({
    number,
    outcome: 'failed',
    mishap,
    writtenVersion: null,
    former: null,
  }));
  return [
    ...failed,
    ...written.map((one) => resultOf(context, plan, { ...one, handedTaskIds: obligations.handed.get(one.row.contractId) ?? [] })),
  ];
}

function openRow({ company, services }: BatchContext, plan: ImportRecord, record: RowRecord): OpenRow[] {
  const { content: sealed, recordId, ...rest } = record;
  const planned = openContent(services.secrets, sealed, { companyId: company.id, importId: plan.id, number: record.number });
  const { content } = planned;
  // Only what is written has a place, and that has both.
  return recordId === null || !content ? [] : [{ ...rest, recordId, contractId: recordId, planned, content }];
}

/** The contracts of rows that change one, as whoever imports may see them by now: others may have restricted them since the plan was made. */
async function storedFor({ company, services, by }: BatchContext, rows: readonly OpenRow[]): Promise<Map<string, StoredContract>> {
  const ids = rows.filter(({ fate }) => fate === 'update').map(({ contractId }) => contractId);
  if (ids.length === 0) return new Map();
  const importer = (await membersByPerson({ company, services }, [by])).get(by);
  if (!importer) return new Map();
  const contracts = await lockContracts(company, await contractReader(company, importer), { ids });
  return new Map(contracts.map((contract) => [contract.contractId, contract]));
}

interface WritingInput {
  before: StoredContract | undefined;
  parties: ReadonlyMap<string, string>;
  day: DeadlineDay;
}

/** A contract as it is written; its deadline and notifications come about as in the form (contracts.12, contracts.13). */
function writing(row: OpenRow, { before, parties, day }: WritingInput): Written {
  const { newParty } = row.planned;
  const content = newParty === undefined ? row.content : { ...row.content, partyId: parties.get(newParty) ?? row.content.partyId };
  const deadline = findDeadline(content, day);
  const notifications = before
    ? movedNotifications(followed(before, content.responsibleId), findDeadline(before, day), { content, deadline, today: day.today })
        .notifications
    : storedSuggestions(suggestNotifications(deadline, content.noticePeriod));
  return { row, before, content, deadline, notifications };
}

async function save(context: BatchContext, written: readonly Written[]): Promise<void> {
  const { company, by, now } = context;
  const counted = (one: Written) => ({ contractId: one.row.contractId, content: one.content, counted: countedOf(one.deadline) });
  const added = written.filter(({ before }) => !before).map(counted);
  const changed = written.filter(({ before }) => before).map(counted);
  if (added.length > 0) await insertContracts(company, added, { by, now });
  if (changed.length > 0) await writeContracts(company, changed, { by, now });
  const saved = written.map(({ row: { contractId }, content, notifications }) => ({ contractId, content, notifications }));
  await replaceNotifications(company, saved);
  await notifyWhenSaved(context, saved);
  const notes = written.flatMap(({ row: { contractId, planned } }) =>
    planned.note === undefined ? [] : [{ id: newId(), relatedId: contractId, noteText: planned.note }],
  );
  if (notes.length > 0) await insertNotes(company, notedContract.kind, notes, { by, now });
}

/** What the former responsible people still have to do about changed contracts goes to the new ones (contracts.93); answers these by contract, and the lines of the log. */
async function handOverObligations(
  context: BatchContext,
  written: readonly Written[],
): Promise<{ handed: ReadonlyMap<string, string[]>; lines: Change[] }> {
  const lines: Change[] = [];
  const records = written.flatMap(({ row: { contractId }, before, content }) =>
    before ? [{ ownerId: contractId, from: before.responsibleId, to: content.responsibleId }] : [],
  );
  const tasks = await handOverWithRecords({ ...context, audit: (line) => void lines.push(line) }, contractTasks.kind, records);
  const byContract = Map.groupBy(tasks, ({ ownerId }) => ownerId);
  return { handed: new Map([...byContract].map(([id, some]) => [id, some.map(({ taskId }) => taskId)])), lines };
}

function loggedChange({ row: { contractId }, before, content, notifications }: Written): Change {
  const after = loggedContract(content, notifications);
  return before
    ? contractChange(contractId, loggedContract(before, before.notifications), after)
    : { entity: 'contract', entityId: contractId, after };
}

function resultOf(
  { company, services }: BatchContext,
  plan: ImportRecord,
  { row: { number }, before, handedTaskIds }: Written & { handedTaskIds: string[] },
): RowResult {
  const place = { companyId: company.id, importId: plan.id, number };
  const former =
    before && sealFormer(services.secrets, { content: contentOnly(before), notifications: before.notifications, handedTaskIds }, place);
  return { number, outcome: 'written', mishap: null, writtenVersion: before ? before.version + 1 : 1, former: former ?? null };
}
