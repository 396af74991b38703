import { confidentialTypes, type AbsenceType } from '../../contract/kinds.ts';
import type { Named } from '../../contract/entities.ts';

/** A manager above a person, or an administrator, and whether a request stops there. */
export interface Leader {
  companyUserId: string;
  fullName: string;
  reportingTo: string | null;
  /** Active, signed in and with a role that decides. */
  canDecide: boolean;
  isAdministrator: boolean;
  isAway: boolean;
  deputyId: string | null;
}

/** Who can decide a person's requests. */
export interface Deciders {
  /** Whom a request reaches at once. */
  first: Named[];
  /** Whom a request of a confidential type reaches at once: managers above the nearest may not see it. */
  confidential: Named[];
  /** Whom it also reaches when nobody has answered; empty when there is nobody above. */
  next: Named[];
  /** All who may see confidential types beside the nearest manager. */
  administrators: Named[];
}

/** When nobody can be found. */
export const noDeciders: Deciders = { first: [], confidential: [], next: [], administrators: [] };

/**
 * Who can decide for each of these people: the nearest manager who is not absent; for one who is absent today or deactivated, the deputy,
 * otherwise that manager's manager, otherwise the system admins (absence.43). Next comes whoever is found above them in the same way (absence.72).
 */
export function findDeciders(leaders: readonly Leader[], companyUserIds: readonly string[]): Map<string, Deciders> {
  const byId = new Map(leaders.map((leader) => [leader.companyUserId, leader]));
  return new Map(companyUserIds.map((id) => [id, decidersFor(byId, id)]));
}

/** Whom a request waits for; one of a confidential type passes by the managers above the nearest, also when it is escalated. */
export function decidersOf(deciders: Deciders, request: { type: AbsenceType; isEscalated: boolean }): Named[] {
  const isConfidential = confidentialTypes.includes(request.type);
  const first = isConfidential ? deciders.confidential : deciders.first;
  if (!request.isEscalated) return first;
  return [...first, ...withoutThose(isConfidential ? deciders.administrators : deciders.next, first)];
}

/** Whom a request reaches in addition when nobody has answered. */
export function nextDecidersOf(deciders: Deciders, type: AbsenceType): Named[] {
  return withoutThose(decidersOf(deciders, { type, isEscalated: true }), decidersOf(deciders, { type, isEscalated: false }));
}

function withoutThose(people: readonly Named[], others: readonly Named[]): Named[] {
  return people.filter((person) => !others.some((other) => other.companyUserId === person.companyUserId));
}

function decidersFor(leaders: ReadonlyMap<string, Leader>, companyUserId: string): Deciders {
  const administrators = administratorsFor([...leaders.values()], companyUserId).map(nameOf);
  const [nearest, above] = managersAbove(leaders, companyUserId);
  const [own] = managersAbove(leaders, companyUserId, 1);
  const confidential = own ? [nameOf(own)] : administrators;
  if (!nearest) return { first: administrators, confidential, next: [], administrators };
  const first = [nameOf(nearest)];
  return { first, confidential, next: above ? [nameOf(above)] : withoutThose(administrators, first), administrators };
}

/** The managers up to so many steps above a person who can decide, nearest first; in place of one who is not there the deputy. */
function managersAbove(leaders: ReadonlyMap<string, Leader>, companyUserId: string, steps = Number.POSITIVE_INFINITY): Leader[] {
  const present = (leader: Leader | undefined): Leader[] =>
    leader?.canDecide && !leader.isAway && leader.companyUserId !== companyUserId ? [leader] : [];
  const found = new Set<Leader>();
  const passed = new Set<string>([companyUserId]);
  let next = leaders.get(companyUserId)?.reportingTo ?? null;
  while (next !== null && !passed.has(next) && passed.size <= steps) {
    passed.add(next);
    const leader = leaders.get(next);
    const [decider] = [...present(leader), ...present(leaders.get(leader?.deputyId ?? ''))];
    if (decider) found.add(decider);
    next = leader?.reportingTo ?? null;
  }
  return [...found];
}

function nameOf({ companyUserId, fullName }: Leader): Named {
  return { companyUserId, fullName };
}

/** All administrators when none is present: a late decision is better than none. A sole administrator decides for themselves. */
function administratorsFor(leaders: readonly Leader[], companyUserId: string): Leader[] {
  const able = leaders.filter(({ canDecide, isAdministrator }) => canDecide && isAdministrator);
  const others = able.filter((leader) => leader.companyUserId !== companyUserId);
  const present = others.filter(({ isAway }) => !isAway);
  if (present.length > 0) return present;
  return others.length > 0 ? others : able;
}
