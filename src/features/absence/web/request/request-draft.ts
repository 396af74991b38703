import { onCompanyLeft } from '#kernel/web/company-left.ts';
import type { RequestValues } from './request-values.ts';

// Of the page, in memory only: a type or a comment may be about illness.
const kept = new Map<string, RequestValues>();
onCompanyLeft(() => kept.clear());

/** Keeps what was typed in a form that was closed unsent, until it is opened again; undefined forgets it. */
export function saveRequestDraft(place: string, values: RequestValues | undefined): void {
  if (values) kept.set(place, values);
  else kept.delete(place);
}

export function loadRequestDraft(place: string): RequestValues | undefined {
  return kept.get(place);
}
