import type { InBoth } from '../../contract/entities.ts';
import type { ExternalPerson } from '../accounting/provider.ts';
import type { PersonHere } from './compared-person.ts';
import { normalForm, wordsOfName } from './normal-form.ts';

type MatchedBy = InBoth['matchedBy'];
type Ours = Pick<PersonHere, 'companyUserId' | 'isProposed' | 'fields'>;
type Theirs = Pick<ExternalPerson, 'externalId' | 'ownId' | 'isActive' | 'fields'>;

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
const mostShown = 5;

/**
 * Finds the people who are in both systems (integrations.8): by stored links, then by employee number and last name, work e-mail or national number.
 * Whoever has more than one possible match, or is one of several for somebody, is matched with nobody. People who have left are only considered where
 * nobody else fits, so that those who were hired again are found. Only those who could be proposed stay unmatched.
 */
export function matchPeople<O extends Ours, T extends Theirs>(
  people: readonly O[],
  others: readonly T[],
  links: ReadonlyMap<string, string>,
): Matching<O, T> {
  const linked = followLinks(people, others, links);
  const left = {
    ours: people.filter(({ companyUserId }) => !linked.ours.has(companyUserId)),
    theirs: others.filter(({ externalId }) => !linked.theirs.has(externalId)),
  };
  const state = { pairs: linked.pairs, here: new Map<string, Set<O>>(), there: new Map<string, Set<T>>() };
  const [proposed, former] = parted(left.ours, ({ isProposed }) => isProposed);
  const [active, ended] = parted(left.theirs, ({ isActive }) => isActive);
  pairUp(proposed, active, state);
  pairUp(former, withoutCandidates(active, state.here, idThere), state);
  pairUp(withoutCandidates(proposed, state.there, idHere), ended, state);
  const matchedHere = new Set(state.pairs.map(({ ours }) => ours.companyUserId));
  const matchedThere = new Set(state.pairs.map(({ theirs }) => theirs.externalId));
  const onlyOurs = proposed.filter(({ companyUserId }) => !matchedHere.has(companyUserId));
  const onlyTheirs = active.filter(({ externalId }) => !matchedThere.has(externalId));
  addNamesakes(onlyOurs, onlyTheirs, state);
  return {
    // Who has left both systems is of no interest.
    pairs: state.pairs.filter(({ ours, theirs }) => ours.isProposed || theirs.isActive),
    onlyOurs,
    onlyTheirs,
    candidatesHere: shownOf(state.here),
    candidatesThere: shownOf(state.there),
  };
}

interface Found<O, T> {
  pairs: Matching<O, T>['pairs'];
  here: Map<string, Set<O>>;
  there: Map<string, Set<T>>;
}

const idHere = ({ companyUserId }: Ours): string => companyUserId;
const idThere = ({ externalId }: Theirs): string => externalId;

function followLinks<O extends Ours, T extends Theirs>(people: readonly O[], others: readonly T[], links: ReadonlyMap<string, string>) {
  const byId = new Map(people.map((person) => [person.companyUserId, person]));
  const pairs: Matching<O, T>['pairs'] = [];
  const found = { pairs, ours: new Set<string>(), theirs: new Set<string>() };
  // A link that was stored here counts before an id that the other system keeps for us.
  const wishes = [
    ...others.map((theirs) => ({ theirs, id: links.get(theirs.externalId) })),
    ...others.map((theirs) => ({ theirs, id: theirs.ownId })),
  ];
  for (const { theirs, id } of wishes) {
    const ours = id ? byId.get(id) : undefined;
    if (!ours || found.ours.has(ours.companyUserId) || found.theirs.has(theirs.externalId)) continue;
    found.ours.add(ours.companyUserId);
    found.theirs.add(theirs.externalId);
    found.pairs.push({ ours, theirs, by: 'link' });
  }
  return found;
}

