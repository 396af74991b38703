import { expect, test } from 'vitest';
import { sell } from '../../testing/sell-plans.ts';
import { testServer } from '#testing/server.ts';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import { updateBillingInformation, updateRecipient } from '../../contract/endpoints-payment.ts';
import { SubscriptionOverview } from '../../contract/entities.ts';

const server = await testServer();
const { admin } = await server.newCompany();
await sell(server);
const overview = async () => SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
const buyer = { companyName: 'Fjord og Fjell AS', registryId: '974760673', streetAddress: 'Storgata 1', postalCode: '0155', country: 'NO' };

test('payment details are not saved on top of what was saved since they were read', async () => {
  const { version } = await overview();
  const saved = await admin.call(updateBillingInformation, { body: { ...buyer, city: 'Oslo', version } });
  expect(saved.codes).toEqual([]);

  const late = await admin.call(updateBillingInformation, { body: { ...buyer, city: 'Bergen', version } });
  expect([late.status, late.codes, late.json['details']]).toMatchObject([
    409,
    ['common.Conflict'],
    { version: version + 1, billingInformation: { city: 'Oslo' } },
  ]);
  const recipient = { name: 'Regnskap', email: 'faktura@firma.no' };
  const { codes, json } = await admin.call(updateRecipient, { body: { ...recipient, version } });
  expect([codes, json['details']]).toEqual([['common.Conflict'], { version: version + 1, recipient: null }]);
  expect(await overview()).toMatchObject({ billingInformation: { city: 'Oslo' }, recipient: null });

  expect((await admin.call(updateRecipient, { body: { ...recipient, version: version + 1 } })).codes).toEqual([]);
  expect(await overview()).toMatchObject({ recipient, version: version + 2 });
});
