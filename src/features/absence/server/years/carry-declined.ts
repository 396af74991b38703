import type { WriteContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { insertLines, readLinesOfTransfer } from '../balance/store-ledger.ts';
import type { DeclinedTransfer } from '../balance/store-transfer.ts';
import { hasExpired } from '../rules/carry-over.ts';
import { statutoryOf } from '../rules/default-allowance.ts';
import { readCompanyRules, type CompanyRules } from '../settings/store-settings.ts';
import { readPeople } from '../store-people.ts';
import { carryChangesOn, closingLines, leftToCarry, loadYear } from './carry-on.ts';
import { readClosedYears } from './store-years.ts';

/**
 * After a transfer is declined whose year is closed, its days go where the closing would have put them: what the law gives to the next year, and days
 * by agreement by the company's rule, if the closing left them out because the transfer waited (absence.34), and as far as they are still there.
 */
export async function carryDeclinedOn(context: WriteContext, transfer: DeclinedTransfer): Promise<void> {
  const { company, by, now } = context;
  const { transferId, companyUserId, fromYear: year, days, requestedAt } = transfer;
  const closed = (await readClosedYears(company, [companyUserId], year)).find((each) => each.year === year);
  if (!closed) return;
  if (requestedAt < closed.closedAt) {
    const found = await readCompanyRules(company);
    const today = dayIn(found.timeZone, now);
    const rules = { ...found, carryOver: policyOn(found, year, today) };
    const people = await readPeople(company, [companyUserId]);
    const rows = await loadYear({ company, rules, today }, people, year);
    const waited = new Map([[companyUserId, days + (rows.waiting.get(companyUserId) ?? 0)]]);
    const lines = people.flatMap((person) => {
      const statutory = closed.statutory ?? statutoryOf(rules, person, year);
      const [before, after] = [leftToCarry({ ...rows, waiting: waited }, person, statutory), leftToCarry(rows, person, statutory)];
      const { lawfulOut = 0 } = rows.former.get(companyUserId) ?? {};
      // Nothing is left of what an earlier closing has moved, and what the law gives goes first.
      const left = Math.max(0, rows.balances.of(companyUserId, year).available - (after.statutoryCarried - lawfulOut));
      const contractualCarried = Math.min(left, after.contractualCarried - before.contractualCarried);
      const writtenOff = Math.min(left - contractualCarried, after.writtenOff - before.writtenOff);
      // What the law gives is written below with all that has changed.
      return closingLines(person, year, { statutoryCarried: 0, contractualCarried, writtenOff });
    });
    await insertLines(
      company,
      lines.map((line) => ({ ...line, transferId })),
      { by, now },
    );
  }
  await carryChangesOn(context, [{ companyUserId, year }]);
}

/** A transfer that was declined waits again, and its days with it. */
export async function undoCarryDeclined(
  context: WriteContext,
  { transferId, companyUserId, fromYear: year }: Pick<DeclinedTransfer, 'transferId' | 'companyUserId' | 'fromYear'>,
): Promise<void> {
  const { company, by, now } = context;
  const lines = await readLinesOfTransfer(company, transferId);
  await insertLines(
    company,
    lines.map((line) => ({ ...line, days: -line.days })),
    { by, now },
  );
  await carryChangesOn(context, [{ companyUserId, year }]);
}

/** Days that would have ended by now are not carried over any more. */
function policyOn({ carryOver }: CompanyRules, year: number, today: string): CompanyRules['carryOver'] {
  if (carryOver.kind === 'none' || carryOver.expiresOn === null || !hasExpired(carryOver.expiresOn, year, today)) return carryOver;
  return { ...carryOver, maxDays: 0 };
}
