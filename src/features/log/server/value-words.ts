import { roleOf } from '#features/rights/contract/role-ids.ts';
import { addressText, countryText, isAddress, isCountryCode } from '#kernel/server/export/address-text.ts';
import { cellText, exportTexts } from '#kernel/server/export/cell-text.ts';
import { intervalText, isInterval } from '#kernel/server/export/interval-text.ts';
import { weekText } from '#kernel/server/export/week-text.ts';
import { words as en } from '../texts/en-words.ts';
import { words as no } from '../texts/no-words.ts';
import { nameKey, type LineNames } from './known-names.ts';
import { dayText, momentText } from './rules/date-words.ts';
import type { LogLanguage } from './sentences.ts';

/** What is needed to format the values of a line. */
export interface ValueTexts extends LogLanguage {
  timeZone: string;
  known: LineNames;
}

/** Texts used only by the log. */
export const wordsOf = { no, en } as const;
const fieldNames: ReadonlySet<string> = new Set(['columns', 'changed', 'preboardingGiven']);
const years: ReadonlySet<string> = new Set(['year', 'fromYear', 'toYear']);
// PostgreSQL answers decimals as text.
const decimalFields: ReadonlySet<string> = new Set(['positionCoverage', 'salaryAmount', 'value', 'days', 'workingDays', 'carryOverMax']);
const decimal = /^-?\d+\.\d+$/;
const ids = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const date = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The label of a field. */
export function labelOf({ words, language }: LogLanguage, entity: string, field: string): string {
  return words.field(language, entity, field) ?? field;
}

/** A value as text; null without a value. */
export function valueText(speech: ValueTexts, entity: string, field: string, value: unknown): string | null {
  if (value === undefined || value === '') return null;
  if (value === null) return speech.words.value(speech.language, { entity, field }, 'unset') ?? null;
  if (Array.isArray(value)) {
    const parts = value.map((one) => valueText(speech, entity, field, one)).filter((one) => one !== null);
    return parts.length > 0 ? parts.join(value.some((one) => typeof one === 'object') ? '\n' : ', ') : null;
  }
  if (typeof value === 'object' && isInterval(value)) return intervalText(speech.language, value);
  if (typeof value === 'object' && isAddress(value)) return addressText(speech.language, value);
  if (typeof value === 'object') return partsText(speech, entity, Object.entries(value));
  if (field === 'weekdays' && typeof value === 'number') return weekText(speech.language, value);
  return scalarText(speech, entity, field, value);
}

/** Formats composite values: their non-empty parts as text, numbers with their labels. */
function partsText(speech: ValueTexts, entity: string, parts: readonly [string, unknown][]): string | null {
  const texts = parts.flatMap(([field, part]) => {
    const text = valueText(speech, entity, field, part);
    if (text === null) return [];
    const counted = speech.words.value(speech.language, { entity, field: 'counts' }, field);
    if (counted) return part === 0 ? [] : [`${text} ${counted}`];
    return typeof part === 'boolean' ? [`${labelOf(speech, entity, field)}: ${text}`] : [text];
  });
  return texts.length > 0 ? texts.join(' · ') : null;
}

function scalarText(speech: ValueTexts, entity: string, field: string, value: unknown): string {
  const { language, words } = speech;
  const text = String(value);
  const known = words.value(language, { entity, field }, text) ?? (fieldNames.has(field) ? words.field(language, entity, text) : undefined);
  if (known !== undefined) return known;
  if (typeof value === 'boolean') return exportTexts[language][value ? 'yes' : 'no'];
  if (typeof value === 'number') return years.has(field) ? text : cellText(value, 'number', speech);
  if (decimalFields.has(field) && decimal.test(text)) return cellText(text, 'number', speech);
  if (isCountryCode(field, text)) return countryText(language, text);
  if (date.test(text)) return dayText(text, language);
  if (moment.test(text)) return momentText(text, speech);
  return ids.test(text) ? idText(speech, entity, field, text) : text;
}

/** A field whose ids are of records says `unset` and `other` among its values, for no record and for one whose name nobody knows. */
function idText({ words, language, known, kindsById }: ValueTexts, entity: string, field: string, id: string): string {
  const role = field === 'roleId' ? roleOf(id) : undefined;
  if (role) return words.value(language, { entity: 'companyUser', field: 'role' }, role) ?? role;
  const kind = kindsById.get(field);
  if (kind) return known.things.get(nameKey(kind, id)) ?? words.value(language, { entity, field }, 'other') ?? id;
  return known.people.get(id)?.trim() || wordsOf[language].deletedPerson;
}
