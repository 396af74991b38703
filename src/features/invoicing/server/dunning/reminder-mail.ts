import { addDays } from '#kernel/contract/days.ts';
import { mailBody } from '#kernel/server/mail/mail-body.ts';
import type { Mail } from '#kernel/server/services.ts';
import type { Invoice } from '../../contract/invoice.ts';
import { invoiceMails as en } from '../../texts/en-invoice-mails.ts';
import { invoiceMails as no } from '../../texts/no-invoice-mails.ts';
import { pdfName, wordsOf } from '../delivery/invoice-mail.ts';
import { amountText, dayText, filled } from '../documents/words.ts';
import { nonpaymentDays } from '../rules/due-state.ts';
import type { ReminderDays } from '../rules/reminder-due.ts';

const texts = { no, en } as const;

/** Why a card did not pay: its bank did not let it, or the company has none that can be charged. */
export type CardFault = 'declined' | 'missing';

/** The mail that reminds the recipient of an unpaid invoice, with its PDF. */
export function reminderMail(invoice: Invoice, { days, pdf }: { days: ReminderDays; pdf: Uint8Array }): Mail {
  const { reminder } = texts[invoice.buyer.language];
  return unpaidMail(invoice, reminder, [reminder.unpaid, ...(days === 14 ? [reminder.closes] : []), reminder.crossed], pdf);
}

/** The mail that asks the recipient to pay what the card did not. */
export function cardGivenUpMail(invoice: Invoice, { fault, pdf }: { fault: CardFault; pdf: Uint8Array }): Mail {
  const { cardGivenUp, cardMissing } = texts[invoice.buyer.language];
  const said = fault === 'missing' ? cardMissing : cardGivenUp;
  return unpaidMail(invoice, said, [said.unpaid], pdf);
}

function unpaidMail(
  invoice: Invoice,
  { subject, heading }: { subject: string; heading: string },
  sentences: readonly string[],
  pdf: Uint8Array,
): Mail {
  const { buyer, dueDate, unpaid } = invoice;
  const { language } = buyer;
  const { attached, footer } = texts[language];
  const words = {
    ...wordsOf(invoice),
    unpaid: `${amountText(unpaid, language)} NOK`,
    // The company is closed in the night before the day that follows.
    closed: dueDate === null ? '' : dayText(addDays(dueDate, nonpaymentDays - 1), language),
  };
  const body = mailBody({
    language,
    heading: filled(heading, words),
    paragraphs: [...sentences, attached].map((text) => filled(text, words)),
    footer: filled(footer, words),
  });
  return {
    to: buyer.recipient.email,
    subject: filled(subject, words),
    ...body,
    attachments: [{ name: pdfName(invoice), contentType: 'application/pdf', bytes: pdf }],
  };
}
