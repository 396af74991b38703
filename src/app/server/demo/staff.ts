import type { PersonFields } from '#features/people/contract/entities.ts';
import { addDays } from '#kernel/contract/days.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { seededRandom, type Random } from './seeded-random.ts';
import { mailName, personName } from './names.ts';
import type { PersonName } from './names.ts';
import { privateFields, unfinishedFields } from './private-life.ts';
import { departments } from './departments.ts';
import type { Department } from './departments.ts';
import { contractFields } from './work.ts';

/** A fictional person and their position; `manager` is the index of their manager, who comes earlier in the list. */
export interface FictionalPerson {
  name: PersonName;
  role: RoleKey;
  state: 'active' | 'inactive' | 'pending';
  manager: number | undefined;
  inactivationDate: string | null;
  fields: PersonFields;
}

/** A post in the company before a person is assigned. */
interface Seat {
  level: 1 | 2 | 3 | 4;
  trade: Department | undefined;
  team: string | undefined;
  manager: number | undefined;
}

export interface StaffOptions {
  count: number;
  today: string;
  chance: Random;
  /** The addresses in use, so that each belongs to one person. */
  taken: Set<string>;
}

/** The staff of one company in four levels: a director, heads of departments, team leads and everybody else. */
export function makeStaff(options: StaffOptions): FictionalPerson[] {
  const names = new Set<string>();
  return seatsFor(options.count, options.chance).map((seat, place) => seated(seat, place, { ...options, names }));
}

const teamSize = 12;

function seatsFor(count: number, chance: Random): Seat[] {
  const open = departments.slice(0, Math.max(1, Math.min(departments.length, Math.floor(count / 8))));
  const seats: Seat[] = [{ level: 1, trade: undefined, team: undefined, manager: undefined }];
  for (const trade of open) seats.push({ level: 2, trade, team: undefined, manager: 0 });
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  const bosses = new Map<Department, number[]>();
  for (const [index, trade] of open.entries()) {
    const leads = Math.floor((count * trade.weight) / total / teamSize);
    const teams = Array.from({ length: leads }, (_unused, lead) => trade.teams[lead % trade.teams.length]);
    // Without team leads, people report to the head of the department.
    bosses.set(trade, teams.length > 0 ? teams.map((_team, lead) => seats.length + lead) : [index + 1]);
    for (const team of teams) seats.push({ level: 3, trade, team, manager: index + 1 });
  }
  while (seats.length < count) seats.push(ordinarySeat(seats, weighted(open, chance), bosses, chance));
  return seats.slice(0, count);
}

function ordinarySeat(seats: readonly Seat[], trade: Department, bosses: ReadonlyMap<Department, number[]>, chance: Random): Seat {
  const manager = chance.pick(bosses.get(trade) ?? []);
  return { level: 4, trade, team: seats[manager]?.team, manager };
}

function weighted(from: readonly Department[], chance: Random): Department {
  let left = chance.share() * from.reduce((sum, { weight }) => sum + weight, 0);
  return from.find(({ weight }) => (left -= weight) < 0) ?? chance.pick(from);
}

/** The states of the last ordinary employees, counted from the end: random states could leave some state without anybody. */
const fixedStates: ReadonlyMap<number, FictionalPerson['state']> = new Map([
  [1, 'pending'],
  [2, 'inactive'],
]);

/** In how many days those who are invited start. */
const daysToStart = 18;

/** Each person draws from a sequence of their own: how many draws a date of employment needs changes with the day, and must not change the people after it. */
function seated(seat: Seat, place: number, options: StaffOptions & { names: Set<string> }): FictionalPerson {
  const { count, today, taken } = options;
  const chance = seededRandom(options.chance.between(0, 0xff_ff_ff_ff));
  const name = freeName(chance, options.names);
  const state = seat.level === 4 ? (fixedStates.get(count - place) ?? stateOf(chance)) : 'active';
  const hasMail = seat.level < 4 || !chance.may(seat.trade?.isOnSite ? 0.4 : 0.03);
  const work = contractFields({ ...seat, today, chance, hasLeft: state === 'inactive', place });
  const life = { name, today, startDate: work.startDate ?? today, chance };
  return {
    name,
    state,
    role: seat.level === 4 ? 'employee' : 'manager',
    manager: seat.manager,
    inactivationDate: state === 'inactive' ? (work.endDate ?? today) : null,
    fields: {
      ...work,
      // They have not come yet; the rest of their life stays as it was drawn.
      ...(state === 'pending' && { startDate: addDays(today, daysToStart), trialPeriodEndDate: null }),
      ...(state === 'pending' ? unfinishedFields(life) : privateFields(life)),
      emailAddress: hasMail || state === 'pending' ? freeAddress(name, taken) : null,
    },
  };
}

function stateOf(chance: Random): FictionalPerson['state'] {
  const share = chance.share();
  if (share < 0.06) return 'inactive';
  return share < 0.08 ? 'pending' : 'active';
}

/** A name that nobody has yet; in a large company some people have the same name. */
function freeName(chance: Random, names: Set<string>): PersonName {
  const full = ({ firstName, lastName }: PersonName) => `${firstName} ${lastName}`;
  let name = personName(chance);
  for (let attempt = 0; attempt < 10 && names.has(full(name)); attempt += 1) name = personName(chance);
  names.add(full(name));
  return name;
}

/** `ase.odegard@example.no`, with a number when the address is taken. */
function freeAddress(name: PersonName, taken: Set<string>): string {
  const base = mailName(name);
  let address = `${base}@example.no`;
  for (let number = 2; taken.has(address); number += 1) address = `${base}${number}@example.no`;
  taken.add(address);
  return address;
}
