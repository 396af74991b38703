import { writtenOrganisationNumber } from '#features/company/contract/organisation-number.ts';
import { writtenPhone } from '#kernel/contract/phone-number.ts';
import { diffLines, diffWordsWithSpace, type Change } from 'diff';
import type { z } from 'zod';
import { statementGaps, type StatementVariable, type TextDifference } from '../../contract/endpoints-statements.ts';
import type { Language } from '../../contract/kinds.ts';
import { variablePlaces } from '../../contract/rules/statement-variables.ts';
import { tableTags } from '../../contract/statement-content.ts';
import type { StatementFacts, StatementValues } from './statement-values.ts';
import { statementWords } from './statement-words.ts';

type Variable = z.output<typeof StatementVariable>;

/** A text with its variables filled in, as Markdown. */
export function fillIn(template: string, variables: readonly Variable[], language: Language): string {
  const values = new Map(variables.map((variable) => [variable.tag, printed(variable, language)]));
  return template.replace(variablePlaces, (place, tag: string) => values.get(tag) ?? place);
}

function printed(variable: Variable, language: Language): string {
  if (variable.kind === 'text') return escaped(variable.text);
  const { tag, columns, rows } = variable;
  const table = tableTags.find((one) => one === tag);
  if (rows.length === 0) return table ? statementWords[language].none[table] : '';
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`;
  return [line(columns), `| ${columns.map(() => '---').join(' | ')} |`, ...rows.map((row) => line(row.cells))].join('\n');
}

/** Words of the company are words, whatever they look like in Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`);
}

function inCell(text: string): string {
  return escaped(text).replace(/\s*\n\s*/g, ' ');
}

/** A text with the numbers of company and people grouped as people read them: earlier texts were kept with the digits alone, which is no change of what they say. */
export function groupNumbers(text: string, facts: StatementFacts): string {
  const number = facts.company.organizationNumber;
  const phones = [facts.responsible, facts.contactPerson, facts.dataProtectionOfficer].flatMap((person) => person?.phone || []);
  const grouped = number ? text.replaceAll(number, writtenOrganisationNumber(number)) : text;
  return phones.reduce((done, phone) => done.replaceAll(phone, writtenPhone(phone)), grouped);
}

type Difference = z.output<typeof TextDifference>;

/** With more changes than this, what went and what came are shown whole: comparing takes the square of their number. */
const mostChanges = 4000;

/** What differs between two texts; null when nothing does. Lines first, then the words of lines that became others: tables may have thousands. */
export function differenceOf(before: string, after: string): Difference | null {
  if (before === after) return null;
  const lines = diffLines(before, after, { maxEditLength: mostChanges }) ?? replaced(before, after);
  return lines.flatMap((line, index) => {
    const [former, next] = [lines[index - 1], lines[index + 1]];
    if (line.added && former?.removed) return [];
    return line.removed && next?.added ? wordsBetween(line.value, next.value) : [pieceOf(line)];
  });
}

function wordsBetween(before: string, after: string): Difference {
  return (diffWordsWithSpace(before, after, { maxEditLength: mostChanges }) ?? replaced(before, after)).map(pieceOf);
}

const replaced = (before: string, after: string): Pick<Change, 'value' | 'added' | 'removed'>[] => [
  { value: before, added: false, removed: true },
  { value: after, added: true, removed: false },
];

function pieceOf({ value: text, added, removed }: Pick<Change, 'value' | 'added' | 'removed'>): Difference[number] {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text };
}

/** What a statement lacks (gdpr.46). */
export function gapsOf(
  facts: Pick<StatementFacts, 'dpoRequired' | 'responsible' | 'contactPerson' | 'dataProtectionOfficer'>,
  { keys, untranslated, unanswered }: Pick<StatementValues, 'keys' | 'untranslated' | 'unanswered'>,
): (typeof statementGaps)[number][] {
  const gaps = {
    responsible: facts.responsible === null,
    contactPerson: facts.contactPerson === null,
    dataProtectionOfficer: facts.dpoRequired && facts.dataProtectionOfficer === null,
    treatments: keys.length === 0,
    answers: unanswered > 0,
    translation: untranslated > 0,
  };
  return statementGaps.filter((name) => gaps[name]);
}
