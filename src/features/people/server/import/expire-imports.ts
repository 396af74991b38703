import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { deleteOld } from './store-import.ts';

/** An import can be taken back for this long; then its rows are forgotten. */
export const undoDays = 30;
const dayLength = 86_400_000;

/** From when on plans and imports are kept, looked at from a moment. */
export function keptSince(now: Date): { plansBefore: Date; importsBefore: Date } {
  return { plansBefore: new Date(now.getTime() - dayLength), importsBefore: new Date(now.getTime() - undoDays * dayLength) };
}

/** Forgets, company by company, plans that nobody carried out and imports that can no longer be taken back. */
export async function expireImports({ database, clock }: Services): Promise<void> {
  const ids = await database.transaction(readCompanyIds);
  for (const id of ids) await database.forCompany(id, (company) => deleteOld(company, keptSince(clock.now())));
}
