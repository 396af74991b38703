/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    account: 'Account',
    session: 'Session',
    apiKey: 'API key',
  },
  changed: {
    account: '{actor} changed an account',
    session: '{actor} ended a session',
    apiKey: '{actor} changed an API key',
  },
  actions: {
    'api-key': '{actor} created an API key',
    createApiKey: '{actor} created an API key',
    revokeApiKey: '{actor} revoked an API key',
    revokeCompanyApiKey: '{actor} revoked an API key of {subject}',
    resetMfa: '{actor} reset two-step sign-in for {subject}',
  },
} as const;
