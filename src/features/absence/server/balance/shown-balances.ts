import type { AbsenceCall } from '../absence-call.ts';
import { hideIllnessOf } from '../hide-illness.ts';
import { maySeeHealth } from '../policy.ts';
import { chargesOf, type Charge } from '../rules/charges.ts';
import { readAbsences } from '../store-absence.ts';
import { findCostsOfIllness } from '../store-illness.ts';
import { balancesFrom, type Balances } from './balances.ts';
import { readSums, type SumRow } from './store-ledger.ts';

type Reader = Pick<AbsenceCall, 'company' | 'viewer' | 'today'>;

interface BalanceChoice {
  years: readonly number[];
  companyUserIds: readonly string[];
}

/** Balances for an answer: who may not know of illness sees what it moved among the corrections (absence.80). What is left is the same for everybody. */
export async function loadShownBalances(
  call: Reader & Pick<AbsenceCall, 'rules' | 'people'>,
  { years, companyUserIds }: BalanceChoice,
): Promise<Balances> {
  const { company, rules, today } = call;
  const people = await call.people.get(companyUserIds);
  const sums = [...(await readSums(company, { years, today, companyUserIds })), ...(await readHiddenSums(call, { years, companyUserIds }))];
  return balancesFrom({ rules, people: [...people.values()], sums, today });
}

/** What is added to the sums of the ledger for who may not know of illness: days from taken or reserved to the corrections; most often nothing. */
export async function readHiddenSums(reader: Reader, { years, companyUserIds }: BalanceChoice): Promise<SumRow[]> {
  const { company, viewer, today } = reader;
  const hidden = companyUserIds.filter((id) => !maySeeHealth(viewer, id));
  const ids = await findCostsOfIllness(company, { years, companyUserIds: hidden });
  if (ids.length === 0) return [];
  const rows = await readAbsences(company, ids);
  const shown = new Map((await hideIllnessOf(reader, rows)).map((row) => [row.absenceId, row]));
  return rows.flatMap((row) => {
    const isAhead = row.current.startDate > today;
    const shownRow = shown.get(row.absenceId);
    const charges = [...(shownRow ? chargesOf(shownRow) : []), ...chargesOf(row).map(negative)];
    return charges
      .filter(({ year }) => years.includes(year))
      .flatMap(({ year, taken, reserved }): SumRow[] => {
        const sum = { companyUserId: row.companyUserId, year, planned: 0 };
        return [
          { ...sum, kind: 'taken', days: -taken, planned: isAhead ? -taken : 0 },
          { ...sum, kind: 'reserved', days: -reserved },
          { ...sum, kind: 'correction', days: taken + reserved },
        ];
      });
  });
}

function negative({ year, taken, reserved }: Charge): Charge {
  return { year, taken: -taken, reserved: -reserved };
}
