import type { Example, Examples, World } from '#testing/examples.ts';
import type { ExampleInput } from '#testing/caller.ts';
import { documentVersions } from '#features/company/contract/documents.ts';
import { payment } from '#features/payment/contract/index.ts';
import { enteredCard } from '#features/payment/testing/examples.ts';
import { SubscriptionOverview } from '../contract/entities.ts';
import { subscription } from '../contract/index.ts';
import { insertCode } from '../server/public.ts';
import { addPeople } from '#testing/people-of.ts';
import { addTestCard } from '#features/payment/testing/test-cards.ts';
import { endTrial, issueInvoiceWithEhf, issueTestInvoice, sell } from './sell-plans.ts';

/** Puts plans on sale, and gives these companies alone their trial: a test of all calls has a company for each. */
const sellTo = (...worlds: [World, ...World[]]): Promise<void> =>
  sell(
    worlds[0].server,
    worlds.map(({ company }) => company.companyId),
  );

const selling = (input: (world: World) => Promise<ExampleInput> | ExampleInput): Example => ({
  input: async (world) => {
    await sellTo(world);
    return input(world);
  },
});

const billing = {
  companyName: 'Fjord og Fjell AS',
  registryId: '974760673',
  streetAddress: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  country: 'NO',
  reference: 'Kari',
};
const agreed = { serviceAgreementVersion: documentVersions['service-agreement'] };
const ordered = {
  plans: [
    { planId: 'hr', tierId: 'hr-month' },
    { planId: 'contracts-premium', tierId: 'contracts-premium-100-month' },
  ],
  products: [],
  collectionMethod: 'invoice',
};
const bought = { ...ordered, ...agreed, recipientName: 'Regnskap', recipientEmail: 'faktura@firma.no' };

/** The same of a company that may buy. */
const buying = (input: (world: World) => Promise<ExampleInput> | ExampleInput): Example =>
  selling(async (world) => {
    await world.admin.call(subscription.endpoints.updateBillingInformation, { body: billing });
    return input(world);
  });
/** Buys two plans, and answers the purchase. */
async function buy(world: World): Promise<ExampleInput> {
  const { admin } = world;
  await sellTo(world);
  await admin.call(subscription.endpoints.updateBillingInformation, { body: billing });
  const { json } = await admin.call(subscription.endpoints.handleSubscriptions, { body: bought });
  return { query: { processingId: json['processingId'] } };
}
/** Buys two plans, ends one of them, and answers the change. */
async function end(world: World): Promise<ExampleInput> {
  await buy(world);
  await world.admin.call(subscription.endpoints.handleSubscriptions, { body: { ...bought, plans: bought.plans.slice(0, 1) } });
  const { json } = await world.admin.call(subscription.endpoints.getCompanyOverview);
  const [change] = SubscriptionOverview.parse(json).scheduledChanges;
  return { body: { cancelPlanTierChangeIds: [change?.id] } };
}

/** Buys a year by invoice, adds a card, and answers the invoice. */
async function owe(world: World): Promise<ExampleInput> {
  const { admin } = world;
  await sellTo(world);
  await admin.call(subscription.endpoints.updateBillingInformation, { body: billing });
  const plans = [{ planId: 'hr', tierId: 'hr-year' }];
  await admin.call(subscription.endpoints.handleSubscriptions, { body: { ...bought, plans } });
  await admin.call(payment.endpoints.confirmCard, { body: { state: await enteredCard(world) } });
  const { json } = await admin.call(subscription.endpoints.getCompanyOverview);
  return { body: { invoiceUuid: SubscriptionOverview.parse(json).invoices[0]?.invoiceUuid } };
}

/** The company’s subscription, by its id. */
async function subscriptionOf({ admin }: World): Promise<string> {
  const { json } = await admin.call(subscription.endpoints.getCompanyOverview);
  return SubscriptionOverview.parse(json).subscriptionUuid;
}

/** More people, and more invoices. */
async function grow(world: World, count: number): Promise<void> {
  const { server, company } = world;
  await sellTo(world);
  await addPeople(
    server,
    company,
    Array.from({ length: count }, () => ({})),
  );
  for (let issued = 0; issued < Math.min(count, 20); issued += 1) await issueTestInvoice(server, company.companyId);
}

export const examples: Examples<typeof subscription> = {
  getCompanyOverview: { ...selling(() => ({})), grow },
  getPlans: selling(() => ({})),
  getPriceList: { input: () => ({}) },
  getDiscounts: selling(async ({ server: { services } }) => {
    const content = { gives: { percent: 10 }, months: 3, plans: null, includesProducts: false, from: '2026-01-01', to: null };
    await services.database.transaction((unit) =>
      insertCode(unit, { code: 'VELKOMMEN', mostUses: null, ...content }, services.clock.now()),
    );
    return { query: { discountCode: 'velkommen' } };
  }),
  getInvoices: selling(async ({ server, company }) => {
    await issueTestInvoice(server, company.companyId);
    return { query: { page: '1', pageSize: '25' } };
  }),
  getInvoicePdf: {
    ...selling(async ({ server, company }) => ({ query: { invoiceUuid: await issueTestInvoice(server, company.companyId) } })),
    foreign: async (world, other) => {
      await sellTo(world, other);
      return { query: { invoiceUuid: await issueTestInvoice(world.server, other.company.companyId) } };
    },
  },
  getInvoiceEhf: {
    ...selling(async ({ server, company }) => ({ query: { invoiceUuid: await issueInvoiceWithEhf(server, company.companyId) } })),
    foreign: async (world, other) => {
      await sellTo(world, other);
      return { query: { invoiceUuid: await issueInvoiceWithEhf(world.server, other.company.companyId) } };
    },
  },
  acknowledgeTrialEnd: selling(async ({ server, company }) => {
    await endTrial(server, company.companyId);
    return {};
  }),
  getEhfRecipient: selling(() => ({})),
  getPaymentCardUrl: selling(() => ({})),
  disablePaymentCard: {
    ...selling(async (world) => ({ body: { cardUuid: await addTestCard(world) } })),
    foreign: async (world, other) => {
      await sellTo(world, other);
      return { body: { cardUuid: await addTestCard(other) } };
    },
  },
  updatePaymentMethod: {
    ...buying(async (world) => ({ body: { collectionMethod: 'invoice', subscriptionUuid: await subscriptionOf(world) } })),
    foreign: async (world, other) => {
      await sellTo(world, other);
      return { body: { collectionMethod: 'invoice', subscriptionUuid: await subscriptionOf(other) } };
    },
  },
  updateRecipient: selling(() => ({ body: { name: 'Regnskap', email: 'faktura@firma.no' } })),
  previewSubscription: { ...selling(() => ({ body: ordered })), grow },
  handleSubscriptions: buying(() => ({ body: bought })),
  subscribeToUnlimited: buying(() => ({ body: { ...agreed, recipientName: 'Regnskap', recipientEmail: 'faktura@firma.no' } })),
  getProcessing: { input: buy, foreign: async (world, other) => (await sellTo(world), buy(other)) },
  payNow: { input: owe, foreign: async (world, other) => (await sellTo(world), owe(other)) },
  cancelScheduledChanges: { input: end, foreign: async (world, other) => (await sellTo(world), end(other)) },
  updateBillingInformation: selling(() => ({ body: billing })),
};
