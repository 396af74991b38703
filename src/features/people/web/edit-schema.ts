import { z } from 'zod';
import { field, fieldErrorsOf, type FieldError } from '#kernel/contract/errors.ts';
import { ChangedFields } from '../contract/entities.ts';
import { refusedFields } from '../contract/refused-fields.ts';
import { changesOf, type EditValues } from './edit-values.ts';

/** Judges only what was changed: an older value that breaks a rule of today stops nobody. */
export function editSchema(base: EditValues, today: string): z.ZodType<unknown, EditValues> {
  return z.custom<EditValues>().superRefine((values, check) => {
    for (const { path, code, params } of errorsOf(base, values, today)) {
      check.addIssue({ code: 'custom', message: field(code, params), path: partsOf(path), input: values });
    }
  });
}

export function errorsOf(base: EditValues, values: EditValues, today: string): FieldError[] {
  const parsed = ChangedFields.safeParse(changesOf(base, values));
  if (!parsed.success) return fieldErrorsOf(parsed.error);
  const { startDate, endDate, ...changed } = parsed.data;
  const dates = startDate !== undefined || endDate !== undefined ? { startDate: values.startDate, endDate: values.endDate } : {};
  // Whether test numbers pass is for the server to say.
  return refusedFields({ ...changed, ...dates }, { today, allowSynthetic: true });
}

/** `emergencyContacts[0].phone` as the steps that zod takes. */
function partsOf(path: string): (string | number)[] {
  return path.split(/[.[\]]+/).flatMap((part) => (part === '' ? [] : [/^\d+$/.test(part) ? Number(part) : part]));
}
