import type { Job } from '#kernel/server/jobs.ts';
import { earnLastMonth } from './ledger/earn-revenue.ts';
import { ageInvoices } from './paying/age-invoices.ts';

export const jobs: readonly Job[] = [
  { name: 'invoicing.age-invoices', cron: '5 0 * * *', runsAtStart: true, run: ageInvoices },
  { name: 'invoicing.earn-revenue', cron: '40 0 * * *', run: earnLastMonth },
];
