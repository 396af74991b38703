import type { CallError } from '#kernel/web/call-error.ts';
import { useVersionedForm } from '#kernel/web/use-versioned-form.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { createTreatment, updateTreatment } from '../../contract/endpoints-treatments.ts';
import type { Treatment } from '../../contract/treatment.ts';
import { readsOfTreatments } from '../reads-of-gdpr.ts';
import { sentChanges, sentTreatment, TreatmentSchema, valuesOf, type TreatmentValues } from './treatment-values.ts';

interface Opened {
  /** Undefined for a new one. */
  treatment: Treatment | undefined;
  initial: TreatmentValues;
  onSaved: (treatmentId: string) => void;
  onLimit: () => void;
}

/** The form of a treatment; what is typed survives a reload, and a change by somebody else is merged or shown. */
export function useTreatmentForm({ treatment, initial, onSaved, onLimit }: Opened) {
  const creating = useWrite(createTreatment, { changes: readsOfTreatments });
  const updating = useWrite(updateTreatment, { changes: readsOfTreatments });
  const meetLimit = (error: CallError): boolean => {
    if (!error.has('gdpr.LimitReached')) return false;
    onLimit();
    return true;
  };
  const { form, record, conflict } = useVersionedForm<TreatmentValues, Treatment, string>(TreatmentSchema, {
    record: treatment,
    initial,
    valuesOf,
    draft: { place: `gdpr/treatment/${treatment?.treatmentId ?? 'new'}` },
    theirsOf: ({ treatment: theirs }) => theirs as Treatment | undefined, // The treatment's answer to a conflict.
    changedBy: ({ lastEditedBy, lastEditedById, lastEdited }) => ({
      by: lastEditedBy ?? undefined,
      companyUserId: lastEditedById ?? undefined,
      at: lastEdited,
    }),
    save: async ({ record: stored, base }, values, repeatKey) => {
      const answer = stored
        ? await updating.write({ body: { treatmentId: stored.treatmentId, version: stored.version, ...sentChanges(base, values) } })
        : await creating.write({ body: sentTreatment(values) }, { repeatKey });
      return answer.treatment.treatmentId;
    },
    onSaved,
    onRefused: meetLimit,
  });
  return { form, treatment: record, conflict };
}
