import { exportList, type Headings } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportContracts as contract } from '../contract/endpoints.ts';
import type { ContractColumn } from '../contract/lists.ts';
import { en } from '../texts/en-output.ts';
import { no } from '../texts/no-output.ts';
import { deadlineDay } from './deadline-day.ts';
import { exportRow, type ExportTexts } from './export-row.ts';
import { selectionOf } from './get-contracts.ts';
import { readSelected } from './store-list.ts';

/** Contracts as a file, in the order of the list (shell.45). */
export const exportContracts: Handler<typeof contract> = async (context, { body }) => {
  const { company, call } = context;
  const selection = await selectionOf(context, body.contractIds ? {} : body.filter, body.contractIds);
  const day = await deadlineDay(context);
  const rows = await readSelected(company, selection, body);
  const texts = call.language === 'no' ? no : en;
  const list = { name: 'contracts', title: texts.title, fileName: 'Contracts', headings: headingsIn(texts), rows };
  return exportList(context, { ...list, cellsOf: (row) => exportRow(row, day, { texts, language: call.language }) }, body);
};

const headingsIn = ({ columns }: ExportTexts): Headings<ContractColumn> => ({
  ...columns,
  startDate: { header: columns.startDate, type: 'date' },
  endDate: { header: columns.endDate, type: 'date' },
  renewEndDate: { header: columns.renewEndDate, type: 'date' },
  noticeDate: { header: columns.noticeDate, type: 'date' },
  nextDeadline: { header: columns.nextDeadline, type: 'date' },
  contractValue: { header: columns.contractValue, type: 'money' },
  valuePerYear: { header: columns.valuePerYear, type: 'money' },
  createdDate: { header: columns.createdDate, type: 'moment' },
  lastChangeDate: { header: columns.lastChangeDate, type: 'moment' },
});
