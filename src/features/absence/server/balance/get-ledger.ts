import type { Handler } from '#kernel/server/serve.ts';
import type { ledger as contract } from '../../contract/endpoints-balance.ts';
import type { AllowanceBasis, LedgerLine } from '../../contract/entities-balance.ts';
import { openPerson } from '../open-person.ts';
import { maySeeHealth, shownType, visibilityOf, type AbsenceViewer } from '../policy.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { defaultFor } from '../rules/default-allowance.ts';
import { firstLine } from '../rules/default-lines.ts';
import { loadBalances } from './balances.ts';
import { readLines, type LineRow } from './store-ledger.ts';

/** Every line of a person's year with the balance after it; of a year that the ledger has not reached yet, what they will have. */
export const ledger: Handler<typeof contract> = async (context, { query }) => {
  const { companyUserId, year = yearOf(context.today) } = query;
  const call = await openPerson(context, companyUserId);
  const { company, rules, viewer, person } = call;
  const balances = await loadBalances(call, { years: [year], companyUserIds: [companyUserId] });
  const booked = (await readLines(company, { companyUserId, year })).map((row) => presentLine(row, { companyUserId, year }, viewer));
  const isBooked = booked.some(({ kind }) => kind === 'allowance');
  const first = isBooked ? [] : [expectedLine(defaultFor(rules, person, year), year)];
  return { lines: withBalances([...first, ...booked]), balance: balances.of(companyUserId, year) };
};

type LineWithoutBalance = Omit<LedgerLine, 'balance'>;

function expectedLine(basis: AllowanceBasis, year: number): LineWithoutBalance {
  return {
    lineId: `default-${year}`,
    year,
    kind: 'allowance',
    ...firstLine(basis),
    date: null,
    by: null,
    comment: null,
    absence: null,
    otherYear: null,
  };
}

function presentLine(
  { at, absence, reason, ...line }: LineRow,
  { companyUserId, year }: { companyUserId: string; year: number },
  viewer: AbsenceViewer,
) {
  const presented = absence && { ...absence, type: shownType(visibilityOf(viewer, { ...absence, companyUserId }), absence.type) };
  // Days are given back for illness, which not every reader of a balance may know of (absence.50).
  const isIllness = reason === 'givenBack' || reason === 'takenAgain';
  const shown = isIllness && !maySeeHealth(viewer, companyUserId) ? 'changed' : reason;
  return { ...line, reason: shown, year, date: at.toISOString(), absence: presented } satisfies LineWithoutBalance;
}

function withBalances(lines: readonly LineWithoutBalance[]): LedgerLine[] {
  let balance = 0;
  return lines.map((line) => {
    balance += line.days;
    return { ...line, balance };
  });
}
