import { dateRangeText } from '#kernel/contract/date-range.ts';
import { exportTable } from '#kernel/server/export/export-table.ts';
import type { Cell, Column } from '#kernel/server/export/table.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportAbsences as contract } from '../../contract/endpoints-company.ts';
import { absencePortion, absenceType, absenceTypes, nameIn } from '../../contract/kinds.ts';
import type { ShownAbsenceType } from '../../contract/kinds.ts';
import { balanceColumns, balanceIn } from '../../contract/rules/summary-columns.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { loadAbsenceCall } from '../absence-call.ts';
import { requirePeriod } from '../company-calendar/period.ts';
import type { WallPerson } from '../company-calendar/store-calendar.ts';
import { summarise, type Summary } from '../company-calendar/summarise.ts';
import { readCompanyFacts } from './store-output.ts';

type Row = Record<string, Cell>;
type Texts = typeof en;

/** The summary of a period as a file; for payroll one line per absence. The export is logged. */
export const exportAbsences: Handler<typeof contract> = async (context, { body }) => {
  const { company, today, fail, audit } = context;
  const { language } = context.call;
  const { startDate, endDate, includeRequestedAbsences: includeRequested, kind, filters, format } = body;
  requirePeriod(fail, body);
  const call = await loadAbsenceCall(context);
  const summary = await summarise(call, { startDate, endDate, includeRequested, kind });
  const texts: Texts = language === 'no' ? no : en;
  const chosen = chosenOf(summary, filters);
  const table = kind === 'payroll' ? payrollTable(chosen, texts) : summaryTable(chosen, texts);
  if (table.rows.length === 0) fail('absence.NothingToExport');
  const { name: companyName, timeZone } = await readCompanyFacts(company);
  const title = `${texts.output[kind]} ${dateRangeText(language, { from: startDate, to: endDate })}`;
  audit({ entity: 'export', entityId: 'absences', after: { kind, format, startDate, endDate, rows: table.rows.length } });
  const fileName = kind === 'payroll' ? texts.output.payroll : 'Absence-Summary';
  return exportTable({ ...table, title, fileName, language, companyName, today, timeZone }, format, context.call.gone());
};

interface Filters {
  departments?: string[] | undefined;
  companyUserIds?: string[] | undefined;
  types?: number[] | undefined;
}

function chosenOf(summary: Summary, { departments, companyUserIds, types }: Filters): Summary {
  const isChosen = ({ companyUserId, department }: Pick<WallPerson, 'companyUserId' | 'department'>) =>
    (!departments || departments.includes(department ?? '')) && (!companyUserIds || companyUserIds.includes(companyUserId));
  const isOfType = ({ type }: { type: ShownAbsenceType }) => !types || types.includes(type);
  const people = summary.people.filter(isChosen);
  const ids = new Set(people.map(({ companyUserId }) => companyUserId));
  return {
    people,
    rows: summary.rows.filter(isChosen).map((row) => ({ ...row, days: row.days.filter(isOfType) })),
    counted: summary.counted.filter((one) => ids.has(one.companyUserId) && isOfType(one)),
  };
}

function summaryTable({ rows }: Summary, { output, summary, types }: Texts): { columns: Column<Row>[]; rows: Row[] } {
  const occurring = ([absenceType.Absence, ...absenceTypes] as const).filter((type) =>
    rows.some(({ days }) => days.some((day) => day.type === type)),
  );
  const columns: Column<Row>[] = [
    { key: 'fullName', header: output.name, type: 'text' },
    { key: 'employeeNumber', header: output.employeeNumber, type: 'text' },
    { key: 'department', header: output.department, type: 'text' },
    ...occurring.map((type) => ({ key: `type${type}`, header: types[nameIn(absenceType, type)], type: 'number' as const })),
    ...balanceColumns.map((key) => ({ key, header: summary[key], type: 'number' as const })),
  ];
  return {
    columns,
    rows: rows.map(({ days, ...row }) => ({
      ...row,
      taken: balanceIn({ ...row, days }, 'taken'),
      ...Object.fromEntries(days.map(({ type, workingDays }) => [`type${type}`, workingDays])),
    })),
  };
}

function payrollTable({ counted, people }: Summary, { output, types, portions }: Texts): { columns: Column<Row>[]; rows: Row[] } {
  const columns: Column<Row>[] = [
    { key: 'employeeNumber', header: output.employeeNumber, type: 'text' },
    { key: 'fullName', header: output.name, type: 'text' },
    { key: 'type', header: output.type, type: 'text' },
    { key: 'startDate', header: output.from, type: 'date' },
    { key: 'endDate', header: output.to, type: 'date' },
    { key: 'portion', header: output.portion, type: 'text' },
    { key: 'workingDays', header: output.workingDays, type: 'number' },
    { key: 'calendarDays', header: output.calendarDays, type: 'number' },
  ];
  const byPerson = Map.groupBy(counted, ({ companyUserId }) => companyUserId);
  const rows = people.flatMap(({ companyUserId, fullName, employeeNumber }) =>
    (byPerson.get(companyUserId) ?? []).map(({ type, startDate, endDate, absencePortion: part, workingDays, calendarDays }) => ({
      employeeNumber,
      fullName,
      type: types[nameIn(absenceType, type)],
      startDate,
      endDate,
      portion: portions[nameIn(absencePortion, part)],
      workingDays,
      calendarDays,
    })),
  );
  return { columns, rows };
}
