import { useState } from 'react';
import { newRepeatKey } from './call.ts';
import { CallError } from './call-error.ts';
import type { ChangedMeanwhile } from './changed-meanwhile.ts';
import { notSent, useForm, type Form } from './form.ts';
import type { FormDraft, NameOf } from './form-drafts.ts';
import { conflictsOf, readForDraft, rebased, type ReadRecord } from './rebase.ts';
import { showError } from './show-error.ts';
import type { DraftOptions } from './use-form-draft.ts';
import type { z } from 'zod';

type Values = Record<string, unknown>;

/** Somebody else has changed the record since its form was opened: both sides, and the fields that both have changed. */
export interface FormConflict<V extends Values> {
  names: readonly NameOf<V>[];
  mine: V;
  theirs: V;
  changed: ChangedMeanwhile;
  /** Saves on top of the other version; `taken` names the fields that are taken from it. */
  settle: (taken: readonly string[]) => void;
  cancel: () => void;
}

export interface VersionedForm<V extends Values, R> {
  form: Form<V>;
  /** As last read; undefined for a new one. */
  record: R | undefined;
  /** Its values as last read. */
  base: V;
  conflict: FormConflict<V> | undefined;
  /** Handles a refusal of a dialog that saves the form's values; true when it was a conflict. */
  handleConflict: (error: CallError, values: V) => boolean;
}

interface VersionedFormOptions<V extends Values, R, Result> {
  /** Undefined for a new one. */
  record: R | undefined;
  valuesOf: (record: R) => V;
  /** What the form begins with: the values of the record, or of a new one. */
  initial: V;
  draft: Omit<DraftOptions<NameOf<V>>, 'version' | 'onRestore'>;
  /** Saves the values as a change of the record as last read; a form that stays open notes what it goes on from. */
  save: (
    read: ReadRecord<V, R>,
    values: V,
    repeatKey: string,
    noteRead: (read: ReadRecord<V, R>) => void,
  ) => Promise<Result | typeof notSent>;
  onSaved: (result: Result) => void;
  /** The record in the details of a conflict. */
  theirsOf: (details: Readonly<Record<string, unknown>>) => R | undefined;
  changedBy?: (record: R) => ChangedMeanwhile;
  /** Which fields differ, where that is not each by itself. */
  differing?: (one: V, other: V) => NameOf<V>[];
  /** Fields that go with another one, which stands for both in the dialog. */
  along?: Readonly<Partial<Record<NameOf<V>, NameOf<V>>>>;
  /** Whether another refusal was handled; true shows nothing else. */
  onRefused?: (error: CallError) => boolean;
}

/** The form of a record with a version: a change by somebody else is merged when it is of other fields, else shown (shell.26). */
export function useVersionedForm<V extends Values, R extends { version: number | string }, Result>(
  schema: z.ZodType<unknown, V>,
  options: VersionedFormOptions<V, R, Result>,
): VersionedForm<V, R> {
  const { valuesOf, save, onSaved, theirsOf, differing, along = {} } = options;
  const [read, setRead] = useState<ReadRecord<V, R>>({
    record: options.record,
    base: options.record ? valuesOf(options.record) : options.initial,
  });
  const [other, setOther] = useState<R>();
  const form: Form<V> = useForm<V, Result>(schema, {
    initial: options.initial,
    base: read.base,
    draft: { ...options.draft, version: read.record && Number(read.record.version), onRestore: restore },
    send: (values, repeatKey) => save(read, values, repeatKey, setRead),
    onSent: onSaved,
    onRefused: (error) => options.onRefused?.(error) === true || handleConflict(error, form.fields.getValues()),
  });

  function restore(draft: FormDraft): void {
    setRead(readForDraft(read, draft));
    // Stored by the same form: readDraft has compared each field with the form's own.
    form.fields.setValues(draft.to as Partial<V>);
  }

  function handleConflict(error: CallError, values: V, before = read): boolean {
    const theirs = theirsOf(error.details);
    if (!error.has('common.Conflict') || !theirs || theirs.version === before.record?.version) return false;
    if (shownConflicts(before.base, values, valuesOf(theirs)).length > 0) setOther(theirs);
    else void saveOver(theirs, { before, values }, []);
    return true;
  }

  async function saveOver(theirs: R, { before, values }: { before: typeof read; values: V }, taken: readonly string[]): Promise<void> {
    const now = { record: theirs, base: valuesOf(theirs) };
    const next = rebased({ base: before.base, mine: values, theirs: now.base }, taken, differing);
    setOther(undefined);
    setRead(now);
    form.fields.setValues(next);
    try {
      const saved = await save(now, next, newRepeatKey(), setRead);
      if (saved === notSent) return;
      form.settle(next);
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof CallError && handleConflict(error, next, now))) showError(error);
    }
  }

  const shownConflicts = (base: V, mine: V, theirs: V) => conflictsOf(base, mine, theirs, differing).filter((name) => !(name in along));
  const conflictWith = (theirs: R): FormConflict<V> => {
    const [mine, values] = [form.fields.getValues(), valuesOf(theirs)];
    return {
      names: shownConflicts(read.base, mine, values),
      mine,
      theirs: values,
      changed: options.changedBy?.(theirs) ?? {},
      settle: (taken) => void saveOver(theirs, { before: read, values: mine }, [...taken, ...followersOf(along, taken)]),
      cancel: () => setOther(undefined),
    };
  };
  return { form, ...read, conflict: other && conflictWith(other), handleConflict };
}

const followersOf = (along: Readonly<Record<string, string | undefined>>, taken: readonly string[]): string[] =>
  Object.keys(along).filter((name) => taken.includes(along[name] ?? ''));
