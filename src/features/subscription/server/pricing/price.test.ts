import { describe, expect, test } from 'vitest';
import { bought, fiveUsers, hr, knowing, nets, nothing, premium, standard, unlimited, order } from '../../testing/priced.ts';
import { advance } from './advance.ts';
import { closingLines } from './close.ts';
import type { PaidState, PricedInvoice, Order } from './shapes.ts';

describe('by the month', () => {
  test('charges nothing at once, then the days that were used: 10 × 5, 11 × 9 and 10 × 7 users at 79 kroner of 31 days', () => {
    const users = [...fiveUsers, { day: '2027-01-25', users: 9 }, { day: '2027-02-05', users: 7 }];
    const { now, state } = bought(order([hr]), { state: nothing, users });
    expect(now).toBeNull();
    // 219 × 7900 ÷ 31 = 55 809.67…
    const { lines } = advance(state, knowing(users));
    expect(lines).toMatchObject([
      { net: 55_810, from: '2027-01-15', to: '2027-02-14', reason: { code: 'usedDays', args: { userDays: 219, termDays: 31 } } },
    ]);
  });

  test('charges four users at the least', () => {
    const { next } = bought(order([hr]), { state: nothing, users: [{ day: '2027-01-01', users: 2 }] });
    expect(next.map(({ net, vat, total }) => [net, vat, total])).toEqual([
      [31_600, 7900, 39_500],
      [31_600, 7900, 39_500],
    ]);
  });

  test('charges a plan that comes later by its days: 14 of 28', () => {
    const first = bought(order([hr]), { state: nothing });
    const { state } = advance(first.state, knowing(fiveUsers));
    const second = bought(order([hr, premium]), { state, day: '2027-03-01' });
    expect(second.now).toBeNull();
    expect(nets(second.next[0])).toEqual([39_500, 50_000]);
    expect(nets(second.next[1])).toEqual([39_500, 100_000]);
  });

  test('keeps month ends', () => {
    const { next } = bought(order([premium]), { state: nothing, day: '2027-01-31' });
    expect(next.map(({ date }) => date)).toEqual(['2027-02-28', '2027-03-31']);
  });
});

