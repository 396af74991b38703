import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { writtenBlocks, type Block, type Run } from '../../../contract/rules/markdown-blocks.ts';
import { tableTags, wordTags } from '../../../contract/statement-content.ts';
import { statementSchema } from './statement-schema.ts';

const { nodes, marks } = statementSchema;
const known: readonly string[] = [...wordTags, ...tableTags];
const isTable = (tag: string): boolean => tableTags.some((one) => one === tag);
const place = /(\{\{\s*[^{}]*?\s*\}\})/;
const tagOf = (piece: string): string => piece.slice(2, -2).trim();

/** The tag of a table that a line is, and nothing else. */
function tableIn(line: string): string | undefined {
  const [, tag] = /^\{\{\s*([^{}]*?)\s*\}\}$/.exec(line.trim()) ?? [];
  return tag !== undefined && isTable(tag) ? tag : undefined;
}

interface Written {
  node: Node;
  from: number;
  to: number;
}

function written(markdown: string): Written[] {
  const lines = markdown.split('\n');
  return writtenBlocks(markdown, (line) => tableIn(line) !== undefined).map(({ block, from, to }) => ({
    node: nodeOf(block, lines.slice(from, to)),
    from,
    to,
  }));
}

const documentOf = (blocks: readonly Written[]): Node =>
  nodes.doc.create(null, blocks.length > 0 ? blocks.map(({ node }) => node) : nodes.paragraph.create());

/** A statement as the editor has it. */
export function editorDocument(markdown: string): Node {
  return documentOf(written(markdown));
}

function nodeOf(block: Block, lines: readonly string[]): Node {
  switch (block.kind) {
    case 'heading':
      return nodes.heading.create({ level: block.level }, inlineOf(block.runs));
    case 'list':
      return nodes.list.create(
        null,
        block.items.map((runs) => nodes.item.create(null, nodes.paragraph.create(null, inlineOf(runs)))),
      );
    case 'table':
      return nodes.rows.create(null, inlineOf([{ text: lines.map((line) => line.trim()).join('\n') }]));
    case 'paragraph': {
      const key = tableIn(lines.join('\n'));
      return key === undefined ? nodes.paragraph.create(null, inlineOf(block.runs)) : nodes.table.create({ key });
    }
  }
}

function inlineOf(runs: readonly Run[]): Fragment {
  return Fragment.from(
    runs.flatMap(({ text, bold, link }) => {
      const set = [...(bold ? [marks.bold.create()] : []), ...(link === undefined ? [] : [marks.link.create({ href: link })])];
      return piecesOf(text, set);
    }),
  );
}

/** Words with their variables; what names none is words. */
export function piecesOf(text: string, set: readonly Mark[]): Node[] {
  return text.split(place).flatMap((piece, index): Node[] => {
    if (piece === '') return [];
    const isVariable = index % 2 === 1 && known.includes(tagOf(piece));
    return [isVariable ? nodes.variable.create({ key: tagOf(piece) }, null, set) : statementSchema.text(piece, set)];
  });
}

/**
 * What the editor has, as it is stored. What is as it was in the text `before` is written as it was, to the letter: blocks from the start and
 * from the end, with what stands between them. So a text that is opened and saved is the same, however it was written.
 */
export function markdownOf(document: Node, before: string): string {
  const old = written(before);
  if (document.eq(documentOf(old))) return before;
  const now = document.children;
  const most = Math.min(old.length, now.length);
  const isSame = (one: Written | undefined, other: Node | undefined): boolean => Boolean(one && other?.eq(one.node));
  let first = 0;
  while (first < most && isSame(old[first], now[first])) first += 1;
  let last = 0;
  while (last < most - first && isSame(old.at(-1 - last), now.at(-1 - last))) last += 1;
  const lines = before.split('\n');
  // With nothing to keep at an end, the empty lines there stay.
  const head = lines.slice(0, old[first - 1]?.to ?? old[0]?.from ?? 0);
  const tail = last > 0 ? lines.slice(old.at(-last)?.from) : lines.slice(old.at(-1)?.to ?? lines.length);
  const changed = now
    .slice(first, now.length - last)
    .map(blockText)
    .filter((text) => text !== '');
  const markdown = [...(first > 0 ? [head.join('\n')] : []), ...changed, ...(last > 0 ? [tail.join('\n')] : [])].join('\n\n');
  const ahead = first > 0 ? '' : head.map((line) => `${line}\n`).join('');
  const behind = last > 0 ? '' : tail.map((line) => `\n${line}`).join('');
  return ahead + markdown + behind;
}

/** A block in Markdown; empty when there is nothing in it. */
function blockText(block: Node): string {
  if (block.type === nodes.table) return `{{${keyOf(block)}}}`;
  if (block.type === nodes.rows) return rowsText(block);
  if (block.type === nodes.list) {
    const items = block.children.map((item) => (item.firstChild ? lineText(item.firstChild) : ''));
    return items.flatMap((item) => (item === '' ? [] : `- ${item}`)).join('\n');
  }
  const line = lineText(block);
  if (block.type !== nodes.heading || line === '') return line.replace(/^-(?= )/, String.raw`\-`);
  return `${'#'.repeat(Number(block.attrs['level']))} ${line}`;
}

const keyOf = (node: Node): string => String(node.attrs['key']);
const plainText = (line: Node): string => line.children.map((node) => (node.isText ? (node.text ?? '') : `{{${keyOf(node)}}}`)).join('');

/** Each line is one of a table, also one that was typed without its bars. */
function rowsText(block: Node): string {
  const lines = plainText(block)
    .split('\n')
    .map((line) => line.trim());
  return lines.flatMap((line) => (line === '' ? [] : line.startsWith('|') ? line : `| ${line} |`)).join('\n');
}

/** The words of a line with their marks; those that follow each other with one mark are one piece. */
function lineText(line: Node): string {
  const pieces: { text: string; mark: Mark | undefined }[] = [];
  for (const node of line.children) {
    const mark = node.marks[0];
    const text = node.isText ? escaped(node.text ?? '') : `{{${keyOf(node)}}}`;
    const last = pieces.at(-1);
    if (last && (mark ? last.mark?.eq(mark) : !last.mark)) last.text += text;
    else pieces.push({ text, mark });
  }
  return pieces.map(markedText).join('').trim();
}

/** Space at the ends of marked words stands outside, where every reader of Markdown wants it. */
function markedText({ text, mark }: { text: string; mark: Mark | undefined }): string {
  const words = text.trim();
  if (!mark || words === '') return text;
  const [before = '', after = ''] = text.split(words);
  const inside = mark.type === marks.bold ? `**${words}**` : `[${words}](${String(mark.attrs['href'])})`;
  return before + inside + after;
}

function escaped(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`);
}
