import { countInvoices } from '#features/invoicing/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getInvoices as contract } from '../../contract/endpoints-overview.ts';
import { openSubscription } from '../open-subscription.ts';
import { listInvoices } from './list-invoices.ts';

/** A page of the company's invoices and credit notes (subscription.33). */
export const getInvoices: Handler<typeof contract> = async (context, { query: { page, pageSize } }) => {
  const { company, actor } = context;
  await openSubscription(context);
  const invoices = await listInvoices(company, actor.member, { limit: pageSize, offset: (page - 1) * pageSize });
  return { invoices, total: await countInvoices(company, company.id) };
};