describe('by the year', () => {
  const yearly = (plans: Order['plans'], rest: Partial<Order> = {}) => order(plans, { interval: 'year', ...rest });

  test('charges it ahead less a fifth: 5 users × 12 × 79 kroner and 12 × 1000', () => {
    const { now } = bought(yearly([hr, premium]), { state: nothing });
    expect(now).toMatchObject({ net: 379_200 + 960_000, vat: 334_800, total: 1_674_000, kind: 'invoice', payable: 1_674_000 });
  });

  test('charges users who come for the rest of the year, at the end of their month, and takes nothing back when they leave', () => {
    const users = [...fiveUsers, { day: '2027-02-01', users: 7 }, { day: '2027-02-10', users: 4 }];
    const { state } = bought(yearly([hr]), { state: nothing, users: fiveUsers });
    // Two seats from 1 February to 14 January: 348 days of 365 × 75 840.
    const first = advance(state, knowing(users));
    expect(first.lines).toMatchObject([{ net: 144_615, from: '2027-02-01', to: '2028-01-14', reason: { code: 'addedSeats' } }]);
    expect(advance(first.state, knowing(users)).lines).toEqual([]);
  });

  test('renews with the users of the day', () => {
    const users = [...fiveUsers, { day: '2027-06-01', users: 4 }];
    let { state } = bought(yearly([hr]), { state: nothing });
    let charged: (number | undefined)[] = [];
    for (let step = 0; step < 12; step += 1) {
      const stepped = advance(state, knowing(users));
      state = stepped.state;
      charged = [...charged, ...stepped.lines.map(({ net }) => net)];
    }
    expect(charged).toEqual([303_360]);
    expect(state.nextDay).toBe('2028-02-15');
  });

  test('credits unused days for a higher plan on the same invoice', () => {
    const { state } = bought(yearly([standard]), { state: nothing });
    const { now } = bought(yearly([premium]), { state, day: '2027-03-15' });
    // Standard: 288 000 for the year, 59 days of it used. Premium: 306 of 365 days × 960 000.
    expect(nets(now)).toEqual([Math.round((288_000 * 59) / 365) - 288_000, Math.round((960_000 * 306) / 365)]);
  });

  test('credits all of a year that was renewed on the day on which something replaces it, or everything ends', () => {
    let { state } = bought(order([standard], { interval: 'year' }), { state: nothing });
    for (let step = 0; step < 12; step += 1) ({ state } = advance(state, knowing(fiveUsers)));
    // Renewed on 15 January 2028: 300.00 × 12 less a fifth. On that day it becomes Premium, 1,000.00 × 12 less a fifth.
    const day = '2028-01-15';
    const { now } = bought(order([premium], { interval: 'year' }), { state, day });
    expect(now?.lines.map(({ net, from, to, reason }) => [net, from, to, reason.code])).toEqual([
      [-288_000, day, '2029-01-14', 'unusedDays'],
      [960_000, day, '2029-01-14', 'yearAhead'],
    ]);
    expect(closingLines(state, day, knowing(fiveUsers)).map(({ net }) => net)).toEqual([-288_000]);
    expect(closingLines(state, '2028-01-16', knowing(fiveUsers)).map(({ net }) => net)).toEqual([Math.round(288_000 / 366) - 288_000]);
  });

  test('makes a credit note and a balance of what is less than nothing, which the next invoice uses', () => {
    const { state } = bought(yearly([hr, premium]), { state: nothing });
    const users = [{ day: '2027-01-01', users: 1 }];
    const one = bought(yearly([unlimited]), { state, day: '2027-01-16', users });
    expect(one.now).toMatchObject({ kind: 'creditNote', balanceUsed: 0 });
    expect(one.balance).toBe(-(one.now?.total ?? 0));
    // The year from 15 January 2028, of which the balance pays a part.
    expect(one.next[0]).toMatchObject({ total: 238_800, balanceUsed: 238_800, payable: 0 });
  });

  test('follows months at once, with what was used of them', () => {
    const first = bought(order([hr]), { state: nothing });
    const { now, state } = bought(yearly([hr]), { state: first.state, day: '2027-02-01' });
    // 17 of 31 days × 5 × 7900, and a year from that day.
    expect(nets(now)).toEqual([21_661, 379_200]);
    expect(state).toMatchObject({ anchor: '2027-02-01', interval: 'year', nextDay: '2027-03-01' });
  });

  test('follows months with what was used of a plan that another replaced in them', () => {
    const first = bought(order([standard]), { state: nothing });
    const second = bought(order([premium]), { state: first.state, day: '2027-01-20' });
    const { now } = bought(yearly([premium]), { state: second.state, day: '2027-01-25' });
    // 5 of 31 days × 300 kroner, 5 of 31 days × 1000 kroner, and the year.
    expect(nets(now)).toEqual([4839, 16_129, 960_000]);
  });

  test('takes no seat back of who leaves on its first day', () => {
    const { state } = bought(yearly([hr]), { state: nothing, users: [{ day: '2027-01-15', users: 9 }] });
    const left = [{ day: '2027-01-15', users: 7 }];
    expect(advance(state, knowing(left)).lines).toEqual([]);
    const back = [...left, { day: '2027-03-01', users: 9 }];
    expect(advance(advance(state, knowing(back)).state, knowing(back)).lines).toEqual([]);
  });

  test('credits the seats that were paid, also when somebody left on its first day', () => {
    const { state } = bought(yearly([hr]), { state: nothing, users: [{ day: '2027-01-15', users: 9 }] });
    const { now } = bought(yearly([unlimited]), { state, day: '2027-02-14', users: [{ day: '2027-01-15', users: 7 }] });
    expect(nets(now)?.[0]).toBe(Math.round((9 * 75_840 * 30) / 365) - 9 * 75_840);
  });

  test('waits for the end of the month when something of the order is less, and is for all plans then', () => {
    const held = bought(order([hr, premium]), { state: nothing });
    const { now, state, next } = bought(yearly([hr, standard]), { state: held.state, day: '2027-01-20' });
    expect(now).toBeNull();
    expect(state.changes).toMatchObject([
      { kind: 'plan', to: standard, day: '2027-02-15' },
      { kind: 'yearly', itemId: null, day: '2027-02-15' },
    ]);
    expect(next.map(({ date }) => date)).toEqual(['2027-02-15', '2028-02-15']);
    // The month of both, then the year of both.
    expect(nets(next[0])).toEqual([39_500, 100_000, 379_200, 288_000]);
    expect(advance(state, knowing(fiveUsers)).state).toMatchObject({ anchor: '2027-02-15', interval: 'year', nextDay: '2027-03-15' });
    const undone = bought(order([hr, premium]), { state, day: '2027-01-21' });
    expect(undone.state).toEqual(held.state);
  });

  test('waits for what ends, while what is more begins by the month', () => {
    const held = bought(order([hr, standard]), { state: nothing }).state;
    const { now, next, state } = bought(yearly([premium]), { state: held, day: '2027-01-20' });
    expect([now, state.changes.map(({ kind }) => kind)]).toEqual([null, ['end', 'yearly']]);
    // HR, 5 of 31 days × 300 kroner, 26 of 31 days × 1000 kroner, and the year.
    expect(nets(next[0])).toEqual([39_500, 4839, 83_871, 960_000]);
  });

  test('from Unlimited to a plan waits for the end of the month', () => {
    const held = bought(order([unlimited]), { state: nothing }).state;
    const { now, next } = bought(yearly([hr]), { state: held, day: '2027-01-20' });
    expect(now).toBeNull();
    expect(nets(next[0])).toEqual([99_500, 379_200]);
  });

  test('becomes months only at its end', () => {
    const { state } = bought(yearly([hr]), { state: nothing });
    const later = bought(order([hr]), { state, day: '2027-04-01' });
    expect(later.now).toBeNull();
    expect(later.state.changes).toMatchObject([{ kind: 'monthly', itemId: null, day: '2028-01-15' }]);
    expect(later.next.map(({ date, net }) => [date, net])).toEqual([
      ['2028-02-15', 39_500],
      ['2028-03-15', 39_500],
    ]);
  });
});

