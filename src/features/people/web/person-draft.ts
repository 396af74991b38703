import type { Can } from './edit-groups.ts';
import type { EditField, EditValues } from './edit-values.ts';

/** Fields that are never stored in the browser: national number, account, health, pay. */
const secret: ReadonlySet<EditField> = new Set([
  'socialSecurityNumber',
  'salaryAccountNumber',
  'allergies',
  'salaryAmount',
  'salaryCurrency',
  'salaryInterval',
]);

/** The fields that a draft of a person leaves out: secret ones, and those that the user may not change. */
export function omittedFields(base: EditValues, can: Can): EditField[] {
  // The keys of a form are those of its type.
  return (Object.keys(base) as EditField[]).filter((name) => secret.has(name) || !can(name));
}
