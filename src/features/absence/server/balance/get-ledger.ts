import type { Handler } from '#kernel/server/serve.ts';
import type { ledger as contract } from '../../contract/endpoints-balance.ts';
import type { LedgerLine } from '../../contract/entities-balance.ts';
import { openPerson } from '../of-person.ts';
import { shownType, sightOn } from '../policy.ts';
import type { AbsenceViewer } from '../policy.ts';
import { yearOf } from '../rules/days.ts';
import { readCalendars } from '../store-calendars.ts';
import { balancesFrom, usualAllowance } from './balances.ts';
import { readSums } from './store-balance.ts';
import { readLines } from './store-ledger.ts';
import type { LineRow } from './store-ledger.ts';

/** Every line of a person's year with what stood there after it; the company's default is the first as long as it is not booked. */
export const ledger: Handler<typeof contract> = async (context, { query }) => {
  const { company, today } = context;
  const { companyUserId, year = yearOf(today) } = query;
  const { rules, viewer } = await openPerson(context, companyUserId);
  const people = await readCalendars(company, [companyUserId]);
  const sums = await readSums(company, { years: [year], today, companyUserIds: [companyUserId] });
  const kept = (await readLines(company, { companyUserId, year })).map((row) => shownLine(row, { companyUserId, year }, viewer));
  const [person] = people;
  const isBooked = kept.some(({ kind }) => kind === 'allowance');
  const first = person && !isBooked ? [unbooked(usualAllowance(rules, person, year), year)] : [];
  return { lines: running([...first, ...kept]), balance: balancesFrom({ rules, people, sums, today }).of(companyUserId, year) };
};

type Unsummed = Omit<LedgerLine, 'balance'>;

function unbooked(allowance: { days: number; reason: LedgerLine['reason'] }, year: number): Unsummed {
  return {
    lineId: `default-${year}`,
    year,
    kind: 'allowance',
    ...allowance,
    date: null,
    by: null,
    comment: null,
    absence: null,
    otherYear: null,
  };
}

function shownLine(
  { at, absence, ...line }: LineRow,
  { companyUserId, year }: { companyUserId: string; year: number },
  viewer: AbsenceViewer,
) {
  const shown = absence && { ...absence, type: shownType(sightOn(viewer, { ...absence, companyUserId }), absence.type) };
  return { ...line, year, date: at.toISOString(), absence: shown } satisfies Unsummed;
}

function running(lines: readonly Unsummed[]): LedgerLine[] {
  let balance = 0;
  return lines.map((line) => {
    balance += line.days;
    return { ...line, balance };
  });
}
