import { sql } from 'kysely';
import { exampleCatalogue } from '../server/example-catalogue.ts';
import type { Catalogue } from '../contract/catalogue.ts';
import type { TestServer } from '#testing/server.ts';
import { issueInvoice } from '#features/invoicing/server/public.ts';
import { draft, inBooks, line, setTestSeller } from '#features/invoicing/testing/draft.ts';
import { keepEhf } from '#features/invoicing/testing/kept-document.ts';
import { followSale, followSaleIn, insertCatalogue, switchSaleOn } from '../server/public.ts';

/** Prices that only tests sell by. */
export const testCatalogue: Omit<Catalogue, 'version'> = {
  from: '2026-01-01',
  ...exampleCatalogue({
    hr: 7900,
    gdprBasic: 49_000,
    gdprPremium: 99_000,
    contractsStandard: { 25: 30_000, 50: 60_000, 75: 90_000 },
    contractsPremium: { 100: 100_000, 150: 150_000 },
    unlimited: 19_900,
    packs: { 20: 39_900, 50: 89_900, 100: 159_900 },
  }),
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
  await keepEhf(server.services, { companyId, invoiceId });
  return invoiceId;
}
