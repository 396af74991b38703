import { localDay } from './calendar-day.ts';

/** The values of JSON, and `undefined` (omitted) and dates. */
export type FormInput = string | number | boolean | null | undefined | Date | readonly FormInput[] | { readonly [name: string]: FormInput };

const maxDepth = 10;

/**
 * Encodes a body as form data with dotted and indexed names (wire.18), files last so that a server can validate the fields before it reads them.
 * Null is an empty text, `name[]` and `name{}` are an empty list or object, a `Date` is its local date. A point in time is sent as text.
 */
export function encodeFormData(body: FormInput, files?: { field: string; files: readonly Blob[] }): FormData {
  const form = new FormData();
  for (const [name, text] of formFields(body)) form.append(name, text);
  for (const file of files?.files ?? []) form.append(files?.field ?? 'file', file);
  return form;
}

/** The names and texts of a body, in order. */
export function formFields(body: FormInput): [name: string, text: string][] {
  return body === undefined || body === null ? [] : fieldsOf(body, '', 0);
}

function fieldsOf(value: FormInput, name: string, depth: number): [string, string][] {
  if (depth > maxDepth) throw new Error(`"${name}" is nested too deeply for form data.`);
  if (value instanceof Date) return [[name, localDay(value)]];
  if (isList(value))
    return value.length === 0
      ? [[`${name}[]`, '']]
      : value.flatMap((item, index) => fieldsOf(item ?? null, `${name}[${index}]`, depth + 1));
  if (typeof value === 'object' && value !== null) return objectFields(value, name, depth);
  return [[name, value === null || value === undefined ? '' : String(value)]];
}

function objectFields(value: { readonly [name: string]: FormInput }, name: string, depth: number): [string, string][] {
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  if (entries.length === 0 && name !== '') return [[`${name}{}`, '']];
  return entries.flatMap(([key, child]) => {
    if (key === '' || /[.[\]{}]/.test(key)) throw new Error(`"${key}" cannot be the name of a form field.`);
    return fieldsOf(child, name === '' ? key : `${name}.${key}`, depth + 1);
  });
}

function isList(value: FormInput): value is readonly FormInput[] {
  return Array.isArray(value);
}
