import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { listFile, listFormats, shownColumns } from '#kernel/contract/list-export.ts';
import { Pagination } from '#kernel/contract/paging.ts';
import { Day, Moment } from '#kernel/contract/values.ts';
import { seeCodes, viewGate } from './gates.ts';
import { languages } from './kinds.ts';

/** The kinds of records of the area, as the filter of its log names them. */
export const logSubjects = [
  'protocol',
  'treatment',
  'agreement',
  'software',
  'statement',
  'risk',
  'request',
  'breach',
  'dpia',
  'erasure',
] as const;
export type LogSubject = (typeof logSubjects)[number];

export const gdprLogColumns = ['at', 'who', 'what', 'subject', 'about', 'changes'] as const;

const Language = z.enum(languages).optional();

export const GdprLogFilter = z.object({
  subjects: z.array(z.enum(logSubjects)).max(logSubjects.length).optional(),
  companyUserIds: z.array(z.uuid()).max(50).optional(),
  /** The first and the last day, in the company's time zone. */
  from: Day.optional(),
  to: Day.optional(),
  search: z.string().trim().max(100).optional(),
});
export type GdprLogFilter = z.output<typeof GdprLogFilter>;

export const GdprLogLine = z.object({
  logId: z.string(),
  at: Moment,
  actor: z.string().nullable(),
  subject: z.enum(logSubjects),
  sentence: z.string(),
  /** What it is about, by its last name. */
  thing: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type GdprLogLine = z.output<typeof GdprLogLine>;

export const getGdprLogFilters = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/logs-available-filters',
  summary: 'Returns the filters of the GDPR log: kinds of records, and people in the log.',
  effect: 'read',
  query: z.object({ language: Language }),
  answer: z.object({
    subjects: z.array(z.object({ subject: z.enum(logSubjects), name: z.string() })),
    people: z.array(z.object({ companyUserId: z.string(), fullName: z.string() })),
    /** Of the oldest line; null without any. */
    from: z.string().nullable(),
  }),
  errors: seeCodes,
});

export const getGdprLogs = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/logs',
  summary: 'Returns one page of the GDPR log, newest first.',
  effect: 'read',
  body: z.object({
    pagination: Pagination.prefault({}),
    filter: GdprLogFilter.prefault({}),
    language: Language,
    /** The newest line that the reader has loaded, so that pages stay stable. */
    upTo: z.uuid().optional(),
  }),
  answer: z.object({ gdprLogs: z.array(GdprLogLine), totalEntries: z.number() }),
  errors: seeCodes,
});

export const exportGdprLogs = endpoint({
  ...listFile,
  ...viewGate,
  path: '/gdpr/export-logs',
  summary: 'Exports the GDPR log, newest first. The export is logged.',
  body: z.object({
    filter: GdprLogFilter.prefault({}),
    columns: shownColumns(gdprLogColumns).default([...gdprLogColumns]),
    format: z.enum(listFormats, field('select')),
    language: Language,
  }),
  errors: [...seeCodes, 'gdpr.ForbiddenAccess', 'common.TooManyRows'],
});
