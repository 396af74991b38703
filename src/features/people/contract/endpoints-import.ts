import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { DateOrder, earlierImport, ImportRowsWanted, maxListBytes } from '#kernel/contract/imports.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { SalaryInterval } from './entities.ts';
import { ImportField, ImportRow, PeopleImport } from './entities-import.ts';

const mine = { access: { permission: 'EmployeesEdit' }, company: 'required' } as const;
const rowNumbers = z.array(z.number().int().positive()).max(500).default([]);

export const validateImport = endpoint({
  ...mine,
  method: 'POST',
  path: '/companyusers/validate-import',
  summary: 'Reads a list of people (xlsx or csv) and plans what to do with each row. Nothing changes yet.',
  effect: 'write',
  files: { field: 'file', maxBytes: maxListBytes, maxCount: 1 },
  body: z.object({
    /** The sheet to read, when the file has several. */
    sheet: z.string().max(100).optional(),
    /** The user's assignments of columns to fields; other columns are guessed. */
    mapping: z
      .array(z.object({ column: z.number().int().min(0), field: ImportField.nullable() }))
      .max(100)
      .default([]),
    dateOrder: DateOrder.optional(),
    /** What pay is for where the list does not say it. */
    salaryInterval: SalaryInterval.optional(),
    /** Import people without their invalid values, instead of refusing the row. */
    leaveOutInvalid: z.boolean().default(false),
    /** Rows to skip. */
    skip: rowNumbers,
    /** Rows to create although a person of that name exists. */
    create: rowNumbers,
  }),
  answer: z.object({ planId: z.string(), plan: PeopleImport, rows: z.array(ImportRow) }),
  errors: [
    'files.EmptyFile',
    'people.ImportFileSize',
    'people.ImportFileType',
    'people.ImportFileLocked',
    'people.ImportFileUnreadable',
    'people.ImportTooLarge',
    'people.ImportTooManyRows',
    'people.ImportTooManyColumns',
    'people.ImportNoRows',
  ],
});

export const getImportRows = endpoint({
  ...mine,
  method: 'POST',
  path: '/companyusers/get-import-rows',
  summary: 'Lists the rows of a plan or import, with result, reasons and changes.',
  effect: 'read',
  body: ImportRowsWanted,
  answer: z.object({ rows: z.array(ImportRow), totalEntries: z.number() }),
  errors: [],
});

export const importPeople = endpoint({
  ...mine,
  method: 'POST',
  path: '/companyusers/import',
  summary: 'Carries out the plan in the background. A second call with the same plan changes nothing.',
  effect: 'write',
  body: z.object({ planId: z.uuid() }),
  answer: z.object({ importId: z.string(), progress: PeopleImport }),
  errors: [
    'people.ImportDateOrderMissing',
    'people.ImportIntervalMissing',
    'people.ImportNothingToDo',
    'people.ImportUndone',
    'people.UserLimitReached',
    'accesscontrol.MultipleAdminsRequireSubscription',
  ],
});

export const getImportStatus = endpoint({
  ...mine,
  method: 'GET',
  path: '/companyusers/import-status',
  summary: 'Returns the progress of an import; 207 when it is done and someone had changed some of the people first.',
  effect: 'read',
  query: z.object({ importId: z.uuid() }),
  answer: z.object({ progress: PeopleImport }),
  errors: ['people.ImportRowsFailed'],
});

export const undoImport = endpoint({
  ...mine,
  method: 'POST',
  path: '/companyusers/undo-import',
  summary: 'Undoes an import: removes the people it added and restores the values it changed, unless someone has changed them since (207).',
  effect: 'write',
  body: z.object({ importId: z.uuid() }),
  answer: z.object({ progress: PeopleImport }),
  errors: ['people.ImportNotDone', 'people.ImportTooOld', 'people.ImportRowsKept', 'people.EmailAlreadyExists'],
});

export const getImports = endpoint({
  ...mine,
  method: 'GET',
  path: '/companyusers/get-imports',
  summary: 'Lists the latest imports, newest first.',
  effect: 'read',
  answer: z.object({
    imports: z.array(PeopleImport.pick(earlierImport)),
  }),
  errors: [],
});

export const getImportTemplate = endpoint({
  ...mine,
  method: 'GET',
  path: '/companyusers/get-import-template',
  summary: 'Returns an empty list of people (xlsx) with all headings in the caller’s language.',
  effect: 'read',
  answer: { file: [mediaTypes.xlsx] },
  errors: [],
});