/** Pairs those who are each other's only possible match. */
function pairUp<O extends Ours, T extends Theirs>(people: readonly O[], others: readonly T[], { pairs, here, there }: Found<O, T>): void {
  const by = new Map<string, MatchedBy>();
  for (const sign of signs) {
    for (const [person, other] of withOneKey(people, others, sign.keyOf)) {
      if (!sign.fits(person, other)) continue;
      note(here, other.externalId, person);
      note(there, person.companyUserId, other);
      const pair = pairOf(person, other);
      if (sign.isSure(person, other) && !by.has(pair)) by.set(pair, sign.by);
    }
  }
  for (const other of others) {
    const [person, ...further] = here.get(other.externalId) ?? [];
    if (!person || further.length > 0 || there.get(person.companyUserId)?.size !== 1) continue;
    const sign = by.get(pairOf(person, other));
    if (sign) pairs.push({ ours: person, theirs: other, by: sign });
  }
}

interface Sign {
  by: MatchedBy;
  keyOf: (person: Pick<Ours, 'fields'>) => string;
  /** Whether two people with the same key may be one at all. */
  fits: (ours: Ours, theirs: Theirs) => boolean;
  /** Whether it makes them the same, if nobody else fits; otherwise they are only shown beside each other. */
  isSure: (ours: Ours, theirs: Theirs) => boolean;
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

/** The last names share a word, or the whole names are the same words in another order. */
function shareLastName({ fields: ours }: Ours, { fields: theirs }: Theirs): boolean {
  const [lastHere, lastThere] = [wordsOfName(ours.lastName), wordsOfName(theirs.lastName)];
  if (!lastHere.isDisjointFrom(lastThere)) return true;
  const [here, there] = [wordsOfName(ours.firstName, ours.lastName), wordsOfName(theirs.firstName, theirs.lastName)];
  return here.size > 0 && here.size === there.size && here.isSubsetOf(there);
}

function shareAnyName({ fields: ours }: Ours, { fields: theirs }: Theirs): boolean {
  return !wordsOfName(ours.firstName, ours.lastName).isDisjointFrom(wordsOfName(theirs.firstName, theirs.lastName));
}

/** People of one name are never matched by it, but shown beside each other before somebody adds them a second time. */
function addNamesakes<O extends Ours, T extends Theirs>(people: readonly O[], others: readonly T[], { here, there }: Found<O, T>): void {
  for (const [person, other] of withOneKey(people, others, nameKey)) {
    note(here, other.externalId, person);
    note(there, person.companyUserId, other);
  }
}

const nameKey = ({ fields }: Pick<Ours, 'fields'>): string => [...wordsOfName(fields.firstName, fields.lastName)].toSorted().join(' ');
const pairOf = (ours: Ours, theirs: Theirs): string => `${ours.companyUserId} ${theirs.externalId}`;

/** Everybody here with everybody there who has the same key. */
function withOneKey<O extends Ours, T extends Theirs>(
  people: readonly O[],
  others: readonly T[],
  keyOf: (person: Pick<Ours, 'fields'>) => string,
): [O, T][] {
  const theirs = grouped(others, keyOf);
  return [...grouped(people, keyOf)].flatMap(([key, ours]) => {
    const those = theirs.get(key)?.slice(0, mostAlike) ?? [];
    return ours.slice(0, mostAlike).flatMap((person) => those.map((other): [O, T] => [person, other]));
  });
}

function grouped<Person>(people: readonly Person[], keyOf: (person: Person) => string): Map<string, Person[]> {
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const key = keyOf(person);
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(person);
    else groups.set(key, [person]);
  }
  return groups;
}

function note<Person>(known: Map<string, Set<Person>>, id: string, person: Person): void {
  const those = known.get(id);
  if (those) those.add(person);
  else known.set(id, new Set([person]));
}

function parted<Person>(people: readonly Person[], is: (person: Person) => boolean): [Person[], Person[]] {
  return [people.filter(is), people.filter((person) => !is(person))];
}

function withoutCandidates<Person>(
  people: readonly Person[],
  known: ReadonlyMap<string, ReadonlySet<unknown>>,
  idOf: (person: Person) => string,
): Person[] {
  return people.filter((person) => !known.has(idOf(person)));
}

function shownOf<Person>(known: ReadonlyMap<string, ReadonlySet<Person>>): Map<string, Person[]> {
  return new Map([...known].map(([id, people]) => [id, [...people].slice(0, mostShown)]));
}
