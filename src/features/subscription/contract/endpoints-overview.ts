import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Pagination } from '#kernel/contract/paging.ts';
import { Id } from '#kernel/contract/values.ts';
import { DiscountOffer, ListedInvoice, SoldPlan, SoldProduct, SubscriptionOverview } from './entities.ts';
import { reading } from './gate.ts';

export const getCompanyOverview = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/get-company-overview',
  summary: 'What the company subscribes to, what it uses, what will change, and how it pays. Not found while the payment solution is off.',
  answer: SubscriptionOverview,
  errors: [],
});

export const getPlans = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/get-plans',
  summary: 'The plans and packs that are sold now, with the list price of a month in øre without VAT for both intervals.',
  answer: z.object({
    plans: z.array(SoldPlan),
    products: z.array(SoldProduct),
    vatPercent: z.number().int(),
    /** How much is taken off by paying for a year. */
    yearDiscountPercent: z.number().int(),
    /** The version of the service agreement that a purchase accepts. */
    serviceAgreementVersion: z.string(),
  }),
  errors: [],
});

export const getDiscounts = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/get-discounts',
  summary: 'What a discount code gives. How many codes are tried is limited.',
  query: z.object({ discountCode: z.string().trim().min(1).max(50) }),
  answer: z.object({ discount: DiscountOffer }),
  errors: ['subscription.DiscountCodeInvalid'],
});

const { page, pageSize } = Pagination.shape;

export const getInvoices = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/get-invoices',
  summary: 'A page of the company’s invoices and credit notes, the newest first.',
  query: z.object({
    page: z.coerce.number().pipe(page.unwrap()).default(1),
    pageSize: z.coerce.number().pipe(pageSize.unwrap()).default(50),
  }),
  answer: z.object({ invoices: z.array(ListedInvoice), total: z.number().int() }),
  errors: [],
});

const ofInvoice = z.object({ invoiceUuid: Id });

export const getInvoicePdf = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/get-invoice-pdf',
  summary: 'An invoice or credit note as it was made, byte by byte.',
  query: ofInvoice,
  answer: { file: ['application/pdf'] },
  errors: [],
});

export const getInvoiceEhf = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/get-invoice-ehf',
  summary: 'The EHF file of an invoice or credit note as it was made, byte by byte.',
  query: ofInvoice,
  answer: { file: ['application/xml'] },
  errors: [],
});
