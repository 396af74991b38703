import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { documentVersions } from '#features/company/contract/documents.ts';
import { readAccounts } from '#features/invoicing/testing/ledger.ts';
import { confirmCard } from '#features/payment/contract/endpoints.ts';
import { jobs } from '#features/payment/server/jobs.ts';
import { readChargesOf } from '#features/payment/server/public.ts';
import { stripeServer } from '#features/payment/testing/stripe-server.ts';
import { getCompanyOverview } from '#features/subscription/contract/endpoints-overview.ts';
import { getPaymentCardUrl, updateBillingInformation } from '#features/subscription/contract/endpoints-payment.ts';
import { handleSubscriptions } from '#features/subscription/contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '#features/subscription/contract/entities.ts';
import { followSale } from '#features/subscription/server/public.ts';
import { atRest } from './at-rest.ts';
import type { ChargingOrder } from './charging-process.ts';
import { isFaultRun } from './fault-run.ts';
import { sell } from './sell-plans.ts';
import { testServer, type TestCompany } from './server.ts';

const stripe = await stripeServer(() => server.clock.now());
const server = await testServer({ stripe: { url: stripe.url, secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret } });
const { clock, config, connection, database, services } = server;
await sell(server);
const program = new URL('./charging-process.ts', import.meta.url).pathname;

/** A company that has wished for a plan by card, and the payment that nobody has sent yet. */
async function wished(): Promise<{ company: TestCompany; chargeId: string }> {
  const company = await server.newCompany();
  await followSale(services);
  const { admin, companyId } = company;
  const address = { streetAddress: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' };
  await admin.call(updateBillingInformation, {
    body: { companyName: 'Fjord og Fjell AS', registryId: '974760673', ...address, reference: 'Kari' },
  });
  const setupRef =
    String((await admin.call(getPaymentCardUrl)).json['url'])
      .split('/')
      .at(-1) ?? '';
  stripe.enterCard(setupRef, 'pays');
  const state = new URL(stripe.backs.get(setupRef) ?? '').searchParams.get('card') ?? '';
  expect((await admin.call(confirmCard, { body: { state } })).codes).toEqual([]);
  const body = {
    plans: [{ planId: 'contracts-standard', tierId: 'contracts-standard-25-year' }],
    products: [],
    collectionMethod: 'card',
    recipientName: 'Regnskap',
    recipientEmail: 'faktura@firma.no',
    serviceAgreementVersion: documentVersions['service-agreement'],
  };
  const answer = await admin.call(handleSubscriptions, { body });
  expect(answer.codes).toEqual([]);
  const { processingId } = handleSubscriptions.answer.parse(answer.json);
  const [charge] = await database.forCompany(companyId, (unit) => readChargesOf(unit, processingId));
  return { company, chargeId: charge?.chargeId ?? '' };
}

/** A process that sends the payment and is killed at a step, or once Stripe has it; answers what it printed. */
async function chargeUntil({ company, chargeId }: Awaited<ReturnType<typeof wished>>, at: number | 'asked'): Promise<string> {
  const key = Buffer.from(config.secretKeys[0]?.key ?? []).toString('base64');
  const { companyId } = company;
  const order: ChargingOrder = {
    connection,
    config,
    key,
    now: clock.now().toISOString(),
    companyId,
    chargeId,
    at: at === 'asked' ? 0 : at,
  };
  const mend = at === 'asked' ? stripe.fail({ when: /^POST .*payment_intents/, mishap: { slow: 60_000 } }) : () => undefined;
  const before = stripe.paid();
  const child = spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes('stopped')) child.kill('SIGKILL');
  });
  if (at === 'asked') {
    await expect.poll(() => stripe.paid() - before, { timeout: 60_000 }).toBe(1);
    child.kill('SIGKILL');
  }
  await closed;
  mend();
  return printed.trim();
}

const sweep = () => jobs.find(({ name }) => name === 'payment.sweep-charges')?.run(services, {});
const rounds = 20;

/** Where processes are killed: at every step by turns, or where money has moved and nobody knows it. */
async function kills(): Promise<(number | 'asked')[]> {
  if (!isFaultRun) return ['asked'];
  const steps = Number(await chargeUntil(await wished(), 0));
  return Array.from({ length: rounds }, (_unused, round) => (round + 1) % (steps + 1) || 'asked');
}

test('a purchase by card is charged, invoiced and booked once, at whichever step the process is killed', async () => {
  for (const at of await kills()) {
    const [paid, buyer] = [stripe.paid(), await wished()];
    expect([at, await chargeUntil(buyer, at)]).toEqual([at, at === 'asked' ? '' : 'stopped']);
    await atRest(database);
    clock.advance(11 * 60_000);
    await sweep();
    await sweep();
    expect([at, stripe.paid() - paid]).toEqual([at, 1]);
    const { companyId, admin } = buyer.company;
    const { invoices } = SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
    expect([at, invoices.map(({ total, state }) => `${total} ${state}`)]).toEqual([at, ['360000 paid']]);
    expect([at, await readAccounts(database, companyId)]).toMatchObject([at, { card: 360_000 }]);
  }
}, 1_800_000);
