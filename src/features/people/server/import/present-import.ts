import { presentPlan } from '#kernel/server/imports/present-plan.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { ImportChange, ImportColumn, ImportField, ImportRowError, ImportRow, PeopleImport } from '../../contract/entities-import.ts';
import { openContent, openReading } from './plan-content.ts';
import type { ImportRecord } from '#kernel/server/imports/store-import.ts';
import type { RowRecord } from '#kernel/server/imports/store-import-rows.ts';

interface ImportRef {
  companyId: number;
  importId: string;
}

/** A plan or import in the form of the answer. */
export function presentImport(record: ImportRecord, place: ImportRef, secrets: Secrets): PeopleImport {
  const { columns, ...reading } = openReading(secrets, record.reading, place);
  return { ...presentPlan(record), ...reading, columns: columns.map(withMaskedSamples) };
}

/** A row in the form of the answer. */
export function presentRow(row: RowRecord<ImportRowError>, place: ImportRef, secrets: Secrets): ImportRow {
  const { number, fate, recordId: companyUserId, outcome, mishap } = row;
  const { name, changes, reasons, warnings } = openContent(secrets, row.content, { ...place, number });
  return { number, fate, companyUserId, outcome, mishap, name, reasons, warnings, changes: changes.map(withMask) };
}

const numberFields: readonly (ImportField | null)[] = ['socialSecurityNumber', 'salaryAccountNumber'];

function withMaskedSamples(column: ImportColumn): ImportColumn {
  const isNumber = (sample: string) => numberFields.includes(column.field) || sample.replace(/[\s.-]/g, '').match(/^\d{11}$/);
  return { ...column, samples: column.samples.map((sample) => (isNumber(sample) ? masked(sample) : sample)) };
}

/** The last two characters identify a number; the profile shows the whole number and logs it. */
function masked(value: string): string {
  return '•'.repeat(Math.max(0, value.length - 2)) + value.slice(-2);
}

function withMask(change: ImportChange): ImportChange {
  const mask = (value: string | number | null) => (value === null ? null : masked(String(value)));
  return numberFields.includes(change.field) ? { ...change, before: mask(change.before), after: mask(change.after) } : change;
}