describe('what is less waits for the end of the term', () => {
  const both = () => bought(order([hr, premium]), { state: nothing }).state;

  test.each([
    ['a plan', [hr], [{ kind: 'end', to: null, day: '2027-02-15' }]],
    ['everything', [], [{ kind: 'end' }, { kind: 'end' }]],
    ['a lesser plan', [hr, standard], [{ kind: 'plan', to: standard }]],
  ])('ending %s', (_name, plans, changes) => {
    const { now, state } = bought(order(plans), { state: both(), day: '2027-01-20' });
    expect(now).toBeNull();
    expect(state.items.every(({ to }) => to === null)).toBe(true);
    expect(state.changes).toMatchObject(changes);
  });

  test('carries it out then, and ends with everything', () => {
    const { state } = bought(order([]), { state: both(), day: '2027-01-20' });
    const ended = advance(state, knowing(fiveUsers));
    expect(nets({ lines: ended.lines } as PricedInvoice)).toEqual([39_500, 100_000]);
    expect(ended.state).toMatchObject({ anchor: null, interval: null, nextDay: null, items: [], changes: [] });
  });

  test('replaces the older order by the newest', () => {
    const { state } = bought(order([]), { state: both(), day: '2027-01-20' });
    const back = bought(order([hr, premium]), { state, day: '2027-01-21' });
    expect(back).toMatchObject({ refusal: null, now: null });
    expect(back.state.changes).toEqual([]);
    expect(back.next.map(({ total }) => total)).toEqual(bought(order([hr, premium]), { state: nothing }).next.map(({ total }) => total));
  });

  test('goes from Unlimited to several plans', () => {
    const { state } = bought(order([unlimited]), { state: nothing });
    const later = bought(order([hr, premium]), { state, day: '2027-01-20' });
    expect(later.state.changes).toMatchObject([
      { kind: 'plan', to: hr },
      { kind: 'plan', to: premium },
    ]);
    expect(nets(later.next[1])).toEqual([39_500, 100_000]);
  });
});

describe('refuses', () => {
  const held = bought(order([hr]), { state: nothing }).state;
  const pack = { productId: 'signatures-20', quantity: 1 } as const;
  test.each<[string, PaidState, Order, string]>([
    ['to end what is free', nothing, order([]), 'PlanAlreadyFree'],
    ['what is', held, order([hr]), 'SamePaidPlan'],
    ['packs without a plan', nothing, order([], { products: [pack] }), 'PlanDoesNotAllowProductPurchase'],
    ['two plans of one kind', nothing, order([standard, premium]), 'General'],
    ['a tier that is not sold', nothing, order([{ planId: 'hr', tierId: 'other' }]), 'General'],
    ['the free plan', nothing, order([{ planId: 'free', tierId: 'free' }]), 'General'],
  ])('%s', (_name, state, wanted, refusal) => {
    expect(bought(wanted, { state, day: '2027-01-20' })).toMatchObject({ refusal, now: null, state });
  });

  test('nothing of packs for what is held', () => {
    const { now } = bought(order([hr], { products: [{ ...pack, quantity: 2 }] }), { state: held, day: '2027-01-20' });
    expect(now).toMatchObject({
      net: 79_800,
      lines: [{ productId: 'signatures-20', quantity: 2, unitPrice: 39_900, reason: { args: { signatures: 40 } } }],
    });
  });
});
