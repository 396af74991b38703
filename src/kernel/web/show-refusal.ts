import type { CallError } from './call-error.ts';
import { errorLines } from './error-texts.ts';
import type { Form } from './form.ts';

/** Shows a refusal beside the field that it is about, and takes the user there; false for a refusal of no field. */
export function showRefusal<V extends Record<string, unknown>>(
  form: Form<V>,
  error: CallError,
  places: Readonly<Record<string, Extract<keyof V, string>>>,
): boolean {
  const place = error.codes.map((code) => places[code]).find((found) => found !== undefined);
  if (place === undefined) return false;
  form.fields.setFieldError(place, errorLines(error).join('\n'));
  form.fields.getInputNode(place)?.focus();
  return true;
}
