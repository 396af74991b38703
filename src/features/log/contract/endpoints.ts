import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { listFile, listFormats, shownColumns } from '#kernel/contract/list-export.ts';
import { maxOnPage } from '#kernel/contract/paging.ts';
import { Moment } from '#kernel/contract/values.ts';
import { Language, LogArea, logColumns, LogFilter, LogLine, LogPerson, LogRequest } from './entities.ts';

const common = { access: { permission: 'OrganisationLogs' }, company: 'required' } as const;

export const getPaginatedLogs = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/get-paginated-logs',
  summary: 'Returns one page of the company’s log, newest first, in the caller’s language.',
  effect: 'read',
  body: LogRequest,
  answer: z.object({
    logs: z.array(LogLine),
    /** All areas of the filter, by name. */
    areas: z.array(LogArea),
    /** Exact up to 10,000 (kernel/contract/paging.ts), where paging ends. */
    totalEntries: z.number(),
    /** A search scans the newest 10,000 lines of the remaining selection: how far back that was, when there are older ones. */
    searchedBackTo: Moment.nullable(),
  }),
  errors: [],
});

export const countNewLogs = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/count-new-logs',
  summary: 'Returns the newest log entry, and how many entries in a filter are newer than the last one seen; at most 10,001.',
  effect: 'read',
  body: z.object({
    filter: LogFilter.prefault({}),
    language: Language,
    /** Null when there was no line; undefined to skip counting. */
    since: z.uuid().nullish(),
  }),
  answer: z.object({ newest: z.string().nullable(), count: z.number() }),
  errors: [],
});

/** The maximum number of people in a search result. */
export const offeredPeople = 50;

export const getLogPeople = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/log-people',
  summary: `Finds up to ${offeredPeople} people for the log’s filter, deactivated and pending ones too, and the one who is already chosen.`,
  effect: 'read',
  query: z.object({ search: z.string().trim().max(100).default(''), companyUserId: z.uuid().optional() }),
  answer: z.object({ people: z.array(LogPerson) }),
  errors: [],
});

export const exportLogs = endpoint({
  ...common,
  ...listFile,
  path: '/companies/export-logs',
  summary: 'Exports the log or a filtered part of it, newest first, at most 100,000 entries. The export is logged.',
  body: z.object({
    filter: LogFilter.prefault({}),
    /** Only these lines, whatever the filter. */
    lines: z.array(z.uuid()).min(1, field('required')).max(maxOnPage).optional(),
    /** By default all. */
    columns: shownColumns(logColumns).default([...logColumns]),
    format: z.enum(listFormats, field('select')),
    language: Language,
  }),
  errors: ['common.TooManyRows'],
});

export const verifyLog = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/verify-log',
  summary: 'Verifies the whole log: whether every entry is as it was written.',
  effect: 'read',
  body: z.object({}),
  answer: z.object({
    /** Sealed lines that are intact. */
    verified: z.number(),
    /** How many of them have erased values. */
    erased: z.number(),
    /** Lines that were written and are sealed within a few seconds. */
    unsealed: z.number(),
    firstBroken: z.number().nullable(),
    /** The broken line, if it can be read. */
    brokenLine: LogLine.nullable(),
  }),
  errors: ['common.TooManyRequests'],
});
