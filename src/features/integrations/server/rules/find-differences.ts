import { isAccountNumber } from '#kernel/contract/account-number.ts';
import { isNationalNumber } from '#features/people/contract/check-digits.ts';
import type { Circumstances } from '#features/people/contract/refused-fields.ts';
import type { FieldDifference } from '../../contract/entities.ts';
import { comparedFields, hiddenFields, type ComparedField, type HiddenField } from '../../contract/kinds.ts';
import type { AccountingProvider, ExternalFields, ExternalPerson } from '../accounting/provider.ts';
import { divideName } from './divide-name.ts';
import { isHidden, isValid } from './judge-value.ts';
import { normalForm } from './normal-form.ts';

/** What a system takes and gives, and the day and installation by which values are judged. */
export interface ComparedBy extends Circumstances, Pick<AccountingProvider, 'reads' | 'writes' | 'hasOneName'> {}

type RemotePerson = Pick<ExternalPerson, 'fields' | 'unreadable'>;

/** The fields in which a person differs between two systems, in the order in which they are shown (integrations.6). */
export function findDifferences(here: ExternalFields, there: RemotePerson, by: ComparedBy): FieldDifference[] {
  const beside = by.hasOneName ? { ...there, fields: divideName(here, there.fields) } : there;
  return comparedFields.flatMap((field) => differenceIn(field, here, beside, by) ?? []);
}

function differenceIn(field: ComparedField, here: ExternalFields, there: RemotePerson, by: ComparedBy): FieldDifference | undefined {
  // What cannot be read is no difference.
  if (!by.reads.has(field) || there.unreadable.includes(field)) return undefined;
  if ((here[field] ?? '') === (there.fields[field] ?? '')) return undefined;
  const [ours, theirs] = [normalForm(field, here[field]), normalForm(field, there.fields[field])];
  if (ours === theirs) return undefined;
  const oursFit = ours !== '' && isValid(field, here, by);
  const theirsFit = theirs !== '' && isValid(field, there.fields, by);
  const isNone = isHidden(field) && ((ours !== '' && !oursFit) || (theirs !== '' && !theirsFit));
  return {
    field,
    kind: isNone ? 'invalid' : kindOf(ours, theirs),
    ...(isHidden(field) ? { here: null, there: null } : { here: shown(here[field]), there: shown(there.fields[field]) }),
    canWriteHere: theirsFit,
    canWriteThere: by.writes.has(field) && (isHidden(field) ? oursFit : ours !== ''),
  };
}

function kindOf(ours: string, theirs: string): FieldDifference['kind'] {
  if (ours === '') return 'missingHere';
  return theirs === '' ? 'missingThere' : 'different';
}

const shown = (value: string | null | undefined): string | null => value?.trim() || null;

/** The numbers of a person that are none; they are not transferred (integrations.7). */
export function invalidNumbersOf(fields: ExternalFields, circumstances: Circumstances): HiddenField[] {
  return hiddenFields.filter((field) => {
    const value = normalForm(field, fields[field]);
    return value !== '' && !isNorwegian(field, value, circumstances) && !isValid(field, fields, circumstances);
  });
}

/** Nearly all numbers are Norwegian ones, which need no reading as a field. */
function isNorwegian(field: HiddenField, value: string, circumstances: Circumstances): boolean {
  return field === 'salaryAccountNumber' ? isAccountNumber(value) : isNationalNumber(value, circumstances);
}
