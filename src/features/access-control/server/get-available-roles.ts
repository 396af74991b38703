import { roleDescriptions } from '#features/content/server/public.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import type { getAvailableRoles as contract } from '../contract/endpoints.ts';
import { availableRoles } from './available-roles.ts';
import type { RoleWords } from './available-roles.ts';

type WordsByLanguage = Record<Language, ReadonlyMap<RoleKey, RoleWords>>;

/** The roles with texts of the content service, which may be remote and is therefore queried before the transaction. */
export const getAvailableRoles = twoStepHandler<typeof contract, WordsByLanguage>(
  async ({ services }) => {
    const [no, en] = await Promise.all([wordsOf(services, 'no'), wordsOf(services, 'en')]);
    return { no, en };
  },
  async ({ actor, prepared, services }) => ({ roles: availableRoles(services.roleTable, actor.member.role, prepared) }),
);

/** Roles are needed even when the content service does not answer; then our own texts are used. */
async function wordsOf(services: Services, language: Language): Promise<ReadonlyMap<RoleKey, RoleWords>> {
  const described = (await roleDescriptions(services, language)) ?? [];
  return new Map(described.map(({ key, ...words }) => [key, words]));
}
