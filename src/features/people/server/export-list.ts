import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { exportTable } from '#kernel/server/export/export-table.ts';
import type { Cell, ColumnType, ExportFormat } from '#kernel/server/export/table.ts';
import type { Fail } from '#kernel/server/failure.ts';
import type { GeneratedFile } from '#kernel/server/file-response.ts';
import { forEachYielding } from '#kernel/server/for-each-yielding.ts';
import { readCompanyFacts } from './store-membership.ts';

/** The heading of each column of a file, and its type where it is no text. */
export type Headings<Key extends string> = Readonly<Record<Key, string | { header: string; type: ColumnType }>>;
/** A row of a file, before the columns are chosen. */
export type Cells<Key extends string> = Readonly<Record<Key, Cell>>;

/** A list as a file. Its texts are already in its language. */
export interface ExportedList<Row, Key extends string> {
  /** As the log names what was taken out. */
  name: string;
  /** The person it is about, if it is about one. */
  companyUserId?: string;
  title: string;
  /** The start of the file's name where it is not the title: `People` gives `People-2026-11-21.xlsx` in either language. */
  fileName?: string;
  headings: Headings<Key>;
  rows: readonly Row[];
  cellsOf: (row: Row) => Cells<Key>;
}

interface ExportCall extends Pick<CallContext, 'today' | 'audit'> {
  company: Company;
  actor: { member: { timeZone: string } };
  call: { language: 'no' | 'en'; gone: () => AbortSignal | undefined };
}

/** A list as a file with these columns in this order; what was taken out is logged (shell.45). */
export async function exportList<Row, Key extends string>(
  { company, actor, call, today, audit }: ExportCall,
  { name, companyUserId, title, fileName, headings, rows, cellsOf }: ExportedList<Row, Key>,
  input: { columns: readonly Key[]; format: ExportFormat },
): Promise<GeneratedFile> {
  const { language } = call;
  const { timeZone } = actor.member;
  const { name: companyName } = await readCompanyFacts(company);
  audit({
    entity: 'export',
    entityId: name,
    ...(companyUserId && { companyUserId }),
    after: { columns: input.columns, format: input.format, rows: rows.length },
  });
  const columns = input.columns.map((key) => {
    // Some type for any key, which the type does not know.
    const heading: Headings<string>[string] = headings[key];
    return typeof heading === 'string' ? { key, header: heading, type: 'text' as const } : { key, ...heading };
  });
  const table = { title, fileName, language, columns, rows: formatted(rows, cellsOf), companyName, today, timeZone };
  return exportTable(table, input.format, call.gone());
}

/** Rows are formatted while the file is written, so that a long list does not block other requests. */
async function* formatted<Row, Written>(rows: readonly Row[], cellsOf: (row: Row) => Written): AsyncGenerator<Written> {
  for await (const row of forEachYielding(rows)) yield cellsOf(row);
}

/** The rows with these ids in this order, as far as the caller may see them; without any there is nothing to take out. */
export function namedRows<Row>(all: readonly Row[], idOf: (row: Row) => string, ids: readonly string[], fail: Fail): Row[] {
  const byId = new Map(all.map((row) => [idOf(row), row]));
  const rows = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return rows.length > 0 ? rows : fail('common.NotFound');
}
