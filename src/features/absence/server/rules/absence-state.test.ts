import { assert, array, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { absenceActions, agreedStatuses, type AbsenceAction, type AbsenceStatus } from '../../contract/kinds.ts';
import { balanceOf, mayTake } from './balance.ts';
import { desiredCharges, ledgerDifferences, type ChargeLine, type Costs } from './charges.ts';
import { initialState, applyEvent, replayEvents, type AbsenceState, type HistoryEvent } from './absence-state.ts';
import { refusedTransfer } from './transfer.ts';
import { transition, undoOf, type ActingRole } from './transitions.ts';

const event = (action: AbsenceAction, fromStatus: AbsenceStatus, toStatus: AbsenceStatus, numbers: [number | null, number | null]) => ({
  action,
  fromStatus,
  toStatus,
  oldNumber: numbers[0],
  newNumber: numbers[1],
});
const asked = event(7, 0, 1, [null, 1]);
const approved = event(2, 1, 2, [1, null]);
const changeAsked = event(9, 2, 8, [1, 2]);

test.each<[string, HistoryEvent[], AbsenceState]>([
  ['asked for', [asked], { status: 1, current: 1, proposed: null }],
  ['changed while it waits', [asked, event(9, 1, 11, [1, 2])], { status: 11, current: 2, proposed: null }],
  ['approved', [asked, approved], { status: 2, current: 1, proposed: null }],
  ['S4 approved and undone', [asked, approved, event(13, 2, 1, [1, null])], { status: 1, current: 1, proposed: null }],
  ['S1 to be changed', [asked, approved, changeAsked], { status: 8, current: 1, proposed: 2 }],
  ['changed', [asked, approved, changeAsked, event(10, 8, 9, [1, 2])], { status: 9, current: 2, proposed: null }],
  [
    'changed and undone',
    [asked, approved, changeAsked, event(10, 8, 9, [1, 2]), event(13, 9, 8, [1, 2])],
    { status: 8, current: 1, proposed: 2 },
  ],
  ['declined a change', [asked, approved, changeAsked, event(11, 8, 10, [1, 2])], { status: 10, current: 1, proposed: null }],
  [
    'declined a change and undone',
    [asked, approved, changeAsked, event(11, 8, 10, [1, 2]), event(13, 10, 8, [1, 2])],
    { status: 8, current: 1, proposed: 2 },
  ],
  ['withdrawn a change', [asked, approved, changeAsked, event(12, 8, 12, [1, 2])], { status: 12, current: 1, proposed: null }],
  ['changed by an administrator', [asked, approved, event(10, 2, 9, [1, 2])], { status: 9, current: 2, proposed: null }],
  ['deleted', [asked, approved, event(6, 2, 7, [1, null])], { status: 7, current: 1, proposed: null }],
])('%s', (_name, events, expected) => {
  expect(replayEvents(events)).toEqual(expected);
});

// A person with 25 days in each of two years, one absence, and every action by every role.
const everybody: readonly ActingRole[] = ['own', 'automatic', 'decider', 'administrator'];
const attempts = absenceActions.flatMap((action) => everybody.map((role) => ({ action, role })));
const step = record({
  attempt: integer({ min: 0, max: attempts.length - 1 }),
  isBlind: boolean(),
  by: constantFrom('ada', 'bo'),
  days: record({ first: integer({ min: 0, max: 16 }), second: integer({ min: 0, max: 6 }), deductible: boolean() }),
  transfer: integer({ min: 0, max: 12 }),
  isRecount: boolean(),
  seconds: integer({ min: 0, max: 40 }),
});
interface Days {
  first: number;
  second: number;
  deductible: boolean;
}
interface Tried {
  action: AbsenceAction;
  role: ActingRole;
  by: string;
  days: Days;
}
interface World {
  standing: AbsenceState;
  versions: Map<number, Costs>;
  events: (HistoryEvent & { by: string; at: Date })[];
  lines: (ChargeLine | { year: number; kind: 'allowance' | 'transferIn' | 'transferOut'; days: number })[];
  now: Date;
}

const years = [2026, 2027] as const;
const isCharge = (line: World['lines'][number]): line is ChargeLine => line.kind === 'taken' || line.kind === 'reserved';
const linesOf = (world: World, year: number) => world.lines.filter((line) => line.year === year);
const charged = (world: World) => {
  const { standing, versions } = world;
  const none: Costs = { deductible: false, daysPerYear: {} };
  return desiredCharges(
    standing.status,
    versions.get(standing.current) ?? none,
    standing.proposed === null ? null : (versions.get(standing.proposed) ?? none),
  );
};
const available = (world: World) => new Map(years.map((year) => [year, balanceOf(linesOf(world, year), '').available]));

/** Mostly an allowed action, so that runs make progress; sometimes any action. */
function chosen(world: World, { attempt, isBlind }: { attempt: number; isBlind: boolean }): { action: AbsenceAction; role: ActingRole } {
  const possible = attempts.filter((each) => 'to' in transition({ status: world.standing.status, ...each }));
  const from = isBlind || possible.length === 0 ? attempts : possible;
  return from[attempt % from.length] ?? { action: 7, role: 'own' };
}

function newWorld(): World {
  const lines = years.map((year) => ({ year, kind: 'allowance', days: 25 }) as const);
  return { standing: initialState, versions: new Map(), events: [], lines: [...lines], now: new Date('2026-01-05T08:00:00Z') };
}

function play(world: World, tried: Tried): void {
  const { status, current, proposed } = world.standing;
  const outcome = transition({ status, ...tried });
  if (!('to' in outcome)) return;
  const last = world.events.at(-1);
  const undone = outcome.to === 'former' && last ? undoOf(last, tried.by, world.now) : null;
  if (outcome.to === 'former' && !undone) return;
  const bringsVersion = [1, 7, 9].includes(tried.action) || (tried.action === 10 && agreedStatuses.includes(status));
  const number = bringsVersion ? world.versions.size + 1 : proposed;
  const { first, second, deductible } = tried.days;
  const perYear = years.map((year, index) => ({ year, days: (index === 0 ? first : second) / 2 }));
  if (bringsVersion && deductible && !mayTake(available(world), perYear, charges(world))) return;
  if (bringsVersion && number !== null)
    world.versions.set(number, { deductible, daysPerYear: Object.fromEntries(perYear.map(({ year, days }) => [year, days])) });
  const toStatus = outcome.to === 'former' ? (undone?.to ?? status) : outcome.to;
  const numbers = tried.action === 13 && last ? [last.oldNumber, last.newNumber] : [current || null, number];
  const happened = { action: tried.action, fromStatus: status, toStatus, oldNumber: numbers[0] ?? null, newNumber: numbers[1] ?? null };
  world.events.push({ ...happened, by: tried.by, at: world.now });
  world.standing = applyEvent(world.standing, happened);
}

const charges = (world: World) => charged(world).map(({ year, taken, reserved }) => ({ year, days: taken + reserved }));

function settle(world: World): void {
  world.lines.push(...ledgerDifferences(world.lines.filter(isCharge), charged(world)));
}

function recount(world: World, { first }: Days): void {
  const costs = world.versions.get(world.standing.current);
  if (costs) world.versions.set(world.standing.current, { ...costs, daysPerYear: { 2026: first / 2 } });
}

function move(world: World, days: number): void {
  if (refusedTransfer({ days, available: available(world).get(2026) ?? 0 })) return;
  world.lines.push({ year: 2026, kind: 'transferOut', days: -days }, { year: 2027, kind: 'transferIn', days });
}

test('after any events the ledger holds what the absence stands for, every balance adds up, and replaying the events ends alike', () => {
  const reached = new Set<AbsenceStatus>();
  assert(
    property(array(step, { maxLength: 25 }), (steps) => {
      const world = newWorld();
      for (const { attempt, isBlind, isRecount, transfer, seconds, by, days } of steps) {
        world.now = new Date(world.now.getTime() + seconds * 1000);
        play(world, { ...chosen(world, { attempt, isBlind }), by, days });
        if (isRecount) recount(world, days);
        settle(world);
        reached.add(world.standing.status);
        move(world, transfer);
        for (const year of years) {
          const desired = charged(world).find((charge) => charge.year === year);
          const balance = balanceOf(linesOf(world, year), '2026-01-05');
          expect([balance.taken, balance.reserved]).toEqual([desired?.taken ?? 0, desired?.reserved ?? 0]);
          const { allowance, transferredIn, transferredOut, taken, reserved } = balance;
          expect(balance.available).toBe(allowance + transferredIn - transferredOut - taken - reserved);
        }
      }
      expect(replayEvents(world.events)).toEqual(world.standing);
      expect(ledgerDifferences(world.lines.filter(isCharge), charged(world))).toEqual([]);
    }),
    { numRuns: 400 },
  );
  expect(reached.size).toBeGreaterThanOrEqual(12);
});

test('an undone decision leaves balance and standing as they were', () => {
  assert(
    property(array(step, { maxLength: 15 }), (steps) => {
      const world = newWorld();
      for (const { attempt, isBlind, by, days } of steps) {
        play(world, { ...chosen(world, { attempt, isBlind }), by, days });
        settle(world);
      }
      const before = { standing: world.standing, available: available(world) };
      const decision = ([2, 3, 4, 5, 10, 11] as const).find(
        (action) => world.standing.status !== 0 && 'to' in transition({ status: world.standing.status, action, role: 'decider' }),
      );
      if (decision === undefined) return;
      const days = { first: 0, second: 0, deductible: true };
      play(world, { action: decision, role: 'decider', by: 'ada', days });
      settle(world);
      expect(world.standing.status).not.toBe(before.standing.status);
      play(world, { action: 13, role: 'decider', by: 'ada', days });
      settle(world);
      expect({ standing: world.standing, available: available(world) }).toEqual(before);
    }),
    { numRuns: 200 },
  );
});
