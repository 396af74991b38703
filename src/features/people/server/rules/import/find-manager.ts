import { emailKey } from '#kernel/contract/email-address.ts';
import type { ImportRemark } from '../../../contract/entities-import.ts';
import { numberKey } from './find-person.ts';
import { folding } from './likeness.ts';
import { splitName } from './read-name.ts';
import type { Values } from './read-cell.ts';

/** A possible manager: a person of the company or a row of the file. */
export interface Candidate {
  id: string;
  values: Values;
  isExternal: boolean;
  isInactive: boolean;
  /** A row that will not be imported. */
  isLeftOut: boolean;
}

export interface ManagerIndex {
  byEmail: Map<string, Set<Candidate>>;
  byNumber: Map<string, Set<Candidate>>;
  byName: Map<string, Set<Candidate>>;
  byShortName: Map<string, Set<Candidate>>;
  byFirstName: Map<string, Set<Candidate>>;
}

export function indexManagers(candidates: readonly Candidate[]): ManagerIndex {
  const index: ManagerIndex = {
    byEmail: new Map(),
    byNumber: new Map(),
    byName: new Map(),
    byShortName: new Map(),
    byFirstName: new Map(),
  };
  for (const candidate of candidates) {
    const { firstName = '', lastName = '', emailAddress, employeeNumber } = candidate.values;
    const first = folding(String(firstName));
    const last = folding(String(lastName));
    put(index.byEmail, emailAddress && emailKey(String(emailAddress)), candidate);
    put(index.byNumber, numberKey(employeeNumber), candidate);
    put(index.byName, first && `${first} ${last}`, candidate);
    put(index.byName, first && `${last} ${first}`, candidate);
    put(index.byShortName, shortName(`${first} ${last}`), candidate);
    put(index.byFirstName, first.split(' ')[0], candidate);
  }
  return index;
}

/** Finds the manager named by "Hansen, Kari", "kari@firma.no", "1023" or "Kari Hansen (1023)"; or returns why none was found. */
export function findManager(text: string, index: ManagerIndex): { id: string } | { warning: ImportRemark } {
  const found = meant(text, index);
  const usable = found.filter(({ isLeftOut }) => !isLeftOut);
  const [only] = usable;
  const warn = (code: ImportRemark['code']) => ({ warning: { code, field: 'reportingTo' as const, params: { value: text } } });
  if (usable.length > 1) return warn('managerAmbiguous');
  if (!only) return warn(found.length > 0 ? 'managerNotImported' : 'managerUnknown');
  if (only.isExternal) return warn('managerExternal');
  return only.isInactive ? warn('managerInactive') : { id: only.id };
}

/** Whether a text names anybody, usable or not. */
export function mayMean(text: string, index: ManagerIndex): boolean {
  return meant(text, index).length > 0;
}

function meant(text: string, index: ManagerIndex): Candidate[] {
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
  const both = [...(named ?? [])].filter((candidate) => numbered?.has(candidate));
  return both.length > 0 ? both : [...(named ?? [])];
}

/** First and last word: middle names are often omitted. */
function shortName(whole: string): string | undefined {
  const words = whole.trim().split(' ');
  return words.length < 2 ? undefined : `${words[0]} ${words.at(-1)}`;
}

function put(map: Map<string, Set<Candidate>>, key: string | 0 | undefined, candidate: Candidate): void {
  if (key === undefined || key === '' || key === 0) return;
  const there = map.get(key);
  if (there) there.add(candidate);
  else map.set(key, new Set([candidate]));
}
