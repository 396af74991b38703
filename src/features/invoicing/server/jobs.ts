import type { Job } from '#kernel/server/jobs.ts';
import { deliverInvoices, deliverJob } from './delivery/deliver-invoices.ts';
import { mailOutcomeJob } from './delivery/invoice-mail.ts';
import { noteMailOutcome } from './delivery/mail-outcome.ts';
import { sendReminders } from './dunning/send-reminders.ts';
import { cardTryJob, tryCards } from './dunning/try-cards.ts';
import { earnLastMonth } from './ledger/earn-revenue.ts';
import { ageInvoices } from './paying/age-invoices.ts';
import { deleteOldBooks } from './retention/delete-old-books.ts';

export const jobs: readonly Job[] = [
  // Also scheduled, so that what was lost from the queue or is to be tried again is delivered.
  { name: deliverJob, cron: '* * * * *', run: deliverInvoices },
  { name: mailOutcomeJob, run: noteMailOutcome },
  { name: 'invoicing.age-invoices', cron: '5 0 * * *', runsAtStart: true, run: ageInvoices },
  { name: 'invoicing.remind', cron: '15 8 * * *', run: sendReminders },
  { name: cardTryJob, cron: '25 * * * *', run: tryCards },
  { name: 'invoicing.earn-revenue', cron: '40 0 * * *', run: earnLastMonth },
  // Once a year there is something to delete, some days after its turn.
  { name: 'invoicing.delete-old-books', cron: '20 3 4-10 1 *', expireInSeconds: 7200, run: deleteOldBooks },
];
