import type { EmergencyContact } from '../../../contract/entities.ts';
import type { ImportField, ImportRemark } from '../../../contract/entities-import.ts';
import { isForeignAccount } from '../../../contract/refused-fields.ts';
import { checkTogether, checkValues, remarkOf } from './check-values.ts';
import type { ExistingPerson, PlanCircumstances } from './existing-person.ts';
import { findPerson, type PersonIndex } from './find-person.ts';
import type { Values } from './read-cell.ts';
import type { RowRead } from './read-cell.ts';

/** A row validated by itself: the person it is about, and whether it can be imported; managers and other rows are checked later. */
export interface ValidatedRow {
  number: number;
  values: Values;
  contact: EmergencyContact | undefined;
  person: ExistingPerson | undefined;
  verdict: 'import' | 'skip' | 'refuse';
  reasons: ImportRemark[];
  warnings: ImportRemark[];
}

/** Validates one row by the rules of a person, by the existing people, and by the importing user's permissions. */
export function validateRow(row: RowRead, index: PersonIndex, circumstances: PlanCircumstances): ValidatedRow {
  const { choices } = circumstances;
  const validated: ValidatedRow = {
    number: row.number,
    values: row.values,
    contact: undefined,
    person: undefined,
    verdict: 'import',
    reasons: [],
    warnings: [...row.warnings],
  };
  if (choices.skip.has(row.number)) return { ...validated, verdict: 'skip', reasons: [{ code: 'chosen' }] };
  if (row.skip) return { ...validated, verdict: 'skip', reasons: [row.skip] };
  const usable = usableValues(row, choices.leaveOutInvalid);
  const found = findPerson(usable.values, index);
  const person = found.kind === 'person' ? found.person : undefined;
  // A birthday derived from the identity number fills an empty one, and changes none.
  const derived = person?.values.birthday !== undefined && row.warnings.some(({ code }) => code === 'birthdayFromNumber');
  if (person?.state === 'inactive' && hasLeft(usable.values, circumstances))
    return { ...validated, person, verdict: 'skip', reasons: [{ code: 'leftBefore' }], warnings: [] };
  const known = derived ? { ...usable, values: without(usable.values, 'birthday') } : usable;
  const checked = person ? withoutAddress(withoutOwn(known, person, circumstances), person, circumstances) : forNew(usable);
  const reasons = [
    ...checked.reasons,
    ...(found.kind === 'refused' ? [found.reason] : []),
    ...(person?.state === 'inactive' ? [{ code: 'personInactive' as const }] : []),
    ...roleReasons(checked.values, person, circumstances),
  ];
  const lastDayError = circumstances.lastDayErrors?.get(row.number);
  const together = [
    ...checkTogether(checked.values, person?.values ?? {}, circumstances),
    ...(lastDayError ? [remarkOf(lastDayError, checked.values)] : []),
  ];
  const left = leaveOut({ ...checked, reasons: [] }, together, choices.leaveOutInvalid);
  const warnings = derived ? validated.warnings.filter(({ code }) => code !== 'birthdayFromNumber') : validated.warnings;
  const result = {
    ...validated,
    values: left.values,
    contact: checked.contact,
    person,
    warnings: [...warnings, ...left.warnings, ...accountWarnings(left.values, person)],
    reasons: [...reasons, ...left.reasons],
  };
  // What would only have been left out has to be mended as well, and is named before the file is imported again.
  if (result.reasons.length > 0) return { ...result, verdict: 'refuse', reasons: [...result.reasons, ...left.leftOut] };
  return found.kind === 'nobody'
    ? validateNewcomer(result, found.sameName, circumstances)
    : {
        ...result,
        warnings: [...result.warnings, ...knownWarnings(result, found.kind === 'person' && found.matchedByName, circumstances)],
      };
}

interface Usable {
  values: Values;
  contact: EmergencyContact | undefined;
  reasons: ImportRemark[];
  warnings: ImportRemark[];
  /** The faults of values that are left out. */
  leftOut: ImportRemark[];
}

/** A person needs a name, so an invalid name is never left out. */
const neverLeftOut: ReadonlySet<ImportField | undefined> = new Set(['firstName', 'lastName', 'role', undefined]);

function usableValues(row: RowRead, leaveOutInvalid: boolean): Usable {
  const read = leaveOut({ values: row.values, contact: undefined, reasons: [], warnings: [], leftOut: [] }, row.problems, leaveOutInvalid);
  const checked = checkValues(read.values);
  const { values, ...rest } = leaveOut({ ...read, values: checked.values }, checked.problems, leaveOutInvalid);
  if (checked.problems.length === 0) return { ...rest, values, contact: checked.emergencyContact };
  // The remaining values are normalised again.
  const again = checkValues(values);
  return { ...rest, values: again.values, contact: again.emergencyContact };
}

/** An e-mail that does not fit is not worth a person: it is always left out, with a remark. */
const alwaysLeftOut: ReadonlySet<ImportField | undefined> = new Set(['emailAddress', 'secondaryEmail']);

