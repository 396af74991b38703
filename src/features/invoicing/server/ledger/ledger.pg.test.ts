import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/contract/days.ts';
import { movableClock } from '#kernel/server/clock.ts';
import { testServer } from '#testing/server.ts';
import { draft, inBooks, line, setTestSeller } from '../../testing/draft.ts';
import { readAccounts } from '../../testing/ledger.ts';
import { issueInvoice } from '../issuing/issue-invoice.ts';
import { readUnpaid } from '../issuing/store-invoices.ts';
import { settleInvoice, writeOffInvoice } from '../paying/settle-invoice.ts';
import { earnRevenue } from './earn-revenue.ts';
import { readBalance } from './store-customers.ts';

const server = await testServer();
const { services, database } = server;
await setTestSeller(services);

async function readNumbers(table: 'invoice' | 'ledger_posting'): Promise<number[]> {
  const { rows } = await database.transaction(({ tx }) =>
    sql<{ number: number }>`select number from ${sql.table(table)} order by number`.execute(tx),
  );
  return rows.map(({ number }) => number);
}
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** The same sequence for a seed on each machine. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('the numbers have no gap and none twice when 20 are issued at once, some roll back and some fail', async () => {
  const issue = async (index: number) =>
    inBooks(services, async (books) => {
      const issued = await issueInvoice(books, draft(1 + (index % 7), [line(100 + index)]));
      if (index % 4 === 0) throw new Error('taken back');
      if (index % 5 === 0) await sql`select 1 / 0`.execute(books.company.tx);
      return issued.number;
    });
  const numbers: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => issue(index + 1)));
    numbers.push(...results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
  }
  expect(numbers).toHaveLength(36);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(upTo(36));
  expect(await readNumbers('invoice')).toEqual(upTo(36));
  expect(await readNumbers('ledger_posting')).toEqual(upTo(36));
});

test('payments of one customer at the same time book each once and none too much', async () => {
  const { invoiceId } = await inBooks(services, (books) => issueInvoice(books, draft(500, [line(10_000)])));
  const pay = (reference: string) =>
    inBooks(services, (books) => settleInvoice(books, { invoiceId, source: 'bank', reference, amount: 5000, day: '2026-11-25' }));
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => pay(`entry ${index % 5}`)));
  expect(results.filter((result) => result === 'booked')).toHaveLength(5);
  expect(await readAccounts(database, 500)).toEqual({ bank: 25_000, customerBalance: -12_500, revenue: -10_000, vat: -2500 });
});

test.each([1, 2, 3])(
  'over a random history the ledger is zero, deferred ends at zero and what is unpaid is what is owed (%i)',
  async (seed) => {
    const below = random(seed);
    const clock = movableClock('2027-01-01T10:00:00Z');
    const companyId = 1000 + seed;
    const place = { ...services, clock };
    let earnedSoFar = 0;
    for (let step = 0; step < 60; step += 1) {
      clock.advance(below(20) * 86_400_000);
      const today = clock.now().toISOString().slice(0, 10);
      const act = below(6);
      await inBooks(place, async (books) => {
        const unpaid = await readUnpaid(books.company, companyId);
        const some = unpaid[below(Math.max(unpaid.length, 1))];
        if (act <= 1) {
          const from = addDays(today, below(60) - 30);
          const lines = [
            line(below(90_000)),
            line(below(90_000), { revenue: { from, to: addDays(from, below(365)) } }),
            line(-below(60_000), { revenue: { from, to: addDays(from, below(365)) } }),
          ];
          const net = lines.reduce((sum, one) => sum + one.net, 0);
          const balanceUsed = Math.max(0, Math.min(net, await readBalance(books.company, companyId)));
          await issueInvoice(books, draft(companyId, lines, { balanceUsed }));
        } else if (act === 2 && some) {
          await issueInvoice(books, draft(companyId, [line(-1 - below(some.net))], { correctsInvoiceId: some.invoiceId }));
        } else if (act === 3 && some && some.unpaid > 0) {
          const settlement = { invoiceId: some.invoiceId, reference: `${seed}/${step}`, amount: 1 + below(2 * some.unpaid), day: today };
          await settleInvoice(books, { ...settlement, source: below(2) === 0 ? 'bank' : 'card' });
        } else if (act === 4 && some && below(3) === 0) await writeOffInvoice(books, some.invoiceId);
      });
      if (act === 5) await earnRevenue(place, today);
      const accounts = await readAccounts(database, companyId);
      expect(Object.values(accounts).reduce((sum, amount) => sum + amount, 0)).toBe(0);
      const owed = await database.transaction((unit) => readUnpaid(unit, companyId));
      expect(owed.reduce((sum, { unpaid }) => sum + unpaid, 0)).toBe(accounts['receivable'] ?? 0);
      earnedSoFar = accounts['revenue'] ?? 0;
    }
    expect(earnedSoFar).not.toBe(0);
    await earnRevenue(place, '2032-01-01');
    const { deferredRevenue = 0, revenue } = await readAccounts(database, companyId);
    expect(deferredRevenue).toBe(0);
    const { rows } = await database.transaction(({ tx }) =>
      sql<{ net: number }>`select coalesce(sum(net), 0)::bigint as net from invoice where company_id = ${companyId}`.execute(tx),
    );
    expect(revenue).toBe(-(rows[0]?.net ?? 0));
    const before = await readAccounts(database);
    await earnRevenue(place, '2033-01-01');
    expect(await readAccounts(database)).toEqual(before);
  },
);

test('revenue is earned once when two processes earn at the same time', async () => {
  const year = { from: '2027-01-01', to: '2027-12-31' };
  await inBooks(services, (books) => issueInvoice(books, draft(2000, [line(36_500, { revenue: year })])));
  await Promise.all([earnRevenue(services, '2027-01-31'), earnRevenue(services, '2027-01-31')]);
  expect(await readAccounts(database, 2000)).toMatchObject({ revenue: -3100, deferredRevenue: -33_400 });
});
