import { changedNames } from './form-drafts.ts';

type Values = Record<string, unknown>;
type NameOf<V extends Values> = Extract<keyof V, string>;

/** The fields that both sides changed, to different values. */
export function conflictsOf<V extends Values>(base: V, mine: V, theirs: V): NameOf<V>[] {
  const [here, there, between] = [changedNames(base, mine), changedNames(base, theirs), new Set(changedNames(mine, theirs))];
  // The names are those of the values.
  return here.filter((name) => there.includes(name) && between.has(name)) as NameOf<V>[];
}

/** The user's changes on top of the other side's values; the named fields are taken from the other side. */
export function rebased<V extends Values>(base: V, mine: V, theirs: V, taken: readonly string[]): V {
  const kept = changedNames(base, mine).filter((name) => !taken.includes(name));
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) };
}
