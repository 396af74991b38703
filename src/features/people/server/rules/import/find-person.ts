import { emailKey } from '#kernel/contract/email-address.ts';
import { numberKey } from '#kernel/server/sheets/rules/find-named.ts';
import type { ImportRemark } from '../../../contract/entities-import.ts';
import type { ExistingPerson } from './existing-person.ts';
import { folding } from '#kernel/server/sheets/rules/likeness.ts';
import type { Values } from './read-cell.ts';

export interface PersonKeys {
  email: string | undefined;
  number: string | undefined;
  nameAndBirthday: string | undefined;
  name: string | undefined;
}

export interface PersonIndex {
  byEmail: Map<string, ExistingPerson[]>;
  byNumber: Map<string, ExistingPerson[]>;
  byNameAndBirthday: Map<string, ExistingPerson[]>;
  byName: Map<string, ExistingPerson[]>;
}

export type Found =
  | { kind: 'nobody'; sameName: ExistingPerson[] }
  | { kind: 'person'; person: ExistingPerson; matchedByName: boolean }
  | { kind: 'refused'; reason: ImportRemark };

/** The keys that identify a person, in order of precedence. */
export function keysOf(values: Values): PersonKeys {
  const name = folding(`${values.firstName ?? ''} ${values.lastName ?? ''}`) || undefined;
  const email = values.emailAddress === undefined ? undefined : emailKey(String(values.emailAddress));
  return {
    email,
    number: numberKey(values.employeeNumber),
    name,
    nameAndBirthday: name && values.birthday ? `${name}|${values.birthday}` : undefined,
  };
}

export function indexPeople(people: readonly ExistingPerson[]): PersonIndex {
  const index: PersonIndex = { byEmail: new Map(), byNumber: new Map(), byNameAndBirthday: new Map(), byName: new Map() };
  for (const person of people) {
    const keys = keysOf(person.values);
    put(index.byEmail, keys.email, person);
    put(index.byNumber, keys.number, person);
    put(index.byNameAndBirthday, keys.nameAndBirthday, person);
    put(index.byName, keys.name, person);
  }
  return index;
}

/** Finds the person of a row: by e-mail, then employee number, then name and birthday; keys of different people are refused. */
export function findPerson(values: Values, index: PersonIndex): Found {
  const keys = keysOf(values);
  const byEmail = at(index.byEmail, keys.email);
  const byNumber = at(index.byNumber, keys.number);
  const byName = at(index.byNameAndBirthday, keys.nameAndBirthday);
  if (byNumber.length > 1 && byEmail.length === 0) return { kind: 'refused', reason: { code: 'severalMatch', field: 'employeeNumber' } };
  const sure = byEmail[0] ?? byNumber[0];
  const other = sure && (otherPersonIn(byNumber, sure) ?? otherPersonIn(byName, sure));
  if (sure && other) return { kind: 'refused', reason: conflict(sure, other) };
  if (sure && keys.name && sharesNoName(keys.name, sure)) {
    return {
      kind: 'refused',
      reason: { code: 'keysConflict', field: byEmail.length > 0 ? 'emailAddress' : 'employeeNumber', params: { name: nameOf(sure) } },
    };
  }
  if (sure) return { kind: 'person', person: sure, matchedByName: false };
  if (byName.length > 1) return { kind: 'refused', reason: { code: 'severalMatch', field: 'birthday' } };
  const [only] = byName;
  if (only) return { kind: 'person', person: only, matchedByName: true };
  return { kind: 'nobody', sameName: at(index.byName, keys.name) };
}

export function nameOf({ values }: Pick<ExistingPerson, 'values'>): string {
  return `${values.firstName ?? ''} ${values.lastName ?? ''}`.trim();
}

/** Another person with the same key, when the person found does not have it too. */
function otherPersonIn(people: readonly ExistingPerson[], found: ExistingPerson): ExistingPerson | undefined {
  return people.some(({ id }) => id === found.id) ? undefined : people[0];
}

function conflict(one: ExistingPerson, other: ExistingPerson): ImportRemark {
  return { code: 'keysConflict', params: { name: nameOf(one), other: nameOf(other) } };
}

/** A shared mailbox or a reused employee number would match the wrong person. */
function sharesNoName(name: string, person: ExistingPerson): boolean {
  const words = new Set(folding(nameOf(person)).split(' '));
  return !name.split(' ').some((word) => words.has(word));
}

function put(map: Map<string, ExistingPerson[]>, key: string | undefined, person: ExistingPerson): void {
  if (key === undefined) return;
  const there = map.get(key);
  if (there) there.push(person);
  else map.set(key, [person]);
}

function at(map: Map<string, ExistingPerson[]>, key: string | undefined): ExistingPerson[] {
  return key === undefined ? [] : (map.get(key) ?? []);
}
