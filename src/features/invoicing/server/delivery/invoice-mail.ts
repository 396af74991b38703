import { writtenAccountNumber } from '#kernel/contract/account-number.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { Mail } from '#kernel/server/services.ts';
import type { Invoice } from '../../contract/invoice.ts';
import { invoiceMails as en } from '../../texts/en-invoice-mails.ts';
import { invoiceMails as no } from '../../texts/no-invoice-mails.ts';
import { amountText, dayText, filled } from '../documents/words.ts';
import type { Fallback } from './store-deliveries.ts';

const texts = { no, en } as const;

/** The mail that an invoice or credit note goes with, in the buyer's language. */
export function invoiceMail(invoice: Invoice, { pdf, fallback }: { pdf: Uint8Array; fallback: Fallback | null }): Mail {
  const { buyer, kind, number } = invoice;
  const words = wordsOf(invoice);
  const { footer, attached, fallback: fallbacks, ...byKind } = texts[buyer.language];
  const paragraphs = [mainSentence(invoice), ...(fallback ? [fallbacks[fallback]] : []), attached];
  const body = mailBody({
    language: buyer.language,
    heading: filled(byKind[kind].heading, words),
    paragraphs: paragraphs.map((text) => filled(text, words)),
    footer: filled(footer, words),
  });
  return {
    to: buyer.recipient.email,
    subject: filled(byKind[kind].subject, words),
    ...body,
    attachments: [{ name: pdfName(invoice), contentType: 'application/pdf', bytes: pdf }],
    report: { job: mailOutcomeJob, facts: { invoiceId: invoice.invoiceId, number } },
  };
}

/** The job that is told whether the mail of an invoice was accepted. */
export const mailOutcomeJob = 'invoicing.mail-outcome';

/** What the file of an invoice is called: faktura-42.pdf. */
export function pdfName({ kind, number, buyer: { language } }: Pick<Invoice, 'kind' | 'number' | 'buyer'>): string {
  const names = { no: { invoice: 'faktura', creditNote: 'kreditnota' }, en: { invoice: 'invoice', creditNote: 'credit-note' } } as const;
  return `${names[language][kind]}-${number}.pdf`;
}

function mainSentence({ kind, method, payable, dueDate, cardGivenUpAt, buyer: { language } }: Invoice): string {
  const { invoice, creditNote } = texts[language];
  if (kind === 'creditNote') return creditNote.credited;
  if (payable <= 0 || dueDate === null) return invoice.nothingToPay;
  return method === 'card' && cardGivenUpAt === null ? invoice.byCard : invoice.toPay;
}

/** What the texts name. A subject is one line, and names may be long. */
export function wordsOf(invoice: Invoice): Readonly<Record<string, string | number>> {
  const { buyer, seller, kind, number, total, payable, dueDate, kid } = invoice;
  const { language } = buyer;
  return {
    number,
    seller: oneLine(seller.name),
    company: oneLine(buyer.name),
    amount: `${amountText(kind === 'creditNote' ? -total : payable, language)} NOK`,
    dueDate: dueDate === null ? '' : dayText(dueDate, language),
    account: writtenAccountNumber(seller.accountNumber),
    kid,
  };
}

function oneLine(name: string): string {
  const line = name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
