import type { Company } from '#kernel/server/database/unit.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import { importFields, type ImportField } from '../../contract/entities-import.ts';
import type { StoredPersonRecord } from '../person-record.ts';
import type { ExistingPerson } from '../rules/import/existing-person.ts';
import type { Values } from '../rules/import/read-cell.ts';
import { readRecords } from '../save-people.ts';
import { readEverybody } from './store-import-people.ts';

/** All people in the form in which a plan compares them with its rows, and the newest change included. */
export async function peopleForPlan(company: Company, secrets: Secrets): Promise<{ people: ExistingPerson[]; seenChange: number }> {
  const { ids, newestChange } = await readEverybody(company);
  const records = ids.length > 0 ? await readRecords({ company, secrets }, ids) : [];
  return { people: records.map(existingPerson), seenChange: newestChange };
}

/** A stored person in the form of a row of a staff list. */
export function existingPerson(person: StoredPersonRecord): ExistingPerson {
  const { apartment, streetAddress, postalCode, city, province, country } = person;
  const address = { apartment, streetAddress, postalCode, city, province, country };
  const flat: Record<string, unknown> = {
    ...person,
    positionCoverage: person.positionCoverage === null ? null : Number(person.positionCoverage),
    ...Object.fromEntries(Object.entries(address).map(([name, value]) => [`address.${name}`, value])),
  };
  const values: Values = {};
  for (const field of importFields) {
    const value = flat[field];
    if (typeof value === 'string' || typeof value === 'number') values[field satisfies ImportField] = value;
  }
  const { id, version, state, isExternal, role, reportingToCompanyUserId, emergencyContacts } = person;
  const hasAccount = person.accountId !== null;
  return { id, version, state, isExternal, hasAccount, role, reportingToCompanyUserId, emergencyContacts, values };
}
