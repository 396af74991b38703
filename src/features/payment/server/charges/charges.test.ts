import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId } from '#kernel/server/id.ts';
import { on } from '#kernel/server/registers.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { confirmCard, answerPayment } from '../../contract/endpoints.ts';
import type { CardBehaviour } from '../../contract/entities.ts';
import { enteredCard } from '../../testing/examples.ts';
import { stripeServer } from '../../testing/stripe-server.ts';
import { beginCardSetup } from '../cards/begin-card-setup.ts';
import { disableCard, presentCards } from '../cards/cards.ts';
import { jobs } from '../jobs.ts';
import { ProviderFault } from '../provider.ts';
import { runCharge, waitForCharge } from './run-charge.ts';
import { chargeSettled, type ChargeSettled } from './settle-charge.ts';
import { startCharge } from './start-charge.ts';
import { readOpenCharge } from './store-charges.ts';

const told: string[] = [];
const broken: string[] = [];
const listen = on(chargeSettled, async ({ charge }: ChargeSettled) => {
  if (broken.includes(charge.invoiceId)) throw new Error('The books refuse it');
  told.push([charge.invoiceId, charge.state, charge.reason ?? ''].join(' '));
});
const builtIn = await testServer({}, [listen]);
const stripe = await stripeServer(() => withStripe.clock.now());
const config = { url: stripe.url, secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret };
const withStripe = await testServer({ stripe: config }, [listen]);
type Server = typeof builtIn;

/** The same for both providers: a company with a card that does something. */
const systems = {
  builtIn: {
    server: builtIn,
    card: async (company: TestCompany, behaviour: CardBehaviour) => {
      const state = await enteredCard({ server: builtIn, company }, { behaviour });
      const answer = await company.admin.call(confirmCard, { body: { state } });
      expect(answer.json['card']).toMatchObject({ brand: 'visa', lastFour: '4242', isDefault: true });
    },
    confirm: async (url: string, isConfirmed: boolean) => {
      const secret = new URL(url).searchParams.get('secret') ?? '';
      expect((await builtIn.nobody.call(answerPayment, { body: { secret, isConfirmed } })).status).toBe(200);
    },
  },
  stripe: {
    server: withStripe,
    card: async (company: TestCompany, behaviour: CardBehaviour) => {
      const { services, clock } = withStripe;
      const owner = { services, companyId: company.companyId, customerUuid: newId(), name: 'Fjord og Fjell AS', email: 'faktura@firma.no' };
      const returnPath = '/no/organisation/subscription/payment?step=2';
      const before = new Set(stripe.asked);
      const url = await beginCardSetup({ ...owner, language: 'no', now: clock.now() }, { returnPath });
      expect([before.size, url]).toEqual([before.size, expect.stringContaining('https://checkout.stripe.example/c/')]);
      const setupRef = String(url).split('/').at(-1) ?? '';
      const state = stateOf(setupRef);
      expect((await company.admin.call(confirmCard, { body: { state } })).codes).toEqual(['payment.CardNotAdded']);
      stripe.enterCard(setupRef, behaviour);
      expect((await company.admin.call(confirmCard, { body: { state } })).json['card']).toMatchObject({ lastFour: '4242' });
    },
    confirm: async (url: string, isConfirmed: boolean) =>
      stripe.answer(url.split('/').at(-1) ?? '', isConfirmed ? 'succeeded' : 'requires_payment_method'),
  },
};

// What Stripe was told to lead the browser back to.
function stateOf(setupRef: string): string {
  const back = stripe.backs.get(setupRef) ?? '';
  return new URL(back).searchParams.get('card') ?? '';
}

async function begun(
  { server }: { server: Server },
  company: TestCompany,
  overrides: { tryNumber?: number; isPresent?: boolean; invoiceId?: string } = {},
) {
  const invoiceId = overrides.invoiceId ?? newId();
  const paid = { tryNumber: 0, amount: 12_500, description: 'Faktura 1', isPresent: false, returnPath: '/no' };
  const chargeId = await server.database.forCompany(company.companyId, (unit) =>
    startCharge({ company: unit, services: server.services, now: server.clock.now() }, { ...paid, ...overrides, invoiceId }),
  );
  return { invoiceId, chargeId: chargeId ?? '' };
}

const settled = (invoiceId: string) => told.filter((line) => line.startsWith(invoiceId)).map((line) => line.slice(invoiceId.length + 1));
const sweep = (server: Server) => jobs.find(({ name }) => name === 'payment.sweep-charges')?.run(server.services, {});

