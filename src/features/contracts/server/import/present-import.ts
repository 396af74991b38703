import { limitsOf } from '#features/billing/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { presentPlan } from '#kernel/server/imports/present-plan.ts';
import type { ImportRecord } from '#kernel/server/imports/store-import.ts';
import type { RowRecord } from '#kernel/server/imports/store-import-rows.ts';
import type { ContractImport, ContractRowError, ContractImportRow } from '../../contract/entities-import.ts';
import { openContent, openReading } from './contract-imports.ts';

type PresentCall = Pick<CallContext, 'company' | 'services'>;

/** How many contracts the subscription covers, and how many the company may still add; undefined without a limit. */
export async function roomFor(call: PresentCall): Promise<{ limit: number; used: number; room: number } | undefined> {
  const { limit, used } = (await limitsOf(call, ['contractLimit'])).get('contractLimit') ?? { limit: null, used: 0 };
  return limit === null ? undefined : { limit, used, room: Math.max(0, limit - used) };
}

/** A plan or import in the form of the answer. */
export async function presentImport(call: PresentCall, record: ImportRecord): Promise<ContractImport> {
  return { ...planOf(call, record), room: (await roomFor(call))?.room ?? null };
}

/** The same of several, which the subscription's limit is no part of. */
export function planOf({ company, services }: PresentCall, record: ImportRecord): Omit<ContractImport, 'room'> {
  return { ...presentPlan(record), ...openReading(services.secrets, record.reading, { companyId: company.id, importId: record.id }) };
}

/** A row in the form of the answer. */
export function presentRow({ company, services }: PresentCall, importId: string, row: RowRecord<ContractRowError>): ContractImportRow {
  const { number, fate, recordId: contractId, outcome, mishap } = row;
  const content = openContent(services.secrets, row.content, { companyId: company.id, importId, number });
  const { party, name, changes, deadline, reasons, warnings } = content;
  return { number, fate, contractId, outcome, mishap, party, name, changes, deadline, reasons, warnings };
}

/** A row whose contract is closed to the reader. */
export function presentClosedRow({ number, fate, outcome, mishap }: RowRecord<ContractRowError>): ContractImportRow {
  return { number, fate, contractId: null, outcome, mishap, party: '', name: '', changes: [], deadline: null, reasons: [], warnings: [] };
}
