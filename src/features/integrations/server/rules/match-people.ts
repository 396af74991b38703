import { forEachYielding } from '#kernel/server/for-each-yielding.ts';
import type { InBoth } from '../../contract/entities.ts';
import type { ExternalPerson } from '../accounting/provider.ts';
import type { PersonHere } from './compared-person.ts';
import { normalForm, wordsOfName } from './normal-form.ts';

type MatchedBy = InBoth['matchedBy'];
type LocalPerson = Pick<PersonHere, 'companyUserId' | 'isProposed' | 'fields'>;
type RemotePerson = Pick<ExternalPerson, 'externalId' | 'ownId' | 'isActive' | 'fields'>;

/** A person here and one there. */
export interface Pair {
  companyUserId: string;
  externalId: string;
}

export const pairKey = ({ companyUserId, externalId }: Pair): string => `${companyUserId} ${externalId}`;

/** What was settled before: who was linked, by the id there, and which pairs are not the same. */
export interface KnownLinks {
  links: ReadonlyMap<string, string>;
  apart: ReadonlySet<string>;
}

export interface Matching<O, T> {
  pairs: { ours: O; theirs: T; by: MatchedBy }[];
  onlyOurs: O[];
  onlyTheirs: T[];
  /** Who could be the same as somebody that has no pair: here by the id there, and there by the id here. */
  candidatesHere: ReadonlyMap<string, readonly O[]>;
  candidatesThere: ReadonlyMap<string, readonly T[]>;
}

/** More than so many of one value are not looked at one by one: nobody among them is found by it anyway. */
const mostAlike = 6;
/** How many possible matches are shown beside a person. */
const maxShown = 5;

/**
 * Finds the people who are in both systems (integrations.8): by stored links, then by employee number and last name, work e-mail or national number.
 * Whoever was said not to be the same is not considered together. Whoever has more than one possible match, or is one of several for somebody, is matched with nobody. People who have left are only considered where
 * nobody else fits, so that those who were hired again are found. Only those who could be proposed stay unmatched. Requests get their turn in between.
 */
export async function matchPeople<O extends LocalPerson, T extends RemotePerson>(
  people: readonly O[],
  others: readonly T[],
  settled: KnownLinks,
): Promise<Matching<O, T>> {
  const linked = followLinks(people, others, settled);
  const left = {
    ours: people.filter(({ companyUserId }) => !linked.ours.has(companyUserId)),
    theirs: others.filter(({ externalId }) => !linked.theirs.has(externalId)),
  };
  const state: Found<O, T> = { pairs: linked.pairs, apart: settled.apart, here: new Map(), there: new Map() };
  const [proposed, former] = parted(left.ours, ({ isProposed }) => isProposed);
  const [active, ended] = parted(left.theirs, ({ isActive }) => isActive);
  await pairUp(proposed, active, state);
  await pairUp(former, withoutCandidates(active, state.here, idThere), state);
  await pairUp(withoutCandidates(proposed, state.there, idHere), ended, state);
  const matchedHere = new Set(state.pairs.map(({ ours }) => ours.companyUserId));
  const matchedThere = new Set(state.pairs.map(({ theirs }) => theirs.externalId));
  const onlyOurs = proposed.filter(({ companyUserId }) => !matchedHere.has(companyUserId));
  const onlyTheirs = active.filter(({ externalId }) => !matchedThere.has(externalId));
  // People of one name are never matched by it, but shown beside each other before somebody adds them a second time.
  await forSameKey({ people: onlyOurs, others: onlyTheirs, keyOf: nameKey }, (person, other) => note(state, person, other, undefined));
  return {
    // Who has left both systems is of no interest.
    pairs: state.pairs.filter(({ ours, theirs }) => ours.isProposed || theirs.isActive),
    onlyOurs,
    onlyTheirs,
    candidatesHere: shownOf(state.here, onlyTheirs.map(idThere)),
    candidatesThere: shownOf(state.there, onlyOurs.map(idHere)),
  };
}

