import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { isRecord } from './call-error.ts';
import { encodeFormData, type FormInput } from './form-data.ts';

/** The input of `call`, without its types. */
export interface UntypedInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: readonly File[] | undefined;
}

/** The address of a request: `{name}` filled in, the query appended, lists repeated. */
export function addressOf(endpoint: Endpoint, input: UntypedInput): string {
  const params = isRecord(input.params) ? input.params : {};
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = queryText(input.query);
  return `/api${path}${query ? `?${query}` : ''}`;
}

/** The body of a request and its content type; form data when it contains files. */
export function bodyOf(endpoint: Endpoint, input: UntypedInput): { body?: string | FormData; contentType?: string } {
  if (endpoint.files) {
    // Typed by the contract's schema; form data can represent everything that JSON can.
    return { body: encodeFormData(input.body as FormInput, { field: endpoint.files.field, files: input.files ?? [] }) };
  }
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
