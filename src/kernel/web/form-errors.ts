import type { FieldError } from '#kernel/contract/errors.ts';

/** Converts `emergencyContacts[0].phone` of the answer to `emergencyContacts.0.phone`, the path of the form library. */
export function formPath(path: string): string {
  return path.replace(/\[(\d+)\]/g, '.$1');
}

interface Sorted {
  /** By the form's path; the first error of a field is used. */
  fields: Record<string, FieldError>;
  /** Errors of fields that this form does not show. */
  elsewhere: FieldError[];
}

/** Splits field errors into those the form shows and the others. */
export function sortFieldErrors(errors: readonly FieldError[], shown: ReadonlySet<string>): Sorted {
  const sorted: Sorted = { fields: {}, elsewhere: [] };
  for (const error of errors) {
    const path = formPath(error.path);
    if (!shown.has(path)) sorted.elsewhere.push(error);
    else sorted.fields[path] ??= error;
  }
  return sorted;
}
