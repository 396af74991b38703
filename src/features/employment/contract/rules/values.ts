import type { Language } from '#kernel/contract/locale.ts';
import type { Condition, ContractTemplate, TemplateVariable, Value, Values } from '../template.ts';

/** Whether nothing is filled in. A switch that is off says something; an arrangement without an institution is not filled in. */
export function isEmpty(value: Value | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (!Array.isArray(value)) return false;
  return value.length === 0 || value.some((one) => (typeof one === 'string' ? one : one.provider).trim() === '');
}

/** A day that somebody filled in. */
export function dayOf(value: Value | undefined): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
}

/** Whether a condition holds. */
export function holds({ variable, is, isNot, isEmpty: empty }: Condition, values: Values): boolean {
  const value = values[variable];
  const among = (known: readonly (string | number | boolean)[]) => known.some((one) => one === value);
  if (is) return among(is);
  if (isNot) return !among(isNot);
  return isEmpty(value) === (empty === true);
}

export function isRelevant({ when = [] }: Pick<TemplateVariable, 'when'>, values: Values): boolean {
  return when.every((condition) => holds(condition, values));
}

/** What a new contract begins with. */
export function defaultsOf({ variables }: Pick<ContractTemplate, 'variables'>, language: Language): Values {
  return Object.fromEntries(variables.map((one) => [one.key, one.defaultIn ? one.defaultIn[language] : one.default]));
}

/**
 * The values of a contract: those given over the defaults. What a template does not know, what means nothing beside the other values, and
 * a choice that the template does not have, are left out. Values outside the template, as of the contract itself, come in `given` too.
 */
export function valuesOf(template: Pick<ContractTemplate, 'variables'>, language: Language, given: Values): Values {
  const all = { ...defaultsOf(template, language), ...given };
  const relevant = template.variables.filter((one) => isRelevant(one, all) && isKnownChoice(one, all[one.key]));
  return Object.fromEntries(relevant.map(({ key }) => [key, all[key]]));
}

function isKnownChoice({ type, options = [] }: TemplateVariable, value: Value | undefined): boolean {
  if (type === 'select') return value === null || options.some((one) => one.value === value);
  return true;
}

/**
 * What a change of one value does to the others: a switch that is turned off clears what it is said to clear (employment.6).
 */
export function clearedBy(
  { variables }: Pick<ContractTemplate, 'variables'>,
  before: Values,
  after: Values,
): Readonly<Record<string, null>> {
  const turnedOff = variables.filter(({ key, type, clears }) => type === 'switch' && clears && before[key] === true && after[key] !== true);
  return Object.fromEntries(turnedOff.flatMap(({ clears = [] }) => clears.map((key) => [key, null] as const)));
}

/** Choices that nobody can make any more, newly made (employment.6): a contract that has one keeps it. */
export function retiredChoices({ variables }: Pick<ContractTemplate, 'variables'>, before: Values, after: Values): string[] {
  return variables.flatMap(({ key, options = [] }) => {
    const chosen = options.find(({ value }) => value === after[key]);
    return chosen?.isSelectable === false && before[key] !== after[key] ? [key] : [];
  });
}
