import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Id } from '#kernel/contract/values.ts';
import { CompanyApiKeyEntry } from './entities.ts';

// In addition to /authentication: the keys of all members of the company, for System Admins (identity.28).
const common = { access: { permission: 'OrganisationSettings' }, company: 'required' } as const;

export const getCompanyApiKeys = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/api-keys',
  summary: 'Lists all active API keys in the company, last used first, at most 1,000. For System Admins.',
  effect: 'read',
  answer: z.object({ isDecider: z.boolean(), apiKeys: z.array(CompanyApiKeyEntry) }),
  errors: [],
});

export const revokeCompanyApiKey = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/revoke-api-key',
  summary: 'Revokes another person’s key at once. The owner is notified by e-mail, with the reason if given. For System Admins.',
  effect: 'write',
  whileEnding: 'allowed',
  body: z.object({
    apiKeyId: Id,
    reason: z
      .string()
      .trim()
      .max(300, field('tooLong', { length: 300 }))
      .nullish(),
  }),
  answer: z.object({}),
  errors: ['accesscontrol.OnlySystemAdmin'],
});
