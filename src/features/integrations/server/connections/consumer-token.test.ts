import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { tripletexServer } from '../../testing/tripletex-server.ts';
import { connectTripletex } from '../../contract/endpoints-connections.ts';
import { getIntegrations } from '../../contract/endpoints-overview.ts';

const tripletex = await tripletexServer();
const accounting = { tripletex: { url: tripletex.url, consumerToken: undefined }, poweroffice: undefined, unimicro: undefined };
const server = await testServer({ accounting });

test('without a consumer token of the installation, Tripletex is connected with one that is brought', async () => {
  const { admin } = await server.newCompany();
  const { integrations } = getIntegrations.answer.parse((await admin.call(getIntegrations)).json);
  expect(integrations.map(({ isAvailable }) => isAvailable)).toEqual([false, true, false, true]);
  const connect = (rest: object) =>
    admin.call(connectTripletex, {
      body: { employeeToken: tripletex.employeeToken, departmentId: null, isOtherCompanyMeant: true, ...rest },
    });
  expect((await connect({})).codes).toEqual(['integrations.MissingConsumerToken']);
  expect((await connect({ consumerToken: ' ' })).codes).toEqual(['integrations.MissingConsumerToken']);
  expect((await connect({ consumerToken: 'of another' })).codes).toEqual(['integrations.InvalidToken']);
  expect((await connect({ consumerToken: tripletex.consumerToken })).json['state']).toBe('connected');
});
