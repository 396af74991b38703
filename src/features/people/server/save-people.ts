import type { WriteContext } from '#kernel/server/call-context.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { StoredPersonRecord, PersonRecord, PersonSecrets } from './person-record.ts';
import * as store from './store-people.ts';

/** The context in which people are read and written. */
export interface PeopleWriteContext extends WriteContext {
  secrets: Secrets;
  /** Today in the company's time zone: new positions, departments, managers and percentages are valid from it. */
  today: string;
  /** When another day was agreed on from which they are valid. */
  validFrom?: string | undefined;
}

const sealedFields = ['socialSecurityNumber', 'salaryAccountNumber', 'allergies'] as const;
const datedFields = ['position', 'department', 'reportingToCompanyUserId', 'positionCoverage'] as const;

/** People by their ids, with their encrypted fields decrypted; unknown ids are ignored. */
export async function readRecords(
  { company, secrets }: Pick<PeopleWriteContext, 'company' | 'secrets'>,
  ids: readonly string[],
  options?: { lock?: boolean },
): Promise<StoredPersonRecord[]> {
  const rows = await store.readPeople(company, ids, options);
  return rows.map((row) => ({ ...row, ...eachSecret((name) => opened(secrets, row[name], placeOfSecret(company.id, row.id, name))) }));
}

/** Adds any number of people with a constant number of statements. When an e-mail is taken, throws an error that `isEmailTaken` recognizes. */
export async function addRecords(writeContext: PeopleWriteContext, people: readonly PersonRecord[]): Promise<void> {
  const { company, now, today, by } = writeContext;
  await store.insertPeople(company, people.map(plain), now);
  await saveSecrets(writeContext, people.filter(hasSecrets));
  await store.insertHistory(company, people.map(dated), { validFrom: today, now, by });
  await saveContacts(
    company,
    people.filter(({ emergencyContacts }) => emergencyContacts.length > 0),
  );
}

/** Writes any number of changed people with a constant number of statements; only changed parts are written. */
export async function changeRecords(
  writeContext: PeopleWriteContext,
  changed: readonly { before: PersonRecord; after: PersonRecord }[],
): Promise<void> {
  const { company, now, today, validFrom = today, by } = writeContext;
  const after = (differs: (pair: { before: PersonRecord; after: PersonRecord }) => boolean) =>
    changed.filter(differs).map((pair) => pair.after);
  const contacts = after((pair) => JSON.stringify(pair.before.emergencyContacts) !== JSON.stringify(pair.after.emergencyContacts));
  const moved = after((pair) => datedFields.some((name) => pair.before[name] !== pair.after[name]));

  await store.replacePeople(
    company,
    changed.map((pair) => plain(pair.after)),
    now,
  );
  await saveSecrets(
    writeContext,
    after((pair) => sealedFields.some((name) => pair.before[name] !== pair.after[name])),
  );
  if (moved.length > 0) await store.insertHistory(company, moved.map(dated), { validFrom, now, by });
  if (contacts.length > 0) {
    await store.removeContacts(
      company,
      contacts.map(({ id }) => id),
    );
    await saveContacts(company, contacts);
  }
}

async function saveSecrets({ company, secrets }: PeopleWriteContext, people: readonly PersonRecord[]): Promise<void> {
  if (people.length === 0) return;
  const sealed = people.map((person) => ({
    id: person.id,
    ...eachSecret((name) => sealedText(secrets, person[name], placeOfSecret(company.id, person.id, name))),
  }));
  await store.replaceSecrets(company, sealed);
}

async function saveContacts(company: Company, people: readonly PersonRecord[]): Promise<void> {
  if (people.some(({ emergencyContacts }) => emergencyContacts.length > 0)) await store.insertContacts(company, people);
}

function eachSecret(valueOf: (name: keyof PersonSecrets) => string | null): PersonSecrets {
  return {
    socialSecurityNumber: valueOf('socialSecurityNumber'),
    salaryAccountNumber: valueOf('salaryAccountNumber'),
    allergies: valueOf('allergies'),
  };
}

function opened(secrets: Secrets, sealed: string | null, place: string): string | null {
  return sealed === null ? null : secrets.decrypt(sealed, place);
}

function sealedText(secrets: Secrets, value: string | null, place: string): string | null {
  return value === null ? null : secrets.encrypt(value, place);
}

/** The encryption context of a value; elsewhere it does not decrypt. */
export function placeOfSecret(companyId: number, id: string, name: keyof PersonSecrets): string {
  return `${companyId}|company_user|${id}|${name}`;
}

function hasSecrets(person: PersonRecord): boolean {
  return sealedFields.some((name) => person[name] !== null);
}

/** A person without the values stored in other tables. */
function plain({
  socialSecurityNumber: _number,
  salaryAccountNumber: _account,
  allergies: _allergies,
  emergencyContacts: _contacts,
  ...person
}: PersonRecord) {
  return person;
}

function dated({ id, position, department, reportingToCompanyUserId, positionCoverage }: PersonRecord): store.DatedRow {
  return { id, position, department, reportingToCompanyUserId, positionCoverage };
}
