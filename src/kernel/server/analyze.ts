import type { Unit } from './database/unit.ts';
import type { Job } from './jobs.ts';
import type { Jobs } from './services.ts';
import { analyzeTables } from './store-plans.ts';

const name = 'database.analyze';
/** After this many new rows the planner's statistics are wrong, and PostgreSQL updates them only minutes later. */
const manyRows = 1000;

/** Schedules an update of the statistics after the commit when this many rows were inserted at once. It is a separate job, so its failure affects nothing else. */
export async function analyzeAfter(unit: Unit, jobs: Pick<Jobs, 'enqueue'>, rows: number): Promise<void> {
  if (rows > manyRows) await jobs.enqueue(unit, name, {});
}

/** From this number of rows on, a transaction that reads its own inserts with a plan for empty tables may lose more time than updating the statistics takes. */
const fewRows = 100;

/** Updates the statistics immediately, when the same transaction goes on to read this many rows that it inserted. */
export async function analyzeWithin(unit: Unit, rows: number): Promise<void> {
  if (rows > fewRows) await analyzeTables(unit);
}

/** Updates the planner's statistics. */
export const analyzeJob: Job = { name, run: ({ database }) => database.read(analyzeTables) };
