import type { Circumstances } from '#features/people/contract/refused-fields.ts';
import { comparedFields, type ComparedField, type HiddenField } from '../../contract/kinds.ts';
import type { AccountingProvider, ExternalFields } from '../accounting/provider.ts';
import { invalidNumbersOf } from './find-differences.ts';
import { isHidden } from './judge-value.ts';
import { normalForm } from './normal-form.ts';

/** The values of a person here that are sent to another system: never an empty one, and no number that is none (integrations.7). */
export function sentFields(
  here: ExternalFields,
  {
    among = comparedFields,
    writes,
    ...circumstances
  }: Pick<AccountingProvider, 'writes'> & Circumstances & { among?: readonly ComparedField[] },
): { fields: ExternalFields; notTransferred: HiddenField[] } {
  const invalid = new Set<ComparedField>(invalidNumbersOf(here, circumstances));
  const given = among.filter((field) => writes.has(field) && !invalid.has(field) && (here[field]?.trim() ?? '') !== '');
  return {
    fields: Object.fromEntries(given.map((field) => [field, isHidden(field) ? normalForm(field, here[field]) : here[field]?.trim()])),
    notTransferred: among.filter(isHidden).filter((field) => writes.has(field) && invalid.has(field)),
  };
}

/** Whether somebody there has all these values already. */
export function hasFields(there: ExternalFields, fields: ExternalFields): boolean {
  // The keys of fields are those of their type.
  return (Object.keys(fields) as ComparedField[]).every((field) => normalForm(field, there[field]) === normalForm(field, fields[field]));
}

/** Which sent fields somebody there has now; a system leaves out what it does not know, such as a department that is not there (integrations.9). */
export function takenFields(there: ExternalFields, fields: ExternalFields): { taken: ComparedField[]; refused: ComparedField[] } {
  const sent = comparedFields.filter((field) => field in fields);
  const isTaken = (field: ComparedField): boolean => hasFields(there, { [field]: fields[field] });
  return { taken: sent.filter(isTaken), refused: sent.filter((field) => !isTaken(field)) };
}
