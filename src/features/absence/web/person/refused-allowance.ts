import { z } from 'zod';
import type { CallError } from '#kernel/web/call-error.ts';

const Range = z.object({ least: z.number(), most: z.number() });

/** From and to how many vacation days a refusal of a number says that it may be; undefined when it does not say. */
export function allowedDaysIn(error: Pick<CallError, 'has' | 'details'>): z.infer<typeof Range> | undefined {
  return error.has('vacation.DaysOutOfRange') ? Range.safeParse(error.details).data : undefined;
}
