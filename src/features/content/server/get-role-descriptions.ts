import { inTwoSteps } from '#kernel/server/serve.ts';
import type { getRoleDescriptions as contract } from '../contract/endpoints.ts';
import type { RoleDescription } from '../contract/entities.ts';
import { roleDescriptions } from './public.ts';

export const getRoleDescriptions = inTwoSteps<typeof contract, RoleDescription[]>(
  ({ services }, { query }) => roleDescriptions(services, query.language),
  async ({ prepared }) => ({ roles: prepared }),
);
