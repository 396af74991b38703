import type { CompanyUser, PersonPermissions } from '../contract/entities.ts';
import type { StoredPersonRecord } from './person-record.ts';
import type { ListedPerson } from './store-people-list.ts';
import { fieldsEditable, visibleFields, permissionsFor, personVisibility, withoutOwnRemarks } from './policy.ts';
import type { RestrictedField, PersonVisibility, Viewer } from './policy.ts';
import { missingFields } from './rules/missing-fields.ts';

export interface PresentPersonInput {
  companyId: number;
  viewer: Viewer;
  visibility: PersonVisibility;
  seen: ReadonlySet<RestrictedField>;
  /** Whether the hidden numbers are shown in full; the handler has logged it. */
  reveal: boolean;
  isManager: boolean;
}

/** A whole person in the form of the answer: fields that the viewer may not see are absent. */
export function presentPerson(
  person: StoredPersonRecord,
  { companyId, viewer, visibility, seen, reveal, isManager }: PresentPersonInput,
): CompanyUser {
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
  const hidden = person.isMobileHidden && visibility === 'directory';
  return {
    ...head(person, companyId),
    ...only(everything, (name) => seen.has(name) && !isNumber(name) && !(hidden && isPhone(name))),
    ...(seen.has('socialSecurityNumber') && (reveal ? numbers : { masked: masked(numbers) })),
    editableFields: [...fieldsEditable(viewer, visibility, person)],
    ...(person.state === 'pending' && (visibility === 'own' || visibility === 'all') && { missingFields: missingFields(person) }),
    permissions: permissionsFor(viewer, visibility, person),
  };
}

/**
 * Converts the rows of a list for its viewer. All rows have the same columns and most are equally visible, so the policy is evaluated
 * once per kind of visibility instead of once per person.
 */
export function personLister({ companyId, viewer, team }: { companyId: number; viewer: Viewer; team: ReadonlySet<string> }) {
  const cache = { names: new Map<string, RestrictedField[]>(), permissions: new Map<string, PersonPermissions>() };
  return (person: ListedPerson): CompanyUser => {
    const visibility = personVisibility(viewer, person, team.has(person.id));
    const isPhoneHidden = person.isMobileHidden && visibility === 'directory';
    const names = once(cache.names, `${visibility} ${isPhoneHidden} ${person.id === viewer.lookerId}`, () =>
      namesShown(person, withoutOwnRemarks(visibleFields(visibility), viewer, person.id), isPhoneHidden),
    );
    // Everything that the policy depends on: people who are equal in this have the same permissions.
    const { state, isExternal, currentRole: role, accountId, hasFormerAccount, reportingToCompanyUserId } = person;
    const alike = [visibility, person.id === viewer.companyUserId, state, isExternal, role, accountId === null, hasFormerAccount].join(' ');
    const governed = { id: person.id, state, isExternal, role, accountId, hasFormerAccount, reportingToCompanyUserId };
    const permissions = once(cache.permissions, alike, () => permissionsFor(viewer, visibility, governed));
    return { ...head(person, companyId), ...fieldsNamed(person, names), permissions };
  };
}

function once<Value>(cache: Map<string, Value>, key: string, workOut: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = workOut();
  cache.set(key, value);
  return value;
}

function namesShown(person: ListedPerson, seen: ReadonlySet<RestrictedField>, isPhoneHidden: boolean): RestrictedField[] {
  // Names of fields; the policy does not know any other name, so it is left out.
  const names = [...Object.keys(person), 'profileImageTimestamp'] as RestrictedField[];
  return names.filter((name) => seen.has(name) && !(isPhoneHidden && isPhone(name)));
}

function fieldsNamed(person: ListedPerson, names: readonly RestrictedField[]): Partial<CompanyUser> {
  // A row has only the requested columns, so it is read by name.
  const columns = person as unknown as Record<string, unknown>;
  const fields: Record<string, unknown> = {};
  for (const name of names) fields[name] = columns[name];
  if (names.includes('profileImageTimestamp')) Object.assign(fields, derived(person));
  if (typeof fields['positionCoverage'] === 'string') fields['positionCoverage'] = Number(fields['positionCoverage']);
  return fields;
}

type Head = Pick<StoredPersonRecord, 'id' | 'version' | 'firstName' | 'lastName' | 'state' | 'isExternal'>;

function head({ id, version, firstName, lastName, state, isExternal }: Head, companyId: number) {
  return { id, companyId, version, firstName, lastName, isActive: state === 'active', isPending: state === 'pending', isExternal };
}

function derived({ profileImageAt }: { profileImageAt: Date | null }) {
  return { profileImageTimestamp: profileImageAt?.toISOString() ?? null };
}

function only(fields: Record<string, unknown>, keep: (name: RestrictedField) => boolean): Partial<CompanyUser> {
  // Names of fields; the policy does not know any other name, so it is left out.
  return Object.fromEntries(Object.entries(fields).filter(([name]) => keep(name as RestrictedField)));
}

const isNumber = (name: string) => name === 'socialSecurityNumber' || name === 'salaryAccountNumber';
const isPhone = (name: string) => name === 'mobilePhoneNumber' || name === 'phoneCountryCode';

/** The last two characters identify a number; more would reveal too much. */
function masked(numbers: { socialSecurityNumber: string | null; salaryAccountNumber: string | null }) {
  const mask = (value: string | null) => value && '•'.repeat(value.length - 2) + value.slice(-2);
  return { socialSecurityNumber: mask(numbers.socialSecurityNumber), salaryAccountNumber: mask(numbers.salaryAccountNumber) };
}
