import type { Company } from '#kernel/server/database/unit.ts';
import { balancesOf } from '../balance/balances.ts';
import { desiredCharges, type Charge } from '../rules/charges.ts';
import { yearOf } from '../rules/days.ts';
import { decisionOn, transition } from '../rules/transitions.ts';
import type { AbsenceRow } from '../store-absence.ts';
import { costsOf } from './judge.ts';
import type { Looking } from './permissions.ts';

interface Left {
  availableBefore: number | null;
  availableAfter: number | null;
}

/** What is left of the year in which each of these requests begins, before and after a yes; two statements however many there are. */
export async function leftAfter(
  company: Company,
  looking: Pick<Looking, 'rules' | 'today'>,
  rows: readonly AbsenceRow[],
): Promise<(row: AbsenceRow) => Left> {
  const years = [...new Set(rows.map(yearOfRequest))];
  const companyUserIds = [...new Set(rows.map(({ companyUserId }) => companyUserId))];
  const balances = await balancesOf(company, looking.rules, { years, today: looking.today, companyUserIds });
  return (row) => {
    const year = yearOfRequest(row);
    if (!row.current.deductible && !row.proposed?.deductible) return { availableBefore: null, availableAfter: null };
    const { available } = balances.of(row.companyUserId, year);
    const now = chargeIn(desiredCharges(row.status, costsOf(row.current), row.proposed && costsOf(row.proposed)), year);
    const then = chargeIn(agreedCharges(row), year);
    return { availableBefore: available + now.reserved, availableAfter: available + now.reserved + now.taken - then.taken };
  };
}

function yearOfRequest({ current, proposed }: AbsenceRow): number {
  return yearOf((proposed ?? current).startDate);
}

/** What the ledger will hold after a yes. */
function agreedCharges({ status, current, proposed }: AbsenceRow): Charge[] {
  const action = decisionOn(status, true);
  const moved = action === null ? undefined : transition({ status, action, who: 'decider' });
  if (!moved || 'refusal' in moved || moved.to === 'former') return [];
  return desiredCharges(moved.to, costsOf(proposed ?? current), null);
}

function chargeIn(charges: readonly Charge[], year: number): Pick<Charge, 'taken' | 'reserved'> {
  return charges.find((charge) => charge.year === year) ?? { taken: 0, reserved: 0 };
}
