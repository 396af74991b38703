import { z } from 'zod';
import { Pagination } from '#kernel/contract/paging.ts';
import { Moment } from '#kernel/contract/values.ts';

/** What a line is about, for the filter; which entities belong to each is in rules/areas.ts. */
export const areas = ['people', 'access', 'absence', 'files', 'notes', 'organisation', 'security', 'exports'] as const;
export type Area = (typeof areas)[number];

/** One field that a line tells of, in words; null where there was nothing, or nothing is told. */
export const LogChange = z.object({ field: z.string(), label: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type LogChange = z.output<typeof LogChange>;

/** One line of the log in the reader's words (log.6). */
export const LogLine = z.object({
  id: z.string(),
  at: Moment,
  /** `feature.endpoint`, for other programs. */
  action: z.string(),
  area: z.enum(areas),
  by: z.enum(['person', 'support', 'system']),
  actor: z.object({ companyUserId: z.string(), name: z.string() }).nullable(),
  /** By an API key, or while looking at the product as somebody else. */
  how: z.string().nullable(),
  /** Who did what to whom. */
  sentence: z.string(),
  person: z.object({ companyUserId: z.string(), name: z.string() }).nullable(),
  /** The file, key or invitation that it is about, by the last name it had. */
  thing: z.string().nullable(),
  changes: z.array(LogChange),
  isDeletion: z.boolean(),
  /** Old and new were erased with the person or when their time had come; that the line was written still holds. */
  isErased: z.boolean(),
});
export type LogLine = z.output<typeof LogLine>;

const day = z.iso.date();

export const LogFilter = z.object({
  companyUserIds: z.array(z.uuid()).max(50).optional(),
  areas: z.array(z.enum(areas)).max(areas.length).optional(),
  /** The first and the last day, by the company's time zone. */
  from: day.optional(),
  to: day.optional(),
  search: z.string().trim().max(100).optional(),
  onlyDeletions: z.boolean().optional(),
});
export type LogFilter = z.output<typeof LogFilter>;

/** The language of the words; that of the call when left out. */
export const Language = z.enum(['no', 'en']).optional();

export const LogRequest = z.object({
  pagination: Pagination.prefault({}),
  filter: LogFilter.prefault({}),
  language: Language,
  /** The newest line that the reader knows of: what came later is left out, so that no page moves under them. */
  upTo: z.uuid().optional(),
});

/** Somebody whom the log may be narrowed to, whatever their state. */
export const LogPerson = z.object({
  companyUserId: z.string(),
  fullName: z.string(),
  state: z.enum(['active', 'inactive', 'pending']),
});
export type LogPerson = z.output<typeof LogPerson>;
