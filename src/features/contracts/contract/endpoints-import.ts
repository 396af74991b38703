import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { DateOrder, earlierImport, ImportRowsWanted, maxListBytes } from '#kernel/contract/imports.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { ContractImport, ContractImportField, ContractImportRow } from './entities-import.ts';
import { editGate } from './gates.ts';
import { valueIntervals } from './kinds.ts';

export const validateContractImport = endpoint({
  ...editGate,
  method: 'POST',
  path: '/contracts/validate-import',
  summary: 'Reads a list of contracts (xlsx or csv) and plans what to do with each row. No contracts change yet.',
  effect: 'write',
  files: { field: 'file', maxBytes: maxListBytes, maxCount: 1 },
  body: z.object({
    /** The sheet to read, when the file has several. */
    sheet: z.string().max(100).optional(),
    /** The user's assignments of columns to fields; other columns are guessed. */
    mapping: z
      .array(z.object({ column: z.number().int().min(0), field: ContractImportField.nullable() }))
      .max(100)
      .default([]),
    dateOrder: DateOrder.optional(),
    /** What values are for where the list does not say it. */
    interval: z.literal(valueIntervals, field('select')).optional(),
    /** Who becomes responsible where the list names nobody who may be; the caller when absent. */
    responsible: z.uuid(field('select')).optional(),
    /** Rows to skip. */
    skip: z.array(z.number().int().positive()).max(500).default([]),
  }),
  answer: z.object({ planId: z.string(), plan: ContractImport, rows: z.array(ContractImportRow) }),
  errors: [
    'files.EmptyFile',
    'contracts.ImportFileSize',
    'contracts.ImportFileType',
    'contracts.ImportFileLocked',
    'contracts.ImportFileUnreadable',
    'contracts.ImportTooLarge',
    'contracts.ImportTooManyRows',
    'contracts.ImportTooManyColumns',
    'contracts.ImportNoRows',
    'contracts.NotResponsible',
  ],
});

export const getContractImportRows = endpoint({
  ...editGate,
  method: 'POST',
  path: '/contracts/get-import-rows',
  summary: 'Lists the rows of a plan or import, with result, reasons, changes and deadlines.',
  effect: 'read',
  body: ImportRowsWanted,
  answer: z.object({ rows: z.array(ContractImportRow), totalEntries: z.number() }),
  errors: [],
});

export const importContracts = endpoint({
  ...editGate,
  method: 'POST',
  path: '/contracts/import',
  summary: 'Carries out the plan in the background. A second call with the same plan changes nothing.',
  effect: 'write',
  body: z.object({ planId: z.uuid() }),
  answer: z.object({ importId: z.string(), progress: ContractImport }),
  errors: [
    'contracts.ImportDateOrderMissing',
    'contracts.ImportIntervalMissing',
    'contracts.ImportNothingToDo',
    'contracts.ImportUndone',
    'contracts.LimitReached',
  ],
});

export const getContractImportStatus = endpoint({
  ...editGate,
  method: 'GET',
  path: '/contracts/import-status',
  summary: 'Returns the progress of an import; 207 when it is done and some rows could not be written because of other changes.',
  effect: 'read',
  query: z.object({ importId: z.uuid() }),
  answer: z.object({ progress: ContractImport }),
  errors: ['contracts.ImportRowsFailed'],
});

export const undoContractImport = endpoint({
  ...editGate,
  method: 'POST',
  path: '/contracts/undo-import',
  summary:
    'Undoes an import: removes the contracts it added and restores the values it changed, unless someone has changed or used them since (207).',
  effect: 'write',
  body: z.object({ importId: z.uuid() }),
  answer: z.object({ progress: ContractImport }),
  errors: ['contracts.ImportNotDone', 'contracts.ImportTooOld', 'contracts.ImportRowsKept'],
});

export const getContractImports = endpoint({
  ...editGate,
  method: 'GET',
  path: '/contracts/get-imports',
  summary: 'Lists the latest imports, newest first.',
  effect: 'read',
  answer: z.object({ imports: z.array(ContractImport.pick(earlierImport)) }),
  errors: [],
});

export const getContractImportTemplate = endpoint({
  ...editGate,
  method: 'GET',
  path: '/contracts/get-import-template',
  summary: 'Returns an empty contract list (xlsx) with all headings in the caller’s language.',
  effect: 'read',
  answer: { file: [mediaTypes.xlsx] },
  errors: [],
});
