import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Language, LogFilter, LogLine, LogRequest } from './entities.ts';

const common = { access: { permission: 'OrganisationLogs' }, company: 'required' } as const;

export const getPaginatedLogs = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/get-paginated-logs',
  summary: 'One page of the company’s log, newest first, in words of the reader’s language.',
  effect: 'read',
  body: LogRequest,
  answer: z.object({ logs: z.array(LogLine), totalEntries: z.number() }),
  errors: [],
});

export const exportLogs = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/export-logs',
  summary: 'The log as a file, newest first; at most 100,000 lines. That it was taken out stands in the log.',
  effect: 'read',
  body: z.object({ filter: LogFilter.prefault({}), format: z.enum(['xlsx', 'csv'], field('select')), language: Language }),
  answer: { file: 'a table' },
  errors: ['common.TooManyRows'],
});

export const verifyLog = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/verify-log',
  summary: 'Walks the whole chain of the log and says whether every line is as it was written.',
  effect: 'read',
  body: z.object({}),
  answer: z.object({
    /** Sealed lines that hold. */
    verified: z.number(),
    /** Of these, lines whose old and new values were erased. */
    erased: z.number(),
    /** Lines that are written and wait for their seal, a few seconds. */
    unsealed: z.number(),
    firstBroken: z.number().nullable(),
    /** The broken line, as far as it can be read. */
    brokenLine: LogLine.nullable(),
  }),
  errors: ['common.TooManyRequests'],
});
