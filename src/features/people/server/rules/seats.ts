import { externalRoles, type RoleKey } from '#kernel/contract/permissions.ts';
import type { PersonState } from '../../contract/entities.ts';

/** What somebody takes, or gives back, of the limits of users and administrators. */
export interface Seats {
  users: number;
  administrators: number;
}

interface Seated {
  role: RoleKey;
  state: PersonState | 'deleted';
}

/** Who is active or becomes so takes a seat, unless they are external (people.19). */
function seatsOf(person: Seated | undefined): Seats {
  const isSeated = (person?.state === 'active' || person?.state === 'pending') && !externalRoles.includes(person.role);
  return { users: Number(isSeated), administrators: Number(isSeated && person.role === 'systemadmin') };
}

/** Who somebody is after a row of an import. */
export function plannedSeat({
  person,
  values,
  isLeaver,
}: {
  person: Seated | undefined;
  values: { role?: unknown };
  isLeaver: boolean;
}): Seated {
  // The planner reads it with `readRole`, which returns only role keys.
  const role = (values.role ?? person?.role ?? 'employee') as RoleKey;
  return { role, state: person?.state ?? (isLeaver ? 'inactive' : 'active') };
}

/** How many seats more are taken by somebody after a change, or after they were added. */
export function seatsAdded(before: Seated | undefined, after: Seated): Seats {
  const [had, has] = [seatsOf(before), seatsOf(after)];
  return { users: has.users - had.users, administrators: has.administrators - had.administrators };
}

export function sumOfSeats(all: readonly Seats[]): Seats {
  const sum = (key: keyof Seats) => all.reduce((total, seats) => total + seats[key], 0);
  return { users: sum('users'), administrators: sum('administrators') };
}

/** What is left; null without a limit. */
type SeatsLeft = { readonly [Key in keyof Seats]: number | null };

export interface SeatCounter {
  hasRoomFor: (seats: Seats) => boolean;
  /** For whoever is written; what is refused for another reason takes and gives back nothing. */
  take: (seats: Seats) => void;
}

/** Seats given one after the other until none are left. */
export function createSeatCounter({ users, administrators }: SeatsLeft): SeatCounter {
  const left: Seats = { users: users ?? Infinity, administrators: administrators ?? Infinity };
  const fits = (seats: Seats, key: keyof Seats) => seats[key] <= 0 || seats[key] <= left[key];
  return {
    hasRoomFor: (seats) => fits(seats, 'users') && fits(seats, 'administrators'),
    take: (seats) => {
      left.users -= seats.users;
      left.administrators -= seats.administrators;
    },
  };
}
