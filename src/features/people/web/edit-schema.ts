import { z } from 'zod';
import { field, fieldErrorsOf, type FieldError } from '#kernel/contract/errors.ts';
import { ChangedFields, PersonFields } from '../contract/entities.ts';
import { refusedFields } from '../contract/refused-fields.ts';
import { changesOf, type EditValues } from './edit-values.ts';

const wholePhone = { phoneCountryCode: true, mobilePhoneNumber: true } as const;
/** Compared with each other; skipped when one of them is not a date. */
const dates: ReadonlySet<PropertyKey | undefined> = new Set(['startDate', 'endDate']);

/** Validates only what was changed: an older value that breaks a current rule does not block saving. */
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
  // Readable values are validated too, so that all errors are reported at once.
  const unreadable = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const isUnread = (name: string) => unreadable.has(name) || (dates.has(name) && !dates.isDisjointFrom(unreadable));
  const rest = ChangedFields.safeParse(Object.fromEntries(Object.entries(changes).filter(([name]) => !isUnread(name))));
  return [...fieldErrorsOf(parsed.error), ...(rest.success ? judgedTogether(rest.data, values, today) : [])];
}

/** The rules that depend on the day or on two fields. */
function judgedTogether(changes: PersonFields, values: EditValues, today: string): FieldError[] {
  const { startDate, endDate, ...changed } = changes;
  const both = startDate !== undefined || endDate !== undefined ? { startDate: values.startDate, endDate: values.endDate } : {};
  const isPhone = changes.phoneCountryCode !== undefined || changes.mobilePhoneNumber !== undefined;
  const phone = isPhone ? PersonFields.pick(wholePhone).safeParse(values).data : undefined;
  // The server decides whether test numbers are accepted.
  return refusedFields({ ...changed, ...both, ...phone, country: values.address.country }, { today, allowSynthetic: true });
}

/** `emergencyContacts[0].phone` as a path of zod. */
function partsOf(path: string): (string | number)[] {
  return path.split(/[.[\]]+/).flatMap((part) => (part === '' ? [] : [/^\d+$/.test(part) ? Number(part) : part]));
}
