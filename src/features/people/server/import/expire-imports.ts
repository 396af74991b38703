import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { deleteOld } from './store-import.ts';

/** An import can be undone for this long; then its rows are deleted. */
export const undoDays = 30;
const dayLength = 86_400_000;

/** The oldest plans and imports to keep, at a given time. */
export function keptSince(now: Date): { plansBefore: Date; importsBefore: Date } {
  return { plansBefore: new Date(now.getTime() - dayLength), importsBefore: new Date(now.getTime() - undoDays * dayLength) };
}

/** Deletes, for each company, plans that were not carried out and imports that can no longer be undone. */
export async function expireImports({ database, clock }: Services): Promise<void> {
  const ids = await database.transaction(readCompanyIds);
  for (const id of ids) await database.forCompany(id, (company) => deleteOld(company, keptSince(clock.now())));
}