function leaveOut(usable: Usable, problems: readonly ImportRemark[], leaveOutInvalid: boolean): Usable {
  let values = usable.values;
  const reasons = [...usable.reasons];
  const warnings = [...usable.warnings];
  const leftOut = [...usable.leftOut];
  for (const problem of problems) {
    const staysOut = alwaysLeftOut.has(problem.field) || (leaveOutInvalid && !neverLeftOut.has(problem.field));
    if (!staysOut) reasons.push(problem);
    else {
      values = without(values, problem.field);
      warnings.push({ ...problem, code: 'valueLeftOut' });
      leftOut.push(problem);
    }
  }
  return { ...usable, values, reasons, warnings, leftOut };
}

function without(values: Values, field: ImportField | undefined): Values {
  const group = field?.startsWith('emergencyContact.') ? 'emergencyContact.' : field;
  return Object.fromEntries(Object.entries(values).filter(([name]) => (group?.endsWith('.') ? !name.startsWith(group) : name !== group)));
}

function forNew(usable: Usable): Usable {
  const missing = (['firstName', 'lastName'] as const).filter(
    (field) => usable.values[field] === undefined && !usable.reasons.some((reason) => reason.field === field),
  );
  const reasons = missing.map((field): ImportRemark => ({ code: 'field', field, fieldCode: 'required' }));
  return { ...usable, reasons: [...usable.reasons, ...reasons] };
}

const notOnesOwn: readonly ImportField[] = ['role', 'salaryAmount', 'salaryCurrency', 'salaryInterval', 'notes'];

/** Users cannot set their own pay or role, or write the remarks about themselves. */
function withoutOwn(usable: Usable, person: ExistingPerson, { importedBy }: PlanCircumstances): Usable {
  if (person.id !== importedBy) return usable;
  const withheldFields = notOnesOwn.filter((field) => differs(usable.values, person, field));
  const values = withheldFields.reduce(without, usable.values);
  return {
    ...usable,
    values,
    warnings: [...usable.warnings, ...withheldFields.map((field): ImportRemark => ({ code: 'ownKept', field }))],
  };
}

/** Whoever has not signed in yet is invited by this address, and accepting gives their role: it is kept where the role is above the importing user’s. */
function withoutAddress(usable: Usable, person: ExistingPerson, { grantableRoles }: PlanCircumstances): Usable {
  if (person.hasAccount || grantableRoles.has(person.role) || !differs(usable.values, person, 'emailAddress')) return usable;
  const kept: ImportRemark = { code: 'addressAboveOwn', field: 'emailAddress' };
  return { ...usable, values: without(usable.values, 'emailAddress'), warnings: [...usable.warnings, kept] };
}

function differs(values: Values, person: ExistingPerson, field: ImportField): boolean {
  const stored = field === 'role' ? person.role : person.values[field];
  return (
    values[field] !== undefined && String(values[field]) !== String(stored ?? '') && Number(values[field]) !== Number(stored ?? Number.NaN)
  );
}

function roleReasons(values: Values, person: ExistingPerson | undefined, { grantableRoles }: PlanCircumstances): ImportRemark[] {
  const { role } = values;
  if (role === undefined || role === person?.role) return [];
  const touched = [String(role), ...(person ? [person.role] : [])];
  const allowed = [...grantableRoles].map(String);
  return touched.every((one) => allowed.includes(one)) ? [] : [{ code: 'roleAboveOwn', field: 'role', params: { value: role } }];
}

/** Whether the end date in a row has passed. */
export function hasLeft({ endDate }: Values, { today }: Pick<PlanCircumstances, 'today'>): boolean {
  return endDate !== undefined && String(endDate) < today;
}

function accountWarnings({ salaryAccountNumber: account }: Values, person: ExistingPerson | undefined): ImportRemark[] {
  const isNew = account !== undefined && account !== person?.values.salaryAccountNumber;
  return isNew && isForeignAccount(String(account)) ? [{ code: 'foreignAccount', field: 'salaryAccountNumber' }] : [];
}

function validateNewcomer(row: ValidatedRow, sameName: readonly ExistingPerson[], circumstances: PlanCircumstances): ValidatedRow {
  const { choices } = circumstances;
  const { emailAddress, employeeNumber, birthday } = row.values;
  const warnings = hasLeft(row.values, circumstances)
    ? [...row.warnings, { code: 'alreadyLeft' as const, field: 'endDate' as const }]
    : row.warnings;
  if (sameName.length === 0) return { ...row, warnings };
  // A name alone does not identify a person; adding nobody is the safer mistake.
  const nameOnly = emailAddress === undefined && employeeNumber === undefined && birthday === undefined;
  if (nameOnly && !choices.create.has(row.number)) return { ...row, warnings, verdict: 'skip', reasons: [{ code: 'sameNameExists' }] };
  return { ...row, warnings: [...warnings, { code: 'sameName' }] };
}

function knownWarnings({ values }: ValidatedRow, matchedByName: boolean, circumstances: PlanCircumstances): ImportRemark[] {
  return [
    ...(matchedByName ? [{ code: 'matchedByName' as const }] : []),
    ...(hasLeft(values, circumstances) ? [{ code: 'endDatePassed' as const, field: 'endDate' as const }] : []),
  ];
}
