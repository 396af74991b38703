import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Chance } from './chance.ts';
import { mailName, personName } from './names.ts';
import type { Made } from './staff.ts';

/** A made-up person with a part in the demo: who may sign in has `hasAccess`. */
export interface Cast extends Made {
  hasAccess: boolean;
}

interface Casting {
  chance: Chance;
  taken: Set<string>;
  /** The people of the first company, where the sign-ins that are printed belong; undefined while they themselves are cast. */
  stage: readonly Cast[] | undefined;
}

interface Part {
  /** The first word of the player's address: the role, or the state of somebody who is not active. */
  name: string;
  role: RoleKey;
  suits: (made: Made) => boolean;
}

const isOrdinary = ({ role, state }: Made) => role === 'employee' && state === 'active';
const internalParts: readonly Part[] = [
  { name: 'systemadmin', role: 'systemadmin', suits: ({ manager }) => manager === undefined },
  { name: 'hradmin', role: 'hradmin', suits: ({ role, fields }) => role === 'manager' && fields.department === 'HR og administrasjon' },
  { name: 'officeadmin', role: 'officeadmin', suits: (made) => isOrdinary(made) && made.fields.department === 'Økonomi' },
  { name: 'manager', role: 'manager', suits: ({ role, fields }) => role === 'manager' && fields.team !== null },
  { name: 'employee', role: 'employee', suits: isOrdinary },
  { name: 'inactive', role: 'employee', suits: ({ state }) => state === 'inactive' },
  { name: 'pending', role: 'employee', suits: ({ state }) => state === 'pending' },
];
const externalParts = ['accountant', 'boardmember', 'gdpr'] as const;

/** The address of the person who plays a part in the demo. */
export function addressOf(part: string): string {
  return `${part}@example.no`;
}

/** Gives the parts of the demo to the staff, and adds those who only come by. */
export function castStaff(staff: readonly Made[], casting: Casting): Cast[] {
  const players = new Map<number, Part>();
  for (const part of internalParts) {
    const free = (suits: Part['suits']) => staff.findIndex((made, place) => !players.has(place) && suits(made));
    const place = free(part.suits);
    // A small company has no such department; anybody ordinary will do.
    const chosen = place < 0 && part.role !== 'employee' ? free(isOrdinary) : place;
    if (chosen >= 0) players.set(chosen, part);
  }
  const internal = staff.map((made, place) => withPart(made, players.get(place), casting));
  return [...internal, ...externalParts.map((role) => external(role, casting))];
}

/** Parts that one person plays in all companies: whoever looks after the staff of the whole group. */
const whoIsSame: ReadonlySet<string> = new Set(['hradmin']);

function withPart(made: Made, part: Part | undefined, { stage, chance }: Casting): Cast {
  const known = stage && part && whoIsSame.has(part.name) ? stage.find(({ role }) => role === part.role) : undefined;
  if (known) return { ...asSame(made, known), role: known.role, hasAccess: true };
  if (!part) return { ...made, hasAccess: made.state === 'active' && Boolean(made.fields.emailAddress) && chance.may(0.7) };
  const { emailAddress = null } = made.fields;
  if (stage) return { ...made, role: part.role, hasAccess: emailAddress !== null, fields: { ...made.fields, emailAddress } };
  // Whoever tries a printed sign-in meets the same language on every day.
  const fields = { ...made.fields, emailAddress: addressOf(part.name), preferredLanguage: 'nb' as const };
  return { ...made, role: part.role, hasAccess: true, fields };
}

/** Who of the first company also comes by in the others, and as what: so that some sign-ins have companies to switch between. */
const alsoElsewhere: Partial<Record<RoleKey, RoleKey>> = { accountant: 'accountant', boardmember: 'systemadmin' };

function external(role: (typeof externalParts)[number], { stage, chance, taken }: Casting): Cast {
  const known = stage?.find((one) => one.role === alsoElsewhere[role]);
  const name = known?.name ?? personName(chance);
  const emailAddress = known?.fields.emailAddress ?? (stage ? `${mailName(name)}.${taken.size}@example.no` : addressOf(role));
  taken.add(emailAddress);
  const fields = { emailAddress, phoneCountryCode: '+47', preferredLanguage: 'nb' as const };
  return { name, role, state: 'active', manager: undefined, inactivationDate: null, hasAccess: true, fields };
}

/** Lets people of one company also work in another: the same name, address, birthday and number. */
export function withGuests(staff: readonly Made[], from: readonly Cast[], chance: Chance): Made[] {
  const guests = from.filter(({ hasAccess, role }) => hasAccess && (role === 'employee' || role === 'manager'));
  const free = new Set(guests);
  return staff.map((made) => {
    if (made.role !== 'employee' || made.state !== 'active' || free.size === 0 || !chance.may(0.1)) return made;
    const guest = chance.pick([...free]);
    free.delete(guest);
    return asSame(made, guest);
  });
}

/** Somebody's post in this company, held by a person who is known from another. */
function asSame(made: Made, { name, fields }: Cast): Made {
  const { emailAddress, birthday, socialSecurityNumber, mobilePhoneNumber, salaryAccountNumber, preferredLanguage } = fields;
  const same = { emailAddress, birthday, socialSecurityNumber, mobilePhoneNumber, salaryAccountNumber, preferredLanguage };
  return { ...made, name, fields: { ...made.fields, ...same } };
}
