import { changedNames, type FormDraft, type NameOf } from './form-drafts.ts';

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
  const ownChanges = differing(base, mine).filter((name) => !taken.includes(name));
  return { ...theirs, ...Object.fromEntries(ownChanges.map((name) => [name, mine[name]])) };
}

/** What a form goes on with once the record has changed under it: its own changes on top, and the fields where the user has to choose. */
export function meetNewer<V extends Values>(sides: Sides<V>): { names: NameOf<V>[]; next: V } {
  return { names: conflictsOf(sides.base, sides.mine, sides.theirs), next: rebased(sides, []) };
}

/** A record as it was read, undefined for a new one, and its values in a form. */
export interface ReadRecord<V extends Values, R> {
  record: R | undefined;
  base: V;
}

/** What was read when a draft was typed, where the record has changed since: saving the draft meets that change then. */
export function readForDraft<V extends Values, R extends { version: number | string }>(
  read: ReadRecord<V, R>,
  { version, from }: Pick<FormDraft, 'version' | 'from'>,
): ReadRecord<V, R> {
  const { record, base } = read;
  if (!record || version === undefined || String(version) === String(record.version)) return read;
  const former = typeof record.version === 'number' ? Number(version) : String(version);
  return { record: { ...record, version: former }, base: { ...base, ...from } };
}
