import type { ImportKind } from '#kernel/server/imports/import-work.ts';
import { isEmailTaken } from '../store-people.ts';
import { lockReportingLines } from '../store-reporting.ts';
import { peopleImports } from './people-imports.ts';
import { writeBatch } from './write-batch.ts';

/** The import of staff lists. */
export const peopleImportKind: ImportKind = {
  ...peopleImports,
  name: 'peopleImport',
  path: (importId) => `/people/import?import=${importId}`,
  // Also for lines and roles, which nobody else changes meanwhile.
  lockFirst: lockReportingLines,
  writeBatch: ({ services, ...context }, plan, rows) => writeBatch({ ...context, services, secrets: services.secrets }, plan, rows),
  // Another transaction committed one of the e-mails while the batch was being written.
  isTaken: isEmailTaken,
};
