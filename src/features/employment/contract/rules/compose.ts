import type { Language } from '#kernel/contract/locale.ts';
import type { RichText, Run } from '../rich-text.ts';
import { linesOf, variablesIn } from '../rich-text.ts';
import type { ContractTemplate, TemplateClause, TemplateVariable, Values, Words } from '../template.ts';
import { joinedItems, printedItems } from './print-value.ts';
import { templateText } from './template-text.ts';
import { valuesOf } from './values.ts';

/** What somebody made of a clause: on or off, own words, and of their own clause the title. The order is that of the list. */
export interface Element {
  key: string;
  active: boolean;
  /** Own words; null is the template's text. */
  text: RichText | null;
  /** Of an own clause. */
  title: string | null;
}

export interface PrintedRun {
  text: string;
  bold?: true | undefined;
  italic?: true | undefined;
  /** The variable whose value it is. */
  variable?: string;
  /** Nothing is filled in: the text is the name of the variable. */
  isMissing?: true;
}
export type PrintedBlock =
  | { kind: 'paragraph' | 'heading'; runs: PrintedRun[] }
  | { kind: 'list'; isOrdered: boolean; items: PrintedRun[][] };

export interface ComposedClause {
  key: string;
  number: number;
  title: string;
  blocks: PrintedBlock[];
  /** Its words with variables, and those of the template. */
  text: RichText;
  templateText: RichText | null;
  isChanged: boolean;
}

export interface ComposedContract {
  clauses: ComposedClause[];
  values: Values;
  /** Variables of the text without a value, by clause. */
  unresolved: { clause: string; variable: string }[];
  /** Variables of the template that no clause has. */
  unused: string[];
  isAddendum: boolean;
}

interface Composing {
  template: ContractTemplate;
  language: Language;
  given: Values;
  elements: readonly Element[];
}

/** The clauses of the template as a new contract has them. */
export function firstElements({ baseElements }: Pick<ContractTemplate, 'baseElements'>): Element[] {
  return baseElements
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ key, optional, active }) => ({ key, active: !optional || active, text: null, title: null }));
}

/** Whether a clause stands in the contract: required ones always, and those that a switch turns on. */
export function isInContract(clause: TemplateClause | undefined, element: Element, values: Values): boolean {
  if (!clause) return element.active && element.title !== null;
  return !clause.optional || element.active || (clause.activeWith !== undefined && values[clause.activeWith] === true);
}

/** A contract in the language it was begun in: its clauses with every value in place (employment.7). */
export function composeContract({ template, language, given, elements }: Composing): ComposedContract {
  const values = valuesOf(template, language, given);
  const clauses = new Map(template.baseElements.map((clause) => [clause.key, clause]));
  const standing = elements.filter((element) => isInContract(clauses.get(element.key), element, values));
  const printing = { language, values, variables: new Map(template.variables.map((one) => [one.key, one])) };
  const composed = standing.map((element, index) => {
    const clause = clauses.get(element.key);
    const fromTemplate = clause ? templateText(template, clause, { language, values }) : null;
    const text = element.text ?? fromTemplate ?? [];
    const own = { key: element.key, number: index + 1, title: clause?.title[language] ?? element.title ?? '' };
    const blocks = printText(text, { ...printing, number: own.number });
    return { ...own, text, templateText: fromTemplate, isChanged: element.text !== null, blocks };
  });
  return {
    clauses: composed,
    values,
    isAddendum: template.templateType === 'WorkContractAddendum',
    unresolved: composed.flatMap(({ key, blocks }) => missingIn(blocks).map((variable) => ({ clause: key, variable }))),
    unused: unusedIn(
      template,
      composed.map(({ text }) => text),
    ),
  };
}

interface Printing {
  language: Language;
  values: Values;
  variables: ReadonlyMap<string, TemplateVariable>;
  number: number;
}

const unknown: Words = { no: 'ukjent verdi', en: 'unknown value' };

function printText(text: RichText, printing: Printing): PrintedBlock[] {
  return text.map((block): PrintedBlock => {
    if (block.kind !== 'list') return { kind: block.kind, runs: block.runs.map((run) => printRun(run, printing)) };
    return { kind: 'list', isOrdered: block.ordered === true, items: block.items.flatMap((item) => printItem(item, printing)) };
  });
}

/** An item that is nothing but a list is one item for each of its lines. */
function printItem(item: Run[], printing: Printing): PrintedRun[][] {
  const [only] = item;
  if (item.length !== 1 || !only || !('variable' in only)) return [item.map((run) => printRun(run, printing))];
  const lines = itemsOf(only.variable, printing);
  return lines ? lines.map((text) => [{ text, variable: only.variable }]) : [[printRun(only, printing)]];
}

function printRun(run: Run, printing: Printing): PrintedRun {
  if (!('variable' in run)) return run;
  const { language, variables } = printing;
  const items = itemsOf(run.variable, printing);
  if (items) return { text: joinedItems(items, language), variable: run.variable };
  const name = variables.get(run.variable)?.label[language] ?? unknown[language];
  return { text: `[${name}]`, variable: run.variable, isMissing: true };
}

/** What a clause of this number says for a variable: the value, or the name in brackets. */
export function printVariable(
  key: string,
  { variables, ...printing }: Omit<Printing, 'variables'> & Pick<ContractTemplate, 'variables'>,
): PrintedRun {
  return printRun({ variable: key }, { ...printing, variables: new Map(variables.map((one) => [one.key, one])) });
}

function itemsOf(key: string, { language, values, variables, number }: Printing): string[] | undefined {
  if (key === 'blockSequence') return [`${number}`];
  const variable = variables.get(key);
  return variable && printedItems(variable, values[key], language);
}

export const runsOf = (block: PrintedBlock): PrintedRun[] => (block.kind === 'list' ? block.items.flat() : block.runs);

function missingIn(blocks: readonly PrintedBlock[]): string[] {
  return [...new Set(blocks.flatMap(runsOf).flatMap(({ variable, isMissing }) => (variable !== undefined && isMissing ? variable : [])))];
}

function unusedIn({ variables, baseElements, contentBlocks }: ContractTemplate, texts: readonly RichText[]): string[] {
  const used = new Set(texts.flatMap(variablesIn));
  // Variables that no text names decide which lines stand there.
  const lines = [...baseElements.flatMap(({ blockText }) => blockText), ...contentBlocks.flatMap((block) => block.lines)];
  const named = new Set(lines.flatMap((line) => ('block' in line ? [] : [...line.no.matchAll(/\{(\w+)\}/g)].map(([, key]) => key))));
  return variables.flatMap(({ key }) => (named.has(key) && !used.has(key) ? key : []));
}

/** The words of a clause without its variables' values, as when two texts are compared: each line with `{variable}` in it. */
export function plainLines(text: RichText): string[] {
  return linesOf(text).map((runs) => runs.map((run) => ('variable' in run ? `{${run.variable}}` : run.text)).join(''));
}

/** The words of a clause as it is printed, line by line. */
export function plainText(blocks: readonly PrintedBlock[]): string[] {
  const lines = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.runs]));
  return lines.map((runs) => runs.map(({ text }) => text).join(''));
}
