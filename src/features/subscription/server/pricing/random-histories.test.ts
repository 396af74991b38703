import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#kernel/contract/days.ts';
import { testCatalogue } from '#testing/sell-plans.ts';
import { advance } from './advance.ts';
import { closingLines } from './close.ts';
import { creditPause } from './credit-pause.ts';
import { termAt, termsOf } from './lines.ts';
import { isPaused, termPrice, usersOn } from './owed.ts';
import { price } from './price.ts';
import type { Circumstances, PaidItem, PaidState, PricedInvoice, PricedLine, UsersFrom, Wish } from './shapes.ts';

/** Numbers from 0 to 1 that are the same for a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const tiers: Wish['plans'] = testCatalogue.plans.flatMap(({ planId, tiers: own }) => own.map(({ tierId }) => ({ planId, tierId })));
const kindOf = (planId: string): string => planId.split('-')[0] ?? planId;
const empty: PaidState = { anchor: null, interval: null, nextDay: null, items: [], changes: [], discounts: [], billed: [] };
const firstDay = '2027-01-31';
const seeds = Array.from({ length: 25 }, (_unused, index) => index + 1);

interface Charged {
  day: string;
  line: PricedLine;
}

interface Lived {
  mayBeYear: boolean;
  hasCodes?: boolean;
  hasPauses?: boolean;
}

const lastDay = '2030-02-01';

/** A company of three years: each day somebody may come, leave or change their mind, and the sale may be switched off for some weeks. */
function live(seed: number, { mayBeYear, hasCodes = false, hasPauses = false }: Lived) {
  const random = randomOf(seed);
  const users: UsersFrom[] = [{ day: firstDay, users: 1 + Math.floor(random() * 9) }];
  const pauses: { from: string; end: string }[] = [];
  let made = 0;
  const circumstances: Circumstances = {
    usersByDay: users,
    catalogues: [{ version: 1, ...testCatalogue }],
    pauses,
    makeId: () => `id-${(made += 1)}`,
  };
  const charged: Charged[] = [];
  const byHand = sumByHand(circumstances);
  /** Which plans ran on which day, by the state alone. */
  const ran = new Map<string, PaidState['items']>();
  let [state, balance] = [empty, 0];
  const keep = (day: string, lines: readonly PricedLine[]) => charged.push(...lines.map((line) => ({ day, line })));
  for (let day = firstDay; day < lastDay; day = addDays(day, 1)) {
    if (random() < 0.02) users.push({ day, users: 1 + Math.floor(random() * 12) });
    const end = addDays(day, 1 + Math.floor(random() * 60));
    if (hasPauses && random() < 0.004 && !isPaused(pauses, day) && end < lastDay) pauses.push({ from: day, end });
    const isOn = !isPaused(pauses, day);
    const atFirst = usersOn(users, day);
    if (pauses.at(-1)?.end === day) {
      const credited = creditPause(state, circumstances);
      keep(day, credited.lines);
      state = credited.state;
    }
    const due = isOn ? day : firstDay;
    while (state.nextDay !== null && state.nextDay <= due) {
      const stepped = advance(state, circumstances);
      keep(day, stepped.lines);
      state = stepped.state;
    }
    if (isOn && random() < 0.015) {
      const wish = { ...wishOf(random, { mayBeYear }), ...(hasCodes && random() < 0.6 && { discount: codeOf(random) }) };
      const priced = price(state, wish, { day, balance, vatPercent: 25 }, circumstances);
      keep(day, priced.now?.lines ?? []);
      [state, balance] = [priced.state, priced.balance];
      // Some come or leave on the day of a purchase.
      if (random() < 0.4) users.push({ day, users: 1 + Math.floor(random() * 12) });
    }
    if (isOn) byHand.add(state, day, atFirst);
    ran.set(
      day,
      state.items.filter(({ from, to }) => from <= day && (to === null || to >= day)),
    );
  }
  while (state.nextDay !== null && state.nextDay <= lastDay) {
    const stepped = advance(state, circumstances);
    keep(lastDay, stepped.lines);
    state = stepped.state;
  }
  return { charged, ran, users, state, circumstances, owedByHand: byHand.owed };
}

/** What each plan costs, added day by day from prices, seats and terms alone. */
function sumByHand({ usersByDay, catalogues }: Circumstances) {
  const owed = new Map<string, { net: number; terms: Set<string> }>();
  const paidSeats = new Map<string, number>();
  const seatsOf = (item: PaidItem, year: string | null, { day, atFirst }: { day: string; atFirst: number }): number => {
    const { plan } = termsOf(item, catalogues);
    if (plan.charged === 'flat') return 1;
    const now = Math.max(plan.fewestUsers, usersOn(usersByDay, day));
    if (year === null) return now;
    const key = `${item.itemId} ${year}`;
    const begun = item.from > year ? item.from : year;
    // A year may have begun while nothing was sold.
    const most = Math.max(now, paidSeats.get(key) ?? (begun === day ? atFirst : usersOn(usersByDay, begun)));
    paidSeats.set(key, most);
    return most;
  };
  const add = (state: PaidState, day: string, atFirst: number): void => {
    for (const item of state.items) {
      if (state.interval === null || item.from > day || (item.to !== null && item.to < day)) continue;
      const term = termAt(state, day);
      const { tier, yearDiscountPercent } = termsOf(item, catalogues);
      const seats = seatsOf(item, state.interval === 'year' ? term.from : null, { day, atFirst });
      const sum = owed.get(item.itemId) ?? { net: 0, terms: new Set() };
      sum.net += (seats * termPrice(tier, state.interval, yearDiscountPercent)) / daysBetween(term.from, term.end);
      sum.terms.add(term.from);
      owed.set(item.itemId, sum);
    }
  };
  return { owed, add };
}

