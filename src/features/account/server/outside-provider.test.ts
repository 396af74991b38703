import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { currentUser, logout, resetMfa, security } from '../contract/endpoints.ts';

// An external provider without a configured page for passwords and second factors.
const server = await testServer({
  oidc: { issuer: 'https://id.example', clientId: 'app', clientSecret: 'secret', accountUrl: undefined },
});

test('what another provider keeps is refused here and leads nowhere', async () => {
  const { admin } = await server.newCompany();
  const reset = await admin.call(resetMfa, { query: { companyUserId: admin.companyUserId } });
  expect(reset.codes).toEqual(['authentication.NotSupportedByProvider']);
  const links = { account: null, password: null, setUpMfa: null, recoveryCodes: null };
  expect((await admin.call(security)).json['security']).toMatchObject({
    isEmbedded: false,
    mfaEnabled: null,
    recoveryCodesLeft: null,
    links,
  });
});

test('signing out for a new password is refused before anybody is signed out', async () => {
  const { admin } = await server.newCompany();
  const answer = await admin.call(logout, { body: { next: 'resetPassword' } });
  expect(answer.codes).toEqual(['authentication.NotSupportedByProvider']);
  expect((await admin.call(currentUser)).status).toBe(200);
});
