import type { Job } from '#kernel/server/jobs.ts';
import { runDue } from './clock/run-due.ts';
import { followInvoices, followInvoicesJob } from './locks/follow-invoices.ts';
import { countUsage } from './pace/count-usage.ts';
import { followSale, followSaleJob } from './sale/switch-sale.ts';

export const jobs: readonly Job[] = [
  { name: 'subscription.run-due', cron: '*/5 * * * *', run: runDue, runsAtStart: true, expireInSeconds: 3600 },
  // When the switch was turned, and each night for companies that were founded at that moment.
  { name: followSaleJob, cron: '20 4 * * *', run: followSale, expireInSeconds: 3600 },
  { name: followInvoicesJob, run: followInvoices },
  { name: 'subscription.count-usage', cron: '10 3 * * *', run: countUsage, expireInSeconds: 3600 },
];
