import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { assignBankEntry, bookBankFile, findInvoiceByNumber, kroner, readUnmatchedEntries } from '#features/invoicing/server/public.ts';
import type { BankOutcome } from '#features/invoicing/server/public.ts';
import { ConfigFault } from '#kernel/server/read-config.ts';
import type { Services } from '#kernel/server/services.ts';
import type { BillingCommand } from './command.ts';
import { numberOf } from './arguments.ts';

const reasons: Readonly<Record<BankOutcome, string>> = {
  booked: 'booked',
  noKid: 'no KID',
  unknownKid: 'no invoice has this KID',
  otherAccount: 'came to another account than the invoice names',
  otherCurrency: 'not in NOK',
  reversal: 'money that went back: book it with refund',
  toldBefore: 'perhaps told before, in this file or another of the bank',
};

/**
 * `payments --file F`: books a camt.054 file of the bank; `payments --entry ID --invoice N`: books what fits no invoice by itself; without options it
 * lists that.
 */
export const payments: BillingCommand = async (services, args) => {
  const options = { file: { type: 'string' }, entry: { type: 'string' }, invoice: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.file !== undefined) return bookFile(services, values.file);
  if (values.entry !== undefined) return assign(services, values.entry, numberOf('invoice', values.invoice));
  await list(services);
};

async function bookFile(services: Services, file: string): Promise<void> {
  const result = await bookBankFile(services, textIn(file));
  if (result.kind === 'unreadable') throw new ConfigFault(`${file} cannot be read as a camt.054 file (${result.reason}).`);
  const { booked, known, listed } = result;
  console.log(`${booked} payments booked, ${known} already booked, ${listed} do not match an invoice.`);
  if (listed > 0) await list(services);
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new ConfigFault(`${file} cannot be read.`, { cause });
  }
}

async function assign(services: Services, entryId: string, number: number): Promise<void> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(entryId)) throw new ConfigFault('--entry is an id from the list of payments.');
  const now = services.clock.now();
  const isBooked = await services.database.transaction(async (company) => {
    const invoice = await findInvoiceByNumber(company, number);
    if (!invoice) throw new ConfigFault(`There is no invoice ${number}.`);
    return assignBankEntry({ company, services, now }, { entryId, invoiceId: invoice.invoiceId });
  });
  if (!isBooked) throw new ConfigFault('The entry is already booked, does not exist, or is not a payment in NOK.');
  console.log(`Booked on invoice ${number}.`);
}

async function list({ database }: Services): Promise<void> {
  const entries = await database.transaction((unit) => readUnmatchedEntries(unit));
  for (const { entryId, day, amount, currency, payer, kid, message, outcome } of entries) {
    const said = [payer, kid && `KID ${kid}`, message].filter(Boolean).join(', ');
    console.log(`${entryId}  ${day}  ${currency} ${kroner(amount)}  ${reasons[outcome]}${said && `  (${said})`}`);
  }
  if (entries.length === 0) console.log('Every payment matches an invoice.');
}
