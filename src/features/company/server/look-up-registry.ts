import type { Context, Handler } from '#kernel/server/serve.ts';
import type { lookUpRegistry as contract } from '../contract/endpoints.ts';
import { registryAt } from './registry.ts';
import { isRegistered } from './store.ts';
import type { RegistryAnswer } from './rules/registry-unit.ts';

/** Asks the business register about an organisation number, and says what stands in the way of registering it. */
export const lookUpRegistry: Handler<typeof contract> = async (context, { query }) => {
  const answer = await registryAt(context.services.config.registryUrl)(query.registryId);
  const { company, isBeingWoundUp } = found(context, answer);
  return { company, isBeingWoundUp, isAlreadyRegistered: await isRegistered(context.company, query.registryId) };
};

function found(context: Context<typeof contract>, answer: RegistryAnswer) {
  switch (answer.kind) {
    case 'found':
      return answer;
    case 'deleted':
      return context.fail('companies.RegistryDeleted');
    case 'bankrupt':
      return context.fail('companies.RegistryBankrupt');
    case 'unknown':
      return context.fail('companies.RegistryUnknown');
    case 'invalid':
      return context.fail('companies.RegistryNumberInvalid', 400, answer.message ? { details: { message: answer.message } } : {});
    case 'unavailable':
      context.services.log.warn({ reason: answer.reason }, 'The business register did not answer');
      return context.fail('companies.RegistryUnavailable');
  }
}
