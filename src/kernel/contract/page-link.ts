import { z } from 'zod';

/** A page of the product, without the locale, and its query. */
export const PageLink = z.object({ path: z.string(), query: z.record(z.string(), z.string()) });
export type PageLink = z.output<typeof PageLink>;

/** The same as one address, for mails. */
export function addressOf({ path, query }: PageLink): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}
