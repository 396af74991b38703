import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { invoicing } from '../contract/index.ts';
import { invoiceKind } from '../contract/kinds.ts';
import { listenToCharges } from './dunning/follow-charges.ts';
import { followIssued } from './follow-issued.ts';
import { invoiceIssued } from './issuing/issue-invoice.ts';
import { jobs } from './jobs.ts';
import { invoicingShare } from './takeout.ts';

export default serve(invoicing, {}, [
  add(jobKinds, ...jobs),
  add(takeoutShares, invoicingShare),
  add(loggedKinds, { entity: invoiceKind, area: 'subscription', activity: { level: 'subscription' }, tells: ['Subscription'] }),
  on(invoiceIssued, followIssued),
  listenToCharges,
]);
