import { looksLikeNumber } from '#features/company/contract/organisation-number.ts';
import { twoStepHandler, type PrepareContext } from '#kernel/server/serve.ts';
import type { findInRegister as contract } from '../contract/endpoints.ts';
import { registerAddress } from '../contract/rules/register-address.ts';
import { askRegister, searchRegister, type RegisteredUnit } from './ask-register.ts';
import { requireRights } from './open-party.ts';
import { findByNumbers } from './store-party.ts';

/** Asks the business register for a number or a name, and tells which of the organisations are parties already. */
export const findInRegister = twoStepHandler<typeof contract, RegisteredUnit[]>(
  async (before, { query: { text } }) => {
    requireRights(before, 'change');
    return (await unitsFound(before, text)) ?? before.fail('parties.RegistryUnavailable', 503);
  },
  async ({ company, prepared: units }) => {
    const known = await findByNumbers(
      company,
      units.map(({ registryId }) => registryId),
    );
    return {
      organisations: units.map(({ registryId, state, name, company: copy }) => {
        const party = known.find((one) => one.registryId === registryId);
        const address = copy && registerAddress(copy);
        return { registryId, state, name, address, known: party ? { partyId: party.partyId, name: party.name } : null };
      }),
    };
  },
);

async function unitsFound(before: PrepareContext<typeof contract>, text: string): Promise<RegisteredUnit[] | undefined> {
  if (!looksLikeNumber(text)) return searchRegister(before, text);
  const unit = await askRegister(before, text);
  return unit && [unit];
}
