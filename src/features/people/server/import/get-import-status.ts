import type { Handler } from '#kernel/server/serve.ts';
import type { getImportStatus as contract } from '../../contract/endpoints-import.ts';
import { peopleImports } from './people-imports.ts';
import { presentImport } from './present-import.ts';
import { readImport } from '#kernel/server/imports/store-import.ts';

/** The progress of an import, also for users who left the page and return. */
export const getImportStatus: Handler<typeof contract> = async ({ company, services, fail, partly }, { query }) => {
  const found = (await readImport(company, peopleImports, query.importId)) ?? fail('common.NotFound');
  if (found.state === 'done' && found.failed > 0) partly(['people.ImportRowsFailed']);
  return { progress: presentImport(found, { companyId: company.id, importId: found.id }, services.secrets) };
};
