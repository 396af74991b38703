import { requireRate } from '#kernel/server/rate-limit.ts';
import type { PrepareContext } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { lookUpRegistry as contract } from '../contract/endpoints.ts';
import { askBusinessRegister } from './registry.ts';
import { isRegistered } from './store.ts';
import type { RegistryAnswer } from './rules/registry-unit.ts';

type Contract = typeof contract;
type Found = Extract<RegistryAnswer, { kind: 'found' }>;

/** Looks up an organisation number in the business register, and says what prevents its registration. */
export const lookUpRegistry = twoStepHandler<Contract, Found>(
  async (before, { query }) => {
    await requireRate(before.services, { key: `registry-lookup|${before.actor.account.id}`, limit: 30, windowSeconds: 600 });
    return found(before, await askBusinessRegister(before.services, query.registryId));
  },
  async ({ company, prepared }, { query }) => ({
    company: prepared.company,
    isBeingWoundUp: prepared.isBeingWoundUp,
    isAlreadyRegistered: await isRegistered(company, query.registryId),
  }),
);

function found(before: PrepareContext<Contract>, answer: RegistryAnswer): Found {
  switch (answer.kind) {
    case 'found':
      return answer;
    case 'deleted':
      return before.fail('companies.RegistryDeleted');
    case 'bankrupt':
      return before.fail('companies.RegistryBankrupt');
    case 'unknown':
      return before.fail('companies.RegistryUnknown');
    case 'invalid':
      return before.fail('companies.RegistryNumberInvalid', 400, { details: { message: answer.message } });
    case 'unavailable':
      return before.fail('companies.RegistryUnavailable');
  }
}
