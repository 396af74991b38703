import { forEachCompany } from '../for-each-company.ts';
import type { Services } from '../services.ts';
import type { ImportTables } from './import-tables.ts';
import { deleteOld } from './store-import.ts';

/** An import can be undone for this long; then its rows are deleted. */
const undoDays = 30;
const dayLength = 86_400_000;

/** The oldest plans and imports to keep, at a given time. */
export function expiryLimits(now: Date): { plansBefore: Date; importsBefore: Date } {
  return { plansBefore: new Date(now.getTime() - dayLength), importsBefore: new Date(now.getTime() - undoDays * dayLength) };
}

/** Deletes, for each company, plans of a kind that were not carried out and imports that can no longer be undone. */
export async function expireImports({ database, clock }: Services, tables: ImportTables): Promise<void> {
  await forEachCompany(database, (company) => deleteOld(company, tables, expiryLimits(clock.now())));
}
