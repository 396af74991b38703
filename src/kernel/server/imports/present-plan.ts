import type { ImportRecord } from './store-import.ts';

/** What every kind of import answers of a plan; how the file was read is added to it. */
export function presentPlan(record: ImportRecord) {
  const { id, state, fileName, needsDateOrder, counts, warned, total, written, failed, undone, kept, createdByName } = record;
  return {
    id,
    state,
    fileName,
    needsDateOrder,
    counts,
    warned,
    total,
    written,
    failed,
    undone,
    kept,
    createdByName,
    createdAt: record.createdAt.toISOString(),
    startedAt: record.startedAt?.toISOString() ?? null,
    finishedAt: record.finishedAt?.toISOString() ?? null,
    undoneAt: record.undoneAt?.toISOString() ?? null,
  };
}
