import { onCompanyLeft } from '#kernel/web/company-left.ts';
import type { RequestValues } from './request-values.ts';

// A cache of the page, in memory only, because a type or a comment may reveal an illness.
const kept = new Map<string, RequestValues>();
onCompanyLeft(() => kept.clear());

/** Keeps the values of a form that was closed without sending, until it is opened again; undefined clears them. */
export function saveRequestDraft(place: string, values: RequestValues | undefined): void {
  if (values) kept.set(place, values);
  else kept.delete(place);
}

export function loadRequestDraft(place: string): RequestValues | undefined {
  return kept.get(place);
}
