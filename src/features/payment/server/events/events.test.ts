import { expect, test } from 'vitest';
import { newId } from '#kernel/server/id.ts';
import { on } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import { confirmCard } from '../../contract/endpoints.ts';
import { stripeServer, type SentEvent } from '../../testing/stripe-server.ts';
import { beginCardSetup } from '../cards/begin-card-setup.ts';
import { runCharge } from '../charges/run-charge.ts';
import { chargeSettled, type ChargeSettled } from '../charges/settle-charge.ts';
import { startCharge } from '../charges/start-charge.ts';
import { chargeJob } from '../job-names.ts';

const told: string[] = [];
const stripe = await stripeServer(() => server.clock.now());
const server = await testServer({ stripe: { url: stripe.url, secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret } }, [
  on(chargeSettled, async ({ charge }: ChargeSettled) => void told.push([charge.state, charge.refunded || []].flat().join(' '))),
]);
const { app, clock, services } = server;
const queued: string[] = [];
const { enqueue } = services.jobs;
services.jobs.enqueue = async (unit, name, data, options) => {
  if (name === chargeJob) queued.push(String(data['chargeId']));
  await enqueue(unit, name, data, options);
};

async function send({ payload, headers }: SentEvent): Promise<number> {
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/subscription/provider-events', headers, payload });
  return statusCode;
}

/** A payment that waits for the bank. */
async function waiting() {
  const { companyId, admin } = await server.newCompany();
  const owner = {
    services,
    companyId,
    customerUuid: newId(),
    name: 'Fjord og Fjell AS',
    email: null,
    language: 'en',
    now: clock.now(),
  } as const;
  const url = await beginCardSetup(owner, { returnPath: '/en-gb/organisation/subscription' });
  const setupRef = String(url).split('/').at(-1) ?? '';
  stripe.enterCard(setupRef, 'waits');
  const state = new URL(stripe.backs.get(setupRef) ?? '').searchParams.get('card') ?? '';
  expect((await admin.call(confirmCard, { body: { state } })).status).toBe(200);
  const input = { invoiceId: newId(), tryNumber: 0, amount: 12_500, description: 'Invoice 1', isPresent: false, returnPath: '/' };
  const chargeId = String(
    await server.database.forCompany(companyId, (company) => startCharge({ company, services, now: clock.now() }, input)),
  );
  expect((await runCharge(services, chargeId)).state).toBe('processing');
  const [chargeRef = ''] = [...stripe.intents.keys()].slice(-1);
  queued.length = 0;
  told.length = 0;
  return { chargeId, chargeRef };
}
const intent = (chargeRef: string, chargeId: string) => ({ object: 'payment_intent', id: chargeRef, metadata: { charge: chargeId } });

test('an event has its payment asked about, once', async () => {
  const { chargeId, chargeRef } = await waiting();
  const event = stripe.event({ type: 'payment_intent.succeeded', object: intent(chargeRef, chargeId) });
  // What the event says is not believed: it is asked.
  expect(await send(event)).toBe(200);
  expect((await runCharge(services, chargeId)).state).toBe('processing');
  stripe.answer(chargeRef, 'succeeded');
  expect([await send(event), await send(event)]).toEqual([200, 200]);
  expect(queued).toEqual([chargeId]);
  expect((await runCharge(services, chargeId)).state).toBe('succeeded');
  expect(told).toEqual(['succeeded']);
});

test('events that come in another order end in the same state, and a refund is told', async () => {
  const { chargeId, chargeRef } = await waiting();
  stripe.answer(chargeRef, 'succeeded');
  await runCharge(services, chargeId);
  stripe.refund(chargeRef);
  const types = ['charge.refunded', 'payment_intent.payment_failed', 'payment_intent.succeeded'];
  for (const type of types) {
    const object = type === 'charge.refunded' ? { object: 'charge', id: 'ch_1', payment_intent: chargeRef } : intent(chargeRef, chargeId);
    expect(await send(stripe.event({ type, object }))).toBe(200);
    await runCharge(services, queued.at(-1) ?? '');
  }
  expect(queued).toEqual([chargeId, chargeId, chargeId]);
  expect(told).toEqual(['succeeded', 'refunded 12500']);
});

test('parts that went back are told with their sum, each once, whatever order events come in', async () => {
  const { chargeId, chargeRef } = await waiting();
  const hear = async (...types: string[]) => {
    for (const type of types) {
      const object = type.startsWith('charge.') ? { object: 'charge', id: 'ch_1', payment_intent: chargeRef } : intent(chargeRef, chargeId);
      expect(await send(stripe.event({ type, object }))).toBe(200);
      await runCharge(services, queued.at(-1) ?? '');
    }
  };
  stripe.answer(chargeRef, 'succeeded');
  stripe.refund(chargeRef, 2500);
  await hear('charge.refunded', 'payment_intent.succeeded', 'charge.refunded');
  expect(told).toEqual(['succeeded', 'refunded 2500']);
  stripe.refund(chargeRef, 4000);
  await hear('charge.refunded', 'charge.refunded');
  stripe.refund(chargeRef);
  await hear('payment_intent.succeeded', 'charge.refunded');
  expect(told).toEqual(['succeeded', 'refunded 2500', 'refunded 6500', 'refunded 12500']);
  expect((await runCharge(services, chargeId)).state).toBe('refunded');
});

test('an event of a payment that nobody knows is taken and does nothing', async () => {
  queued.length = 0;
  expect(await send(stripe.event({ type: 'payment_intent.succeeded', object: intent('pi_unknown', newId()) }))).toBe(200);
  expect(await send(stripe.event({ type: 'invoice.paid', object: { object: 'invoice', id: 'in_1' } }))).toBe(200);
  expect(queued).toEqual([]);
});

test.each<[string, (event: SentEvent) => SentEvent]>([
  ['without a signature', ({ payload }) => ({ payload, headers: { 'content-type': 'application/json' } })],
  ['that was changed on the way', ({ payload, headers }) => ({ payload: payload.replace('succeeded', 'canceled'), headers })],
  ['signed with another secret', () => stripe.event({ type: 'x', object: {} }, { secret: 'whsec_other' })],
  ['more than five minutes old', () => stripe.event({ type: 'x', object: {} }, { at: new Date(clock.now().getTime() - 301_000) })],
  ['from the future', () => stripe.event({ type: 'x', object: {} }, { at: new Date(clock.now().getTime() + 301_000) })],
])('an event %s is refused', async (_case, change) => {
  const { chargeId, chargeRef } = await waiting();
  expect(await send(change(stripe.event({ type: 'payment_intent.succeeded', object: intent(chargeRef, chargeId) })))).toBe(400);
  expect(queued).toEqual([]);
});

test('an event is taken up to its five minutes', async () => {
  const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  for (const seconds of [-299, 299]) expect(await send(stripe.event({ type: 'x', object: {} }, { at: at(seconds) }))).toBe(200);
});
