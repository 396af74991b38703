import type { CompanyUser } from '../contract/entities.ts';
import type { KeptPerson } from './person-record.ts';
import type { ListedPerson } from './store-people-list.ts';
import { fieldsEditable, fieldsSeen, permissionsFor, sightOf } from './policy.ts';
import type { SeenField, Sight, Viewer } from './policy.ts';
import { missingFields } from './rules/missing-fields.ts';

export interface Showing {
  companyId: number;
  viewer: Viewer;
  sight: Sight;
  seen: ReadonlySet<SeenField>;
  /** Whether the hidden numbers are shown in full; the call has said so in the log. */
  reveal: boolean;
  isManager: boolean;
}

/** A whole person as the viewer may see them: fields that they may not see are absent. */
export function shownPerson(person: KeptPerson, { companyId, viewer, sight, seen, reveal, isManager }: Showing): CompanyUser {
  const { apartment, streetAddress, postalCode, city, province, country, socialSecurityNumber, salaryAccountNumber, ...fields } = person;
  const numbers = { socialSecurityNumber, salaryAccountNumber };
  const everything = {
    ...fields,
    ...numbers,
    ...derived(person),
    isManager,
    positionCoverage: fields.positionCoverage === null ? null : Number(fields.positionCoverage),
    address: { apartment, streetAddress, postalCode, city, province, country },
  };
  const hidden = person.isMobileHidden && sight === 'directory';
  return {
    ...head(person, companyId),
    ...only(everything, (name) => seen.has(name) && !isNumber(name) && !(hidden && isPhone(name))),
    ...(seen.has('socialSecurityNumber') && (reveal ? numbers : { masked: masked(numbers) })),
    editableFields: [...fieldsEditable(viewer, sight, person)],
    ...(person.state === 'pending' && (sight === 'own' || sight === 'all') && { missingFields: missingFields(person) }),
    permissions: permissionsFor(viewer, sight, person),
  };
}

/** One row of a list as the viewer may see it. */
export function listedPerson(
  person: ListedPerson,
  { companyId, viewer, inTeam }: { companyId: number; viewer: Viewer; inTeam: boolean },
): CompanyUser {
  const sight = sightOf(viewer, person, inTeam);
  const seen = fieldsSeen(sight);
  const hidden = person.isMobileHidden && sight === 'directory';
  // A row has only the columns that were asked for, so it is read by name.
  const columns = person as unknown as Record<string, unknown>;
  const coverage = columns['positionCoverage'];
  const everything = { ...columns, ...derived(person), ...(typeof coverage === 'string' && { positionCoverage: Number(coverage) }) };
  return {
    ...head(person, companyId),
    ...only(everything, (name) => seen.has(name) && !(hidden && isPhone(name))),
    permissions: permissionsFor(viewer, sight, { ...person, role: person.currentRole }),
  };
}

type Head = Pick<KeptPerson, 'id' | 'version' | 'firstName' | 'lastName' | 'state' | 'isExternal'>;

function head({ id, version, firstName, lastName, state, isExternal }: Head, companyId: number) {
  return { id, companyId, version, firstName, lastName, isActive: state === 'active', isPending: state === 'pending', isExternal };
}

function derived({ profileImageAt }: { profileImageAt: Date | null }) {
  return { profileImageTimestamp: profileImageAt?.toISOString() ?? null };
}

function only(fields: Record<string, unknown>, keep: (name: SeenField) => boolean): Partial<CompanyUser> {
  // The names are those of fields; whatever is none is unknown to the policy and therefore left out.
  return Object.fromEntries(Object.entries(fields).filter(([name]) => keep(name as SeenField)));
}

const isNumber = (name: string) => name === 'socialSecurityNumber' || name === 'salaryAccountNumber';
const isPhone = (name: string) => name === 'mobilePhoneNumber' || name === 'phoneCountryCode';

/** Two last digits tell that a number is there and which; more would tell too much. */
function masked(numbers: { socialSecurityNumber: string | null; salaryAccountNumber: string | null }) {
  const mask = (value: string | null) => value && '•'.repeat(value.length - 2) + value.slice(-2);
  return { socialSecurityNumber: mask(numbers.socialSecurityNumber), salaryAccountNumber: mask(numbers.salaryAccountNumber) };
}
