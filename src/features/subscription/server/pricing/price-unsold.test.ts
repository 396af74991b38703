import { describe, expect, test } from 'vitest';
import { bought, fiveUsers, hr, knowing, nothing, premium, order } from '../../testing/priced.ts';
import { advance } from './advance.ts';
import { creditPause } from './credit-pause.ts';

describe('for days on which nothing was sold', () => {
  const paused = (from: string, end: string | null, users = fiveUsers) => knowing(users, [{ from, end }]);

  test('no month is charged: 5 of 31 days, then 14 of 28', () => {
    const { state } = bought(order([premium]), { state: nothing });
    const around = paused('2027-01-20', '2027-03-01');
    const first = advance(state, around);
    expect(first.lines).toMatchObject([{ net: 16_129, reason: { args: { days: 5, termDays: 31 } } }]);
    expect(advance(first.state, around).lines).toMatchObject([{ net: 50_000 }]);
  });

  test('no whole month is charged, nor one that has not ended', () => {
    const { state } = bought(order([hr, premium]), { state: nothing });
    const first = advance(state, paused('2027-01-15', null));
    expect([first.lines, first.state.nextDay]).toEqual([[], '2027-03-15']);
    expect(advance(first.state, paused('2027-01-15', null)).lines).toEqual([]);
  });

  test('users are not charged on them: 5 days of five and 10 of seven', () => {
    const { state } = bought(order([hr]), { state: nothing });
    const around = paused('2027-01-20', '2027-02-05', [...fiveUsers, { day: '2027-01-30', users: 7 }]);
    expect(advance(state, around).lines).toMatchObject([{ net: Math.round((95 * 7900) / 31), reason: { args: { userDays: 95 } } }]);
  });

  test('a code of an amount takes off by the days that were sold', () => {
    const discount = { code: 'HØST', plans: null, includesProducts: false, gives: { amount: 31_000 }, months: null };
    const { state } = bought(order([premium], { discount }), { state: nothing });
    expect(advance(state, paused('2027-01-20', null)).lines).toMatchObject([{ net: 16_129 }, { net: -5000 }]);
  });

  test('a year is credited: 28 of 365 days', () => {
    const { state } = bought(order([premium], { interval: 'year' }), { state: nothing });
    const around = paused('2027-02-01', '2027-03-01');
    const { state: after, lines } = creditPause(state, around);
    expect(lines).toMatchObject([{ net: -73_644, from: '2027-02-01', to: '2027-02-28', isAhead: true, reason: { code: 'unsoldDays' } }]);
    expect(advance(after, around).lines).toEqual([]);
  });

  test('users who came before them are charged by themselves', () => {
    const { state } = bought(order([hr], { interval: 'year' }), { state: nothing });
    const around = paused('2027-02-01', '2027-03-01', [...fiveUsers, { day: '2027-01-25', users: 7 }]);
    const { lines } = creditPause(state, around);
    const seats = Math.round(((5 * 10 + 7 * 355) * 75_840) / 365);
    expect(lines.map(({ net, reason }) => [net, reason.code])).toEqual([
      [seats - 379_200, 'addedSeats'],
      [Math.round(((5 * 10 + 7 * 327) * 75_840) / 365) - seats, 'unsoldDays'],
    ]);
  });

  test('a year that is renewed among them is charged without them', () => {
    let { state } = bought(order([premium], { interval: 'year' }), { state: nothing });
    const around = paused('2028-01-01', '2028-02-01');
    for (let step = 0; step < 11; step += 1) ({ state } = advance(state, knowing(fiveUsers)));
    const ended = creditPause(state, around);
    expect(ended.lines.map(({ net }) => net)).toEqual([Math.round((960_000 * 351) / 365) - 960_000]);
    expect(advance(ended.state, around).lines).toMatchObject([{ net: Math.round((960_000 * 349) / 366), reason: { code: 'restOfYear' } }]);
  });

  test.each([
    // Nine on the day of the renewal, six when it is sold again: 6 × 758.40 × 349 of 366 days = 4,339.042…
    [
      'those who left meanwhile',
      [
        { day: '2028-01-10', users: 9 },
        { day: '2028-01-25', users: 6 },
      ],
      433_904,
    ],
    // Five on the day of the renewal, eight when it is sold again: 8 × 758.40 × 349 of 366 days = 5,785.390…
    ['those who came meanwhile', [{ day: '2028-01-25', users: 8 }], 578_539],
    // Nobody pays for nine who were there only while nothing was sold.
    [
      'those who came and left meanwhile',
      [
        { day: '2028-01-15', users: 9 },
        { day: '2028-01-31', users: 5 },
      ],
      361_587,
    ],
    // Fewer count at the renewal only.
    [
      'those who leave a day later',
      [
        { day: '2028-01-25', users: 8 },
        { day: '2028-02-02', users: 5 },
      ],
      578_539,
    ],
  ])('a year that is renewed among them is charged for the users of the first day that is sold again: %s', (_who, counted, net) => {
    let { state } = bought(order([hr], { interval: 'year' }), { state: nothing });
    const users = [...fiveUsers, ...counted];
    for (let step = 0; step < 11; step += 1) ({ state } = advance(state, knowing(fiveUsers)));
    ({ state } = creditPause(state, paused('2028-01-01', '2028-02-01', users)));
    const renewed = advance(state, paused('2028-01-01', '2028-02-01', users));
    expect(renewed.lines).toMatchObject([{ net, reason: { code: 'restOfYear' } }]);
    // Nothing of it is charged or credited again.
    expect(advance(renewed.state, paused('2028-01-01', '2028-02-01', users)).lines).toEqual([]);
  });

  test('nothing is credited of a year that has begun after them', () => {
    const { state } = bought(order([premium], { interval: 'year' }), { state: nothing });
    expect(creditPause(state, paused('2026-12-01', '2027-01-10')).lines).toEqual([]);
  });
});
