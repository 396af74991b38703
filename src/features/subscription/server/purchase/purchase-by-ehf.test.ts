import { expect, test } from 'vitest';
import { documentVersions } from '#features/company/contract/documents.ts';
import { ehfPorts, type EhfPorts } from '#features/invoicing/server/public.ts';
import { newId } from '#kernel/server/id.ts';
import { add } from '#kernel/server/registers.ts';
import { sell } from '../../testing/sell-plans.ts';
import { testServer } from '#testing/server.ts';
import { getEhfRecipient, updateBillingInformation, updatePaymentMethod } from '../../contract/endpoints-payment.ts';
import { handleSubscriptions, subscribeToUnlimited } from '../../contract/endpoints-purchase.ts';

let found: Awaited<ReturnType<EhfPorts['lookUp']>> = 'takes';
const looked: string[] = [];
const ports: EhfPorts = {
  name: 'test',
  lookUp: async ({ registryId }) => {
    looked.push(registryId);
    return found;
  },
  send: async () => ({ messageId: 'm' }),
};
const server = await testServer({}, [add(ehfPorts, ports)]);
// Those that are there when selling begins have a subscription.
const companies = await Promise.all(Array.from({ length: 8 }, () => server.newCompany()));
await sell(server);

const agreed = { serviceAgreementVersion: documentVersions['service-agreement'] };
const recipient = { recipientName: 'Regnskap', recipientEmail: 'faktura@firma.no' };
const billing = {
  companyName: 'Fjord og Fjell AS',
  registryId: '974760673',
  streetAddress: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  country: 'NO',
  reference: 'Kari',
};
const hr = { plans: [{ planId: 'hr', tierId: 'hr-month' }], products: [], ...recipient, ...agreed };

async function buyer() {
  const company = companies.pop();
  if (!company) throw new Error('Each test has a company of its own');
  await company.admin.call(updateBillingInformation, { body: billing });
  looked.length = 0;
  return company.admin;
}
const refusal = ['subscription.EhfNotPossibleWithoutRegistration'];

test.each([
  ['takes', []],
  ['notRegistered', refusal],
  ['unreachable', []],
] as const)('who is said to be "%s" in the network may choose EHF or not', async (answer, codes) => {
  found = answer;
  const admin = await buyer();
  expect((await admin.call(handleSubscriptions, { body: { ...hr, collectionMethod: 'ehf_invoice' } })).codes).toEqual(codes);
  expect(looked).toEqual(['974760673']);
  // Only whoever is known to take it is offered it first.
  expect((await admin.call(getEhfRecipient)).json).toMatchObject({ takesEhf: answer === 'takes' });
});

test('before anything is written, the registered number is looked up, and only for those who choose', async () => {
  found = 'takes';
  const company = companies.pop();
  if (!company) throw new Error('Each test has a company of its own');
  looked.length = 0;
  expect((await (await company.person('accountant')).call(getEhfRecipient)).json).toMatchObject({ takesEhf: false });
  expect(looked).toEqual([]);
  expect((await company.admin.call(getEhfRecipient)).json).toMatchObject({ takesEhf: true });
  expect(looked).toHaveLength(1);
});

test('whoever does not take EHF buys by invoice without being looked up, and may end everything by any method', async () => {
  found = 'notRegistered';
  const admin = await buyer();
  expect((await admin.call(handleSubscriptions, { body: { ...hr, collectionMethod: 'invoice' } })).codes).toEqual([]);
  expect(looked).toEqual([]);
  expect((await admin.call(handleSubscriptions, { body: { ...hr, plans: [], collectionMethod: 'ehf_invoice' } })).codes).toEqual([]);
});

test('Unlimited asks for the method that is sent, or that is there', async () => {
  found = 'takes';
  const admin = await buyer();
  await admin.call(handleSubscriptions, { body: { ...hr, collectionMethod: 'ehf_invoice' } });
  found = 'notRegistered';
  expect((await admin.call(subscribeToUnlimited, { body: agreed })).codes).toEqual(refusal);
  expect((await admin.call(subscribeToUnlimited, { body: { ...agreed, collectionMethod: 'invoice' } })).codes).toEqual([]);
});

test('who is sent EHF is looked up anew when another organisation is to be invoiced, and only then', async () => {
  found = 'takes';
  const admin = await buyer();
  const change = async (rest: Record<string, unknown>) => {
    looked.length = 0;
    const { codes } = await admin.call(updateBillingInformation, { body: { ...billing, ...rest } });
    return [codes, [...looked]];
  };
  await admin.call(handleSubscriptions, { body: { ...hr, collectionMethod: 'ehf_invoice' } });
  found = 'notRegistered';
  expect(await change({ city: 'Bergen' })).toEqual([[], []]);
  expect(await change({ registryId: '987654325' })).toEqual([refusal, ['987654325']]);
  expect(await change({ country: 'SE' })).toEqual([['subscription.CountryNotSupported'], []]);
  found = 'unreachable';
  expect(await change({ registryId: '987654325' })).toEqual([[], ['987654325']]);
});

test('one account asks the network 30 times in ten minutes at most', async () => {
  found = 'takes';
  const admin = await buyer();
  for (let time = 0; time < 30; time += 1) expect((await admin.call(getEhfRecipient)).codes).toEqual([]);
  const refused = [
    await admin.call(getEhfRecipient),
    await admin.call(updatePaymentMethod, { body: { collectionMethod: 'ehf_invoice', subscriptionUuid: newId() } }),
  ];
  expect(refused.map(({ codes }) => codes)).toEqual([['common.TooManyRequests'], ['common.TooManyRequests']]);
  expect(looked).toHaveLength(30);
  server.clock.advance(600_000);
  expect((await admin.call(getEhfRecipient)).codes).toEqual([]);
});
