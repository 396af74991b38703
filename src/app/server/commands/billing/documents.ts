import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Invoice } from '#features/invoicing/contract/invoice.ts';
import { findInvoiceByNumber, storePdf, kroner, pdfName, readAllUnpaid, readInvoices } from '#features/invoicing/server/public.ts';
import { ConfigFault } from '#kernel/server/read-config.ts';
import type { BillingCommand } from './command.ts';
import { numberOf } from './arguments.ts';

const maxUnpaid = 1000;

/** `invoices --company N`: what a company was invoiced, the newest first; without a company what all have not paid, the oldest first. */
export const invoices: BillingCommand = async ({ database }, args) => {
  const { values } = parseArgs({ args: [...args], options: { company: { type: 'string' } } });
  const companyId = values.company === undefined ? undefined : numberOf('company', values.company);
  const found = await database.transaction((unit) =>
    companyId === undefined ? readAllUnpaid(unit, { limit: maxUnpaid }) : readInvoices(unit, companyId),
  );
  for (const invoice of found) console.log(lineOf(invoice));
  if (found.length === 0) console.log(companyId === undefined ? 'All invoices are paid.' : 'There are no invoices.');
  if (companyId === undefined && found.length === maxUnpaid) console.log(`These are the ${maxUnpaid} oldest.`);
};

function lineOf({ number, kind, date, dueDate, companyId, buyer, total, unpaid, state, writtenOffAt, kid }: Invoice): string {
  const what = kind === 'creditNote' ? 'credit note' : 'invoice';
  const due = dueDate === null ? '' : `, due ${dueDate}`;
  const end = writtenOffAt ? `${state}, written off` : state;
  return `${number}  ${what} of ${date}${due}  company ${companyId} ${buyer.name}  NOK ${kroner(total)}, unpaid ${kroner(unpaid)}  ${end}  KID ${kid}`;
}

/** `document --invoice N [--file F]`: the PDF as it was sent. */
export const document: BillingCommand = async ({ database, clock, registers }, args) => {
  const { values } = parseArgs({ args: [...args], options: { invoice: { type: 'string' }, file: { type: 'string' } } });
  const number = numberOf('invoice', values.invoice);
  const found = await database.transaction(async (unit) => {
    const invoice = await findInvoiceByNumber(unit, number);
    const pdf = invoice && (await storePdf(unit, { registers }, invoice.invoiceId, clock.now()));
    return invoice && pdf && { name: pdfName(invoice), pdf };
  });
  if (!found) throw new ConfigFault(`There is no invoice ${number}.`);
  const file = values.file ?? found.name;
  await writeFile(file, found.pdf);
  console.log(`Written: ${file}`);
};
