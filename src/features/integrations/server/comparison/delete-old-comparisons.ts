import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Services } from '#kernel/server/services.ts';
import { comparisonRetentionHours } from '../../contract/kinds.ts';
import { deleteComparisonsBefore } from './store-comparison.ts';

/** Erases comparisons of more than a day ago (integrations.42). */
export async function deleteOldComparisons({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - comparisonRetentionHours * 3_600_000);
  await forEachCompany(database, (company) => deleteComparisonsBefore(company, before));
}
