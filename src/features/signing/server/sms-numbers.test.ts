import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { createSigningRequest } from '../contract/endpoints-create.ts';
import { getSigningOptions } from '../contract/endpoints.ts';
import { requestOf, sent, somebody } from '../testing/requests.ts';

const server = await testServer();
server.services.smsGateway = { name: 'test', send: async () => ({ status: 'accepted' }) } as never;

test('a code by SMS needs a mobile number of everybody', async () => {
  const { admin } = await server.newCompany();
  expect((await admin.call(getSigningOptions)).json['signingMethods']).toContain('smsCode');
  const people = [somebody({ phone: '22 12 34 56' }), somebody({ phone: '912 34 567' }), somebody()];
  const input = { signingMethod: 'smsCode' };
  const refused = await admin.call(createSigningRequest, { body: await requestOf(server, admin, { ...input, recipients: people }) });
  expect([refused.status, refused.fields]).toEqual([400, { 'recipients[0].phone': 'phone', 'recipients[2].phone': 'required' }]);
  expect((await sent(server, admin, { ...input, recipients: [people[1]] })).recipients[0]?.phone).toBe('+47 91234567');
});
