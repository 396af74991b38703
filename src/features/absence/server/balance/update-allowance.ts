import { refuseReplaced } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateCompanyUserAvailableVacationDays as contract } from '../../contract/endpoints-balance.ts';
import { openAdministeredPerson, type PersonCall } from '../open-person.ts';
import { defaultFor, statutoryOf } from '../rules/default-allowance.ts';
import { firstLine } from '../rules/default-lines.ts';
import { carryChangesOn, loadAvailable } from '../years/carry-on.ts';
import { readClosedYears } from '../years/store-years.ts';
import { balancesFrom } from './balances.ts';
import { loadShownBalances } from './shown-balances.ts';
import { insertLines, readAllowances, readSums } from './store-ledger.ts';

const [fewest, most] = [1, 365];

/** Sets a person's vacation days in a year. The days taken may exceed it, but then it must not be below the statutory number. */
export const updateCompanyUserAvailableVacationDays: Handler<typeof contract> = async (context, { body }) => {
  const { companyUserId, availableAbsenceDays: days, year, reason = null } = body;
  const call = await openAdministeredPerson(context, companyUserId);
  const { company, actor, now, today, fail, audit, rules, person } = call;
  if (days < fewest || days > most) fail('vacation.DaysOutOfRange');

  const choice = { years: [year], companyUserIds: [companyUserId] };
  const before = await readSums(company, { ...choice, today });
  const old = balancesFrom({ rules, people: [person], sums: before, today }).of(companyUserId, year);
  const shownBalance = async () => (await loadShownBalances(call, choice)).of(companyUserId, year);
  await refuseReplaced(fail, { read: body.read, stored: old.allowance }, async () => ({ balance: await shownBalance() }));
  const available = (await loadAvailable(call, choice))(companyUserId, year);
  const isOverdrawn = available - old.allowance + days < 0;
  const least = Math.max(fewest, Math.min(await readLawful(call, year), Math.max(old.allowance, defaultFor(rules, person, year).days)));
  if (isOverdrawn && days < least) fail('vacation.DaysOutOfRange', 400, { details: { least, most } });

  const [held] = await readAllowances(company, choice);
  const booked = held?.days ?? (await writeFirst(call, year));
  const line = { companyUserId, year, kind: 'allowance', reason: 'set', days: days - booked, comment: reason } as const;
  const isNew = line.days !== 0 || reason !== null || !held?.isSet;
  if (isNew) {
    const by = actor.member.companyUserId;
    await insertLines(company, [line], { by, now });
    await carryChangesOn({ company, by, now }, [line]);
  }
  const change = { entity: 'vacationDays', entityId: companyUserId, companyUserId };
  audit({ ...change, before: { year, days: old.allowance }, after: { year, days, ...(reason && { reason }) } });
  return { balance: await shownBalance() };
};

/** The days that the law gives in a year: in a closed one those with which it was closed (absence.34). */
async function readLawful({ company, rules, person }: PersonCall, year: number): Promise<number> {
  const closed = await readClosedYears(company, [person.companyUserId], year);
  return closed.find((each) => each.year === year)?.statutory ?? statutoryOf(rules, person, year);
}

/** Writes the default that was there before a number of their own; returns its days. */
async function writeFirst({ company, rules, now, person }: PersonCall, year: number): Promise<number> {
  const line = firstLine(defaultFor(rules, person, year));
  await insertLines(company, [{ companyUserId: person.companyUserId, year, kind: 'allowance', ...line }], { by: null, now });
  return line.days;
}
