import type { Membership } from '#kernel/server/actor.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getCompanyApiKeys as contract } from '../../contract/endpoints-company-keys.ts';
import { readCompanyKeys } from './store-company-keys.ts';

const maxKeys = 1000;

/** Keys give access to the company: only users who manage access control may list all of them. */
export function hasAccess({ levels }: Pick<Membership, 'levels'>): boolean {
  return levels.accessControl === 'full';
}

/** The keys of all members of the company. */
export const getCompanyApiKeys: Handler<typeof contract> = async ({ company, actor }) => {
  const isDecider = hasAccess(actor.member);
  return { isDecider, apiKeys: isDecider ? await readCompanyKeys(company, maxKeys) : [] };
};
