import type { EmploymentDocument } from '../../contract/document.ts';
import type { RichText } from '../../contract/rich-text.ts';
import { composeContract, type ComposedClause, type ComposedContract, type Element } from '../../contract/rules/compose.ts';
import type { ContractTemplate } from '../../contract/template.ts';
import { elementsGiven } from '../wizard/draft-fields.ts';
import { editorDocument } from './editor-text.ts';

/** What the step of the text reads of a draft. */
export interface ReadDraft {
  template: ContractTemplate;
  language: EmploymentDocument['language'];
  elements: Element[];
  contract: ComposedContract;
  /** The clauses as they would be without own words. */
  fromTemplate: ReadonlyMap<string, ComposedClause>;
}

export function readDraft({ content, language }: Pick<EmploymentDocument, 'content' | 'language'>): ReadDraft {
  if (!content) throw new Error('Who may edit a contract may read it.');
  const { template, variables } = content;
  const elements = elementsGiven(content.elements);
  const given = Object.fromEntries(variables.map(({ key, value }) => [key, value]));
  const compose = (some: readonly Element[]): ComposedContract => composeContract({ template, language, given, elements: some });
  const { clauses } = compose(elements.filter(({ title }) => title === null).map((one) => ({ ...one, text: null })));
  return { template, language, elements, contract: compose(elements), fromTemplate: new Map(clauses.map((one) => [one.key, one])) };
}

const changed = (elements: readonly Element[], key: string, change: Partial<Element>): Element[] =>
  elements.map((one) => (one.key === key ? { ...one, ...change } : one));

/** A clause with this text; the template's own words are no own text. */
export function withText({ elements, fromTemplate }: Pick<ReadDraft, 'elements' | 'fromTemplate'>, key: string, text: RichText): Element[] {
  const template = fromTemplate.get(key)?.templateText;
  const isOwn = !template || !editorDocument(template).eq(editorDocument(text));
  return changed(elements, key, { text: isOwn ? text : null });
}

export const withOwnText = (elements: readonly Element[], key: string, text: RichText): Element[] => changed(elements, key, { text });

export const withTemplateText = (elements: readonly Element[], key: string): Element[] => changed(elements, key, { text: null });

export const switched = (elements: readonly Element[], key: string, active: boolean): Element[] => changed(elements, key, { active });

export const renamed = (elements: readonly Element[], key: string, title: string): Element[] => changed(elements, key, { title });

export const withOwnClause = (elements: readonly Element[], { key, title }: Pick<Element, 'key'> & { title: string }): Element[] => [
  ...elements,
  { key, title, active: true, text: [{ kind: 'paragraph', runs: [] }] },
];

export const withoutClause = (elements: readonly Element[], key: string): Element[] => elements.filter((one) => one.key !== key);

/** A clause that was removed, in its place again. */
export function withClauseAgain(elements: readonly Element[], { element, place }: { element: Element; place: number }): Element[] {
  return elements.some(({ key }) => key === element.key) ? [...elements] : elements.toSpliced(place, 0, element);
}

export function movedElement(elements: readonly Element[], from: number, to: number): Element[] {
  const moved = elements[from];
  return moved ? elements.toSpliced(from, 1).toSpliced(to, 0, moved) : [...elements];
}