/** Somebody who may be the same, and what makes them so, if something does. */
interface Candidate<Person> {
  person: Person;
  by: MatchedBy | undefined;
}

interface Found<O, T> {
  pairs: Matching<O, T>['pairs'];
  apart: ReadonlySet<string>;
  here: Map<string, Candidate<O>[]>;
  there: Map<string, Candidate<T>[]>;
}

const idHere = ({ companyUserId }: LocalPerson): string => companyUserId;
const idThere = ({ externalId }: RemotePerson): string => externalId;

function followLinks<O extends LocalPerson, T extends RemotePerson>(
  people: readonly O[],
  others: readonly T[],
  { links, apart }: KnownLinks,
) {
  const byId = new Map(people.map((person) => [person.companyUserId, person]));
  const pairs: Matching<O, T>['pairs'] = [];
  const found = { pairs, ours: new Set<string>(), theirs: new Set<string>() };
  // A link that was stored here counts before an id that the other system keeps for us.
  const candidates = [
    ...others.map((theirs) => ({ theirs, id: links.get(theirs.externalId) })),
    ...others.map((theirs) => ({ theirs, id: theirs.ownId })),
  ];
  for (const { theirs, id } of candidates) {
    const ours = id ? byId.get(id) : undefined;
    if (!ours || isApart(apart, ours, theirs) || found.ours.has(ours.companyUserId) || found.theirs.has(theirs.externalId)) continue;
    found.ours.add(ours.companyUserId);
    found.theirs.add(theirs.externalId);
    found.pairs.push({ ours, theirs, by: 'link' });
  }
  return found;
}

/** Pairs those who are each other's only possible match. */
async function pairUp<O extends LocalPerson, T extends RemotePerson>(
  people: readonly O[],
  others: readonly T[],
  state: Found<O, T>,
): Promise<void> {
  if (people.length === 0 || others.length === 0) return;
  for (const { keyOf, fits, isSure, by } of signs) {
    await forSameKey({ people, others, keyOf }, (person, other) => {
      if (fits(person, other)) note(state, person, other, isSure(person, other) ? by : undefined);
    });
  }
  for await (const theirs of forEachYielding(others)) {
    const [found, ...further] = state.here.get(theirs.externalId) ?? [];
    if (!found?.by || further.length > 0 || state.there.get(found.person.companyUserId)?.length !== 1) continue;
    state.pairs.push({ ours: found.person, theirs, by: found.by });
  }
}

interface Sign {
  by: MatchedBy;
  keyOf: (person: Pick<LocalPerson, 'fields'>) => string;
  /** Whether two people with the same key may be one at all. */
  fits: (ours: LocalPerson, theirs: RemotePerson) => boolean;
  /** Whether it makes them the same, if nobody else fits; otherwise they are only shown beside each other. */
  isSure: (ours: LocalPerson, theirs: RemotePerson) => boolean;
}

const signs: readonly Sign[] = [
  {
    by: 'employeeNumber',
    keyOf: ({ fields }) => normalForm('employeeNumber', fields.employeeNumber),
    fits: shareLastName,
    isSure: () => true,
  },
  // A mailbox may be shared by several people, who then have no name in common.
  { by: 'emailAddress', keyOf: ({ fields }) => normalForm('emailAddress', fields.emailAddress), fits: () => true, isSure: shareAnyName },
  {
    by: 'socialSecurityNumber',
    keyOf: ({ fields }) => normalForm('socialSecurityNumber', fields.socialSecurityNumber),
    fits: () => true,
    isSure: () => true,
  },
];

/** Whether a comparison would find that two people are the same, if nobody else fits. */
export function areSame(ours: LocalPerson, theirs: RemotePerson): boolean {
  return signs.some(({ keyOf, fits, isSure }) => {
    const key = keyOf(ours);
    return key !== '' && key === keyOf(theirs) && fits(ours, theirs) && isSure(ours, theirs);
  });
}

