import type { Handler } from '#kernel/server/serve.ts';
import type { getImports as contract } from '../../contract/endpoints-import.ts';
import { peopleImports } from './people-imports.ts';
import { presentImport } from './present-import.ts';
import { readLatest } from '#kernel/server/imports/store-import.ts';

const shown = 10;

/** The latest imports, for viewing or undoing them. */
export const getImports: Handler<typeof contract> = async ({ company, services }) => {
  const records = await readLatest(company, peopleImports, shown);
  return { imports: records.map((record) => presentImport(record, { companyId: company.id, importId: record.id }, services.secrets)) };
};
