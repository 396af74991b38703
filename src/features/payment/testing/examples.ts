import { newId } from '#kernel/server/id.ts';
import { addSecret, revokeSecrets } from '#kernel/server/store-secret.ts';
import type { Example, Examples, World } from '#testing/examples.ts';
import { enterCard } from '../contract/endpoints.ts';
import type { payment } from '../contract/index.ts';
import type { CardBehaviour } from '../contract/entities.ts';
import { cardPageSecrets, paymentPageSecrets } from '../contract/kinds.ts';
import { beginCardSetup } from '../server/cards/begin-card-setup.ts';
import { insertBuiltInCharge } from '../server/built-in/store-built-in.ts';

const card = { behaviour: 'pays', brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 } as const;

/** The secret of a page of the built-in provider. */
const secretFor = ({ server, company }: World, kind: string, target: string) =>
  server.database.forCompany(company.companyId, (unit) => addSecret(unit, { kind, target }));

const revoking = (kind: string): Required<Pick<Example, 'revoke'>> => ({
  revoke: ({ server, company }) =>
    server.database.forCompany(company.companyId, (unit) => revokeSecrets(unit, { kind, targets: targets.get(company.companyId) ?? [] })),
});
// Of the test file: what each company's secrets open.
const targets = new Map<number, string[]>();

async function pageOf(world: World, kind: string): Promise<string> {
  const target = newId();
  targets.set(world.company.companyId, [...(targets.get(world.company.companyId) ?? []), target]);
  if (kind === paymentPageSecrets)
    await world.server.database.forCompany(world.company.companyId, (unit) =>
      insertBuiltInCharge(unit, { chargeId: target, amount: 12_500, description: 'Faktura 1', state: 'action', reason: null }),
    );
  return secretFor(world, kind, target);
}

/** Somebody has entered a card at the provider; answers the state that their browser came back with. */
export async function enteredCard(
  { server, company }: Pick<World, 'server' | 'company'>,
  entered: { behaviour?: CardBehaviour } = {},
): Promise<string> {
  const { services, clock } = server;
  const { companyId } = company;
  const owner = {
    services,
    companyId,
    customerUuid: newId(),
    name: 'Fjord og Fjell AS',
    email: null,
    language: 'no',
    now: clock.now(),
  } as const;
  const url = new URL((await beginCardSetup(owner, { returnPath: '/no/organisation/subscription/payment' })) ?? '');
  const back = new URL(url.searchParams.get('back') ?? '');
  await server.nobody.call(enterCard, { body: { secret: url.searchParams.get('secret') ?? '', ...card, ...entered } });
  return back.searchParams.get('card') ?? '';
}

export const examples: Examples<typeof payment> = {
  takeProviderEvent: { input: () => ({}), elsewhere: 'A provider signs it; events.test.ts sends them.' },
  confirmCard: { input: async (world) => ({ body: { state: await enteredCard(world) } }) },
  openCardPage: { input: async (world) => ({ body: { secret: await pageOf(world, cardPageSecrets) } }), ...revoking(cardPageSecrets) },
  enterCard: {
    input: async (world) => ({ body: { secret: await pageOf(world, cardPageSecrets), ...card } }),
    ...revoking(cardPageSecrets),
  },
  openPaymentPage: {
    input: async (world) => ({ body: { secret: await pageOf(world, paymentPageSecrets) } }),
    ...revoking(paymentPageSecrets),
  },
  answerPayment: {
    input: async (world) => ({ body: { secret: await pageOf(world, paymentPageSecrets), isConfirmed: true } }),
    ...revoking(paymentPageSecrets),
  },
};
