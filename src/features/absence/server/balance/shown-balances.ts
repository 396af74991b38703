import type { AbsenceCall } from '../absence-call.ts';
import { hideIllnessOf } from '../hide-illness.ts';
import { maySeeHealth } from '../policy.ts';
import { chargesOf, type Charge } from '../rules/charges.ts';
import { plannedOf } from '../rules/planned.ts';
import { markReturned } from '../rules/returned-days.ts';
import { readAbsences, type AbsenceRow, type VersionData } from '../store-absence.ts';
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
    const shownRow = shown.get(row.absenceId);
    const seen = shownRow
      ? chargesOf(shownRow).map((charge) => ({ ...charge, planned: plannedIn(row, shownRow.current, { charge, today }) }))
      : [];
    const held = chargesOf(row).map((charge) => ({ ...charge, planned: plannedIn(row, null, { charge, today }) }));
    return [...seen, ...held.map(negative)]
      .filter(({ year }) => years.includes(year))
      .flatMap(({ year, taken, reserved, planned }): SumRow[] => {
        const sum = { companyUserId: row.companyUserId, year, planned: 0 };
        return [
          { ...sum, kind: 'taken', days: -taken, planned: -planned },
          { ...sum, kind: 'reserved', days: -reserved },
          { ...sum, kind: 'correction', days: taken + reserved },
        ];
      });
  });
}

/** What is planned of what an absence takes in a year; as it is `shown`, it has its days of illness too, on the days that are left of it. */
function plannedIn({ current }: AbsenceRow, shown: VersionData | null, { charge, today }: { charge: Charge; today: string }): number {
  const spans = shown ? current.spans.map((span) => markReturned(span, new Set())) : current.spans;
  return plannedOf(charge, { startDate: current.startDate, spans, on: shown?.spans ?? spans }, today);
}

function negative({ year, taken, reserved, planned }: Charge & { planned: number }): Charge & { planned: number } {
  return { year, taken: -taken, reserved: -reserved, planned: -planned };
}
