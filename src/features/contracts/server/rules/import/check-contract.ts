import { RegistryId } from '#features/company/contract/entities.ts';
import { noteFields } from '#features/notes/contract/note-rules.ts';
import { fieldErrorsOf, type FieldError } from '#kernel/contract/errors.ts';
import { z } from 'zod';
import { contractImportFields, type ContractImportField, type ContractImportRemark } from '../../../contract/entities-import.ts';
import { ContactInput, contractFields } from '../../../contract/fields.ts';
import type { ContractValues } from './read-contract-cell.ts';

const { party, name, category, signedBy, status, currency, value, interval, typeId } = contractFields;
const { startDate, endDate, renewalInterval, noticePeriod } = contractFields;

/** The values of a row by the rules of a contract, which the file need not say all of. */
const RowContract = z
  .object({ party, registryId: RegistryId, name, category, signedBy, status, currency, value, interval, typeId })
  .extend({ startDate, endDate, renewalInterval, noticePeriod, contact: ContactInput, notes: noteFields.noteText })
  .partial();
export type RowContract = z.output<typeof RowContract>;

/** Validates a row by the same rules as the form, and normalises it. */
export function checkContract(values: ContractValues): { row: RowContract; problems: ContractImportRemark[] } {
  const { responsible: _responsible, contactName: _name, contactEmail: _email, contactPhone: _phone, ...plain } = values;
  const contact = contactOf(values);
  const parsed = RowContract.safeParse({ ...plain, ...(contact && { contact }) });
  if (parsed.success) return { row: parsed.data, problems: [] };
  return { row: {}, problems: fieldErrorsOf(parsed.error).map((error) => remarkOf(error, values)) };
}

function contactOf({ contactName, contactEmail, contactPhone }: ContractValues) {
  const contactedBy = contactName ?? contactEmail ?? contactPhone;
  if (contactedBy === undefined) return undefined;
  const [, code, number] = /^(\+\d{1,3}) (\d+)$/.exec(contactPhone ?? '') ?? [];
  return {
    // Somebody without a name is called by their address.
    name: contactedBy,
    email: contactEmail ?? null,
    ...(code && number ? { phoneCountryCode: code, phone: number } : { phone: contactPhone ?? null }),
  };
}

const contactFields: Readonly<Record<string, ContractImportField>> = {
  'contact.name': 'contactName',
  'contact.email': 'contactEmail',
  'contact.phone': 'contactPhone',
  'contact.phoneCountryCode': 'contactPhone',
};

function remarkOf({ path, code, params }: FieldError, values: ContractValues): ContractImportRemark {
  const field = contactFields[path] ?? contractImportFields.find((one) => path === one || path.startsWith(`${one}.`));
  const typed = field === undefined ? undefined : values[field];
  const shown = typeof typed === 'string' || typeof typed === 'number' ? { value: String(typed).slice(0, 200) } : {};
  return { code: 'field', fieldCode: code, ...(field && { field }), params: { ...plainParams(params), ...shown } };
}

function plainParams(params: FieldError['params']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params ?? {}).flatMap(([key, one]) => (typeof one === 'string' || typeof one === 'number' ? [[key, one]] : [])),
  );
}
