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

/** Where a refusal is said: once, and beside its field where it has one. */
interface PlacedRefusal extends Sorted {
  /** The field beside which the text of the refusal itself stands, because it says more than that of the field's error. */
  saidBeside: string | undefined;
  /** Whether the text of the refusal stands over the buttons. */
  isSaidBelow: boolean;
}

/** Says where the parts of a refusal are shown; `isAboutFields` is a refusal that says nothing but that fields are wrong. */
export function placeRefusal(
  errors: readonly FieldError[],
  { shown, isAboutFields }: { shown: ReadonlySet<string>; isAboutFields: boolean },
): PlacedRefusal {
  const sorted = sortFieldErrors(errors, shown);
  const [only, ...others] = sorted.elsewhere.length > 0 ? [] : Object.keys(sorted.fields);
  if (only === undefined) return { ...sorted, saidBeside: undefined, isSaidBelow: true };
  const saidBeside = isAboutFields || others.length > 0 ? undefined : only;
  return { ...sorted, saidBeside, isSaidBelow: !isAboutFields && saidBeside === undefined };
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

/** What stands over the buttons: the refusal, and what is wrong with fields that the form does not show. Their paths are names of ours, not words. */
export function linesBelow(refusal: readonly string[], hidden: readonly string[]): string[] {
  return [...new Set([...refusal, ...hidden])];
}

/** What is wrong with fields that the form does not show, each text once: without it a form that shows no error would not be sent and not say why. */
export function hiddenTexts(errors: Readonly<Record<string, unknown>>, shown: ReadonlySet<string>): string[] {
  const hidden = Object.entries(errors).filter(([path]) => !shown.has(path));
  return [...new Set(hidden.flatMap(([, text]) => (typeof text === 'string' ? [text] : [])))];
}
