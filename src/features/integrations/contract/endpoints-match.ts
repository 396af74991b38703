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
  summary: 'Links a person to a possible match in a comparison. From then on they count as the same person; nothing else changes.',
  body: z.object({ ...ofComparison, ...pair }),
  errors: [...matchCodes, 'integrations.InvalidToken', 'integrations.NoPermission', 'integrations.ProviderUnavailable'],
});

export const separatePeople = endpoint({
  ...matching,
  path: '/integrations/separate-people',
  summary:
    'Marks people in a comparison as different: possible matches are not suggested again, so they can be added, and a link between them is removed.',
  body: z.object({ ...ofComparison, pairs: z.array(z.object(pair)).min(1).max(20) }),
  errors: matchCodes,
});
