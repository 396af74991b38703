import { BaseData, ElementInput, type EmploymentDocument } from '../../contract/document.ts';
import { hasRefusedCharacters } from '../../contract/rich-text.ts';
import type { Element } from '../../contract/rules/compose.ts';
import { contentOf } from '../../contract/rules/document-content.ts';
import { clearedBy } from '../../contract/rules/values.ts';
import { Value, type ContractTemplate } from '../../contract/template.ts';
import type { DraftChanges } from '../draft.ts';

/** A document in pieces that are merged each by itself: `name`, `companyUserId`, `order`, and `variable.`, `base.` and `clause.` with a key. */
export type DraftFields = Record<string, unknown>;

type Content = NonNullable<EmploymentDocument['content']>;
type Values = Record<string, Value>;

/** A document that may be edited has content. */
export function contentOfDraft({ content }: EmploymentDocument): Content {
  if (!content) throw new Error('A document without content is not edited.');
  return content;
}

export function fieldsOf(document: EmploymentDocument): DraftFields {
  const { variables, baseData, elements, template } = contentOfDraft(document);
  const values = Object.fromEntries(variables.map(({ key, value }) => [key, value]));
  return {
    name: document.name,
    companyUserId: document.companyUserId,
    ...prefixed('base', baseData),
    ...prefixed('variable', values),
    ...clauseFields(elementsGiven(elements), { template, values }),
  };
}

/** Clauses as they are sent. */
export function elementsGiven(elements: Content['elements']): Element[] {
  return elements.map(({ key, active, changed, text, isOwn, title }) => ({
    key,
    active,
    text: changed ? text : null,
    title: isOwn ? title : null,
  }));
}

const prefixed = (kind: string, fields: object): DraftFields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${kind}.${key}`, value]));

type SentElement = NonNullable<DraftChanges['elements']>[number];

function clauseFields(
  elements: readonly SentElement[],
  { template, values }: { template: Pick<ContractTemplate, 'baseElements'>; values: Values },
): DraftFields {
  const switches = new Map(template.baseElements.map(({ key, activeWith }) => [key, activeWith]));
  const isOnBySwitch = (key: string): boolean => values[switches.get(key) ?? ''] === true;
  // A clause that its switch turns on goes when the switch is turned off.
  const clauses = elements.map(({ key, active, text = null, title = null }) => [
    `clause.${key}`,
    { active: active && !isOnBySwitch(key), text, title },
  ]);
  return { ...Object.fromEntries(clauses), order: elements.map(({ key }) => key) };
}

/** The fields with what a step changes, and with what a switch that is turned off clears (employment.6). */
export function changedBy(fields: DraftFields, changes: DraftChanges, template: ContractTemplate): DraftFields {
  const { variables = [], baseData = {}, elements, ...rest } = changes;
  const sent = Object.fromEntries(variables.map(({ key, value }) => [key, value]));
  const before = valuesIn(fields);
  const cleared = clearedBy(template, before, { ...before, ...sent });
  const values = { ...before, ...sent, ...cleared };
  const gone = elements ? Object.fromEntries(namesOf(fields, 'clause').map((name) => [name, undefined])) : {};
  return {
    ...fields,
    ...rest,
    ...prefixed('base', baseData),
    ...prefixed('variable', { ...sent, ...cleared }),
    ...gone,
    ...(elements && clauseFields(elements, { template, values })),
  };
}

const namesOf = (fields: DraftFields, kind: string): string[] => Object.keys(fields).filter((name) => name.startsWith(`${kind}.`));

function keyed(fields: DraftFields, kind: string, names: readonly string[] = Object.keys(fields)): Record<string, unknown> {
  const own = names.filter((name) => name.startsWith(`${kind}.`));
  return Object.fromEntries(own.map((name) => [name.slice(kind.length + 1), fields[name]]));
}

/** The values of the template's variables. */
export function valuesIn(fields: DraftFields): Values {
  // Fields are made of documents and of changes only.
  return keyed(fields, 'variable') as Values;
}

function elementsIn(fields: DraftFields): Element[] {
  // As above.
  const clauses = new Map(Object.entries(keyed(fields, 'clause') as Record<string, Omit<Element, 'key'> | undefined>));
  const order = Array.isArray(fields['order']) ? fields['order'].map(String) : [];
  const keys = [...order, ...[...clauses.keys()].filter((key) => !order.includes(key))];
  return keys.flatMap((key) => {
    const clause = clauses.get(key);
    return clause ? [{ key, ...clause }] : [];
  });
}

/** The document with these fields laid over it. */
export function mergedInto(document: EmploymentDocument, fields: DraftFields): EmploymentDocument {
  const { template, baseData } = contentOfDraft(document);
  const given = valuesIn(fields);
  const content = contentOf({
    template,
    language: document.language,
    // The same fields.
    baseData: { ...baseData, ...(keyed(fields, 'base') as Partial<BaseData>) },
    given,
    elements: elementsIn(fields),
  });
  const { name, companyUserId } = fields;
  return {
    ...document,
    name: typeof name === 'string' ? name : document.name,
    companyUserId: typeof companyUserId === 'string' ? companyUserId : null,
    content,
  };
}

/** The fields in which two states differ, also those that only one of them has. */
export function differing(one: DraftFields, other: DraftFields): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** Whether a field can be saved at all (employment.12); everything else is saved as it is, and judged. */
export function canBeSent(name: string, value: unknown): boolean {
  const [kind = '', key = ''] = name.split('.');
  if (kind === 'variable') return Value.safeParse(value).success && !textsOf(value).some(hasRefusedCharacters);
  if (kind === 'base') return BaseData.partial().safeParse({ [key]: value }).success;
  if (kind === 'clause') return value === undefined || ElementInput.safeParse({ ...Object(value), key }).success;
  return true;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** What is sent of these fields; clauses are sent all or none. */
export function changesOf(fields: DraftFields, names: readonly string[]): DraftChanges {
  const variables = Object.entries(keyed(fields, 'variable', names));
  const baseData = keyed(fields, 'base', names);
  const sendsClauses = names.some((name) => name === 'order' || name.startsWith('clause.'));
  const plain = Object.fromEntries(['name', 'companyUserId'].filter((name) => names.includes(name)).map((name) => [name, fields[name]]));
  return {
    ...plain,
    // The fields are those of the document.
    ...(variables.length > 0 && { variables: variables.map(([key, value]) => ({ key, value: value as Value })) }),
    ...(Object.keys(baseData).length > 0 && { baseData }),
    ...(sendsClauses && { elements: elementsIn(fields) }),
  };
}
