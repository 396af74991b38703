import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Pagination } from '#kernel/contract/paging.ts';
import { Id } from '#kernel/contract/values.ts';
import { DiscountOffer, ListedInvoice, PricedPlan, SoldPlan, SoldProduct, SubscriptionOverview } from './entities.ts';
import { reading } from './gate.ts';

export const getCompanyOverview = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/get-company-overview',
  summary: 'Returns the company’s subscription: plans, usage, scheduled changes and payment. Not found while the payment solution is off.',
  answer: SubscriptionOverview,
  errors: [],
});

export const getPlans = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/get-plans',
  summary: 'Lists the plans and packs on sale, with the list price per month in øre, without VAT, for both intervals.',
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

export const getPriceList = endpoint({
  method: 'GET',
  path: '/subscription/get-price-list',
  summary:
    'Lists what is on sale in øre, without VAT: plans with their list prices per month, and packs with theirs; empty while nothing is sold.',
  access: { public: 'Prices are shown on the front pages, before anybody signs in.' },
  company: 'none',
  effect: 'read',
  answer: z.object({ plans: z.array(PricedPlan), products: z.array(SoldProduct) }),
  errors: [],
});

export const getDiscounts = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/get-discounts',
  summary: 'Returns what a discount code gives. The number of attempts is limited.',
  query: z.object({ discountCode: z.string().trim().min(1).max(50) }),
  answer: z.object({ discount: DiscountOffer }),
  errors: ['subscription.DiscountCodeInvalid'],
});

const { page, pageSize } = Pagination.shape;

export const getInvoices = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/get-invoices',
  summary: 'Returns a page of the company’s invoices and credit notes, newest first.',
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
  summary: 'Downloads an invoice or credit note as PDF, as it was issued.',
  query: ofInvoice,
  answer: { file: ['application/pdf'] },
  errors: [],
});

export const getInvoiceEhf = endpoint({
  ...reading,
  method: 'GET',
  path: '/subscription/get-invoice-ehf',
  summary: 'Downloads the EHF file of an invoice or credit note, as it was issued.',
  query: ofInvoice,
  answer: { file: ['application/xml'] },
  errors: [],
});
