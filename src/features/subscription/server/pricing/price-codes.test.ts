import { describe, expect, test } from 'vitest';
import { bought, fiveUsers, hr, knowing, nets, nothing, premium, standard, order } from '../../testing/priced.ts';
import { advance } from './advance.ts';

describe('a discount code', () => {
  const code = { code: 'HØST', plans: null, includesProducts: false };

  test('takes its percent off for its months only', () => {
    const { next } = bought(order([premium], { discount: { ...code, gives: { percent: 10 }, months: 1 } }), { state: nothing });
    expect(next.map(({ net }) => net)).toEqual([90_000, 100_000]);
  });

  test('stands beside the number and the price of what it lowers, also of packs', () => {
    const wanted = { discount: { ...code, includesProducts: true, gives: { percent: 33 }, months: 1 } };
    const packs = [{ productId: 'signatures-20' as const, quantity: 3 }];
    const { now, next } = bought(order([hr], { ...wanted, products: packs }), { state: nothing });
    const [pack] = now?.lines ?? [];
    expect(pack).toMatchObject({ quantity: 3, unitPrice: 39_900, discount: 39_501, net: 80_199 });
    expect(next[0]?.lines[0]).toMatchObject({ quantity: 5, unitPrice: 7900, discount: 13_035, net: 26_465 });
  });

  test('of everything in half a month, and of an amount, leave lines that are their number times their price', () => {
    const held = bought(order([premium]), { state: nothing }).state;
    const free = bought(order([premium], given({ percent: 100 }, 1)), { state: held, day: '2027-02-01' }).next[0]?.lines[0];
    expect(free).toMatchObject({ quantity: 1, unitPrice: 100_000, discount: 45_161, net: 54_839 });
    const { now } = bought(order([premium], { interval: 'year', ...given({ amount: 50_000 }, 3) }), { state: nothing });
    expect(now?.lines[1]).toMatchObject({ quantity: -3, unitPrice: 50_000, net: -150_000 });
  });

  test('takes an amount off, never below nothing', () => {
    const { next } = bought(order([hr], { discount: { ...code, gives: { amount: 50_000 }, months: null } }), { state: nothing });
    expect(next.map(({ net, payable }) => [net, payable])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('counts for the plans that it names', () => {
    const discount = { ...code, plans: ['hr' as const], gives: { percent: 50 }, months: null };
    const { next } = bought(order([hr, premium], { discount }), { state: nothing });
    expect(nets(next[0])).toEqual([19_750, 100_000]);
  });

  test('credits what was paid, and not what would have been', () => {
    const discount = { ...code, gives: { percent: 50 }, months: 1 };
    const { state } = bought(order([standard], { interval: 'year', discount }), { state: nothing });
    const { now } = bought(order([premium], { interval: 'year' }), { state, day: '2027-01-16' });
    expect(nets(now)?.[0]).toBe(Math.round(144_000 / 365) - 144_000);
  });

  const given = (gives: { percent: number } | { amount: number }, months: number | null) => ({ discount: { ...code, gives, months } });

  test('of an amount counts from its day on: 14 of 31 days, then 14 of 28', () => {
    const held = bought(order([premium]), { state: nothing }).state;
    const { next } = bought(order([premium], given({ amount: 31_000 }, 1)), { state: held, day: '2027-02-01' });
    expect(next.map(nets)).toEqual([
      [100_000, -14_000],
      [100_000, -15_500],
    ]);
  });

  test('of an amount counts until another replaces it, and both together leave nothing below 0', () => {
    const first = bought(order([premium], given({ amount: 31_000 }, null)), { state: nothing }).state;
    const other = { discount: { ...code, code: 'VÅR', gives: { amount: 62_000 }, months: null } };
    const { next } = bought(order([premium], other), { state: first, day: '2027-02-01' });
    expect(nets(next[0])).toEqual([100_000, -17_000, -28_000]);
    const more = { discount: { ...other.discount, gives: { amount: 999_999 } } };
    const all = bought(order([premium], given({ amount: 999_999 }, null)), { state: nothing }).state;
    expect(bought(order([premium], more), { state: all, day: '2027-02-01' }).next[0]).toMatchObject({ net: 0, total: 0 });
  });

  test.each([
    ['once', 1, -50_000],
    ['three months', 3, -150_000],
    ['always', null, -600_000],
  ])('of an amount for %s takes it off a year so many times', (_name, months, net) => {
    const { now } = bought(order([premium], { interval: 'year', ...given({ amount: 50_000 }, months) }), { state: nothing });
    expect(nets(now)).toEqual([960_000, net]);
  });

  test('for once holds for the year that begins, not into the next', () => {
    const held = bought(order([hr], { interval: 'year' }), { state: nothing }).state;
    const wanted = order([hr, premium], { interval: 'year', ...given({ percent: 50 }, 1) });
    const { now, next } = bought(wanted, { state: held, day: '2027-03-15' });
    expect(nets(now)).toEqual([Math.round((480_000 * 306) / 365)]);
    expect(nets(next[0])).toEqual([379_200, 960_000]);
  });

  test('waits with the year that waits for the end of the month', () => {
    const held = bought(order([hr, premium]), { state: nothing }).state;
    const wanted = order([hr, standard], { interval: 'year', ...given({ percent: 50 }, 1) });
    const { next, state } = bought(wanted, { state: held, day: '2027-01-20' });
    expect(next.map(nets)).toEqual([
      [39_500, 100_000, 189_600, 144_000],
      [379_200, 288_000],
    ]);
    // Without the year it is for the month that begins then.
    const undone = bought(order([hr, premium]), { state, day: '2027-01-21' });
    expect(undone.next.map(nets)).toEqual([
      [39_500, 100_000],
      [19_750, 50_000],
    ]);
  });

  test('for once that waits for the renewal is for the month that it has become', () => {
    const held = bought(order([premium], { interval: 'year' }), { state: nothing }).state;
    const coded = bought(order([premium], { interval: 'year', ...given({ percent: 50 }, 1) }), { state: held, day: '2027-03-15' }).state;
    const { next } = bought(order([premium]), { state: coded, day: '2027-03-16' });
    expect(next.map(({ date, net }) => [date, net])).toEqual([
      ['2028-02-15', 50_000],
      ['2028-03-15', 100_000],
    ]);
  });

  test.each([
    ['percent', { percent: 50 }],
    ['an amount', { amount: 10_000 }],
  ])('of %s stays with the year that was bought with it, when another comes on that day', (_name, gives) => {
    const { state } = bought(order([premium], { interval: 'year', ...given(gives, null) }), { state: nothing });
    const other = { discount: { ...code, code: 'VÅR', gives: { percent: 10 }, months: null } };
    const more = bought(order([hr, premium], { interval: 'year', ...other }), { state });
    expect(nets(more.now)).toEqual([341_280]);
    expect(advance(more.state, knowing(fiveUsers)).lines).toEqual([]);
  });

  test('replaces the one that holds and the one that waits', () => {
    const coded = (name: string, percent: number) =>
      ({ interval: 'year', discount: { ...code, code: name, gives: { percent }, months: null } }) as const;
    const first = bought(order([hr], coded('EN', 10)), { state: nothing }).state;
    const waiting = bought(order([hr], coded('TO', 20)), { state: first, day: '2027-03-15' }).state;
    const { now, state } = bought(order([hr, premium], coded('TRE', 50)), { state: waiting, day: '2027-04-15' });
    expect(nets(now)).toEqual([Math.round((480_000 * 275) / 365)]);
    expect(state.discounts.map(({ code: name, replacedOn }) => [name, replacedOn])).toEqual([
      ['EN', '2027-04-15'],
      ['TO', '2027-04-15'],
      ['TRE', null],
    ]);
  });

  test('waits for the renewal when the year is paid already', () => {
    const held = bought(order([premium], { interval: 'year' }), { state: nothing }).state;
    const { now, next } = bought(order([premium], { interval: 'year', ...given({ percent: 50 }, 1) }), { state: held, day: '2027-03-15' });
    expect(now).toBeNull();
    expect(next.map(({ date, net }) => [date, net])).toEqual([
      ['2028-01-15', 480_000],
      ['2029-01-15', 960_000],
    ]);
  });
});
