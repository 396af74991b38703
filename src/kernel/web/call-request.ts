import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { isRecord } from './call-error.ts';

/** What `call` was given, without its types. */
export interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: readonly File[] | undefined;
}

/** The address of a call: `{name}` filled in, the query appended, lists repeated. */
export function addressOf(endpoint: Endpoint, input: LooseInput): string {
  const params = isRecord(input.params) ? input.params : {};
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = queryText(input.query);
  return `/api${path}${query ? `?${query}` : ''}`;
}

/** The body of a call and its content type; form data when it carries files. */
export function bodyOf(endpoint: Endpoint, input: LooseInput): { body?: string | FormData; contentType?: string } {
  if (endpoint.files) return { body: formOf(endpoint.files.field, input) };
  if (input.body === undefined) return {};
  return { body: JSON.stringify(input.body), contentType: 'application/json' };
}

function queryText(query: unknown): string {
  if (!isRecord(query)) return '';
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return search.toString();
}

function formOf(field: string, input: LooseInput): FormData {
  const form = new FormData();
  // The fields go first: the server knows what a file is for before it reads the file.
  appendNested(form, '', input.body);
  for (const file of input.files ?? []) form.append(field, file, file.name);
  return form;
}

/** Dotted and indexed names for nested values (000 §7), at most ten deep. */
function appendNested(form: FormData, name: string, value: unknown, depth = 0): void {
  if (value === undefined || depth > 10) return;
  if (Array.isArray(value)) value.forEach((item, index) => appendNested(form, `${name}[${index}]`, item, depth + 1));
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) appendNested(form, name ? `${name}.${key}` : key, item, depth + 1);
  else form.append(name, value === null ? '' : String(value));
}
