import type { Language } from '#kernel/contract/locale.ts';
import type { RichText, Run } from '../rich-text.ts';
import type { ContractTemplate, TemplateClause, TemplateLine, Values } from '../template.ts';
import { holds } from './values.ts';

/** The text of a clause for these values, with its variables: blocks are in place, and lines whose conditions do not hold are left out. */
export function templateText(
  template: Pick<ContractTemplate, 'contentBlocks'>,
  clause: Pick<TemplateClause, 'blockText'>,
  { language, values }: { language: Language; values: Values },
): RichText {
  const blocks = new Map(template.contentBlocks.map((block) => [block.id, block.lines]));
  const linesFor = (lines: readonly TemplateLine[]): string[] =>
    lines
      .filter(({ when = [] }) => when.every((condition) => holds(condition, values)))
      .flatMap((line) => ('block' in line ? linesFor((blocks.get(line.block) ?? []).filter(isWords)) : [line[language]]));
  return parseLines(linesFor(clause.blockText));
}

// A block within a block is not followed, so that none can contain itself.
const isWords = (line: TemplateLine): boolean => !('block' in line);

/** Lines as they are written in templates; items that follow each other are one list. */
export function parseLines(lines: readonly string[]): RichText {
  const text: RichText = [];
  for (const line of lines) {
    const item = /^(- |\d+\. )(.*)$/s.exec(line);
    const last = text.at(-1);
    if (!item)
      text.push(
        line.startsWith('### ') ? { kind: 'heading', runs: parseRuns(line.slice(4)) } : { kind: 'paragraph', runs: parseRuns(line) },
      );
    else if (last?.kind === 'list') last.items.push(parseRuns(item[2] ?? ''));
    else text.push({ kind: 'list', ...(item[1] !== '- ' && { ordered: true }), items: [parseRuns(item[2] ?? '')] });
  }
  return text;
}

const marks = /\{([A-Za-z][A-Za-z0-9]*)\}|\*\*(.+?)\*\*/g;

function parseRuns(line: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const found of line.matchAll(marks)) {
    if (found.index > from) runs.push({ text: line.slice(from, found.index) });
    runs.push(found[1] === undefined ? { text: found[2] ?? '', bold: true } : { variable: found[1] });
    from = found.index + found[0].length;
  }
  if (from < line.length) runs.push({ text: line.slice(from) });
  return runs;
}
