import type { HierarchyPerson } from '../../contract/entities.ts';
import { nameOf } from './chart.ts';
import type { Chart } from './chart.ts';
import type { Move, Moves } from './draft.ts';

/** One unsaved change. Names are undefined for people who are not, or no longer, in the chart. */
export interface Change {
  id: string;
  name: string | undefined;
  from: string | undefined;
  /** Whether they had a manager before, possibly outside the chart. */
  hadManager: boolean;
  /** How many people move with them. */
  below: number;
  /** The manager set by another user in the meantime: their name, or null for none. */
  meanwhile?: string | null;
}

/** Changes to the same manager; `managerId` is null for no manager. */
export interface ChangeGroup {
  managerId: string | null;
  manager: string | undefined;
  changes: readonly Change[];
}

/** The unsaved changes by new manager, in the order of names. */
export function changesOf(moves: Moves, { byId }: Chart, compare: (a: string, b: string) => number): ChangeGroup[] {
  const nameFor = (id: string | null) => namedIn(byId, id);
  const groups = new Map<string | null, Change[]>();
  for (const [id, { to, from }] of Object.entries(moves)) {
    const node = byId.get(id);
    const now = node?.person.reportingToCompanyUserId ?? null;
    const change: Change = { id, name: nameFor(id), from: nameFor(from), hadManager: from !== null, below: node?.below ?? 0 };
    if (node && now !== from) change.meanwhile = nameFor(now) ?? null;
    groups.set(to, [...(groups.get(to) ?? []), change]);
  }
  return [...groups]
    .map(([managerId, changes]) => ({
      managerId,
      manager: nameFor(managerId),
      changes: changes.toSorted((a, b) => compare(a.name ?? '', b.name ?? '')),
    }))
    .toSorted((a, b) => Number(a.managerId === null) - Number(b.managerId === null) || compare(a.manager ?? '', b.manager ?? ''));
}

function namedIn(byId: Chart['byId'], id: string | null): string | undefined {
  const node = byId.get(id ?? '');
  return node && nameOf(node.person);
}

/** The changes in the form of the request. */
export function sentChanges(moves: Moves) {
  return Object.entries(moves).map(([companyUserId, { to, version }]) => ({ companyUserId, reportingToCompanyUserId: to, version }));
}

/** The changes that undo saved ones, based on the people after saving. */
export function reversed(moves: Moves, saved: readonly string[], people: readonly HierarchyPerson[]): Moves {
  const now = new Map(people.map((person) => [person.id, person]));
  const back = saved.flatMap((id): [string, Move][] => {
    const [move, person] = [moves[id], now.get(id)];
    return move && person ? [[id, { to: move.from, from: move.to, version: person.version }]] : [];
  });
  return Object.fromEntries(back);
}

/** Splits the conflicts: people who got another manager, and people who differ in other fields only. */
export function recheckMoves(moves: Moves, refused: readonly string[], people: readonly HierarchyPerson[]) {
  const now = new Map(people.map((person) => [person.id, person]));
  const read: Record<string, Pick<Move, 'from' | 'version'>> = {};
  const disputed: string[] = [];
  for (const id of refused) {
    const [move, person] = [moves[id], now.get(id)];
    if (!move || !person) continue;
    read[id] = { from: person.reportingToCompanyUserId, version: person.version };
    if (person.reportingToCompanyUserId !== move.from) disputed.push(id);
  }
  return { read, disputed };
}
