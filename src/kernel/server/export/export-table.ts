import type { Readable } from 'node:stream';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { fail } from '../failure.ts';
import { datedFileName } from '../file-name.ts';
import type { GeneratedFile } from '../file-response.ts';
import { csvStream } from './csv.ts';
import { markdownStream } from './markdown.ts';
import { pdfBytes } from './pdf.ts';
import type { ExportFormat, Table } from './table.ts';
import { xlsxBytes } from './xlsx.ts';

const contentTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: mediaTypes.xlsx,
  csv: `${mediaTypes.csv}; charset=utf-8`,
  pdf: mediaTypes.pdf,
  md: `${mediaTypes.md}; charset=utf-8`,
};

/**
 * One table as a file: `People-2026-11-21.xlsx`. Too many rows for xlsx or pdf are refused with `common.TooManyRows`. A signal, such as
 * `call.gone()`, stops the writing.
 */
export async function exportTable<Row>(table: Table<Row>, format: ExportFormat, signal?: AbortSignal): Promise<GeneratedFile> {
  if (table.columns.length === 0) fail('common.BadRequest', 400, { fieldErrors: [{ path: 'columns', code: 'required' }] });
  return {
    fileName: datedFileName(table.fileName ?? table.title, table.today, format),
    contentType: contentTypes[format],
    content: await contentOf(table, format, signal),
  };
}

async function contentOf<Row>(table: Table<Row>, format: ExportFormat, signal: AbortSignal | undefined): Promise<Uint8Array | Readable> {
  switch (format) {
    case 'xlsx':
      return xlsxBytes(table, signal);
    case 'pdf':
      return pdfBytes(table, signal);
    case 'csv':
      return csvStream(table);
    case 'md':
      return markdownStream(table);
  }
}
