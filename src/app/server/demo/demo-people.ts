import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Random } from './seeded-random.ts';
import { mailName, personName } from './names.ts';
import type { FictionalPerson } from './staff.ts';

/** A fictional person with a demo role: those who may sign in have `hasAccess`. */
export interface DemoPerson extends FictionalPerson {
  hasAccess: boolean;
}

interface ChooseInput {
  chance: Random;
  taken: Set<string>;
  /** The people of the first company, which has the printed sign-ins; undefined while they are being chosen. */
  firstCompany: readonly DemoPerson[] | undefined;
}

interface DemoRole {
  /** The local part of the address: the role, or the state of an inactive person. */
  name: string;
  role: RoleKey;
  suits: (made: FictionalPerson, place: StaffPlace) => boolean;
}

/** The position of a person in the staff, and the positions already taken by demo roles. */
interface StaffPlace {
  place: number;
  staff: readonly FictionalPerson[];
  placeOf: (demoRole: string) => number | undefined;
}

const isOrdinary = ({ role, state }: FictionalPerson) => role === 'employee' && state === 'active';
const isLead: DemoRole['suits'] = ({ role }, { place, staff }) =>
  role === 'manager' && staff.some((made) => made.manager === place && isOrdinary(made));
/** The employee reports to the manager, so that requests of one reach the other; both are chosen first. */
const internalRoles: readonly DemoRole[] = [
  { name: 'systemadmin', role: 'systemadmin', suits: ({ manager }) => manager === undefined },
  { name: 'manager', role: 'manager', suits: (made, place) => made.fields.team !== null && isLead(made, place) },
  { name: 'employee', role: 'employee', suits: (made, { placeOf }) => isOrdinary(made) && made.manager === placeOf('manager') },
  { name: 'hradmin', role: 'hradmin', suits: ({ role, fields }) => role === 'manager' && fields.department === 'HR og administrasjon' },
  { name: 'officeadmin', role: 'officeadmin', suits: (made) => isOrdinary(made) && made.fields.department === 'Økonomi' },
  { name: 'inactive', role: 'employee', suits: ({ state }) => state === 'inactive' },
  { name: 'pending', role: 'employee', suits: ({ state }) => state === 'pending' },
];
const externalRoles = ['accountant', 'boardmember', 'gdpr'] as const;

/** The address of the person with a demo role. */
export function addressOf(demoRole: string): string {
  return `${demoRole}@example.no`;
}

/** Assigns the demo roles to the staff, and adds external people. */
export function chooseStaff(staff: readonly FictionalPerson[], input: ChooseInput): DemoPerson[] {
  const chosenByPlace = new Map<number, DemoRole>();
  const placeOf = (name: string) => [...chosenByPlace].find(([, demoRole]) => demoRole.name === name)?.[0];
  for (const demoRole of internalRoles) {
    const free = (suits: DemoRole['suits']) =>
      staff.findIndex((made, place) => !chosenByPlace.has(place) && suits(made, { place, staff, placeOf }));
    const place = free(demoRole.suits);
    // A small company may lack the department or team; then any manager, or any employee, is chosen.
    const chosen = place < 0 && demoRole.role !== 'employee' ? free(demoRole.role === 'manager' ? isLead : isOrdinary) : place;
    if (chosen >= 0) chosenByPlace.set(chosen, demoRole);
  }
  const internal = staff.map((made, place) => withDemoRole(made, chosenByPlace.get(place), input));
  return [...internal, ...externalRoles.map((role) => external(role, input))];
}

/** Roles that one person has in all companies, such as an HR admin of the whole group. */
const rolesInAllCompanies: ReadonlySet<string> = new Set(['hradmin']);

function withDemoRole(made: FictionalPerson, demoRole: DemoRole | undefined, { firstCompany, chance }: ChooseInput): DemoPerson {
  const known =
    firstCompany && demoRole && rolesInAllCompanies.has(demoRole.name)
      ? firstCompany.find(({ role }) => role === demoRole.role)
      : undefined;
  if (known) return { ...withSameFields(made, known), role: known.role, hasAccess: true };
  if (!demoRole) return { ...made, hasAccess: made.state === 'active' && Boolean(made.fields.emailAddress) && chance.may(0.7) };
  const { emailAddress = null } = made.fields;
  if (firstCompany) return { ...made, role: demoRole.role, hasAccess: emailAddress !== null, fields: { ...made.fields, emailAddress } };
  // A fixed language, so that the printed sign-ins are the same on every day.
  const fields = { ...made.fields, emailAddress: addressOf(demoRole.name), preferredLanguage: 'nb' as const };
  return { ...made, role: demoRole.role, hasAccess: true, fields };
}

/** People of the first company who also have a role in the others, so that some sign-ins can switch companies. */
const alsoElsewhere: Partial<Record<RoleKey, RoleKey>> = { accountant: 'accountant', boardmember: 'systemadmin' };

function external(role: (typeof externalRoles)[number], { firstCompany, chance, taken }: ChooseInput): DemoPerson {
  const known = firstCompany?.find((one) => one.role === alsoElsewhere[role]);
  const name = known?.name ?? personName(chance);
  const emailAddress = known?.fields.emailAddress ?? (firstCompany ? `${mailName(name)}.${taken.size}@example.no` : addressOf(role));
  taken.add(emailAddress);
  const fields = { emailAddress, phoneCountryCode: '+47', preferredLanguage: 'nb' as const };
  return { name, role, state: 'active', manager: undefined, inactivationDate: null, hasAccess: true, fields };
}

/** Lets people of one company also work in another: with the same name, address, birthday and number. */
export function withExternals(staff: readonly FictionalPerson[], from: readonly DemoPerson[], chance: Random): FictionalPerson[] {
  const candidates = from.filter(({ hasAccess, role }) => hasAccess && (role === 'employee' || role === 'manager'));
  const free = new Set(candidates);
  return staff.map((made) => {
    if (made.role !== 'employee' || made.state !== 'active' || free.size === 0 || !chance.may(0.1)) return made;
    const candidate = chance.pick([...free]);
    free.delete(candidate);
    return withSameFields(made, candidate);
  });
}

/** A post in this company, held by a person of another. */
function withSameFields(made: FictionalPerson, { name, fields }: DemoPerson): FictionalPerson {
  const { emailAddress, birthday, socialSecurityNumber, mobilePhoneNumber, salaryAccountNumber, preferredLanguage } = fields;
  const same = { emailAddress, birthday, socialSecurityNumber, mobilePhoneNumber, salaryAccountNumber, preferredLanguage };
  return { ...made, name, fields: { ...made.fields, ...same } };
}
