import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Services } from '#kernel/server/services.ts';
import { undoDays } from '../../contract/kinds.ts';
import { clearFormer } from './store-rows.ts';

/** Erases the former values of people whom syncs changed, once they can no longer be undone (integrations.47). */
export async function clearFormerValues({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - undoDays * 86_400_000);
  await forEachCompany(database, (company) => clearFormer(company, before));
}
