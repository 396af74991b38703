import type { Handler } from '#kernel/server/serve.ts';
import type { getImports as contract } from '../../contract/endpoints-import.ts';
import { peopleImports } from './people-imports.ts';
import { presentImport } from './present-import.ts';
import { readLatest } from '#kernel/server/imports/store-import.ts';

const shown = 10;

/** The latest imports, for viewing or undoing them, and what the caller has not finished. */
export const getImports: Handler<typeof contract> = async ({ company, services, actor }) => {
  const records = await readLatest(company, peopleImports, { by: actor.member.companyUserId, count: shown });
  return { imports: records.map((record) => presentImport(record, { companyId: company.id, importId: record.id }, services.secrets)) };
};
