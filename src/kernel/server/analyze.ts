import type { Unit } from './database/unit.ts';
import type { Job } from './jobs.ts';
import type { Jobs } from './services.ts';
import { analyzeTables } from './store-plans.ts';

const name = 'database.analyze';
/** After so many new rows the planner's statistics are wrong, and PostgreSQL renews them by itself only minutes later. */
const manyRows = 1000;

/** Has the statistics renewed after the commit when so many rows were written at once: in a job of its own, whose failure is nobody else's. */
export async function analyzeAfter(unit: Unit, jobs: Pick<Jobs, 'enqueue'>, rows: number): Promise<void> {
  if (rows > manyRows) await jobs.enqueue(unit, name, {});
}

/** From here on a transaction that reads what it wrote may take far longer with a plan for empty tables than it takes to count them. */
const fewRows = 100;

/** Renews the statistics at once, where the same transaction goes on with so many rows that it wrote itself. */
export async function analyzeWithin(unit: Unit, rows: number): Promise<void> {
  if (rows > fewRows) await analyzeTables(unit);
}

/** Renews the planner's statistics. */
export const analyzeJob: Job = { name, run: ({ database }) => database.read(analyzeTables) };
