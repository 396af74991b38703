import type { LogLanguage } from '#features/log/server/public.ts';
import { countryText, isCountryCode } from '#kernel/server/export/address-text.ts';
import { cellText } from '#kernel/server/export/cell-text.ts';
import type { DocumentSection } from '#kernel/server/export/sections.ts';
import type { CellFormat } from '#kernel/server/export/table.ts';
import { weekText } from '#kernel/server/export/week-text.ts';
import type { TakeoutRow, TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import type { Sections } from './gather-person.ts';
import { inReadingOrder } from './reading-order.ts';
import { withLogSentences } from './log-sentences.ts';

/** The reader of the document, and the person it is about. */
export interface Reading extends CellFormat, LogLanguage {
  /** The takeout data of each feature, by its name. */
  shares: ReadonlyMap<string, TakeoutShare>;
  fullName: string;
  /** The text when a section has more records than are printed; `{count}` is the total. */
  shortened: string;
}

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** The database's value for "never". */
const longAgo = '-infinity';
/** The maximum per section in the PDF; the JSON has all records. */
const maxRecords = 300;
/** Fields without meaning for a reader: versions and content digests. */
export const unread: ReadonlySet<string> = new Set(['version', 'sha256', 'companyUserId', 'id']);

/** Technical data that is only in the JSON: column widths and hints already shown. */
const onlyInJson: ReadonlySet<string> = new Set(['companyUserInteraction']);

/** The content of a takeout as text: non-empty sections, without ids. */
export function documentOf(gathered: Sections, reading: Reading): DocumentSection[] {
  const sections = withLogSentences(gathered, reading);
  const logged = new Map((sections['auditLog'] ?? []).map((line) => [line['id'], String(line['entity'])]));
  return inReadingOrder(Object.keys(sections), reading.shares).flatMap((section) => {
    const rows = onlyInJson.has(section) ? [] : (sections[section] ?? []);
    const kindOf = (row: TakeoutRow) => (section === 'auditDetail' ? (logged.get(row['auditId']) ?? section) : section);
    const records = rows
      .slice(-maxRecords)
      .map((row) => recordOf(kindOf(row), row, reading))
      .filter((record) => record.length > 0);
    if (records.length === 0) return [];
    const note = rows.length > maxRecords ? reading.shortened.replace('{count}', String(maxRecords)) : undefined;
    return [{ name: reading.words.record(reading.language, section) ?? section, records, ...(note && { note }) }];
  });
}

function recordOf(kind: string, row: TakeoutRow, reading: Reading): [string, string][] {
  return Object.entries(row).flatMap(([field, value]): [string, string][] => {
    const text = unread.has(field) ? '' : valueText(value, { kind, field }, reading);
    return text === '' ? [] : [[reading.words.field(reading.language, kind, field) ?? field, text]];
  });
}

function valueText(value: unknown, place: { kind: string; field: string }, reading: Reading): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return listed(value.map((one) => valueText(one, place, reading)));
  if (typeof value === 'object') return listed(recordOf(place.kind, { ...value }, reading).map(([name, text]) => `${name}: ${text}`));
  const word = reading.words.value(reading.language, { entity: place.kind, field: place.field }, String(value));
  if (word !== undefined) return word;
  if (typeof value === 'boolean') return cellText(value, 'boolean', reading);
  if (typeof value === 'number' && place.field === 'weekdays') return weekText(reading.language, value);
  if (typeof value === 'number') return place.field.toLowerCase().endsWith('year') ? String(value) : cellText(value, 'number', reading);
  const text = String(value);
  if (id.test(text) || text === longAgo) return '';
  if (isCountryCode(place.field, text)) return countryText(reading.language, text);
  if (day.test(text)) return cellText(text, 'date', reading);
  return moment.test(text) ? cellText(text, 'moment', reading) : text;
}

function listed(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('; ');
}
