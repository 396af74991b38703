import { readCompanyFacts } from '#features/people/server/public.ts';
import { exportTable } from '#kernel/server/export/export-table.ts';
import type { Column, ColumnType } from '#kernel/server/export/table.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportContracts as contract } from '../contract/endpoints.ts';
import type { ContractColumn } from '../contract/lists.ts';
import { en } from '../texts/en-output.ts';
import { no } from '../texts/no-output.ts';
import { deadlineDay } from './deadline-day.ts';
import { exportRow, type ExportRow } from './export-row.ts';
import { selectionOf } from './get-contracts.ts';
import { readSelected } from './store-list.ts';

const types: Partial<Record<ContractColumn, ColumnType>> = {
  startDate: 'date',
  endDate: 'date',
  renewEndDate: 'date',
  noticeDate: 'date',
  nextDeadline: 'date',
  contractValue: 'money',
  valuePerYear: 'money',
  createdDate: 'moment',
  lastChangeDate: 'moment',
};

/** Contracts as a file; which columns were taken out is in the log. */
export const exportContracts: Handler<typeof contract> = async (context, { body }) => {
  const { company, call, today, audit } = context;
  const selection = selectionOf(context, body.contractIds ? {} : body.filter, body.contractIds);
  const day = await deadlineDay(context);
  const rows = await readSelected(company, selection, { sortBy: 'party', sortDirection: 'asc' });
  const texts = call.language === 'no' ? no : en;
  const { name: companyName, timeZone } = await readCompanyFacts(company);
  audit({ entity: 'export', entityId: 'contracts', after: { columns: body.columns, format: body.format, contracts: rows.length } });
  const columns = body.columns.map((key): Column<ExportRow> => ({ key, header: texts.columns[key], type: types[key] ?? 'text' }));
  const table = { title: texts.title, fileName: 'Contracts', language: call.language, columns, companyName, today, timeZone };
  return exportTable({ ...table, rows: rows.map((row) => exportRow(row, day, texts)) }, body.format, call.gone());
};
