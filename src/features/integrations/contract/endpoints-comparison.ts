import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { ComparisonState } from './entities.ts';
import { formOnly } from './form-only.ts';
import { integrating } from './gate.ts';

const compareCodes = [
  'integrations.CompanyConnectionNotFound',
  'integrations.InvalidToken',
  'integrations.NoPermission',
  'integrations.CouldNotFetchExternalUsers',
  'integrations.ProviderUnavailable',
  'integrations.TooManyPeople',
  'integrations.ComparisonNotFound',
] as const;

const beside =
  'The people of both systems beside each other; running while they are fetched, which may take minutes. Full has them fetched when there is no comparison of the last day, at most 30 times an hour; others get the newest one, or 404.';

const comparing = {
  ...integrating,
  method: 'GET',
  effect: 'read',
  answer: ComparisonState,
  errors: compareCodes,
} as const;
/** Fetches anew what is kept for 24 hours; for full alone, and at most 30 times an hour. */
const anew = z.stringbool().optional();

export const comparePowerOffice = endpoint({
  ...comparing,
  path: '/integrations/poweroffice/get-comparison',
  summary: beside,
  query: z.object({ anew }),
});
export const compareTripletex = endpoint({
  ...comparing,
  path: '/integrations/tripletex/get-comparison',
  summary: beside,
  query: z.object({ anew }),
});
export const compareUniMicro = endpoint({
  ...comparing,
  method: 'POST',
  path: '/integrations/unimicro/get-comparison',
  summary: beside,
  files: formOnly,
  body: z.object({ provider: z.literal('unimicro').default('unimicro'), anew }),
});
