import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateCompanyUserAvailableVacationDays as contract } from '../../contract/endpoints-balance.ts';
import { administeredPerson } from '../of-person.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import { readCalendars } from '../store-calendars.ts';
import type { CalendarRow } from '../store-calendars.ts';
import { balancesFrom, usualAllowance } from './balances.ts';
import { readSums } from './store-balance.ts';
import { insertLines } from './store-ledger.ts';

const [fewest, most] = [1, 365];

/** Gives a person a number of vacation days in a year. What is taken may exceed it, but then it is not below what the Holidays Act gives. */
export const updateCompanyUserAvailableVacationDays: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, today, fail, audit } = context;
  const { companyUserId, availableAbsenceDays: days, year, reason = null } = body;
  const { rules } = await administeredPerson(context, companyUserId);
  if (days < fewest || days > most) fail('vacation.DaysOutOfRange');

  const asked = { years: [year], today, companyUserIds: [companyUserId] };
  const people = await readCalendars(company, [companyUserId]);
  const before = await readSums(company, asked);
  const old = balancesFrom({ rules, people, sums: before, today }).of(companyUserId, year);
  const isOverdrawn = old.available - old.allowance + days < 0;
  const wide = balancesFrom({ rules, people, sums: before.filter(({ kind }) => kind !== 'allowance'), today }).of(companyUserId, year);
  const least = Math.max(fewest, old.statutory, wide.statutory);
  if (isOverdrawn && days < least) fail('vacation.DaysOutOfRange', 400, { details: { least, most } });

  const [person] = people;
  const booked =
    before.find(({ kind }) => kind === 'allowance')?.days ?? (person ? await bookUsual({ ...context, rules }, person, year) : 0);
  const line = { companyUserId, year, kind: 'allowance', reason: 'set', days: days - booked, comment: reason } as const;
  const isNew = line.days !== 0 || reason !== null || !before.some(({ isSet }) => isSet);
  if (isNew) await insertLines(company, [line], { by: actor.member.companyUserId, now });
  const change = { entity: 'vacationDays', entityId: companyUserId, companyUserId };
  audit({ ...change, before: { year, days: old.allowance }, after: { year, days, ...(reason && { reason }) } });
  const sums = await readSums(company, asked);
  return { balance: balancesFrom({ rules, people, sums, today }).of(companyUserId, year) };
};

/** What the person had without being given it stands in the ledger from now on; answers how many days. */
async function bookUsual(
  { company, rules, now }: { company: Company; rules: CompanyRules; now: Date },
  person: CalendarRow,
  year: number,
): Promise<number> {
  const usual = usualAllowance(rules, person, year);
  await insertLines(company, [{ companyUserId: person.companyUserId, year, kind: 'allowance', ...usual }], { by: null, now });
  return usual.days;
}
