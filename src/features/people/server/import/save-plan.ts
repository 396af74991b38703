import { newId } from '#kernel/server/id.ts';
import type { Plan, PlannedRow } from '../rules/import/plan.ts';
import { writingOrder } from '../rules/import/writing-order.ts';
import { peopleImports } from './people-imports.ts';
import { sealContent, sealReading, type Reading, type RowContent } from './plan-content.ts';
import type { PeopleWriteContext } from '../save-people.ts';
import { insertImport } from '#kernel/server/imports/store-import.ts';
import { insertRows, type NewRow } from '#kernel/server/imports/store-import-rows.ts';

export interface PlanInput {
  fileName: string;
  reading: Omit<Reading, 'leavers' | 'seats'>;
  plan: Plan;
  /** The newest change of a person that the plan includes. */
  seenChange: number;
}

/** Stores a plan, encrypted, in two statements of any size; returns its id. */
export async function savePlan(
  { company, secrets, now, by }: Omit<PeopleWriteContext, 'today'> & { by: string },
  { fileName, reading, plan, seenChange }: PlanInput,
): Promise<string> {
  const place = { companyId: company.id, importId: newId() };
  const order = writingOrder(plan.rows);
  await insertImport(company, peopleImports, {
    id: place.importId,
    fileName,
    reading: sealReading(secrets, { ...reading, leavers: plan.leavers, seats: plan.seats }, place),
    needsDateOrder: reading.columns.some(({ needsOrder }) => needsOrder),
    counts: plan.counts,
    warned: plan.rows.filter(isWarned).length,
    seenChange,
    total: order.size,
    createdBy: by,
    createdAt: now,
  });
  await insertRows(company, peopleImports, place.importId, plan.rows.map(newRow));
  return place.importId;

  function newRow(row: PlannedRow): NewRow {
    const { number, fate, companyUserId, version, ...content } = row;
    return {
      number,
      fate,
      place: order.get(number) ?? null,
      recordId: (isImported(row) ? companyUserId : undefined) ?? null,
      plannedVersion: version ?? null,
      isWarned: isWarned(row),
      content: sealContent(secrets, content satisfies RowContent, { ...place, number }),
    };
  }
}

function isImported({ fate }: PlannedRow): boolean {
  return fate === 'create' || fate === 'update' || fate === 'unchanged';
}

function isWarned(row: PlannedRow): boolean {
  return row.warnings.length > 0 && isImported(row);
}
