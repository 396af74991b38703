import { z } from 'zod';
import { field } from './errors.ts';
import { mediaTypes } from './media-types.ts';
import { Id } from './values.ts';

/** The formats of the file of a list. */
export const listFormats = ['xlsx', 'csv'] as const;
export type ListFormat = (typeof listFormats)[number];

/** The most rows that are named one by one; their ids fit into the body of a call. */
const maxNamed = 20_000;

/** What every call has in common that answers a list as a file. */
export const listFile = {
  method: 'POST',
  queue: 'exports',
  effect: 'read',
  company: 'required',
  answer: { file: [mediaTypes.xlsx, mediaTypes.csv] },
} as const;

/** The columns of a list, in the order of the screen. */
export function shownColumns<const Keys extends readonly [string, ...string[]]>(keys: Keys) {
  return z.array(z.enum(keys)).min(1, field('required')).max(keys.length);
}

/** What is shown of a list that the browser searches, filters and sorts: rows and columns in the order of the screen. */
export function shownRows<const Keys extends readonly [string, ...string[]]>(keys: Keys) {
  return z.object({
    rows: z.array(Id).min(1, field('required')).max(maxNamed),
    columns: shownColumns(keys),
    format: z.enum(listFormats, field('select')),
  });
}
