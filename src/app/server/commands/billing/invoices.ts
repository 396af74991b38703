import { parseArgs } from 'node:util';
import {
  creditByNumber,
  kroner,
  payByNumber,
  payOutBalance,
  refundByReference,
  writeOffByNumber,
} from '#features/invoicing/server/public.ts';
import { ConfigFault } from '#kernel/server/read-config.ts';
import type { BillingCommand } from './command.ts';
import { dayOf, numberOf, oneOf, oreOf, textOf } from './arguments.ts';

const sources = ['bank', 'card'] as const;
const noInvoice = (number: number) => new ConfigFault(`There is no invoice ${number}.`);

/** `credit --invoice N [--amount KR]`: a credit note of all that is left of an invoice, or of an amount without VAT. */
export const credit: BillingCommand = async (services, args) => {
  const { values } = parseArgs({ args: [...args], options: { invoice: { type: 'string' }, amount: { type: 'string' } } });
  const number = numberOf('invoice', values.invoice);
  const issued = await creditByNumber(services, number, values.amount === undefined ? undefined : oreOf('amount', values.amount));
  if (!issued)
    throw new ConfigFault(`Invoice ${number} cannot be credited: it does not exist, is a credit note, or has less left than that.`);
  console.log(`Credit note ${issued.number} of NOK ${kroner(-issued.total)} with VAT.`);
};

/** `write-off --invoice N`: gives what is unpaid up as a loss. */
export const writeOff: BillingCommand = async (services, args) => {
  const { values } = parseArgs({ args: [...args], options: { invoice: { type: 'string' } } });
  const number = numberOf('invoice', values.invoice);
  const lost = await writeOffByNumber(services, number);
  if (lost === undefined) throw noInvoice(number);
  console.log(lost > 0 ? `NOK ${kroner(lost)} of invoice ${number} is written off.` : `Invoice ${number} has nothing unpaid to write off.`);
};

/** `pay --invoice N --amount KR --day D --source bank|card --reference R`: books a payment by hand. */
export const pay: BillingCommand = async (services, args) => {
  const options = {
    invoice: { type: 'string' },
    amount: { type: 'string' },
    day: { type: 'string' },
    source: { type: 'string' },
    reference: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const number = numberOf('invoice', values.invoice);
  const result = await payByNumber(services, number, {
    amount: oreOf('amount', values.amount),
    day: dayOf('day', values.day),
    source: oneOf('source', sources, values.source),
    reference: textOf('reference', values.reference),
  });
  if (!result) throw noInvoice(number);
  console.log(result === 'booked' ? `Booked on invoice ${number}.` : 'A payment with this reference is already booked.');
};

/** `refund --source bank|card --reference R --day D`: books that a payment went back. */
export const refund: BillingCommand = async (services, args) => {
  const options = { day: { type: 'string' }, source: { type: 'string' }, reference: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const result = await refundByReference(services, {
    day: dayOf('day', values.day),
    source: oneOf('source', sources, values.source),
    reference: textOf('reference', values.reference),
  });
  if (result === 'unknown') throw new ConfigFault('There is no payment with this reference.');
  console.log(result === 'known' ? 'The return of this payment is already booked.' : reversedText(result.invoice));
};

function reversedText(invoice: { number: number; unpaid: number } | null): string {
  if (!invoice) return 'Booked. It was deducted from the customer’s credit.';
  const { number, unpaid } = invoice;
  return unpaid > 0
    ? `Booked. NOK ${kroner(unpaid)} of invoice ${number} is unpaid again.`
    : `Booked. It was deducted from the customer’s credit, and invoice ${number} stays paid.`;
}

/** `pay-out --company N --amount KR --reference R`: books that a customer's credit was paid out. */
export const payOut: BillingCommand = async (services, args) => {
  const options = { company: { type: 'string' }, amount: { type: 'string' }, reference: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const payment = {
    companyId: numberOf('company', values.company),
    amount: oreOf('amount', values.amount),
    reference: textOf('reference', values.reference),
  };
  const now = services.clock.now();
  const result = await services.database.transaction((company) => payOutBalance({ company, services, now }, payment));
  if (result === 'tooMuch') throw new ConfigFault('The company does not have that much credit.');
  console.log(result === 'known' ? 'A payment of credit with this reference is already booked.' : 'Booked.');
};