/** The last names share a word, or the whole names are the same words in another order. */
function shareLastName({ fields: ours }: LocalPerson, { fields: theirs }: RemotePerson): boolean {
  if (ours.lastName && ours.lastName === theirs.lastName) return true;
  const [lastHere, lastThere] = [wordsOfName(ours.lastName), wordsOfName(theirs.lastName)];
  if (!lastHere.isDisjointFrom(lastThere)) return true;
  const [here, there] = [wordsOfName(ours.firstName, ours.lastName), wordsOfName(theirs.firstName, theirs.lastName)];
  return here.size > 0 && here.size === there.size && here.isSubsetOf(there);
}

function shareAnyName({ fields: ours }: LocalPerson, { fields: theirs }: RemotePerson): boolean {
  if (ours.lastName && ours.lastName === theirs.lastName) return true;
  return !wordsOfName(ours.firstName, ours.lastName).isDisjointFrom(wordsOfName(theirs.firstName, theirs.lastName));
}

const nameKey = ({ fields }: Pick<LocalPerson, 'fields'>): string =>
  [...wordsOfName(fields.firstName, fields.lastName)].toSorted().join(' ');

interface SameKey<O, T> {
  people: readonly O[];
  others: readonly T[];
  keyOf: (person: Pick<LocalPerson, 'fields'>) => string;
}

/** Everybody here with everybody there who has the same key. */
async function forSameKey<O extends LocalPerson, T extends RemotePerson>(
  { people, others, keyOf }: SameKey<O, T>,
  visit: (person: O, other: T) => void,
): Promise<void> {
  const theirs = new Map<string, T[]>();
  for await (const other of forEachYielding(others)) {
    const key = keyOf(other);
    const those = theirs.get(key);
    if (those === undefined) theirs.set(key, [other]);
    else if (those.length < mostAlike) those.push(other);
  }
  theirs.delete('');
  const seen = new Map<string, number>();
  for await (const person of forEachYielding(people)) {
    const key = keyOf(person);
    const those = theirs.get(key);
    if (those === undefined) continue;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    if (before < mostAlike) for (const other of those) visit(person, other);
  }
}

const isApart = (apart: ReadonlySet<string>, { companyUserId }: LocalPerson, { externalId }: RemotePerson): boolean =>
  apart.size > 0 && apart.has(pairKey({ companyUserId, externalId }));

function note<O extends LocalPerson, T extends RemotePerson>(state: Found<O, T>, ours: O, theirs: T, by: MatchedBy | undefined): void {
  const { here, there, apart } = state;
  if (isApart(apart, ours, theirs)) return;
  add(here, theirs.externalId, { person: ours, by });
  add(there, ours.companyUserId, { person: theirs, by });
}

/** The first sign that is sure counts. */
function add<Person>(known: Map<string, Candidate<Person>[]>, id: string, candidate: Candidate<Person>): void {
  const those = known.get(id);
  const same = those?.find(({ person }) => person === candidate.person);
  if (same) same.by ??= candidate.by;
  else if (those) those.push(candidate);
  else known.set(id, [candidate]);
}

function parted<Person>(people: readonly Person[], is: (person: Person) => boolean): [Person[], Person[]] {
  return [people.filter(is), people.filter((person) => !is(person))];
}

function withoutCandidates<Person>(
  people: readonly Person[],
  known: ReadonlyMap<string, unknown>,
  idOf: (person: Person) => string,
): Person[] {
  return people.filter((person) => !known.has(idOf(person)));
}

function shownOf<Person>(known: ReadonlyMap<string, readonly Candidate<Person>[]>, ids: readonly string[]): Map<string, Person[]> {
  return new Map(ids.map((id) => [id, (known.get(id) ?? []).slice(0, maxShown).map(({ person }) => person)]));
}
