import type { Handler } from '#kernel/server/serve.ts';
import type { getImportRows as contract } from '../../contract/endpoints-import.ts';
import type { ImportRowError } from '../../contract/entities-import.ts';
import { peopleImports } from './people-imports.ts';
import { presentRow } from './present-import.ts';
import { readImport } from '#kernel/server/imports/store-import.ts';
import { readRows } from '#kernel/server/imports/store-import-rows.ts';

/** The rows of a plan or import, page by page. */
export const getImportRows: Handler<typeof contract> = async ({ company, services, fail }, { body }) => {
  const found = (await readImport(company, peopleImports, body.planId)) ?? fail('common.NotFound');
  const { rows, total } = await readRows<ImportRowError>(company, peopleImports, found.id, { filter: body.filter, ...body.pagination });
  const place = { companyId: company.id, importId: found.id };
  return { rows: rows.map((row) => presentRow(row, place, services.secrets)), totalEntries: total };
};
