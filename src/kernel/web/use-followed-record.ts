import { useState } from 'react';
import type { FormDraft, NameOf } from './form-drafts.ts';
import { meetNewer } from './rebase.ts';

type Values = Record<string, unknown>;

/** What somebody else saved under an open form, in the fields that were changed here as well. */
export interface RecordConflict {
  fields: readonly {
    name: string;
    /** As it stands beside the field; undefined where it has no label of its own. */
    label: string | undefined;
    isTheirs: boolean;
  }[];
  /** Shows the other value in the field; what is shown is what is saved. */
  turn: (name: string) => void;
  /** What stands now in place of what the form was opened to replace; null for nothing. */
  replaced?: { now: string | null } | undefined;
}

interface Followed<V extends Values> {
  /** The record as it is now: live updates renew it under the open form. */
  version: number | string | undefined;
  theirs: V;
  /** What the form replaces without having it as a field, in words. */
  replaces: string | null | undefined;
  /** False where the form meets the changes of others in its own way. */
  isOn: boolean;
  saved: { get: () => V; set: (values: V) => void };
  fields: { getValues: () => V; setValues: (values: Partial<V>) => void };
}

interface ConflictState<V extends Values> {
  labels: ReadonlyMap<NameOf<V>, string | undefined>;
  mine: V;
  theirs: V;
  taken: readonly NameOf<V>[];
  replaced: RecordConflict['replaced'];
}

/** Meets what somebody else saved since the form was opened before the form is sent on top of it (shell.26). */
export function useFollowedRecord<V extends Values>({ version, theirs, replaces, isOn, saved, fields }: Followed<V>) {
  const [opened, setOpened] = useState(version);
  const [replacing, setReplacing] = useState(replaces);
  const [isOwn, setOwn] = useState(false);
  const [met, setMet] = useState<ConflictState<V>>();
  const isNewer = isOn && version !== undefined && version !== opened;
  // What this form has saved itself is the next version, and no change by somebody else; one after that is.
  if (isOwn && isNewer) {
    setOpened(typeof opened === 'number' ? opened + 1 : version);
    setReplacing(replaces);
    setOwn(false);
  }

  /** The values to send; undefined when the user has to choose first. */
  function meet(values: V, form: HTMLFormElement | null): V | undefined {
    const replaced = replaces === undefined || replaces === replacing ? undefined : { now: replaces };
    if (!isNewer && !replaced) return values;
    const { names, next } = isNewer ? meetNewer({ base: saved.get(), mine: values, theirs }) : { names: [], next: values };
    if (isNewer) saved.set(theirs);
    setOpened(version);
    setReplacing(replaces);
    fields.setValues(next);
    if (names.length === 0 && !replaced) return next;
    setMet({ labels: new Map(names.map((name) => [name, labelOf(form, name)])), mine: next, theirs, taken: [], replaced });
    return undefined;
  }

  function turn({ taken, mine, ...sides }: ConflictState<V>, name: NameOf<V>): void {
    const isTaken = taken.includes(name);
    // What was typed since then is mine as well.
    const values = isTaken ? mine : { ...mine, [name]: fields.getValues()[name] };
    setMet({ ...sides, mine: values, taken: isTaken ? taken.filter((one) => one !== name) : [...taken, name] });
    fields.setValues({ ...fields.getValues(), [name]: isTaken ? mine[name] : sides.theirs[name] });
  }

  return {
    meet,
    changes: met && {
      replaced: met.replaced,
      fields: [...met.labels].map(([name, label]) => ({ name, label, isTheirs: met.taken.includes(name) })),
      turn: (name: string) => {
        // One of the names that stand above.
        turn(met, name as NameOf<V>);
      },
    },
    /** The version that the values of the form were changed from. */
    opened: isOn ? opened : version,
    /** Goes on from the version over which a draft was typed. */
    goBackTo: (draft: FormDraft): void => {
      if (!isOn || draft.version === undefined || draft.version === version) return;
      setOpened(draft.version);
      saved.set({ ...saved.get(), ...draft.from });
    },
    forget: (): void => setMet(undefined),
    /** The form has saved the record itself. */
    noteOwn: (): void => setOwn(true),
  };
}

/** The words beside a field, without the mark of a required one. */
function labelOf(form: HTMLFormElement | null, name: string): string | undefined {
  const field = form?.querySelector<HTMLInputElement>(`[data-path="${name}"]`);
  const label = field?.labels?.[0]?.cloneNode(true);
  if (!(label instanceof HTMLElement)) return undefined;
  for (const mark of label.querySelectorAll('[aria-hidden="true"]')) mark.remove();
  return label.textContent.trim() || undefined;
}
