import { useState } from 'react';
import { newRepeatKey } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import type { ChangedMeanwhile } from '#kernel/web/ConflictDialog.tsx';
import { useForm, type Form } from '#kernel/web/form.ts';
import { conflictsOf, rebased } from '#kernel/web/rebase.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { createTreatment, updateTreatment } from '../../contract/endpoints-treatments.ts';
import type { Treatment } from '../../contract/treatment.ts';
import { readsOfTreatments } from '../reads-of-gdpr.ts';
import { sentChanges, sentTreatment, TreatmentSchema, valuesOf, type TreatmentName, type TreatmentValues } from './treatment-values.ts';

/** Somebody else has changed the treatment since the form was opened. */
export interface TreatmentConflict {
  names: readonly TreatmentName[];
  mine: TreatmentValues;
  theirs: TreatmentValues;
  changed: ChangedMeanwhile;
  settle: (theirs: readonly string[]) => void;
  cancel: () => void;
}

interface Opened {
  /** Undefined for a new one. */
  treatment: Treatment | undefined;
  initial: TreatmentValues;
  onSaved: (treatmentId: string) => void;
  onLimit: () => void;
}

interface Read {
  treatment: Treatment | undefined;
  base: TreatmentValues;
}

/** The form of a treatment; what is typed survives a reload, and a change by somebody else is merged or shown. */
export function useTreatmentForm({ treatment, initial, onSaved, onLimit }: Opened) {
  const [read, setRead] = useState<Read>({ treatment, base: treatment ? valuesOf(treatment) : initial });
  const [met, setMet] = useState<Treatment>();
  const creating = useWrite(createTreatment, { changes: readsOfTreatments });
  const updating = useWrite(updateTreatment, { changes: readsOfTreatments });
  const save = async ({ treatment: stored, base }: Read, values: TreatmentValues, repeatKey: string): Promise<string> => {
    const answer = stored
      ? await updating.write({ body: { treatmentId: stored.treatmentId, version: stored.version, ...sentChanges(base, values) } })
      : await creating.write({ body: sentTreatment(values) }, { repeatKey });
    return answer.treatment.treatmentId;
  };
  const form: Form<TreatmentValues> = useForm<TreatmentValues, string>(TreatmentSchema, {
    initial,
    base: read.base,
    draft: { place: `gdpr/treatment/${treatment?.treatmentId ?? 'new'}`, version: treatment?.version },
    send: (values, repeatKey) => save(read, values, repeatKey),
    onSent: onSaved,
    onRefused: (error) => meetLimit(error) || meetConflict(error, form.fields.getValues()),
  });

  function meetLimit(error: CallError): boolean {
    if (!error.has('gdpr.LimitReached')) return false;
    onLimit();
    return true;
  }

  /** A change of other fields is no conflict: the form is sent again on top of it. */
  function meetConflict(error: CallError, values: TreatmentValues, before: Read = read): boolean {
    // The treatment's answer to a conflict.
    const { treatment: theirs } = error.details as { treatment?: Treatment };
    if (!error.has('common.Conflict') || !theirs || theirs.version === before.treatment?.version) return false;
    if (conflictsOf(before.base, values, valuesOf(theirs)).length > 0) setMet(theirs);
    else void saveOver(theirs, { before, values }, []);
    return true;
  }

  async function saveOver(theirs: Treatment, { before, values }: { before: Read; values: TreatmentValues }, taken: readonly string[]) {
    const now = { treatment: theirs, base: valuesOf(theirs) };
    const next = rebased({ base: before.base, mine: values, theirs: now.base }, taken);
    setMet(undefined);
    setRead(now);
    form.fields.setValues(next);
    try {
      const treatmentId = await save(now, next, newRepeatKey());
      form.settle(next);
      onSaved(treatmentId);
    } catch (error) {
      if (!(error instanceof CallError && meetConflict(error, next, now))) showError(error);
    }
  }

  return { form, treatment: read.treatment, conflict: met && conflictWith(met) };

  function conflictWith(theirs: Treatment): TreatmentConflict {
    const mine = form.fields.getValues();
    const values = valuesOf(theirs);
    return {
      names: conflictsOf(read.base, mine, values),
      mine,
      theirs: values,
      changed: { by: theirs.lastEditedBy ?? undefined, at: theirs.lastEdited },
      settle: (taken) => void saveOver(theirs, { before: read, values: mine }, taken),
      cancel: () => setMet(undefined),
    };
  }
}
