import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#kernel/contract/days.ts';
import { testCatalogue } from '../../testing/sell-plans.ts';
import { firstDay, lastDay, simulateHistory } from '../../testing/random-histories.ts';
import { advance } from './advance.ts';
import { closingLines } from './close.ts';
import { termAt } from './lines.ts';
import { usersOn } from './owed.ts';
import { price } from './price.ts';
import type { PaidState, PricedInvoice, PricedLine } from './shapes.ts';

// In 364 a plan begins in the month that runs at the end; in 807 and 1347 one is replaced on the first day of a year; in 1791 one begins on the last day.
const seeds = [...Array.from({ length: 25 }, (_unused, index) => index + 1), 364, 807, 1347, 1791];

describe('whatever a company orders', () => {
  test.each(seeds)('by the month, the sum of its invoices is the sum of its days (%i)', (seed) => {
    const { charged, ran, users, state } = simulateHistory(seed, { mayBeYear: false });
    const owed = new Map<string, number>();
    // Each line says which period its days are a part of; here each day is added by itself.
    for (const { line } of charged) {
      const termDays = Number(line.reason.args['termDays']);
      let sum = 0;
      for (let day = line.from; day <= line.to; day = addDays(day, 1)) {
        const item = ran.get(day)?.find(({ itemId }) => itemId === line.subjectId);
        const plan = testCatalogue.plans.find(({ planId }) => planId === item?.planId);
        const tier = plan?.tiers.find(({ tierId }) => tierId === item?.tierId);
        const seats = plan?.charged === 'perUser' ? Math.max(plan.fewestUsers, usersOn(users, day)) : 1;
        sum += ((tier?.monthlyPrice ?? 0) * seats) / termDays;
        owed.set(`${day} ${line.planId}`, (owed.get(`${day} ${line.planId}`) ?? 0) + 1);
      }
      expect(Math.abs(line.net - sum)).toBeLessThanOrEqual(0.5 + 1e-6);
    }
    // No day of a plan is charged twice, none is missed, and none that it did not run.
    expect([...owed.values()].every((times) => times === 1)).toBe(true);
    const days = [...ran].filter(([day]) => day < chargedUntil(state));
    expect([...owed.keys()].toSorted()).toEqual(days.flatMap(([day, items]) => items.map(({ planId }) => `${day} ${planId}`)).toSorted());
  });

  test.each(seeds)(
    'by years and months, all that was charged and credited of a plan when it has ended is the sum of its days and seats (%i)',
    (seed) => {
      const { charged, state, circumstances, owedByHand } = simulateHistory(seed, { mayBeYear: true, hasPauses: true });
      const closing = closingLines(state, lastDay, circumstances);
      const sums = new Map<string, number>();
      for (const { subjectId, net } of [...charged.map(({ line }) => line), ...closing])
        sums.set(subjectId ?? '', (sums.get(subjectId ?? '') ?? 0) + net);
      for (const itemId of new Set([...sums.keys(), ...owedByHand.keys()])) {
        const { net = 0, terms } = owedByHand.get(itemId) ?? {};
        expect(Math.abs((sums.get(itemId) ?? 0) - net)).toBeLessThanOrEqual((terms?.size ?? 0) * 0.5 + 1e-3);
      }
    },
  );

  test.each(seeds)(
    'with codes and days without sale, nothing is charged that nobody came for, and nothing credited that was not paid (%i)',
    (seed) => {
      const { charged, state, circumstances } = simulateHistory(seed, { mayBeYear: true, hasCodes: true, hasPauses: true });
      const lines = [...charged.map(({ line }) => line), ...closingLines(state, lastDay, circumstances)];
      for (const { quantity, unitPrice, discount, net } of lines) expect(Math.abs(quantity * unitPrice - discount - net)).toBeLessThan(1);
      const flat = lines.filter(({ planId }) => planId !== null && planId !== 'hr' && planId !== 'unlimited');
      expect(flat.filter(({ reason: { code } }) => code === 'addedSeats')).toEqual([]);
      const sums = new Map<string, number>();
      for (const { subjectId, net } of lines) sums.set(subjectId ?? '', (sums.get(subjectId ?? '') ?? 0) + net);
      const codes = new Set(lines.filter(({ reason: { code } }) => code === 'discount').map(({ subjectId }) => subjectId ?? ''));
      for (const [subjectId, net] of sums) expect(codes.has(subjectId) ? -net : net).toBeGreaterThanOrEqual(0);
      expect([...sums.values()].reduce((all, net) => all + net, 0)).toBeGreaterThanOrEqual(0);
    },
  );

  test.each(seeds)('by years and months, a plan is never charged less than nothing, nor more than its days and seats (%i)', (seed) => {
    const { charged, ran, users } = simulateHistory(seed, { mayBeYear: true });
    const sums = new Map<string, number>();
    for (const { line } of charged) sums.set(line.subjectId ?? '', (sums.get(line.subjectId ?? '') ?? 0) + line.net);
    const most = Math.max(...users.map((count) => count.users), 4);
    for (const [itemId, net] of sums) {
      const days = [...ran.values()].flatMap((items) => items.filter((item) => item.itemId === itemId));
      const [item] = days;
      const plan = testCatalogue.plans.find(({ planId }) => planId === item?.planId);
      const price12 = 12 * (plan?.tiers.find(({ tierId }) => tierId === item?.tierId)?.monthlyPrice ?? 0);
      const seats = plan?.charged === 'perUser' ? most : 1;
      expect(net).toBeGreaterThanOrEqual(0);
      // A year that runs at the end is paid ahead; February's days are the dearest.
      expect(net).toBeLessThanOrEqual(((days.length + 366) * price12 * seats) / 336 + days.length + 2);
    }
  });

  test.each(seeds)('by years and months, no day of a plan is missed (%i)', (seed) => {
    const { charged, ran, state } = simulateHistory(seed, { mayBeYear: true });
    const paid = new Set<string>();
    for (const { line } of charged)
      if (line.reason.code !== 'unusedDays')
        for (let day = line.from; day <= line.to; day = addDays(day, 1)) paid.add(`${day} ${line.subjectId}`);
    const days = [...ran]
      .filter(([day]) => day < chargedUntil(state))
      .flatMap(([day, items]) => items.map(({ itemId }) => `${day} ${itemId}`));
    expect(days.filter((day) => !paid.has(day))).toEqual([]);
  });

  test.each(seeds)('a preview says what the next two invoices will be when nothing changes (%i)', (seed) => {
    const { state, circumstances } = simulateHistory(seed, { mayBeYear: true, hasCodes: true, hasPauses: true });
    const priced = price(state, null, { day: '2030-02-01', balance: 0, vatPercent: 25 }, circumstances);
    const made: PricedInvoice['lines'][] = [];
    let at = priced.state;
    for (let step = 0; step < 25 && made.length < 2 && at.nextDay !== null; step += 1) {
      const stepped = advance(at, circumstances);
      if (stepped.lines.length > 0) made.push(stepped.lines);
      at = stepped.state;
    }
    const plain = (lines: readonly PricedLine[]) => lines.map(({ subjectId: _subject, ...line }) => line);
    expect(priced.next.map(({ lines }) => plain(lines))).toEqual(made.map(plain));
  });

  test.each(seeds)('packs and a credit from before: nothing is lost between invoices, and each pack is paid once (%i)', (seed) => {
    const before = (seed % 7) * 25_000;
    const { charged, invoices, packs, balance } = simulateHistory(seed, {
      mayBeYear: true,
      hasCodes: true,
      hasPauses: true,
      hasPacks: true,
      balance: before,
    });
    // What was invoiced with VAT was paid, or came off the credit; what was credited went to it.
    const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    for (const { lines, net, vat, total, balanceUsed, payable } of invoices) {
      expect(net).toBe(sumOf(lines.map((line) => line.net)));
      expect(Math.abs(vat - net / 4)).toBeLessThanOrEqual(0.5);
      expect(total).toBe(net + vat);
      expect([balanceUsed >= 0, balanceUsed + payable, total < 0 || payable >= 0]).toEqual([true, total, true]);
    }
    expect(sumOf(invoices.map(({ payable }) => Math.max(0, payable)))).toBe(sumOf(invoices.map(({ total }) => total)) - before + balance);
    expect(balance).toBeGreaterThanOrEqual(0);
    // The credit is used as soon as something is owed: while there is some left, nothing is paid.
    let held = before;
    for (const { total, balanceUsed } of invoices) {
      expect(balanceUsed).toBe(Math.max(0, Math.min(held, total)));
      held += Math.max(0, -total) - balanceUsed;
    }
    const prices = new Map(testCatalogue.products.map(({ productId, price: each }) => [productId, each]));
    const paidFor = charged.filter(({ line }) => line.reason.code === 'pack');
    expect(paidFor.map(({ line: { productId, net } }) => [productId, net])).toEqual(
      packs.map(({ productId, quantity }) => [productId, quantity * (prices.get(productId) ?? 0)]),
    );
  });

  test.each(seeds)('to order something less and take it back is to have ordered nothing (%i)', (seed) => {
    const { state, circumstances } = simulateHistory(seed, { mayBeYear: true });
    const running = state.items.filter(({ to }) => to === null);
    if (running.length === 0) return;
    const held = running.map(({ planId, tierId }) => ({ planId, tierId }));
    const order = { interval: state.interval ?? 'month', products: [], discount: null };
    const moment = { day: '2030-02-01', balance: 0, vatPercent: 25 };
    const ending = price({ ...state, changes: [] }, { plans: [], ...order }, moment, circumstances);
    const back = price(ending.state, { plans: held, ...order }, moment, circumstances);
    expect([ending.now, back.now]).toEqual([null, null]);
    expect(back.state).toEqual({ ...state, changes: [] });
  });
});

/** The first day of the month that runs at the end: its days are charged when it has passed. */
const chargedUntil = ({ anchor, nextDay }: PaidState): string =>
  nextDay === null ? lastDay : termAt({ anchor, interval: 'month' }, lastDay).from;

test('a company that goes on for three years pays for each of its days', () => {
  const { charged } = simulateHistory(7, { mayBeYear: false });
  expect(charged.length).toBeGreaterThan(20);
  expect(daysBetween(firstDay, charged.at(-1)?.line.to ?? firstDay)).toBeGreaterThan(365);
});
