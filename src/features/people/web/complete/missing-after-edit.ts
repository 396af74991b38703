import type { CompanyUser } from '../../contract/entities.ts';
import type { EditValues } from '../edit-values.ts';

type Typed = Pick<CompanyUser, 'missingFields' | 'masked'>;

/** The fields that the server reports as missing and that are still empty in the form; paths are those of the form. */
export function missingAfterEdit({ missingFields = [], masked }: Typed, values: EditValues): string[] {
  return missingFields.filter((path) => {
    const [name = '', line] = path.split('.');
    const isKept = (name === 'socialSecurityNumber' || name === 'salaryAccountNumber') && Boolean(masked?.[name]);
    // The paths are those of the form, by the contract.
    const value = line ? values.address[line as keyof EditValues['address']] : values[name as keyof EditValues];
    return !isKept && (typeof value !== 'string' || value.trim() === '');
  });
}
