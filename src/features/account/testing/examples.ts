import type { Examples, World } from '#testing/examples.ts';
import type { ExampleInput } from '#testing/caller.ts';
import type { account } from '../contract/index.ts';
import { apiKeys, createApiKey, sessions } from '../contract/endpoints.ts';

const roundTrip = 'needs a provider; shown by the tests of the round trip';

async function sessionOf({ admin }: World): Promise<ExampleInput> {
  const { json } = await admin.call(sessions);
  const [first] = json['sessions'] as { sessionId: string }[];
  return { body: { sessionId: first?.sessionId } };
}

export const examples: Examples<typeof account> = {
  login: { input: () => ({}), elsewhere: roundTrip },
  authToken: { input: () => ({ query: { callbackUrl: 'http://localhost:3000/callback?code=x' } }), elsewhere: roundTrip },
  refreshToken: { input: () => ({ query: { callbackUrl: 'http://localhost:3000/callback?code=x' } }), elsewhere: roundTrip },
  logout: { input: () => ({ body: {} }), elsewhere: roundTrip },
  refreshAuthCookie: { input: () => ({}) },
  setAccount: { input: ({ company }) => ({ body: { companyId: company.companyId } }) },
  currentUser: { input: () => ({}) },
  verifyEmail: { input: () => ({ body: {} }), as: ({ server }) => server.stranger({ emailVerified: false }) },
  updateUserLanguage: { input: () => ({ body: { preferredLanguage: 'en-gb', timestamp: '2026-11-21T08:00:00Z' } }) },
  updateUserAppearance: { input: () => ({ body: { appearance: 'dark', timestamp: '2026-11-21T08:00:00Z' } }) },
  resetMfa: {
    input: ({ admin }) => ({ query: { companyUserId: admin.companyUserId } }),
    elsewhere: 'needs a second factor at the provider',
    foreign: (_, other) => ({ query: { companyUserId: other.admin.companyUserId } }),
  },
  memberships: { input: () => ({}) },
  security: { input: () => ({}) },
  sessions: { input: () => ({}) },
  endSession: {
    input: sessionOf,
    foreign: (_, other) => sessionOf(other),
  },
  apiKeys: { input: () => ({}) },
  createApiKey: { input: () => ({ body: { name: 'Payroll' } }) },
  getCompanyApiKeys: {
    input: () => ({}),
    grow: async ({ admin }, count) => {
      for (let made = 0; made < count; made += 1) await admin.call(createApiKey, { body: { name: `Payroll ${made}` } });
    },
  },
  revokeCompanyApiKey: {
    input: async ({ company, admin }) => {
      const owner = await company.person('employee');
      const { json } = await owner.call(createApiKey, { body: { name: 'Payroll' } });
      return { body: { apiKeyId: json['apiKeyId'] ?? admin.companyUserId, reason: 'Nobody uses it' } };
    },
    foreign: async (_, { admin }) => ({
      body: { apiKeyId: (await admin.call(createApiKey, { body: { name: 'Theirs' } })).json['apiKeyId'] },
    }),
  },
  revokeApiKey: {
    input: async ({ admin }) => ({ body: { apiKeyId: (await admin.call(createApiKey, { body: { name: 'Payroll' } })).json['apiKeyId'] } }),
    foreign: async (_, { admin }) => {
      await admin.call(createApiKey, { body: { name: 'Theirs' } });
      const { json } = await admin.call(apiKeys);
      const [first] = json['apiKeys'] as { apiKeyId: string }[];
      return { body: { apiKeyId: first?.apiKeyId } };
    },
  },
};
