import { sql } from 'kysely';
import type { Catalogue, Plan } from '#features/subscription/contract/catalogue.ts';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import type { TestServer } from './server.ts';
import { insertDocument } from '#features/invoicing/server/documents/store-documents.ts';
import { issueInvoice } from '#features/invoicing/server/public.ts';
import { draft, inBooks, line, setTestSeller } from '#features/invoicing/testing/draft.ts';
import { followSale, followSaleIn, insertCatalogue, switchSaleOn } from '#features/subscription/server/public.ts';

const giga = 1_000_000_000;
const paid = { users: null, administrators: null, employmentContractLimit: null, storage: 10 * giga, sms: null };
const flat = { charged: 'flat', fewestUsers: 0, signaturesPerUser: 0 } as const;
const perUser = { charged: 'perUser', signaturesPerUser: 5 } as const;

const plans: Plan[] = [
  { ...flat, planId: 'free', features: [], limits: { users: 4, administrators: 1, storage: giga }, tiers: [] },
  {
    ...perUser,
    planId: 'hr',
    fewestUsers: 4,
    features: ['absencecalendar', 'accesscontrol', 'employeecontract', 'onoffboarding', 'smsservice', 'winkit', 'integrations'],
    limits: paid,
    tiers: [{ tierId: 'hr', monthlyPrice: 7900 }],
  },
  {
    ...flat,
    planId: 'gdpr-basic',
    features: ['gdpr'],
    limits: { ...paid, gdprTreatmentLimit: 25 },
    tiers: [{ tierId: 'gdpr-basic', monthlyPrice: 49_000, limit: 25 }],
  },
  {
    ...flat,
    planId: 'gdpr-premium',
    features: ['gdpr'],
    limits: { ...paid, gdprTreatmentLimit: 100 },
    tiers: [{ tierId: 'gdpr-premium', monthlyPrice: 99_000, limit: 100 }],
  },
  {
    ...flat,
    planId: 'contracts-standard',
    features: ['contracts'],
    limits: { ...paid, contractLimit: 25 },
    tiers: [25, 50, 75].map((limit) => ({ tierId: `contracts-standard-${limit}`, monthlyPrice: limit * 1200, limit })),
  },
  {
    ...flat,
    planId: 'contracts-premium',
    features: ['contracts'],
    limits: { ...paid, contractLimit: 100 },
    tiers: [100, 150].map((limit) => ({ tierId: `contracts-premium-${limit}`, monthlyPrice: limit * 1000, limit })),
  },
  {
    ...perUser,
    planId: 'unlimited',
    fewestUsers: 1,
    features: [...subscriptionFeatures],
    limits: { ...paid, contractLimit: null, gdprTreatmentLimit: null, storage: 100 * giga },
    tiers: [{ tierId: 'unlimited', monthlyPrice: 19_900 }],
  },
];

/** Prices that only tests sell by. */
export const testCatalogue: Omit<Catalogue, 'version'> = {
  from: '2026-01-01',
  vatPercent: 25,
  yearDiscountPercent: 20,
  plans,
  products: [
    { productId: 'signatures-20', price: 39_900, signatures: 20 },
    { productId: 'signatures-50', price: 89_900, signatures: 50 },
    { productId: 'signatures-100', price: 159_900, signatures: 100 },
  ],
};

/** Puts plans on sale on a test server, and gives the companies that are there their trial: all of them, or those that are given. */
export async function sell({ services }: Pick<TestServer, 'services'>, companies?: readonly number[]): Promise<void> {
  const { database, clock } = services;
  await database.transaction(async (unit) => insertCatalogue(unit, testCatalogue, clock.now()));
  await setTestSeller(services);
  const missing = await switchSaleOn(services);
  if (missing.length > 0) throw new Error(`Nothing can be sold without ${missing.join(', ')}`);
  if (companies === undefined) return followSale(services);
  for (const companyId of companies) await database.forCompany(companyId, (company) => followSaleIn(company, services, true));
}

/** Lets a company's trial have ended an hour ago. */
export async function endTrial({ database, clock }: Pick<TestServer, 'database' | 'clock'>, companyId: number): Promise<void> {
  const ended = new Date(clock.now().getTime() - 3_600_000);
  await database.forCompany(companyId, ({ tx }) =>
    sql`
      update subscription set trial_started_at = ${ended}::timestamptz - interval '10 days', trial_ends_at = ${ended}::timestamptz
      where company_id = ${companyId}
    `.execute(tx),
  );
}

/** An invoice of 125 kroner to a company. */
export async function issueTestInvoice({ services }: Pick<TestServer, 'services'>, companyId: number): Promise<string> {
  const { invoiceId } = await inBooks(services, (context) => issueInvoice(context, draft(companyId, [line(10_000)])));
  return invoiceId;
}

/** The same with a kept EHF file, whose content does not matter. */
export async function issueInvoiceWithEhf(server: Pick<TestServer, 'services'>, companyId: number): Promise<string> {
  const invoiceId = await issueTestInvoice(server, companyId);
  const { database, clock } = server.services;
  const bytes = Buffer.from('<Invoice/>');
  await database.transaction((unit) => insertDocument(unit, { companyId, invoiceId, kind: 'ehf', bytes, now: clock.now() }));
  return invoiceId;
}
