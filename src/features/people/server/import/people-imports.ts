import type { ImportTables } from '#kernel/server/imports/import-tables.ts';

/** Where imports of people are kept. */
export const peopleImports: ImportTables = {
  imports: 'people_import',
  rows: 'people_import_row',
  record: 'company_user_id',
  seenChange: 'seen_change',
};
