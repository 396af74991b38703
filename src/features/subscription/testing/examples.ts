import type { Example, Examples, World } from '#testing/examples.ts';
import type { ExampleInput } from '#testing/caller.ts';
import type { subscription } from '../contract/index.ts';
import { insertCode } from '../server/public.ts';
import { endTrial, sell } from '#testing/sell-plans.ts';

const selling = (input: (world: World) => Promise<ExampleInput> | ExampleInput): Example => ({
  input: async (world) => {
    await sell(world.server);
    return input(world);
  },
});

export const examples: Examples<typeof subscription> = {
  getCompanyOverview: selling(() => ({})),
  getPlans: selling(() => ({})),
  getDiscounts: selling(async ({ server: { services } }) => {
    const content = { gives: { percent: 10 }, months: 3, plans: null, includesProducts: false, from: '2026-01-01', to: null };
    await services.database.transaction((unit) =>
      insertCode(unit, { code: 'VELKOMMEN', mostUses: null, ...content }, services.clock.now()),
    );
    return { query: { discountCode: 'velkommen' } };
  }),
  acknowledgeTrialEnd: selling(async ({ server, company }) => {
    await endTrial(server, company.companyId);
    return {};
  }),
  updateRecipient: selling(() => ({ body: { name: 'Regnskap', email: 'faktura@firma.no' } })),
  updateBillingInformation: selling(() => ({
    body: {
      companyName: 'Fjord og Fjell AS',
      registryId: '974760673',
      streetAddress: 'Storgata 1',
      postalCode: '0155',
      city: 'Oslo',
      country: 'NO',
      reference: 'Kari',
    },
  })),
};
