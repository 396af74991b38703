import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { documentVersions } from '#features/company/contract/documents.ts';
import { ehfPorts } from '#features/invoicing/server/public.ts';
import { getCompanyOverview } from '#features/subscription/contract/endpoints-overview.ts';
import {
  disablePaymentCard,
  getPaymentCardUrl,
  updateBillingInformation,
  updatePaymentMethod,
} from '#features/subscription/contract/endpoints-payment.ts';
import { handleSubscriptions } from '#features/subscription/contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '#features/subscription/contract/entities.ts';
import { deleteCompany } from '#features/takeout/contract/endpoints.ts';
import { deleteIfEnded } from '#features/takeout/server/deletion/delete-ended.ts';
import { add } from '#kernel/server/registers.ts';
import { sell } from '#features/subscription/testing/sell-plans.ts';
import { addTestCard } from '#features/payment/testing/test-cards.ts';
import { testServer } from '#testing/server.ts';

const billing = {
  companyName: 'Fjord og Fjell AS',
  registryId: '974760673',
  streetAddress: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  country: 'NO',
};

/** A selling installation; of the network, what it says of whoever is asked for. */
async function selling(found: 'takes' | 'notRegistered' | 'unreachable' = 'takes') {
  const ports = { name: 'test', lookUp: async () => found, send: async () => ({ messageId: 'none' }) };
  const server = await testServer({}, [add(ehfPorts, ports)]);
  const company = await server.newCompany();
  await sell(server);
  const overview = async () => SubscriptionOverview.parse((await company.admin.call(getCompanyOverview)).json);
  const choose = async (collectionMethod: string, subscriptionUuid?: string) =>
    (
      await company.admin.call(updatePaymentMethod, {
        body: { collectionMethod, subscriptionUuid: subscriptionUuid ?? (await overview()).subscriptionUuid },
      })
    ).codes;
  const bill = (reference: string | null) => company.admin.call(updateBillingInformation, { body: { ...billing, reference } });
  return { server, company, overview, choose, bill };
}

test('leads to the page of the payment provider, and back to a page of our own only', async () => {
  const { company } = await selling();
  const { json } = await company.admin.call(getPaymentCardUrl);
  expect(URL.canParse(String(json['url']))).toBe(true);
  expect((await company.admin.call(getPaymentCardUrl, { query: { returnPath: 'https://example.org/' } })).codes).toEqual([
    'subscription.General',
  ]);
  expect((await (await company.person('accountant')).call(getPaymentCardUrl)).codes).toEqual(['common.Forbidden']);
});

test('leads one account to the page of the payment provider 30 times in ten minutes at most', async () => {
  const { company } = await selling();
  for (let time = 0; time < 30; time += 1) expect((await company.admin.call(getPaymentCardUrl)).codes).toEqual([]);
  expect((await company.admin.call(getPaymentCardUrl)).codes).toEqual(['common.TooManyRequests']);
});

test('takes a method when what it needs is there', async () => {
  const { server, company, overview, choose, bill } = await selling();
  expect(await choose('invoice')).toEqual(['subscription.BillingInformationRequired']);
  expect(await choose('payment_card')).toEqual(['subscription.CardRequired']);
  expect(await choose('invoice', '01a21a65-945a-7385-aa87-3ff37c4357d7')).toEqual(['common.NotFound']);
  await bill(null);
  expect(await choose('ehf_invoice')).toEqual(['subscription.EhfNotPossibleWithoutRegistration']);
  await bill('Kari');
  expect(await choose('ehf_invoice')).toEqual([]);
  await addTestCard({ server, company });
  expect(await choose('payment_card')).toEqual([]);
  expect((await overview()).collectionMethod).toBe('payment_card');
});

test.each([
  ['refuses EHF to whom the network does not know', 'notRegistered', ['subscription.EhfNotPossibleWithoutRegistration']],
  ['takes EHF while the network does not answer, since it can go by e-mail', 'unreachable', []],
] as const)('%s', async (_name, found, expected) => {
  const { choose, bill } = await selling(found);
  await bill('Kari');
  expect(await choose('ehf_invoice')).toEqual(expected);
});

test('shows cards, the newest as the one that is charged, and uses one no longer', async () => {
  const { server, company, overview, choose, bill } = await selling();
  await bill('Kari');
  const [first, second] = [await addTestCard({ server, company }), await addTestCard({ server, company })];
  const { cards, takesCards } = await overview();
  expect([takesCards, cards.map(({ cardUuid, isDefault }) => [cardUuid, isDefault])]).toEqual([
    true,
    [
      [second, true],
      [first, false],
    ],
  ]);
  const disable = async (cardUuid: string) => (await company.admin.call(disablePaymentCard, { body: { cardUuid } })).codes;
  expect(await disable(second)).toEqual([]);
  expect(await disable(second)).toEqual(['common.NotFound']);
  const bought = await company.admin.call(handleSubscriptions, {
    body: {
      plans: [{ planId: 'gdpr-basic', tierId: 'gdpr-basic-month' }],
      collectionMethod: 'invoice',
      recipientName: 'Regnskap',
      recipientEmail: 'faktura@firma.no',
      serviceAgreementVersion: documentVersions['service-agreement'],
    },
  });
  expect(bought.codes).toEqual([]);
  expect(await choose('payment_card')).toEqual([]);
  expect(await disable(first)).toEqual(['subscription.LastCard']);
  expect(await choose('invoice')).toEqual([]);
  expect(await disable(first)).toEqual([]);
  expect((await overview()).cards).toEqual([]);
});

test('has the provider forget the cards of a company that is deleted', async () => {
  const { server, company } = await selling();
  await addTestCard({ server, company });
  await company.admin.call(deleteCompany, { body: { name: 'Fjord og Fjell AS' } });
  server.clock.advance(31 * 86_400_000);
  expect(await deleteIfEnded(server.services, company.companyId)).toBe(true);
  const { rows } = await server.database.transaction(({ tx }) =>
    sql<{ company: string }>`select data ->> 'ofCompany' as company from pgboss.job where name = 'payment.detach-card'`.execute(tx),
  );
  expect(rows).toEqual([{ company: String(company.companyId) }]);
});
