import { emailKey } from '#kernel/contract/email-address.ts';
import type { EmergencyContact } from '../../../contract/entities.ts';
import { importFields, type ImportField } from '../../../contract/entities-import.ts';
import type { ExistingPerson } from './existing-person.ts';
import { folding } from '#kernel/server/sheets/rules/likeness.ts';
import type { Change } from './plan.ts';
import type { Values } from './read-cell.ts';

const contactFields: readonly ImportField[] = ['emergencyContact.fullName', 'emergencyContact.phone', 'emergencyContact.relation'];

/** The values that differ from the stored ones; an empty cell changes nothing. */
export function changesOf(values: Values, person: ExistingPerson | undefined): Change[] {
  return importFields.flatMap((field): Change[] => {
    const after = values[field];
    if (after === undefined || field === 'fullName' || field === 'reportingTo' || contactFields.includes(field)) return [];
    const before = person?.values[field] ?? null;
    return person && isSame(field, before, after) ? [] : [{ field, before, after }];
  });
}

/** The list of contacts with the file's contact: it replaces the contact of the same name, or is added. */
export function contactsWith(contact: EmergencyContact, there: readonly EmergencyContact[]): EmergencyContact[] {
  const same = there.findIndex(({ fullName }) => folding(fullName) === folding(contact.fullName));
  if (same < 0) return [...there, contact];
  return there.map((one, index) => (index === same ? { ...contact, relation: contact.relation ?? one.relation } : one));
}

/** The changes to the contact in the file. */
export function contactChanges(contact: EmergencyContact, there: readonly EmergencyContact[]): Change[] {
  const old = there.find(({ fullName }) => folding(fullName) === folding(contact.fullName));
  const all: Change[] = [
    { field: 'emergencyContact.fullName', before: old?.fullName ?? null, after: contact.fullName },
    { field: 'emergencyContact.phone', before: old ? phoneOf(old) : null, after: phoneOf(contact) },
    { field: 'emergencyContact.relation', before: old?.relation ?? null, after: contact.relation ?? old?.relation ?? null },
  ];
  return all.filter(({ before, after }) => before !== after);
}

function phoneOf({ phoneCountryCode, phone }: EmergencyContact): string {
  return `${phoneCountryCode} ${phone}`;
}

function isSame(field: ImportField, before: string | number | null, after: string | number): boolean {
  if (before === null) return false;
  if (field === 'positionCoverage' || field === 'salaryAmount') return Number(before) === Number(after);
  if (field === 'emailAddress' || field === 'secondaryEmail') return emailKey(String(before)) === emailKey(String(after));
  // Spreadsheets drop zeros in front (people.47), so `12` says nothing against `0012`.
  if (field === 'employeeNumber' && String(before).replace(/^0+(?=\d+$)/, '') === String(after)) return true;
  return String(before) === String(after);
}
