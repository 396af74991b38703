import { z } from 'zod';
import { PlainDate } from '#features/people/contract/field-rules.ts';
import { field } from '#kernel/contract/errors.ts';
import { PageLink } from '#kernel/contract/page-link.ts';
import { Moment } from '#kernel/contract/values.ts';

/** The id of the company as a record. */
export const theCompany = '00000000-0000-0000-0000-000000000000';

export const longestTitle = 200;
export const longestDescription = 10_000;
export const longestComment = 1000;
/** Open tasks of one record. */
export const maxOpenTasks = 200;
/** Completed tasks that a list shows, and tasks of one's own. */
export const maxShown = 200;
export const maxProofs = 5;
const maxRepeats = { day: 366, month: 60 } as const;

/** How often a task comes again: days, or calendar months that keep the end of a month. */
export const Repeat = z
  .object({
    number: z
      .number()
      .int()
      .positive(field('tooSmall', { length: 1 })),
    unit: z.enum(['day', 'month']),
  })
  .refine(({ number, unit }) => number <= maxRepeats[unit], field('tooLarge', { length: maxRepeats.month }));
export type Repeat = z.output<typeof Repeat>;

/** The input of a task. */
export const taskFields = {
  title: z
    .string(field('required'))
    .trim()
    .min(1, field('required'))
    .max(longestTitle, field('tooLong', { length: longestTitle })),
  description: z
    .string()
    .trim()
    .max(longestDescription, field('tooLong', { length: longestDescription })),
  responsibleId: z.uuid(field('required')),
  dueDate: PlainDate,
  repeat: Repeat.nullable(),
};

export const Comment = z
  .string()
  .trim()
  .max(longestComment, field('tooLong', { length: longestComment }));

export const TaskPermissions = z.object({
  update: z.boolean(),
  complete: z.boolean(),
  reopen: z.boolean(),
  delete: z.boolean(),
});
export type TaskPermissions = z.output<typeof TaskPermissions>;

/** A file that shows that the task was done. */
export const Proof = z.object({ fileId: z.string(), fileName: z.string(), size: z.number() });

/** What somebody has to do about a record, by when, and what came of it. */
export const Task = z.object({
  taskId: z.string(),
  ownerKind: z.string(),
  ownerId: z.string(),
  /** The name of the record. */
  ownerName: z.string(),
  /** The page of the record with its tasks; null when it does not open to the reader. */
  page: PageLink.nullable(),
  title: z.string(),
  description: z.string(),
  responsibleId: z.string().nullable(),
  responsibleFullName: z.string().nullable(),
  dueDate: z.string().nullable(),
  isOverdue: z.boolean(),
  repeat: Repeat.nullable(),
  createdDate: Moment,
  createdByFullName: z.string().nullable(),
  completedDate: Moment.nullable(),
  completedByFullName: z.string().nullable(),
  /** What was written when it was completed. */
  comment: z.string(),
  proofs: z.array(Proof),
  version: z.number(),
  permissions: TaskPermissions,
});
export type Task = z.output<typeof Task>;
