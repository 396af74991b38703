import { lockReportingLines } from '#features/people/server/public.ts';
import type { ImportKind } from '#kernel/server/imports/import-work.ts';
import { contractImports } from './contract-imports.ts';
import { writeBatch } from './write-batch.ts';

/** The import of lists of contracts. */
export const contractImportKind: ImportKind = {
  ...contractImports,
  name: 'contractImport',
  path: (importId) => `/contracts/import?import=${importId}`,
  // Whoever becomes responsible is not deactivated meanwhile (contracts.16).
  lockFirst: lockReportingLines,
  writeBatch,
};
