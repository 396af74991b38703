import type { FieldError } from '#kernel/contract/errors.ts';

/** `emergencyContacts[0].phone` of the wire as `emergencyContacts.0.phone`, which the form library speaks. */
export function formPath(path: string): string {
  return path.replace(/\[(\d+)\]/g, '.$1');
}

interface Sorted {
  /** By the form's path; the first message of a field wins. */
  fields: Record<string, FieldError>;
  /** Refused fields that this form does not show. */
  elsewhere: FieldError[];
}

/** Sorts refused fields into those the form shows and those it does not. */
export function sortFieldErrors(errors: readonly FieldError[], shown: ReadonlySet<string>): Sorted {
  const sorted: Sorted = { fields: {}, elsewhere: [] };
  for (const error of errors) {
    const path = formPath(error.path);
    if (!shown.has(path)) sorted.elsewhere.push(error);
    else sorted.fields[path] ??= error;
  }
  return sorted;
}