describe.each(['builtIn', 'stripe'] as const)('with %s', (name) => {
  const system = systems[name];
  const { server } = system;

  test('a card pays once, however often and by however many it is asked', async () => {
    const company = await server.newCompany();
    await system.card(company, 'pays');
    const { chargeId, invoiceId } = await begun(system, company);
    expect((await begun(system, company, { invoiceId })).chargeId).toBe(chargeId);
    const paid = stripe.paid();
    await Promise.all([1, 2, 3].map(() => waitForCharge(server.services, chargeId)));
    await sweep(server);
    expect((await runCharge(server.services, chargeId)).state).toBe('succeeded');
    expect(settled(invoiceId)).toEqual(['succeeded ']);
    expect(stripe.paid() - paid).toBe(name === 'stripe' ? 1 : 0);
  });

  test('a declined card says why, and the next try is another payment', async () => {
    const company = await server.newCompany();
    await system.card(company, 'declines');
    const { chargeId, invoiceId } = await begun(system, company);
    const reason = name === 'stripe' ? 'insufficient_funds' : 'card_declined';
    expect(await runCharge(server.services, chargeId)).toEqual({ state: 'declined', reason, actionUrl: null });
    await system.card(company, 'pays');
    const next = await begun(system, company, { invoiceId, tryNumber: 1 });
    expect((await runCharge(server.services, next.chargeId)).state).toBe('succeeded');
    expect(settled(invoiceId)).toEqual([`declined ${reason}`, 'succeeded ']);
  });

  test('a bank that asks is answered by whoever is at the screen, and declines without', async () => {
    const company = await server.newCompany();
    await system.card(company, 'confirms');
    const alone = await begun(system, company);
    expect(await runCharge(server.services, alone.chargeId)).toMatchObject({ state: 'declined', reason: 'authentication_required' });
    const present = await begun(system, company, { isPresent: true });
    const ask = () => runCharge(server.services, present.chargeId);
    // The page that the customer was sent to stays open, however often the payment is asked about.
    const [{ state, actionUrl }] = await Promise.all([ask(), ask()]);
    expect([(await ask()).state, state, settled(present.invoiceId)]).toEqual(['action', 'action', []]);
    const open = await server.database.forCompany(company.companyId, (unit) => readOpenCharge(unit, present.invoiceId));
    expect(open).toMatchObject({ chargeId: present.chargeId, state: 'action' });
    await system.confirm(actionUrl ?? '', true);
    expect((await ask()).state).toBe('succeeded');
    const refused = await begun(system, company, { isPresent: true });
    await system.confirm((await runCharge(server.services, refused.chargeId)).actionUrl ?? '', false);
    expect((await runCharge(server.services, refused.chargeId)).state).toBe('declined');
  });

  test('a payment that nobody confirms is given up after an hour, and is not charged later', async () => {
    const company = await server.newCompany();
    await system.card(company, 'confirms');
    const { chargeId, invoiceId } = await begun(system, company, { isPresent: true });
    await runCharge(server.services, chargeId);
    server.clock.advance(59 * 60_000);
    await sweep(server);
    expect(settled(invoiceId)).toEqual([]);
    server.clock.advance(2 * 60_000);
    await sweep(server);
    expect(settled(invoiceId)).toEqual([expect.stringMatching(/^declined /)]);
  });

  test('a card that is disabled is charged no more, and is forgotten at the provider', async () => {
    const company = await server.newCompany();
    await system.card(company, 'pays');
    const place = (unit: Parameters<typeof disableCard>[0]['company']) => ({
      company: unit,
      services: server.services,
      now: server.clock.now(),
    });
    const [card] = await server.database.forCompany(company.companyId, presentCards);
    const other = await server.newCompany();
    expect(await server.database.forCompany(other.companyId, (unit) => disableCard(place(unit), card?.cardUuid ?? ''))).toBe(false);
    expect(await server.database.forCompany(company.companyId, (unit) => disableCard(place(unit), card?.cardUuid ?? ''))).toBe(true);
    expect((await begun(system, company)).chargeId).toBe('');
    expect(await server.database.forCompany(company.companyId, presentCards)).toEqual([]);
  });
});

test('no card number is kept anywhere', async () => {
  const company = await builtIn.newCompany();
  await systems.builtIn.card(company, 'pays');
  const kept = await builtIn.database.forCompany(company.companyId, async ({ tx }) => {
    const { rows } = await sql<{ text: string }>`
      select row::text as text from payment_card row union all select row::text from built_in_card row union all select row::text from audit_detail row
    `.execute(tx);
    return rows.map(({ text }) => text).join('\n');
  });
  expect(kept).toContain('4242');
  expect(kept.replaceAll(/\s/g, '')).not.toContain('42424242');
});

