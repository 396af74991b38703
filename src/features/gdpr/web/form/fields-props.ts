import type { Form } from '#kernel/web/form.ts';
import type { Treatment } from '../../contract/treatment.ts';
import type { TreatmentValues } from './treatment-values.ts';

/** What each section of the form is given. */
export interface FieldsProps {
  form: Form<TreatmentValues>;
  /** The language in which texts are written now. */
  writing: 'no' | 'en';
  /** Undefined for a new one. */
  treatment: Treatment | undefined;
}
