import type { Example } from '#testing/examples.ts';
import { endSubscription, makeHook, openHookKeys } from '../server/hooks/hook-keys.ts';
import { connectSystem } from './connected-company.ts';

/** A valid input for each call of another system; what is not signed is answered alike. */
export const hookExamples = {
  takeTripletexEvent: {
    input: async ({ server, company }) => {
      await connectSystem(server, company, 'tripletex');
      const { secret } = await server.database.forCompany(company.companyId, async (unit) =>
        openHookKeys(server.services, unit, await makeHook(unit, server.services, 'tripletex')),
      );
      return { params: { secret } };
    },
    revoke: ({ server, company }) => server.database.forCompany(company.companyId, (unit) => endSubscription(unit, 'tripletex')),
  } satisfies Example,
};
