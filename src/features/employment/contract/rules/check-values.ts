import { hasRefusedCharacters } from '../rich-text.ts';
import type { ContractTemplate, TemplateVariable, Value, Values } from '../template.ts';
import { isEmpty } from './values.ts';

/** What is wrong with a value (employment.8); `missing` only matters when the contract is to be published. */
export type ValueFault =
  | 'missing'
  | 'characters'
  | 'tooLong'
  | 'tooSmall'
  | 'tooLarge'
  | 'format'
  | 'choice'
  | 'endBeforeStart'
  | 'outOfRange';
export interface FoundFault {
  variable: string;
  fault: ValueFault;
}

// Letters and marks of any script, space, apostrophes, hyphens and full stop (decided for names).
const formats: Readonly<Record<NonNullable<TemplateVariable['check']>, RegExp>> = {
  name: /^[\p{L}\p{M}][\p{L}\p{M} .'’ʼ‘´`‐‑-]*$/u,
  agreement: /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} –-]*$/u,
  postalCode: /^[\p{L}\p{N}][\p{L}\p{N} -]{0,10}[\p{L}\p{N}]$/u,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u,
  phone: /^\d{8,15}$/,
  countryCode: /^\+\d{1,3}$/,
  digits: /^\d{9}$/,
};

/** Whether a value stands against publishing as it is written; what is missing, and dates in the wrong order, are judged by text and law (employment.10). */
export const isWrittenWrongly = ({ fault }: FoundFault): boolean => fault !== 'missing' && fault !== 'endBeforeStart';

/** What is wrong with the values of a contract. */
export function checkValues({ variables }: Pick<ContractTemplate, 'variables'>, values: Values, today: string): FoundFault[] {
  const faults = variables
    .filter(({ key }) => key in values)
    .flatMap((variable) => {
      const fault = faultOf(variable, values[variable.key], today);
      return fault ? [{ variable: variable.key, fault }] : [];
    });
  const [start, end] = [values['startDate'], values['expirationDate']];
  const isBefore = typeof start === 'string' && typeof end === 'string' && start !== '' && end !== '' && end <= start;
  return isBefore ? [...faults, { variable: 'expirationDate', fault: 'endBeforeStart' }] : faults;
}

function faultOf(variable: TemplateVariable, value: Value | undefined, today: string): ValueFault | undefined {
  if (isEmpty(value) || value === undefined || value === null) return variable.isRequired ? 'missing' : undefined;
  if (typeof value === 'number') return numberFault(variable, value);
  if (typeof value === 'boolean') return undefined;
  const texts = typeof value === 'string' ? [value] : value.flatMap((one) => (typeof one === 'string' ? one : [one.type, one.provider]));
  if (texts.some(hasRefusedCharacters)) return 'characters';
  return typeof value === 'string' ? textFault(variable, value.trim(), today) : undefined;
}

function numberFault(
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: TemplateVariable,
  value: number,
): ValueFault | undefined {
  if (value < from) return 'tooSmall';
  return value > to ? 'tooLarge' : undefined;
}

function textFault(
  { type, check, mostLetters, options = [], from, to }: TemplateVariable,
  text: string,
  today: string,
): ValueFault | undefined {
  if (type === 'select') return options.some(({ value }) => value === text) ? undefined : 'choice';
  if (type === 'date') return isDay(text) ? rangeFault(text, { from, to, today }) : 'format';
  if (type === 'money' || type === 'percent' || type === 'number') return 'format';
  if (mostLetters !== undefined && text.length > mostLetters) return 'tooLong';
  return check && !formats[check].test(text) ? 'format' : undefined;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** From so many years ago to so many years ahead; the same day of those years counts. */
function rangeFault(
  day: string,
  { from, to, today }: { from?: number | undefined; to?: number | undefined; today: string },
): ValueFault | undefined {
  const shifted = (years: number) => `${String(Number(today.slice(0, 4)) + years).padStart(4, '0')}${today.slice(4)}`;
  const isOutside = (from !== undefined && day < shifted(from)) || (to !== undefined && day > shifted(to));
  return isOutside ? 'outOfRange' : undefined;
}
