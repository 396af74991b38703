import type { z } from 'zod';
import type { FieldError } from '#kernel/contract/errors.ts';
import type { ElementsInput, VariablesInput } from '../../contract/document.ts';
import { hasRefusedCharacters } from '../../contract/rich-text.ts';
import type { Element } from '../../contract/rules/compose.ts';
import { clearedBy, retiredChoices } from '../../contract/rules/values.ts';
import type { ContractTemplate, Value } from '../../contract/template.ts';

interface MergedValues {
  values: Record<string, Value>;
  errors: FieldError[];
  /** Choices newly made that have gone from the law. */
  retired: string[];
}

/** The values sent over those stored, with what turning a switch off clears (employment.6). */
export function mergeValues(
  template: ContractTemplate,
  before: Record<string, Value>,
  sent: z.output<typeof VariablesInput>,
): MergedValues {
  const known = new Set(template.variables.map(({ key }) => key));
  const errors = sent.flatMap(({ key, value }, index): FieldError[] => {
    if (!known.has(key)) return [{ path: `variables[${index}].key`, code: 'invalid' }];
    return textsOf(value).some(hasRefusedCharacters) ? [{ path: `variables[${index}].value`, code: 'properFormat' }] : [];
  });
  const after = { ...before, ...Object.fromEntries(sent.map(({ key, value }) => [key, value])) };
  return { values: { ...after, ...clearedBy(template, before, after) }, errors, retired: retiredChoices(template, before, after) };
}

function textsOf(value: Value): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap((one) => (typeof one === 'string' ? one : [one.type, one.provider])) : [];
}

/** The clauses sent: all of the template once, own ones with a title; undefined when they do not fit the template. */
export function fittingElements({ baseElements }: ContractTemplate, sent: z.output<typeof ElementsInput>): Element[] | undefined {
  const known = new Set(baseElements.map(({ key }) => key));
  const keys = new Set(sent.map(({ key }) => key));
  const isComplete = baseElements.every(({ key }) => keys.has(key)) && keys.size === sent.length;
  const areOwn = sent.every(({ key, title }) => known.has(key) || (key.startsWith('own-') && (title ?? '').trim() !== ''));
  if (!isComplete || !areOwn) return undefined;
  return sent.map(({ key, active, text, title }) => ({ key, active, text, title: known.has(key) ? null : title }));
}

/** Of an object whose fields may be absent, those that were sent. */
export function sentOf<Fields extends object>(changes: Fields | undefined): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  // The same fields, without those that are undefined.
  return Object.fromEntries(Object.entries(changes ?? {}).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}
