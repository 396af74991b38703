import { documentVersions } from '#features/company/contract/documents.ts';
import { confirmCard } from '#features/payment/contract/endpoints.ts';
import type { CardBehaviour } from '#features/payment/contract/entities.ts';
import { readOpenCharge } from '#features/payment/server/public.ts';
import { enteredCard } from '#features/payment/testing/examples.ts';
import type { stripeServer } from '#features/payment/testing/stripe-server.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { sell } from './sell-plans.ts';
import { testServer, type TestCompany, type TestServer } from '#testing/server.ts';
import { getPaymentCardUrl, updateBillingInformation } from '../contract/endpoints-payment.ts';
import { followSale } from '../server/public.ts';

/** An order for Contracts Standard for a year, by card. */
export const body = {
  plans: [{ planId: 'contracts-standard', tierId: 'contracts-standard-25-year' }],
  products: [],
  collectionMethod: 'payment_card',
  recipientName: 'Regnskap',
  recipientEmail: 'faktura@firma.no',
  serviceAgreementVersion: documentVersions['service-agreement'],
};

/** A server where plans are sold. */
export async function sellingServer(): Promise<TestServer> {
  const server = await testServer();
  await sell(server);
  return server;
}

/** A company that invoices can be made out to. */
export async function invoicedCompany(server: TestServer): Promise<TestCompany> {
  const company = await server.newCompany();
  await followSale(server.services);
  const address = { streetAddress: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' };
  const names = { companyName: 'Fjord og Fjell AS', registryId: '974760673', reference: 'Kari' };
  await company.admin.call(updateBillingInformation, { body: { ...names, ...address } });
  return company;
}

/** The same with a card. */
export async function buyer(server: TestServer, behaviour: CardBehaviour): Promise<TestCompany> {
  const company = await invoicedCompany(server);
  await addCard(server, company, behaviour);
  return company;
}

type StripeServer = Awaited<ReturnType<typeof stripeServer>>;

/** The same where what stands for Stripe keeps the cards. */
export async function stripeBuyer(
  server: TestServer,
  stripe: StripeServer,
  behaviour: Parameters<StripeServer['enterCard']>[1] = 'pays',
): Promise<TestCompany> {
  const company = await invoicedCompany(server);
  const { url } = (await company.admin.call(getPaymentCardUrl)).json;
  const setupRef = String(url).split('/').at(-1) ?? '';
  stripe.enterCard(setupRef, behaviour);
  const state = new URL(stripe.backs.get(setupRef) ?? '').searchParams.get('card') ?? '';
  const { codes } = await company.admin.call(confirmCard, { body: { state } });
  if (codes.length > 0) throw new Error(`The card was refused: ${codes.join(', ')}`);
  return company;
}

export async function addCard(server: TestServer, company: TestCompany, behaviour: CardBehaviour): Promise<void> {
  await company.admin.call(confirmCard, { body: { state: await enteredCard({ server, company }, { behaviour }) } });
}

/** Does what the queue would: sends the payment of a purchase, or asks what became of it. */
export async function charge({ services, database }: TestServer, { companyId }: TestCompany, invoiceId: unknown): Promise<void> {
  const open = await database.forCompany(companyId, (unit) => readOpenCharge(unit, String(invoiceId)));
  await services.registers.of(jobKinds).get('payment.charge')?.run(services, { chargeId: open?.chargeId });
}
