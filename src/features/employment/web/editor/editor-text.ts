import type { Mark, Node } from 'prosemirror-model';
import { longestRun } from '../../contract/kinds.ts';
import { withoutRefusedCharacters, type RichText, type Run, type TextBlock } from '../../contract/rich-text.ts';
import { clauseSchema } from './editor-schema.ts';

const { nodes, marks } = clauseSchema;

/** A text as the editor has it. */
export function editorDocument(text: RichText): Node {
  const blocks = text.flatMap(editorBlock);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
}

function editorBlock(block: TextBlock): Node[] {
  if (block.kind !== 'list') return [nodes[block.kind].create(null, block.runs.flatMap(editorRun))];
  if (block.items.length === 0) return [];
  const items = block.items.map((runs) => nodes.item.create(null, nodes.paragraph.create(null, runs.flatMap(editorRun))));
  return [nodes.list.create({ ordered: block.ordered === true }, items)];
}

function editorRun(run: Run): Node[] {
  if ('variable' in run) return [nodes.variable.create({ key: run.variable })];
  const marked = [...(run.bold ? [marks.bold.create()] : []), ...(run.italic ? [marks.italic.create()] : [])];
  const lines = run.text.split('\n').map((line) => (line === '' ? [] : [clauseSchema.text(line, marked)]));
  return lines.flatMap((line, index) => (index === 0 ? line : [nodes.lineBreak.create(null, null, marked), ...line]));
}

/** What the editor has, as it is stored. Characters that no contract may carry are left out (employment.12). */
export function richTextOf(document: Node): RichText {
  return document.children.map((block): TextBlock => {
    if (block.type !== nodes.list) return { kind: block.type === nodes.heading ? 'heading' : 'paragraph', runs: runsOf(block) };
    const items = block.children.map((item) => (item.firstChild ? runsOf(item.firstChild) : []));
    return { kind: 'list', ...(block.attrs['ordered'] === true && { ordered: true }), items };
  });
}

function runsOf(line: Node): Run[] {
  const runs: Run[] = [];
  for (const node of line.children) {
    if (node.type === nodes.variable) runs.push({ variable: String(node.attrs['key']) });
    else addWords(runs, { text: withoutRefusedCharacters(node.isText ? (node.text ?? '') : '\n'), ...styleOf(node.marks) });
  }
  return runs;
}

/** Words of one style that follow each other are one run, as far as a run may go. */
function addWords(runs: Run[], { text, ...style }: Extract<Run, { text: string }>): void {
  const last = runs.at(-1);
  const before = last && 'text' in last && last.bold === style.bold && last.italic === style.italic ? last.text : undefined;
  if (before !== undefined) runs.pop();
  let rest = (before ?? '') + text;
  while (rest !== '') {
    const cut = endOfRun(rest);
    runs.push({ text: rest.slice(0, cut), ...style });
    rest = rest.slice(cut);
  }
}

/** No character is cut in two. */
function endOfRun(text: string): number {
  const isCut = /[\uD800-\uDBFF]/.test(text.charAt(longestRun - 1)) && text.length > longestRun;
  return isCut ? longestRun - 1 : longestRun;
}

function styleOf(set: readonly Mark[]): { bold?: true; italic?: true } {
  return { ...(marks.bold.isInSet(set) && { bold: true }), ...(marks.italic.isInSet(set) && { italic: true }) };
}