function codeOf(random: () => number): Wish['discount'] {
  const part = Math.ceil(random() * 10);
  return {
    code: `CODE${part}`,
    gives: random() < 0.5 ? { percent: part * 10 } : { amount: part * 9999 },
    plans: random() < 0.5 ? null : random() < 0.5 ? ['hr'] : ['gdpr-basic', 'contracts-premium'],
    includesProducts: false,
    months: [1, 3, null][Math.floor(random() * 3)] ?? null,
  };
}

function wishOf(random: () => number, { mayBeYear }: { mayBeYear: boolean }): Wish {
  const chosen = new Map<string, Wish['plans'][number]>();
  for (let wanted = Math.floor(random() * 4); wanted > 0; wanted -= 1) {
    const tier = tiers[Math.floor(random() * tiers.length)];
    if (tier && !chosen.has(kindOf(tier.planId))) chosen.set(kindOf(tier.planId), tier);
  }
  return { plans: [...chosen.values()], interval: mayBeYear && random() < 0.5 ? 'year' : 'month', products: [], discount: null };
}

describe('whatever a company wishes', () => {
  test.each(seeds)('by the month, the sum of its invoices is the sum of its days (%i)', (seed) => {
    const { charged, ran, users, state } = live(seed, { mayBeYear: false });
    const owed = new Map<string, number>();
    const until = state.nextDay === null ? '2030-02-01' : addDays(state.nextDay, -40);
    // Each line says which period its days are a part of; here each day is added by itself.
    const lines = charged.filter(({ line }) => line.to < until);
    for (const { line } of lines) {
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
    // No day of a plan is charged twice, and none is missed.
    expect([...owed.values()].every((times) => times === 1)).toBe(true);
    const days = [...ran].filter(([day]) => day < until).flatMap(([day, items]) => items.map(({ planId }) => `${day} ${planId}`));
    expect(days.filter((day) => !owed.has(day) && day.slice(0, 10) < lastChargedDay(lines))).toEqual([]);
  });

  test.each(seeds)(
    'by years and months, all that was charged and credited of a plan when it has ended is the sum of its days and seats (%i)',
    (seed) => {
      const { charged, state, circumstances, owedByHand } = live(seed, { mayBeYear: true, hasPauses: true });
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
      const { charged, state, circumstances } = live(seed, { mayBeYear: true, hasCodes: true, hasPauses: true });
      const lines = [...charged.map(({ line }) => line), ...closingLines(state, lastDay, circumstances)];
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
    const { charged, ran, users } = live(seed, { mayBeYear: true });
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
    const { charged, ran, state } = live(seed, { mayBeYear: true });
    const paid = new Set<string>();
    for (const { line } of charged)
      if (line.reason.code !== 'unusedDays')
        for (let day = line.from; day <= line.to; day = addDays(day, 1)) paid.add(`${day} ${line.subjectId}`);
    const until = state.nextDay === null ? '2030-02-01' : addDays(state.nextDay, -40);
    const days = [...ran].filter(([day]) => day < until).flatMap(([day, items]) => items.map(({ itemId }) => `${day} ${itemId}`));
    expect(days.filter((day) => !paid.has(day))).toEqual([]);
  });

  test.each(seeds)('a preview says what the next two invoices will be when nothing changes (%i)', (seed) => {
    const { state, circumstances } = live(seed, { mayBeYear: true, hasCodes: true, hasPauses: true });
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

  test.each(seeds)('to wish something less and take it back is to have wished nothing (%i)', (seed) => {
    const { state, circumstances } = live(seed, { mayBeYear: true });
    const running = state.items.filter(({ to }) => to === null);
    if (running.length === 0) return;
    const held = running.map(({ planId, tierId }) => ({ planId, tierId }));
    const wish = { interval: state.interval ?? 'month', products: [], discount: null };
    const moment = { day: '2030-02-01', balance: 0, vatPercent: 25 };
    const ending = price({ ...state, changes: [] }, { plans: [], ...wish }, moment, circumstances);
    const back = price(ending.state, { plans: held, ...wish }, moment, circumstances);
    expect([ending.now, back.now]).toEqual([null, null]);
    expect(back.state).toEqual({ ...state, changes: [] });
  });
});

const lastChargedDay = (lines: readonly Charged[]): string =>
  lines.reduce((last, { line }) => (line.from > last ? line.from : last), firstDay);

test('a company that goes on for three years pays for each of its days', () => {
  const { charged } = live(7, { mayBeYear: false });
  expect(charged.length).toBeGreaterThan(20);
  expect(daysBetween(firstDay, charged.at(-1)?.line.to ?? firstDay)).toBeGreaterThan(365);
});
