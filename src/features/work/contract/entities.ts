import { z } from 'zod';
import { Id, Moment } from '#kernel/contract/values.ts';

export const WorkState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type WorkState = z.output<typeof WorkState>;

/** Work that went on after the call that asked for it. */
export const Work = z.object({
  workId: Id,
  /** In the language of the caller. */
  name: z.string(),
  /** The page that shows what it makes; null when there is none. */
  path: z.string().nullable(),
  state: WorkState,
  percent: z.number().int(),
  tries: z.number().int(),
  /** The code of what went wrong last. */
  reason: z.string().nullable(),
  /** Null when the person was erased. */
  startedByFullName: z.string().nullable(),
  startedAt: Moment,
  endedAt: Moment.nullable(),
  permissions: z.object({ tryAgain: z.boolean(), cancel: z.boolean() }),
});
export type Work = z.output<typeof Work>;
