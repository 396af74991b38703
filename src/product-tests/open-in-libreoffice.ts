import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Debian's package `libreoffice-calc`, which the test command installs. */
export const libreOffice = '/usr/bin/soffice';
export const hasLibreOffice = existsSync(libreOffice);

/** How a file is opened: a workbook as it is, a CSV with the separator, the numbers and the dates of a language. */
export type OpenedAs = 'xlsx' | 'csv-no' | 'csv-en';

export interface SpreadsheetFile {
  name: string;
  as: OpenedAs;
  bytes: Uint8Array;
}

/** A cell as LibreOffice understood it; a day is `2026-02-01`, a moment `2026-02-01T10:05`. */
export type SpreadsheetCell = string | number | { day: string } | null;

// Separator, quotes, UTF-8, first line, columns, language (nb-NO, en-GB), quoted cells as text, dates and numbers recognised.
const readers: Readonly<Record<OpenedAs, readonly string[]>> = {
  xlsx: [],
  'csv-no': ['--infilter=CSV:59,34,76,1,,1044,false,true'],
  'csv-en': ['--infilter=CSV:44,34,76,1,,2057,false,true'],
};

/** Opens files in LibreOffice and returns the cells of each by its name; one start of the program for each way of opening. */
export async function openInLibreOffice(files: readonly SpreadsheetFile[]): Promise<Map<string, SpreadsheetCell[][]>> {
  const folder = mkdtempSync(join(tmpdir(), 'libreoffice-'));
  const found = new Map<string, SpreadsheetCell[][]>();
  for (const [as, ofKind] of Map.groupBy(files, (file) => file.as)) {
    const paths = ofKind.map(({ name, bytes }) => {
      const path = join(folder, `${name}.${as.slice(0, as === 'xlsx' ? 4 : 3)}`);
      writeFileSync(path, bytes);
      return path;
    });
    const out = join(folder, as);
    const own = [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--norestore', ...readers[as]];
    await promisify(execFile)(libreOffice, [...own, '--convert-to', 'fods', '--outdir', out, ...paths]);
    for (const { name } of ofKind) found.set(name, cellsOf(readFileSync(join(out, `${name}.fods`), 'utf8')));
  }
  return found;
}

/** The filled part of the first sheet of a flat OpenDocument spreadsheet. */
function cellsOf(document: string): SpreadsheetCell[][] {
  const [, sheet = ''] = /<table:table [^>]*>([\s\S]*?)<\/table:table>/.exec(document) ?? [];
  const rows = [...sheet.matchAll(/<table:table-row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-row>)/g)].map(([, , cells = '']) =>
    [...cells.matchAll(/<table:table-cell\b([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g)].flatMap(
      ([, attributes = '', content = '']) => {
        const cell = cellOf(attributes, content);
        // Empty cells at the end of a row are repeated to the edge of the sheet.
        const count = Math.min(100, Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1));
        return Array.from({ length: count }, () => cell);
      },
    ),
  );
  return rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1)).filter((row) => row.length > 0);
}

function cellOf(attributes: string, content: string): SpreadsheetCell {
  const value = (name: string) => new RegExp(`office:${name}="([^"]*)"`).exec(attributes)?.[1];
  const day = value('date-value');
  if (day) return { day: toTheMinute(day) };
  const number = value('value');
  if (number !== undefined) return Number(number);
  const paragraphs = [...content.matchAll(/<text:p>([\s\S]*?)<\/text:p>/g)].map(([, text = '']) => plainText(text));
  return paragraphs.length > 0 ? paragraphs.join('\n') : null;
}

/** A workbook counts in fractions of days, so a moment may be a hair off its minute. */
function toTheMinute(day: string): string {
  if (!day.includes('T')) return day;
  return new Date(Math.round(Date.parse(`${day}Z`) / 60_000) * 60_000).toISOString().slice(0, 16);
}

function plainText(xml: string): string {
  return xml
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count = '1') => ' '.repeat(Number(count)))
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
