import { setTimeout as pause } from 'node:timers/promises';
import { readAllowances } from '#features/billing/server/public.ts';
import { limitKeys } from '#features/billing/contract/limits.ts';
import { subscriptionOf } from '#features/company/server/public.ts';
import { readBalance, readInvoices } from '#features/invoicing/server/public.ts';
import { isSaleOn, readCatalogues } from '#features/subscription/server/public.ts';
import { readChanges, readItems, readSubscription } from '#features/subscription/server/store-subscription.ts';
import { countUsers, readRegistered } from '#features/subscription/server/store-users.ts';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { fillSubscriptions, invoicedStatement, runMonth } from './fill-subscriptions.ts';
import { statementsOf } from './kept-statements.ts';
import { withOneProduct } from './one-product.ts';
import { analyze, countAsAdministrator } from './pgbench.ts';
import type { Server } from './product.ts';
import { sideBySide } from './side-by-side.ts';

const count = Number(process.argv[2] ?? 10_000);
const goals = { minutes: 10, microseconds: 20 };

/** `node bench/subscription.ts [companies]`: what the check of a feature costs a call, the overview beside a bare route, and the run of a month. */
async function measure(product: Server, dataDir: string, key: string): Promise<void> {
  measureCheck();
  await fillSubscriptions(dataDir, count);
  await analyze(dataDir);
  const headers = { authorization: `Bearer ${key}`, 'x-account': '1' };
  const today = new Date().toISOString().slice(0, 10);
  const statements = await statementsOf(1, async (company) => {
    await isSaleOn(company);
    await readSubscription(company);
    await countUsers(company);
    await readItems(company, today);
    await readChanges(company);
    await readCatalogues(company);
    await readAllowances(company, limitKeys);
    await readRegistered(company).catch(() => undefined);
    await readBalance(company, 1);
    await readInvoices(company, 1, { limit: 200 });
  });
  await sideBySide(product, dataDir, [
    { name: 'The overview', target: { path: '/api/subscription/get-company-overview', headers }, statements },
  ]);
  await measureMonth(dataDir);
}

/** What a plan includes is in the row of the company that every call reads; the rest is asking it. */
function measureCheck(): void {
  const [times, included] = [1_000_000, [...subscriptionFeatures]];
  let open = 0;
  const began = performance.now();
  for (let time = 0; time < times; time += 1) if (subscriptionOf(included)?.has('contracts')) open += 1;
  const microseconds = ((performance.now() - began) * 1000) / times;
  if (open !== times) throw new Error('What is paid for was closed');
  console.log(`The check of a feature: ${microseconds.toFixed(2)} microseconds a call (goal: ${goals.microseconds})`);
}

async function measureMonth(dataDir: string): Promise<void> {
  const invoiced = () => countAsAdministrator(dataDir, 'samspill', invoicedStatement);
  const began = performance.now();
  await runMonth(dataDir);
  while ((await invoiced()) < count) {
    if (performance.now() - began > 3 * goals.minutes * 60_000)
      throw new Error(`Only ${await invoiced()} of ${count} companies were invoiced`);
    await pause(500);
  }
  const minutes = (performance.now() - began) / 60_000;
  console.log(`\nThe month of ${count} companies: ${minutes.toFixed(1)} minutes (goal: ${goals.minutes} for 10,000)`);
}

await withOneProduct(measure, { sells: true });