test('a payment that cannot be settled keeps no other from it', async () => {
  const company = await builtIn.newCompany();
  await systems.builtIn.card(company, 'pays');
  const first = await begun(systems.builtIn, company);
  builtIn.clock.advance(1000);
  const second = await begun(systems.builtIn, company);
  broken.push(first.invoiceId);
  builtIn.clock.advance(11 * 60_000);
  await sweep(builtIn);
  expect([settled(first.invoiceId), settled(second.invoiceId)]).toEqual([[], ['succeeded ']]);
  broken.length = 0;
  await sweep(builtIn);
  expect(settled(first.invoiceId)).toEqual(['succeeded ']);
});

const refusal = (status: number) => ({ status, json: { error: { type: 'invalid_request_error', message: 'No' } } });

test('a payment that was made is not forgotten because its look-up is refused', async () => {
  const company = await withStripe.newCompany();
  await systems.stripe.card(company, 'pays');
  const { chargeId, invoiceId } = await begun(systems.stripe, company);
  const mend = [
    stripe.fail({ when: /^POST .*payment_intents/, fault: 'cut' }),
    stripe.fail({ when: /^GET .*payment_intents/, fault: refusal(403) }),
  ];
  for (let tries = 0; tries < 2; tries += 1) await expect(runCharge(withStripe.services, chargeId)).rejects.toThrow(ProviderFault);
  mend.forEach((end) => end());
  expect((await runCharge(withStripe.services, chargeId)).state).toBe('succeeded');
  expect(settled(invoiceId)).toEqual(['succeeded ']);
});

test.each([
  [401, { state: 'processing', reason: null, actionUrl: null }],
  [400, { state: 'declined', reason: 'refused_by_provider', actionUrl: null }],
])('a payment that is answered %i', async (status, outcome) => {
  const company = await withStripe.newCompany();
  await systems.stripe.card(company, 'pays');
  const { chargeId } = await begun(systems.stripe, company);
  const mend = stripe.fail({ when: /^POST .*payment_intents/, fault: refusal(status) });
  expect(await waitForCharge(withStripe.services, chargeId)).toEqual(outcome);
  mend();
});

test('a payment that is confirmed while it is given up is paid', async () => {
  const company = await withStripe.newCompany();
  await systems.stripe.card(company, 'confirms');
  const { chargeId, invoiceId } = await begun(systems.stripe, company, { isPresent: true });
  const { actionUrl } = await runCharge(withStripe.services, chargeId);
  withStripe.clock.advance(61 * 60_000);
  const mend = stripe.fail({ when: /cancel$/, fault: refusal(400) });
  expect((await runCharge(withStripe.services, chargeId)).state).toBe('action');
  mend();
  await systems.stripe.confirm(actionUrl ?? '', true);
  expect((await runCharge(withStripe.services, chargeId)).state).toBe('succeeded');
  expect(settled(invoiceId)).toEqual(['succeeded ']);
});

test('a payment that was refused when it was sent is not sent again', async () => {
  const company = await withStripe.newCompany();
  await systems.stripe.card(company, 'pays');
  const { chargeId, invoiceId } = await begun(systems.stripe, company);
  const mend = stripe.fail({ when: /^POST .*payment_intents/, fault: refusal(400) });
  await runCharge(withStripe.services, chargeId);
  mend();
  const paid = stripe.paid();
  expect((await runCharge(withStripe.services, chargeId)).state).toBe('declined');
  expect([stripe.paid() - paid, settled(invoiceId)]).toEqual([0, ['declined refused_by_provider']]);
});

/** A small generator of the same numbers for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test.each(Array.from({ length: 20 }, (_unused, seed) => seed + 1))(
  'whatever breaks on the way, the card is charged once: seed %d',
  async (seed) => {
    const company = await withStripe.newCompany();
    await systems.stripe.card(company, 'pays');
    const { chargeId, invoiceId } = await begun(systems.stripe, company);
    const [paid, next] = [stripe.paid(), random(seed * 7919)];
    const injectedFaults = ['cut', 'break', 'undone', { status: 500, json: {} }, { status: 429, json: { error: { type: 'x' } } }] as const;
    for (let tries = 0; tries < 8; tries += 1) {
      const fault = injectedFaults[Math.floor(next() * (injectedFaults.length + 2))];
      const end = fault && stripe.fail({ when: /payment_intents/, fault });
      await runCharge(withStripe.services, chargeId).catch((error: unknown) => {
        if (!(error instanceof ProviderFault)) throw error;
      });
      end?.();
    }
    expect((await runCharge(withStripe.services, chargeId)).state).toBe('succeeded');
    expect([stripe.paid() - paid, settled(invoiceId)]).toEqual([1, ['succeeded ']]);
  },
);
