import { cellText } from '#kernel/server/export/cell-text.ts';
import type { DocumentSection } from '#kernel/server/export/sections.ts';
import type { Manner } from '#kernel/server/export/table.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { contents } from '../../texts/en-contents.ts';
import type { Sections } from './gather-person.ts';

type Texts = TextsLike<typeof contents>;
type Words = Readonly<Record<string, string>>;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** Nobody reads more of one kind on paper; the JSON has all of it. */
const mostRecords = 300;
/** What tells a reader nothing: counters of versions and digests of content. */
const unread = new Set(['version', 'sha256', 'companyUserId', 'id']);

/** What a takeout holds, in the reader's words: sections with something in them, ids left to the JSON. */
export function documentOf(sections: Sections, manner: Manner, texts: Texts): DocumentSection[] {
  const names: Words = texts.sections;
  return Object.entries(names).flatMap(([key, name]) => {
    const rows = sections[key] ?? [];
    const records = rows
      .slice(-mostRecords)
      .map((row) => recordOf(key, row, manner, texts))
      .filter((record) => record.length > 0);
    if (records.length === 0) return [];
    const note = rows.length > mostRecords ? texts.document.shortened.replace('{count}', String(mostRecords)) : undefined;
    return [{ name, records, ...(note && { note }) }];
  });
}

function recordOf(section: string, row: Record<string, unknown>, manner: Manner, texts: Texts): [string, string][] {
  const fields: Words = texts.fields;
  return Object.entries(row).flatMap(([key, value]): [string, string][] => {
    const text = unread.has(key) ? '' : valueText(value, { section, key }, manner, texts);
    return text === '' ? [] : [[fields[key] ?? key, text]];
  });
}

function valueText(value: unknown, place: { section: string; key: string }, manner: Manner, texts: Texts): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return listed(value.map((one) => valueText(one, place, manner, texts)));
  if (typeof value === 'object')
    return listed(recordOf(place.section, { ...value }, manner, texts).map(([name, text]) => `${name}: ${text}`));
  const word = wordOf(String(value), place, texts);
  if (word !== undefined) return word;
  if (typeof value === 'boolean') return cellText(value, 'boolean', manner);
  if (typeof value === 'number') return place.key.toLowerCase().endsWith('year') ? String(value) : cellText(value, 'number', manner);
  const text = String(value);
  if (id.test(text)) return '';
  if (day.test(text)) return cellText(text, 'date', manner);
  return moment.test(text) ? cellText(text, 'moment', manner) : text;
}

function wordOf(value: string, { section, key }: { section: string; key: string }, texts: Texts): string | undefined {
  const values: Readonly<Record<string, Words>> = texts.values;
  return (values[`${section}_${key}`] ?? values[key])?.[value];
}

function listed(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('; ');
}
