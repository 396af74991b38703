import { z } from 'zod';
import { Pagination } from './paging.ts';

/** Whether `7/10/1983` is 7 October or 10 July. */
export const DateOrder = z.enum(['dayFirst', 'monthFirst']);
export type DateOrder = z.output<typeof DateOrder>;

/** The most bytes of a list. */
export const maxListBytes = 10_000_000;

/** What will happen, or happened, to a row of a list. */
export const importActions = ['create', 'update', 'unchanged', 'skip', 'refuse'] as const;
export const ImportAction = z.enum(importActions);
export type ImportAction = z.output<typeof ImportAction>;

/** How many rows have each action. */
export type ActionCounts = Record<ImportAction, number>;

/** The outcome of a row: written, not written because of a conflict, undone, or kept when the rest was undone. */
export const importOutcomes = ['written', 'failed', 'undone', 'kept'] as const;
export const ImportOutcome = z.enum(importOutcomes);
export type ImportOutcome = z.output<typeof ImportOutcome>;

export const ImportState = z.enum(['planned', 'running', 'done', 'undone']);
export type ImportState = z.output<typeof ImportState>;

/** A plan of one kind of records, and its progress; the plan's id is also the import's id. Each kind adds what it asks and decides. */
export const importPlanFields = {
  id: z.string(),
  state: ImportState,
  fileName: z.string(),
  sheets: z.array(z.string()),
  sheet: z.string(),
  /** True when the user must choose the date order before anything is imported. */
  needsDateOrder: z.boolean(),
  dateOrder: DateOrder.nullable(),
  /** Rows that the user skips. */
  skip: z.array(z.number()),
  counts: z.record(ImportAction, z.number()),
  /** How many rows are imported with a warning. */
  warned: z.number(),
  /** How many records are added or changed, and how many are done; `failed` were changed by another user first. */
  total: z.number(),
  written: z.number(),
  failed: z.number(),
  undone: z.number(),
  kept: z.number(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  undoneAt: z.string().nullable(),
} as const;

/** A column of the file and the field assigned to it; `field` null = the column is ignored. */
export const importColumnFields = {
  column: z.number(),
  heading: z.string(),
  /** From 0 to 1; 1 when the user assigned it. */
  confidence: z.number(),
  samples: z.array(z.string()),
  needsOrder: z.boolean(),
} as const;

/** Which rows of a plan or import are asked for. */
export const ImportRowsWanted = z.object({
  planId: z.uuid(),
  pagination: Pagination.pick({ page: true, pageSize: true }).default({ page: 1, pageSize: 100 }),
  filter: z
    .object({ fates: z.array(ImportAction).optional(), outcomes: z.array(ImportOutcome).optional(), warned: z.boolean().optional() })
    .default({}),
});

/** What an import shows of a plan among the earlier ones. */
export const earlierImport = {
  id: true,
  state: true,
  fileName: true,
  total: true,
  written: true,
  failed: true,
  createdAt: true,
  createdByName: true,
  finishedAt: true,
  undoneAt: true,
} as const;
