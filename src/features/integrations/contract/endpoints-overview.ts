import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Integration } from './entities.ts';
import { integrating } from './gate.ts';

export const getIntegrations = endpoint({
  ...integrating,
  method: 'GET',
  path: '/integrations/get-all',
  summary: 'Returns the company’s connection to each system.',
  effect: 'read',
  answer: z.object({ integrations: z.array(Integration) }),
  errors: [],
});
