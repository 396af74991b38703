import { readImport, readLatest } from '#kernel/server/imports/store-import.ts';
import { readRows } from '#kernel/server/imports/store-import-rows.ts';
import { templateWorkbook, type TemplateColumn } from '#kernel/server/imports/template-workbook.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  getContractImportRows as rowsContract,
  getContractImports as contract,
  getContractImportStatus as statusContract,
  getContractImportTemplate as templateContract,
} from '../../contract/endpoints-import.ts';
import { contractImportFields, type ContractImportField, type ContractRowError } from '../../contract/entities-import.ts';
import { enImport } from '../../texts/en-import.ts';
import { noImport } from '../../texts/no-import.ts';
import { readRestrictions } from '../closed-contracts.ts';
import { contractImports } from './contract-imports.ts';
import { planOf, presentClosedRow, presentImport, presentRow } from './present-import.ts';

const shown = 10;

/** The latest imports, for viewing or undoing them, and what the caller has not finished. */
export const getContractImports: Handler<typeof contract> = async (context) => {
  const records = await readLatest(context.company, contractImports, { by: context.actor.member.companyUserId, count: shown });
  return { imports: records.map((record) => planOf(context, record)) };
};

/** The rows of a plan or import, page by page. Of a contract that is closed to the caller only that there is a row (contracts.105). */
export const getContractImportRows: Handler<typeof rowsContract> = async (context, { body }) => {
  const { company, actor, fail } = context;
  const found = (await readImport(company, contractImports, body.planId)) ?? fail('common.NotFound');
  const { filter, pagination } = body;
  const { levelOf } = await readRestrictions(company);
  const isClosed = (id: string | null): boolean => id !== null && levelOf(actor.member, id) === 'none';
  const page = await readRows<ContractRowError>(company, contractImports, found.id, { filter, ...pagination });
  const rows = page.rows.map((row) => (isClosed(row.recordId) ? presentClosedRow(row) : presentRow(context, found.id, row)));
  return { rows, totalEntries: page.total };
};

/** The progress of an import, also for users who left the page and return. */
export const getContractImportStatus: Handler<typeof statusContract> = async (context, { query }) => {
  const { company, fail, partly } = context;
  const found = (await readImport(company, contractImports, query.importId)) ?? fail('common.NotFound');
  if (found.state === 'done' && found.failed > 0) partly(['contracts.ImportRowsFailed']);
  return { progress: await presentImport(context, found) };
};

const dates: readonly ContractImportField[] = ['startDate', 'endDate'];
/** Stored as text, so that `3 mnd` and numbers stay as they are typed. */
const asText: readonly ContractImportField[] = ['registryId', 'renewalInterval', 'noticePeriod', 'contactPhone'];

/** An empty list: all headings that the import recognises, in the caller's language, over cells with the right formats. */
export const getContractImportTemplate: Handler<typeof templateContract> = async ({ call }) => {
  const texts = call.language === 'no' ? noImport : enImport;
  const columns = contractImportFields.map((field): TemplateColumn => ({ heading: texts.fields[field], ...formatOf(field) }));
  return templateWorkbook(texts.template.fileName, texts.template.sheet, columns);
};

function formatOf(field: ContractImportField): Pick<TemplateColumn, 'format'> {
  if (dates.includes(field)) return { format: 'date' };
  return asText.includes(field) ? { format: 'text' } : {};
}
