import { z } from 'zod';
import { Pagination } from '#kernel/contract/paging.ts';
import { Day, Moment } from '#kernel/contract/values.ts';

/** An area of the filter: features declare which kinds of records are in which, and what it is called. */
export const LogArea = z.object({ area: z.string(), name: z.string() });
export type LogArea = z.output<typeof LogArea>;

/** One changed field as text; null where there was no value, or it is not shown. */
export const LogChange = z.object({ field: z.string(), label: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type LogChange = z.output<typeof LogChange>;

/** One line of the log as text in the reader's language (log.6). */
export const LogLine = z.object({
  id: z.string(),
  at: Moment,
  /** `feature.endpoint`, for other programs. */
  action: z.string(),
  area: z.string(),
  by: z.enum(['person', 'support', 'system']),
  actor: z.object({ companyUserId: z.string(), name: z.string() }).nullable(),
  /** By an API key, or while viewing the product as another user. */
  how: z.string().nullable(),
  /** Who did what to whom. */
  sentence: z.string(),
  person: z.object({ companyUserId: z.string(), name: z.string() }).nullable(),
  /** The file, key or invitation concerned, by its last name. */
  thing: z.string().nullable(),
  changes: z.array(LogChange),
  isDeletion: z.boolean(),
  /** Something failed by itself, such as an integration that was turned off. */
  isFailure: z.boolean(),
  /** Old and new values were erased with the person or at the end of retention; the line itself is still verified. */
  isErased: z.boolean(),
});
export type LogLine = z.output<typeof LogLine>;

export const LogFilter = z.object({
  companyUserIds: z.array(z.uuid()).max(50).optional(),
  /** No line is in an area that there is not. */
  areas: z.array(z.string().max(50)).max(50).optional(),
  /** The first and the last day, in the company's time zone. */
  from: Day.optional(),
  to: Day.optional(),
  search: z.string().trim().max(100).optional(),
  onlyDeletions: z.boolean().optional(),
  /** With `onlyDeletions`, the lines of both. */
  onlyFailures: z.boolean().optional(),
  /** The lines about one record, by its kind in the log and its id. */
  record: z.object({ entity: z.string().max(50), id: z.string().max(50) }).optional(),
});
export type LogFilter = z.output<typeof LogFilter>;

/** The columns of the file of the log, in their usual order. */
export const logColumns = ['at', 'who', 'what', 'area', 'about', 'changes'] as const;

/** The language of the texts; by default that of the request. */
export const Language = z.enum(['no', 'en']).optional();

export const LogRequest = z.object({
  pagination: Pagination.prefault({}),
  filter: LogFilter.prefault({}),
  language: Language,
  /** The newest line that the reader has loaded: later ones are excluded, so that pages stay stable. */
  upTo: z.uuid().optional(),
});

/** A person for the log's filter, in any state. */
export const LogPerson = z.object({
  companyUserId: z.string(),
  fullName: z.string(),
  state: z.enum(['active', 'inactive', 'pending']),
});
export type LogPerson = z.output<typeof LogPerson>;
