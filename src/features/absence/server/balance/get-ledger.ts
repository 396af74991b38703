import type { Handler } from '#kernel/server/serve.ts';
import type { ledger as contract } from '../../contract/endpoints-balance.ts';
import type { AllowanceBasis, LedgerLine } from '../../contract/entities-balance.ts';
import { openPerson } from '../open-person.ts';
import { maySeeHealth } from '../policy.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { defaultFor } from '../rules/default-allowance.ts';
import { firstLine } from '../rules/default-lines.ts';
import { loadStatement, type LineWithoutBalance } from './statement.ts';
import { loadShownBalances } from './shown-balances.ts';
import { readLines, type LineRow } from './store-ledger.ts';

/**
 * Every line of a person's year with the balance after it, or a statement for who may not know of illness (absence.80); of a year that the ledger has
 * not reached yet, what they will have.
 */
export const ledger: Handler<typeof contract> = async (context, { query }) => {
  const { companyUserId, year = yearOf(context.today) } = query;
  const call = await openPerson(context, companyUserId);
  const { company, rules, viewer, person } = call;
  const balances = await loadShownBalances(call, { years: [year], companyUserIds: [companyUserId] });
  const rows = await readLines(company, { companyUserId, year });
  const booked = maySeeHealth(viewer, companyUserId) ? rows.map((row) => presentLine(row, year)) : await loadStatement(call, rows, year);
  const isBooked = booked.some(({ kind }) => kind === 'allowance');
  const first = isBooked ? [] : [expectedLine(defaultFor(rules, person, year), year)];
  return { lines: withBalances([...first, ...booked]), balance: balances.of(companyUserId, year) };
};

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

function presentLine({ at, ...line }: LineRow, year: number): LineWithoutBalance {
  return { ...line, year, date: at.toISOString() };
}

function withBalances(lines: readonly LineWithoutBalance[]): LedgerLine[] {
  let balance = 0;
  return lines.map((line) => {
    balance += line.days;
    return { ...line, balance };
  });
}
