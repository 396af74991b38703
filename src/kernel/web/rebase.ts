import { changedNames, type NameOf } from './form-drafts.ts';

type Values = Record<string, unknown>;
/** Which fields differ between two states of a form. */
type Differing<V extends Values> = (one: V, other: V) => NameOf<V>[];

/** The fields that both sides changed, to different values. */
export function conflictsOf<V extends Values>(base: V, mine: V, theirs: V, differing: Differing<V> = changedNames): NameOf<V>[] {
  const [there, between] = [differing(base, theirs), differing(mine, theirs)];
  return differing(base, mine).filter((name) => there.includes(name) && between.includes(name));
}

/** What goes into a merge: the values that were read, and those of both sides. */
interface Sides<V extends Values> {
  base: V;
  mine: V;
  theirs: V;
}

/** The user's changes on top of the other side's values; the named fields are taken from the other side. */
export function rebased<V extends Values>(
  { base, mine, theirs }: Sides<V>,
  taken: readonly string[],
  differing: Differing<V> = changedNames,
): V {
  const kept = differing(base, mine).filter((name) => !taken.includes(name));
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) };
}
