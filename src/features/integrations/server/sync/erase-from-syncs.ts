import type { Company } from '#kernel/server/database/unit.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import { nothing, sealContent } from './row-content.ts';
import { eraseRows, readRowsOf } from './store-rows.ts';

/** Erases somebody from syncs: that there was a person stays, as does what became of them. */
export async function eraseFromSyncs(company: Company, secrets: Secrets, companyUserId: string): Promise<void> {
  const rows = await readRowsOf(company, companyUserId);
  if (rows.length === 0) return;
  await eraseRows(
    company,
    rows.map((row) => ({ ...row, content: sealContent(secrets, nothing, { companyId: company.id, ...row }) })),
  );
}
