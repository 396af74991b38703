import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Id } from '#kernel/contract/values.ts';
import { externalId } from './entities.ts';
import { integrating } from './gate.ts';
import { accountingSystems } from './kinds.ts';

/** A person here and one in the other system. */
const pair = { companyUserId: Id, externalId };
const ofComparison = { provider: z.enum(accountingSystems), comparisonId: Id };

const matching = { ...integrating, method: 'POST', effect: 'write', answer: z.object({}) } as const;
const matchCodes = ['integrations.CompanyConnectionNotFound', 'integrations.ComparisonNotFound', 'integrations.MatchChanged'] as const;

export const linkPeople = endpoint({
  ...matching,
  path: '/integrations/link-people',
  summary:
    'Says that a person and one of their possible matches in a comparison are the same. They are linked, and are in both from now on; nothing of them changes.',
  body: z.object({ ...ofComparison, ...pair }),
  errors: [...matchCodes, 'integrations.InvalidToken', 'integrations.NoPermission', 'integrations.ProviderUnavailable'],
});

export const separatePeople = endpoint({
  ...matching,
  path: '/integrations/separate-people',
  summary:
    'Says that people in a comparison are not the same: possible matches are not proposed again, so that they can be added, and a link between them ends.',
  body: z.object({ ...ofComparison, pairs: z.array(z.object(pair)).min(1).max(20) }),
  errors: matchCodes,
});
