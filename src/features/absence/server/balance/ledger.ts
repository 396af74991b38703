import type { WriteContext } from '#kernel/server/call-context.ts';
import type { LedgerLine } from '../../contract/entities-balance.ts';
import { ledgerDifferences, type Charge } from '../rules/charges.ts';
import { carryChangesOn } from '../years/carry-on.ts';
import { giveExpiredBack } from '../years/expire-carried.ts';
import { openFarYears } from './post-defaults.ts';
import { insertLines, readCharges, type NewLine } from './store-ledger.ts';

/** The ledger charges that an absence should have, and the reason for the change. */
export interface ChargeTarget {
  absenceId: string;
  companyUserId: string;
  desired: readonly Charge[];
  reason: LedgerLine['reason'];
  comment?: string | null;
  /** The first of its days, or of those that it had before. */
  from?: string;
  /** The ledger has no lines for it yet. */
  isNew?: boolean;
}

/**
 * Updates the ledger to the charges of absences: adds only the differences, each with its reason, and lines that free days first.
 * Two statements for any number of absences, or one when all are new, unless days that have passed, a closed year or one far ahead changed. Returns how many absences changed.
 */
export async function postCharges({ company, by, now }: WriteContext, charging: readonly ChargeTarget[]): Promise<number> {
  if (charging.length === 0) return 0;
  const existing = charging.filter(({ isNew }) => !isNew).map(({ absenceId }) => absenceId);
  const charged = Map.groupBy(await readCharges(company, existing), ({ absenceId }) => absenceId);
  const lines = charging.flatMap(({ absenceId, companyUserId, desired, reason, comment = null }) =>
    ledgerDifferences(charged.get(absenceId) ?? [], desired).map((line) => ({ ...line, companyUserId, reason, comment, absenceId })),
  );
  await openFarYears({ company, now }, lines);
  await insertLines(company, lines, { by, now });
  const concerned = charging.flatMap(({ companyUserId, absenceId, desired, from }) =>
    from === undefined ? [] : [...desired, ...(charged.get(absenceId) ?? [])].map(({ year }) => ({ companyUserId, year, from })),
  );
  await giveExpiredBack({ company, by, now }, concerned);
  await carryChangesOn({ company, by, now }, lines);
  return new Set(lines.map(({ absenceId }) => absenceId)).size;
}

/** Moves days to the next year, by two lines (absence.35). */
export async function postTransfer({ company, by, now }: WriteContext, moved: MovedDays): Promise<void> {
  const lines = transferLines(moved);
  await openFarYears({ company, now }, lines);
  await insertLines(company, lines, { by, now });
}

interface MovedDays {
  transferId: string;
  companyUserId: string;
  fromYear: number;
  days: number;
}

function transferLines({ transferId, companyUserId, fromYear, days }: MovedDays): NewLine[] {
  const toYear = fromYear + 1;
  const line = { companyUserId, reason: 'transferred', transferId } as const;
  return [
    { ...line, year: fromYear, kind: 'transferOut', days: -days, otherYear: toYear },
    { ...line, year: toYear, kind: 'transferIn', days, otherYear: fromYear },
  ];
}
