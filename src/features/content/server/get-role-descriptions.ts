import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getRoleDescriptions as contract } from '../contract/endpoints.ts';
import type { RoleDescription } from '../contract/entities.ts';
import { roleDescriptions } from './public.ts';

export const getRoleDescriptions = twoStepHandler<typeof contract, RoleDescription[]>(
  async ({ services, fail }, { query }) => (await roleDescriptions(services, query.language)) ?? fail('content.Unreachable', 503),
  async ({ prepared }) => ({ roles: prepared }),
);
