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
  summary: 'Everybody’s live API keys in the company, the last used first; only system admins are told, and at most 1,000.',
  effect: 'read',
  answer: z.object({ isDecider: z.boolean(), apiKeys: z.array(CompanyApiKeyEntry) }),
  errors: [],
});

export const revokeCompanyApiKey = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/revoke-api-key',
  summary: 'Ends somebody’s key at once, as a system admin; its owner is told by mail, with the reason when one is given.',
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
