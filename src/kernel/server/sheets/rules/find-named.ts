import { emailKey } from '#kernel/contract/email-address.ts';
import { folding } from './likeness.ts';
import { splitName } from './read-name.ts';

/** What people are named by in lists. */
export interface Names {
  firstName?: string | number | undefined;
  lastName?: string | number | undefined;
  emailAddress?: string | number | undefined;
  employeeNumber?: string | number | undefined;
}

/** People by everything that may name them. */
export interface NamedIndex<One> {
  byEmail: Map<string, Set<One>>;
  byNumber: Map<string, Set<One>>;
  byName: Map<string, Set<One>>;
  byShortName: Map<string, Set<One>>;
  byFirstName: Map<string, Set<One>>;
}

/** `0012` and `12` are the same number: spreadsheets drop zeros. */
export function numberKey(value: string | number | undefined): string | undefined {
  const text = String(value ?? '')
    .trim()
    .toLowerCase();
  return text === '' ? undefined : text.replace(/^0+(?=\d+$)/, '');
}

export function indexNamed<One>(all: readonly One[], namesOf: (one: One) => Names): NamedIndex<One> {
  const index: NamedIndex<One> = {
    byEmail: new Map(),
    byNumber: new Map(),
    byName: new Map(),
    byShortName: new Map(),
    byFirstName: new Map(),
  };
  for (const one of all) {
    const { firstName = '', lastName = '', emailAddress, employeeNumber } = namesOf(one);
    const first = folding(String(firstName));
    const last = folding(String(lastName));
    put(index.byEmail, emailAddress && emailKey(String(emailAddress)), one);
    put(index.byNumber, numberKey(employeeNumber), one);
    put(index.byName, first && `${first} ${last}`, one);
    put(index.byName, first && `${last} ${first}`, one);
    put(index.byShortName, shortName(`${first} ${last}`), one);
    put(index.byFirstName, first.split(' ')[0], one);
  }
  return index;
}

/** Everybody whom a text such as "Hansen, Kari", "kari@firma.no", "1023" or "Kari Hansen (1023)" may name. */
export function findNamed<One>(text: string, index: NamedIndex<One>): One[] {
  const mail = /[^\s<>;,()]+@[^\s<>;,()]+/.exec(text)?.[0];
  if (mail) return [...(index.byEmail.get(emailKey(mail)) ?? [])];
  const byNumber = index.byNumber.get(numberKey(text) ?? '');
  if (byNumber) return [...byNumber];
  const name = text.replace(/\([^)]*\)|[\d/:#]+/g, ' ').replace(/^[\s–-]+|[\s–-]+$/g, '');
  const { firstName, lastName } = splitName(name.trim());
  const whole = folding(`${firstName} ${lastName}`);
  const named = [
    index.byName.get(whole),
    index.byShortName.get(shortName(whole) ?? ''),
    lastName ? undefined : index.byFirstName.get(whole),
  ].find((set) => set !== undefined);
  const number = /\d+/.exec(text)?.[0];
  const numbered = number === undefined ? undefined : index.byNumber.get(numberKey(number) ?? '');
  // A number next to the name distinguishes two people of the same name.
  const both = [...(named ?? [])].filter((one) => numbered?.has(one));
  return both.length > 0 ? both : [...(named ?? [])];
}

/** First and last word: middle names are often omitted. */
function shortName(whole: string): string | undefined {
  const words = whole.trim().split(' ');
  return words.length < 2 ? undefined : `${words[0]} ${words.at(-1)}`;
}

function put<One>(map: Map<string, Set<One>>, key: string | 0 | undefined, one: One): void {
  if (key === undefined || key === '' || key === 0) return;
  const there = map.get(key);
  if (there) there.add(one);
  else map.set(key, new Set([one]));
}
