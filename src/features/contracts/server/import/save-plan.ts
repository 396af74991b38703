import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { insertImport } from '#kernel/server/imports/store-import.ts';
import { insertRows, type NewRow } from '#kernel/server/imports/store-import-rows.ts';
import { countActions } from '#kernel/server/sheets/rules/count-actions.ts';
import type { PlannedContract } from '../rules/import/existing-contract.ts';
import { contractImports, sealContent, sealReading, type Reading } from './contract-imports.ts';

interface PlanInput {
  fileName: string;
  reading: Reading;
  rows: readonly PlannedContract[];
}

/** Stores a plan, encrypted, in two statements of any size; returns its id. */
export async function savePlan(
  { company, services, now, actor }: Pick<CallContext, 'company' | 'services' | 'now' | 'actor'>,
  { fileName, reading, rows }: PlanInput,
): Promise<string> {
  const { secrets } = services;
  const place = { companyId: company.id, importId: newId() };
  await insertImport(company, contractImports, {
    id: place.importId,
    fileName,
    reading: sealReading(secrets, reading, place),
    needsDateOrder: reading.columns.some(({ needsOrder, field }) => needsOrder && field !== null),
    counts: countActions(rows),
    warned: rows.filter(isWarned).length,
    seenChange: 0,
    total: rows.filter(isWritten).length,
    createdBy: actor.member.companyUserId,
    createdAt: now,
  });
  await insertRows(company, contractImports, place.importId, rows.map(newRow));
  return place.importId;

  function newRow(row: PlannedContract): NewRow {
    const { number, fate, contractId, version, ...content } = row;
    return {
      number,
      fate,
      place: isWritten(row) ? number : null,
      recordId: (isImported(row) ? contractId : undefined) ?? null,
      plannedVersion: version ?? null,
      isWarned: isWarned(row),
      content: sealContent(secrets, content, { ...place, number }),
    };
  }
}

function isWritten({ fate }: PlannedContract): boolean {
  return fate === 'create' || fate === 'update';
}

function isImported(row: PlannedContract): boolean {
  return isWritten(row) || row.fate === 'unchanged';
}

function isWarned(row: PlannedContract): boolean {
  return row.warnings.length > 0 && isImported(row);
}
