import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { deliverInvoices } from '#features/invoicing/server/delivery/deliver-invoices.ts';
import { readAccounts } from '#features/invoicing/testing/ledger.ts';
import { jobs } from '#features/payment/server/jobs.ts';
import { stripeServer } from '#features/payment/testing/stripe-server.ts';
import { getCompanyOverview } from '#features/subscription/contract/endpoints-overview.ts';
import { handleSubscriptions } from '#features/subscription/contract/endpoints-purchase.ts';
import { SubscriptionOverview } from '#features/subscription/contract/entities.ts';
import { body, stripeBuyer } from '#features/subscription/testing/card-buyer.ts';
import { atRest } from '#kernel/testing/at-rest.ts';
import type { ChargingOrder } from './charging-process.ts';
import { isFaultRun } from '#kernel/testing/fault-run.ts';
import { sell } from '#features/subscription/testing/sell-plans.ts';
import { testServer, type TestCompany } from '#testing/server.ts';

const stripe = await stripeServer(() => server.clock.now());
const server = await testServer({ stripe: { url: stripe.url, secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret } });
const { clock, config, connection, database, services } = server;
await sell(server);
const program = new URL('./charging-process.ts', import.meta.url).pathname;

/** Where a process is killed: at a step, or once Stripe has taken the money and its answer is on the way. */
type Kill = number | 'asked';

/** A process that buys and is killed; answers what it printed. */
async function buyUntil({ companyId, admin }: TestCompany, repeatKey: string, at: Kill): Promise<string> {
  const key = Buffer.from(config.secretKeys[0]?.key ?? []).toString('base64');
  const { cookie = '' } = admin;
  const now = clock.now().toISOString();
  const facts = { buyer: { cookie, companyId }, body, repeatKey, companyId };
  const order: ChargingOrder = { connection, config, key, now, ...facts, at: at === 'asked' ? 0 : at };
  const mend = at === 'asked' ? stripe.fail({ when: /^POST .*payment_intents/, fault: { slow: 60_000 } }) : () => undefined;
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

/** What goes on by itself some time later: payments are asked about, and invoices delivered. */
async function goOn(): Promise<void> {
  clock.advance(11 * 60_000);
  for (let times = 0; times < 2; times += 1) {
    await jobs.find(({ name }) => name === 'payment.sweep-charges')?.run(services, {});
    await deliverInvoices(services);
  }
}

/** Where processes are killed: at every step, and where money has moved and nobody knows it. */
async function kills(): Promise<Kill[]> {
  if (!isFaultRun) return ['asked'];
  const steps = Number(await buyUntil(await stripeBuyer(server, stripe), randomUUID(), 0));
  expect(steps).toBeGreaterThan(20);
  return ['asked', ...Array.from({ length: steps }, (_unused, step) => step + 1)];
}

test('a purchase by card is charged, invoiced, booked and delivered once, at whichever step the process is killed', async () => {
  for (const at of await kills()) {
    const [paid, company, repeatKey] = [stripe.paid(), await stripeBuyer(server, stripe), randomUUID()];
    expect([at, await buyUntil(company, repeatKey, at)]).toEqual([at, at === 'asked' ? '' : 'stopped']);
    await atRest(database);
    const { admin, companyId } = company;
    // The page sends again what was not answered.
    const again = await admin.call(handleSubscriptions, { body }, { 'idempotency-key': repeatKey });
    expect([at, again.codes]).toEqual([at, []]);
    await goOn();
    expect([at, stripe.paid() - paid]).toEqual([at, 1]);
    const { invoices, items } = SubscriptionOverview.parse((await admin.call(getCompanyOverview)).json);
    expect([at, items.map(({ planId }) => planId)]).toEqual([at, ['contracts-standard']]);
    expect([at, invoices.map(({ total, state }) => `${total} ${state}`)]).toEqual([at, ['360000 paid']]);
    expect([at, await readAccounts(database, companyId)]).toMatchObject([at, { card: 360_000 }]);
    const delivered = (await server.mails()).filter(({ subject }) => subject === `Faktura ${invoices[0]?.number} fra Samspill Drift AS`);
    expect([at, delivered.map(({ attachments }) => attachments?.length)]).toEqual([at, [1]]);
  }
}, 3_600_000);
