import { jobKinds } from '#kernel/server/jobs.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { invoicing } from '../contract/index.ts';
import { queueDelivery } from './delivery/deliver-invoices.ts';
import { invoiceIssued } from './issuing/issue-invoice.ts';
import { jobs } from './jobs.ts';

export default serve(invoicing, {}, [add(jobKinds, ...jobs), on(invoiceIssued, queueDelivery)]);
