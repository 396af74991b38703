import { parse } from 'csv-parse/sync';
import type { Sheet } from './cell.ts';
import { decodeText } from './decode-text.ts';
import { columnsLimit, rowsLimit, type SheetFault } from './limits.ts';
import { findSeparator } from './find-separator.ts';

/** Reads text with separators, in any encoding and with any separator; rows of unequal length are kept. */
export function readCsv(bytes: Uint8Array): Sheet | SheetFault {
  const text = decodeText(bytes);
  if (text === undefined) return { fault: 'FileType' };
  const hint = /^sep=(.)\r?\n/i.exec(text);
  const body = hint ? text.slice(hint[0].length) : text;
  const records = recordsOf(body, hint?.[1] ?? findSeparator(body));
  if (!records) return { fault: 'FileUnreadable' };
  if (records.length > rowsLimit + 50) return { fault: 'TooManyRows', details: { limit: rowsLimit } };
  if (records.some((cells) => cells.findLastIndex((cell) => cell !== '') >= columnsLimit))
    return { fault: 'TooManyColumns', details: { limit: columnsLimit } };
  const first = hint ? 2 : 1;
  return {
    name: '',
    rows: records.map((cells, index) => ({ number: index + first, cells: cells.map((cell) => (cell === '' ? null : cell)) })),
  };
}

function recordsOf(text: string, separator: string): string[][] | undefined {
  try {
    return parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: 200_000,
      to: rowsLimit + 100,
    });
  } catch {
    // An opening quote that is never closed extends to the end of the file and exceeds the record limit.
    return undefined;
  }
}
