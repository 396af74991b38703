import { parseArgs } from 'node:util';
import {
  bookDay,
  kroner,
  readBookedReferences,
  readCreditOfDeleted,
  readCustomerNames,
  readNumbers,
  readSparePayments,
} from '#features/invoicing/server/public.ts';
import type { CreditOfDeleted, SparePayment } from '#features/invoicing/server/public.ts';
import { noteLookUp, readFormerCharges, type FormerCharge } from '#features/payment/server/public.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import { ConfigFault } from '#kernel/server/read-config.ts';
import type { Services } from '#kernel/server/services.ts';
import type { BillingCommand } from './command.ts';
import { textOf } from './arguments.ts';

/**
 * `to-settle`: what only the operator can settle, each with what to do: credit of deleted companies, and payments that a former payment provider may have
 * made. `to-settle --charge ID --note N`: notes what was found there.
 */
export const toSettle: BillingCommand = async (services, args) => {
  const { values } = parseArgs({ args: [...args], options: { charge: { type: 'string' }, note: { type: 'string' } } });
  if (values.charge !== undefined) return note(services, values.charge, textOf('note', values.note));
  const lines = await services.database.transaction(async (unit) => [...(await creditLines(unit)), ...(await chargeLines(unit))]);
  for (const line of lines) console.log(line);
  if (lines.length === 0) console.log('There is nothing to settle.');
};

async function note({ database, clock }: Services, chargeId: string, text: string): Promise<void> {
  const isNoted = await database.transaction((unit) => noteLookUp(unit, { chargeId, note: text, now: clock.now() }));
  if (!isNoted) throw new ConfigFault('There is nothing to settle with this id.');
  console.log('Marked as settled.');
}

async function creditLines(unit: Unit): Promise<string[]> {
  const credits = await readCreditOfDeleted(unit);
  const spare = await readSparePayments(
    unit,
    credits.map(({ companyId }) => companyId),
  );
  return credits.flatMap((credit) => [
    creditLine(credit),
    ...spare.filter(({ companyId }) => companyId === credit.companyId).map(spareLine),
  ]);
}

function creditLine({ companyId, name, balance, day }: CreditOfDeleted): string {
  const amount = kroner(balance);
  return (
    `company ${companyId} ${name}, deleted  NOK ${amount} to its credit since ${day}\n` +
    `  Pay it out, then: pay-out --company ${companyId} --amount ${amount} --reference R`
  );
}

function spareLine({ reference, day, left }: SparePayment): string {
  return `  NOK ${kroner(left)} of it was taken from its card on ${day}, payment ${reference}: pay it back at the provider, and the refund is booked automatically`;
}

async function chargeLines(unit: Unit): Promise<string[]> {
  const charges = await readFormerCharges(unit);
  const booked = new Set(
    await readBookedReferences(
      unit,
      charges.map(({ chargeId }) => chargeId),
    ),
  );
  const open = charges.filter(({ chargeId }) => !booked.has(chargeId));
  const numbers = await readNumbers(
    unit,
    open.map(({ invoiceId }) => invoiceId),
  );
  const names = await readCustomerNames(
    unit,
    open.map(({ companyId }) => companyId),
  );
  return open.map((charge) =>
    chargeLine(charge, {
      name: names.find(({ companyId }) => companyId === charge.companyId)?.name,
      number: numbers.find(({ invoiceId }) => invoiceId === charge.invoiceId)?.number,
    }),
  );
}

function chargeLine(
  { chargeId, companyId, provider, chargeRef, amount: ore, sentAt }: FormerCharge,
  { name, number }: { name: string | undefined; number: number | undefined },
): string {
  const amount = kroner(ore);
  const who = name === undefined ? `company ${companyId}` : `company ${companyId} ${name}`;
  const what = number === undefined ? 'a purchase that was not carried out' : `invoice ${number}`;
  const isPaid =
    number === undefined ? 'pay it back there' : `pay --invoice ${number} --amount ${amount} --day D --source card --reference ${chargeId}`;
  return (
    `${who}  NOK ${amount} for ${what}, sent to ${provider} on ${bookDay(sentAt)}, payment ${chargeId}${chargeRef ? ` (${chargeRef} there)` : ''}\n` +
    `  Check there whether it was paid. If it was: ${isPaid}. ${number === undefined ? 'Then' : 'If not'}: to-settle --charge ${chargeId} --note N`
  );
}
