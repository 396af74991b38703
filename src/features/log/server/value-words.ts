import { roleOf } from '#features/access-control/contract/role-ids.ts';
import { cellText, exportTexts } from '#kernel/server/export/cell-text.ts';
import { words as en } from '../texts/en-words.ts';
import { words as no } from '../texts/no-words.ts';
import type { Known } from './known-names.ts';

/** What is needed to write the values of a line. */
export interface Speech {
  language: 'no' | 'en';
  timeZone: string;
  known: Known;
}

type Words = Readonly<Record<string, unknown>>;

const wordsOf = { no, en } as const;
const folderFields: ReadonlySet<string> = new Set(['tagId', 'tagIds', 'parentTagId']);
const fieldNames: ReadonlySet<string> = new Set(['columns', 'changed']);
const years: ReadonlySet<string> = new Set(['year', 'fromYear', 'toYear']);
// Values that have the words of another field.
const spokenAs: Readonly<Record<string, string>> = { featuresOff: 'feature', interests: 'interest', channel: 'channels' };
const ids = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const date = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A word of the log's vocabulary by the way to it; undefined when it has none. */
export function wordAt(language: 'no' | 'en', ...way: readonly string[]): string | undefined {
  // Walked by names; whether one is there is asked at each step.
  let found: unknown = wordsOf[language];
  for (const step of way) {
    if (found === null || typeof found !== 'object' || !Object.hasOwn(found, step)) return undefined;
    // It has the name, as was just asked.
    found = (found as Words)[step];
  }
  return typeof found === 'string' ? found : undefined;
}

/** A field as the reader calls it. */
export function labelOf(language: 'no' | 'en', entity: string, field: string): string {
  return wordAt(language, 'fieldsOf', entity, field) ?? wordAt(language, 'fields', field) ?? field;
}

/** A value as the reader says it; null when there is none. */
export function valueText(speech: Speech, entity: string, field: string, value: unknown): string | null {
  if (value === undefined || value === '') return null;
  if (value === null) return folderFields.has(field) ? wordsOf[speech.language].top : null;
  if (Array.isArray(value)) {
    const parts = value.map((one) => valueText(speech, entity, field, one)).filter((one) => one !== null);
    return parts.length > 0 ? parts.join(value.some((one) => typeof one === 'object') ? '\n' : ', ') : null;
  }
  if (typeof value === 'object') return partsText(speech, entity, Object.entries(value));
  if (field === 'weekdays' && typeof value === 'number') return weekText(speech.language, value);
  return scalarText(speech, entity, field, value);
}

/** What belongs together: the parts that say something, each in its words; numbers with their names. */
function partsText(speech: Speech, entity: string, parts: readonly [string, unknown][]): string | null {
  const texts = parts.flatMap(([field, part]) => {
    const text = valueText(speech, entity, field, part);
    if (text === null) return [];
    const counted = wordAt(speech.language, 'values', 'counts', field);
    if (counted) return part === 0 ? [] : [`${text} ${counted}`];
    return typeof part === 'boolean' ? [`${labelOf(speech.language, entity, field)}: ${text}`] : [text];
  });
  return texts.length > 0 ? texts.join(' · ') : null;
}

function scalarText(speech: Speech, entity: string, field: string, value: unknown): string {
  const { language } = speech;
  const text = String(value);
  const known =
    field === 'status'
      ? wordAt(language, 'statuses', entity, text)
      : (wordAt(language, 'values', spokenAs[field] ?? field, text) ??
        (fieldNames.has(field) ? labelOf(language, entity, text) : undefined));
  if (known !== undefined) return known;
  if (typeof value === 'boolean') return exportTexts[language][value ? 'yes' : 'no'];
  if (typeof value === 'number') return years.has(field) ? text : cellText(value, 'number', speech);
  if (date.test(text)) return cellText(text, 'date', speech);
  if (moment.test(text)) return cellText(text, 'moment', speech);
  return ids.test(text) ? idText(speech, field, text) : text;
}

function idText({ language, known }: Speech, field: string, id: string): string {
  const role = field === 'roleId' ? roleOf(id) : undefined;
  if (role) return wordAt(language, 'values', 'role', role) ?? role;
  if (folderFields.has(field)) return known.things.get(`fileTag/${id}`) ?? wordsOf[language].unknownFolder;
  return known.people.get(id)?.trim() || wordsOf[language].deletedPerson;
}

/** The days of a week from its mask, Sunday being the lowest bit. */
function weekText(language: 'no' | 'en', mask: number): string {
  const writer = new Intl.DateTimeFormat(language === 'no' ? 'nb-NO' : 'en-GB', { weekday: 'long', timeZone: 'UTC' });
  // 7 January 2024 was a Sunday.
  const days = [1, 2, 3, 4, 5, 6, 0].filter((day) => (mask & (1 << day)) !== 0);
  return days.map((day) => writer.format(new Date(Date.UTC(2024, 0, 7 + day)))).join(', ');
}
