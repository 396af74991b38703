import type { Company } from '#kernel/server/database/unit.ts';
import type { LedgerLine } from '../../contract/entities-balance.ts';
import { insertLines } from '../balance/store-ledger.ts';
import { ledgerDifferences, type Charge } from '../rules/charges.ts';
import { readCharged } from './store-ledger.ts';

/** What an absence should stand for in the ledger, and why it changes. */
export interface Charging {
  absenceId: string;
  companyUserId: string;
  desired: readonly Charge[];
  reason: LedgerLine['reason'];
  comment?: string | null;
}

/**
 * Brings the ledger to what absences should stand for: only the differences are added, each with its reason, and what frees days comes first.
 * Two statements however many absences there are. Answers how many of them changed.
 */
export async function postCharges(
  company: Company,
  charging: readonly Charging[],
  written: { by: string | null; now: Date },
): Promise<number> {
  if (charging.length === 0) return 0;
  const ids = charging.map(({ absenceId }) => absenceId);
  const charged = Map.groupBy(await readCharged(company, ids), ({ absenceId }) => absenceId);
  const lines = charging.flatMap(({ absenceId, companyUserId, desired, reason, comment = null }) =>
    ledgerDifferences(charged.get(absenceId) ?? [], desired).map((line) => ({ ...line, companyUserId, reason, comment, absenceId })),
  );
  await insertLines(company, lines, written);
  return new Set(lines.map(({ absenceId }) => absenceId)).size;
}
