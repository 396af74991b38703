import type { Secrets } from '#kernel/server/secrets.ts';
import type { ImportChange, ImportColumn, ImportField, ImportRow, PeopleImport } from '../../contract/entities-import.ts';
import { openContent, openReading } from './plan-content.ts';
import type { ImportRecord } from './store-import.ts';
import type { RowRecord } from './store-import-rows.ts';

interface ImportRef {
  companyId: number;
  importId: string;
}

/** A plan or import in the form of the answer. */
export function presentImport(record: ImportRecord, place: ImportRef, secrets: Secrets): PeopleImport {
  const {
    reading: sealed,
    seenChange: _seen,
    createdBy: _maker,
    startedBy: _starter,
    createdAt,
    startedAt,
    finishedAt,
    undoneAt,
    ...shown
  } = record;
  const { columns, ...reading } = openReading(secrets, sealed, place);
  return {
    ...shown,
    ...reading,
    columns: columns.map(withMaskedSamples),
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

/** A row in the form of the answer. */
export function presentRow(row: RowRecord, place: ImportRef, secrets: Secrets): ImportRow {
  const { number, fate, companyUserId, outcome, mishap } = row;
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
