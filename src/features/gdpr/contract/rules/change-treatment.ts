import type { Language } from '../kinds.ts';
import type { LocalText, SentText } from '../local-text.ts';
import type { TreatmentContent } from '../treatment.ts';
import type { NewTreatment, TreatmentChange } from '../treatment-fields.ts';

/** A text as it was sent over the one that is stored: a plain string changes the caller's language only (gdpr.5). */
export function changedText(stored: LocalText, sent: SentText, language: Language): LocalText {
  return typeof sent === 'string' ? { ...stored, [language]: sent } : sent;
}

const textFields = [
  'treatmentName',
  'activity',
  'mainCategory',
  'subCategory',
  'purpose',
  'legalBasisExplanation',
  'balancing',
  'source',
  'recipients',
  'retention',
  'securityMeasures',
] as const;

/** What was sent over what is stored; absent = unchanged. */
export function changedTreatment(stored: TreatmentContent, sent: TreatmentChange | NewTreatment, language: Language): TreatmentContent {
  // Fields of the same schema, of which only those that were sent are there.
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<TreatmentContent>;
  const texts = Object.fromEntries(
    textFields.flatMap((name) => {
      const text = sent[name];
      return text === undefined ? [] : [[name, changedText(stored[name], text, language)]];
    }),
  );
  return { ...stored, ...given, ...texts };
}
