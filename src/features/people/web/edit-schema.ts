import { z } from 'zod';
import { field, fieldErrorsOf, type FieldError } from '#kernel/contract/errors.ts';
import { ChangedFields, type PersonFields } from '../contract/entities.ts';
import { refusedFields } from '../contract/refused-fields.ts';
import { changesOf, type EditValues } from './edit-values.ts';

/** Judged against each other: neither is when one cannot be read. */
const dates: ReadonlySet<PropertyKey | undefined> = new Set(['startDate', 'endDate']);

/** Judges only what was changed: an older value that breaks a rule of today stops nobody. */
export function editSchema(base: EditValues, today: string): z.ZodType<unknown, EditValues> {
  return z.custom<EditValues>().superRefine((values, check) => {
    for (const { path, code, params } of errorsOf(base, values, today)) {
      check.addIssue({ code: 'custom', message: field(code, params), path: partsOf(path), input: values });
    }
  });
}

export function errorsOf(base: EditValues, values: EditValues, today: string): FieldError[] {
  const changes = changesOf(base, values);
  const parsed = ChangedFields.safeParse(changes);
  if (parsed.success) return judgedTogether(parsed.data, values, today);
  // What can be read is judged as well, so that everything is said at once.
  const unreadable = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const isUnread = (name: string) => unreadable.has(name) || (dates.has(name) && !dates.isDisjointFrom(unreadable));
  const rest = ChangedFields.safeParse(Object.fromEntries(Object.entries(changes).filter(([name]) => !isUnread(name))));
  return [...fieldErrorsOf(parsed.error), ...(rest.success ? judgedTogether(rest.data, values, today) : [])];
}

/** The rules that need the day or two fields at once. */
function judgedTogether(changes: PersonFields, values: EditValues, today: string): FieldError[] {
  const { startDate, endDate, ...changed } = changes;
  const both = startDate !== undefined || endDate !== undefined ? { startDate: values.startDate, endDate: values.endDate } : {};
  // Whether test numbers pass is for the server to say.
  return refusedFields({ ...changed, ...both }, { today, allowSynthetic: true });
}

/** `emergencyContacts[0].phone` as the steps that zod takes. */
function partsOf(path: string): (string | number)[] {
  return path.split(/[.[\]]+/).flatMap((part) => (part === '' ? [] : [/^\d+$/.test(part) ? Number(part) : part]));
}
