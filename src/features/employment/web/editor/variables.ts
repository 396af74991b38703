import type { Language } from '#kernel/contract/locale.ts';
import { variablesIn } from '../../contract/rich-text.ts';
import { printVariable, type ComposedClause } from '../../contract/rules/compose.ts';
import type { TemplateVariable } from '../../contract/template.ts';
import type { ReadDraft } from './draft-elements.ts';

/** What a chip shows of a variable. */
export interface ShownVariable {
  key: string;
  /** What the variable is called, in the language of the page. */
  name: string;
  /** Its value in the language of the contract, or its name in brackets. */
  words: string;
  isMissing: boolean;
}

interface Showing extends Pick<ReadDraft, 'template' | 'language' | 'contract'> {
  /** Of the clause. */
  number: number;
  /** The language of the page. */
  spoken: Language;
}

export function showVariable(key: string, { template, language, contract, number, spoken }: Showing): ShownVariable {
  const variable = template.variables.find((one) => one.key === key);
  const { text, isMissing = false } = printVariable(key, { language, values: contract.values, variables: template.variables, number });
  return { key, name: variable?.label[spoken] ?? text, words: text, isMissing };
}

/** The variables that may be put into a text: those with a meaning beside the other values, but for switches. */
export function variablesToInsert({
  template: { variables },
  contract: { values },
}: Pick<ReadDraft, 'template' | 'contract'>): TemplateVariable[] {
  return variables.filter(({ key, type }) => key in values && type !== 'switch');
}

/** The variables that the template's text of a clause has and its own words have not. */
export function leftOut({ text, templateText }: Pick<ComposedClause, 'text' | 'templateText'>): string[] {
  const used = new Set(variablesIn(text));
  return variablesIn(templateText ?? []).filter((key) => !used.has(key));
}
