import { expect, test } from 'vitest';
import { documentVersions } from '#features/company/contract/documents.ts';
import { sell } from '../../testing/sell-plans.ts';
import { testServer } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { updateBillingInformation } from '../../contract/endpoints-payment.ts';
import { handleSubscriptions } from '../../contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';
import { runDue } from '../clock/run-due.ts';

const billing = {
  companyName: 'Fjord og Fjell AS',
  registryId: '974760673',
  streetAddress: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
};
const order = (interval: 'month' | 'year') => ({
  plans: [{ planId: 'contracts-standard', tierId: `contracts-standard-25-${interval}` }],
  products: [],
  collectionMethod: 'invoice',
  recipientName: 'Regnskap',
  recipientEmail: 'faktura@firma.no',
  serviceAgreementVersion: documentVersions['service-agreement'],
});

async function buyer() {
  const server = await testServer();
  const company = await server.newCompany();
  await sell(server);
  await company.admin.call(updateBillingInformation, { body: { ...billing, country: 'NO', reference: 'Kari' } });
  return { server, company };
}
const invoicesOf = async ({ admin }: Pick<Awaited<ReturnType<typeof buyer>>['company'], 'admin'>) =>
  SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json).invoices;

test('of five purchases at once one is carried out, with one invoice', async () => {
  const { company } = await buyer();
  const answers = await Promise.all(Array.from({ length: 5 }, () => company.admin.call(handleSubscriptions, { body: order('year') })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ codes }) => codes))).toEqual(new Set(['subscription.SamePaidPlan']));
  expect(await invoicesOf(company)).toHaveLength(1);
});

test('a purchase that is sent again with its key is carried out once', async () => {
  const { company } = await buyer();
  const sent = () => company.admin.call(handleSubscriptions, { body: order('year') }, { 'idempotency-key': 'purchase-0001' });
  const [first, second] = [await sent(), await sent()];
  expect([first.status, second.json]).toEqual([200, first.json]);
  expect(await invoicesOf(company)).toHaveLength(1);
});

test('clocks of several processes at once invoice a month once', async () => {
  const { server, company } = await buyer();
  await company.admin.call(handleSubscriptions, { body: order('month') });
  server.clock.set('2027-01-22T06:00:00Z');
  await Promise.all(Array.from({ length: 4 }, () => runDue(server.services)));
  const admin = await company.person('systemadmin');
  expect((await invoicesOf({ admin })).map(({ total }) => total)).toEqual([37_500, 37_500]);
});
