import { z } from 'zod';
import { field } from './errors.ts';

const longestFilter = 8000;
const decoded = (text: string): unknown => JSON.parse(text);

/** A filter in an address: its JSON. */
export function filterText<Filter extends z.ZodType>(filter: Filter) {
  return z
    .string()
    .max(longestFilter)
    .transform((text, context) => {
      try {
        return decoded(text);
      } catch {
        context.addIssue({ code: 'custom', message: field('invalid') });
        return z.NEVER;
      }
    })
    .pipe(filter);
}
