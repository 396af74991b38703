/** Words of a line, some of them bold or a link. */
export interface Run {
  text: string;
  bold?: true;
  link?: string;
}

export type Block =
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'table'; columns: Run[][]; rows: Run[][][] };

const heading = /^(#{1,3}) +(.*)$/;
const item = /^[-*] +(.*)$/;
const tableRule = /^\|(?: *:?-+:? *\|)+$/;

/** A text in Markdown as blocks: headings, lists, tables and paragraphs; anything else is words. */
export function markdownBlocks(text: string): Block[] {
  return writtenBlocks(text).map(({ block }) => block);
}

/** A block, and the lines that it is written in: from one to before another. */
export interface WrittenBlock {
  block: Block;
  from: number;
  to: number;
}

/** The blocks of a text with their lines; `isAlone` tells which lines of words are a paragraph each. */
export function writtenBlocks(text: string, isAlone: (line: string) => boolean = () => false): WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  let open: WrittenBlock | undefined;
  for (const [index, line] of text
    .split('\n')
    .map((one) => one.trim())
    .entries()) {
    if (line === '') open = undefined;
    else if (tableRule.test(line)) {
      if (open) open.to = index + 1;
    } else if (open && continues(open.block, line) && !isAlone(line)) {
      addLine(open.block, line);
      open.to = index + 1;
    } else {
      const begun = { block: blockOf(line), from: index, to: index + 1 };
      blocks.push(begun);
      open = isAlone(line) ? undefined : begun;
    }
  }
  return blocks;
}

function kindOf(line: string): Block['kind'] {
  if (heading.test(line)) return 'heading';
  if (line.startsWith('|')) return 'table';
  return item.test(line) ? 'list' : 'paragraph';
}

function continues({ kind }: Block, line: string): boolean {
  return kind === kindOf(line) && kind !== 'heading';
}

function blockOf(line: string): Block {
  const [, marks = '', title = ''] = heading.exec(line) ?? [];
  switch (kindOf(line)) {
    case 'heading':
      return { kind: 'heading', level: marks.length, runs: runsOf(title) };
    case 'table':
      return { kind: 'table', columns: cellsOf(line).map(runsOf), rows: [] };
    case 'list':
      return { kind: 'list', items: [runsOf(itemOf(line))] };
    case 'paragraph':
      return { kind: 'paragraph', runs: runsOf(line) };
  }
}

function addLine(block: Block, line: string): void {
  if (block.kind === 'paragraph') block.runs.push({ text: ' ' }, ...runsOf(line));
  else if (block.kind === 'list') block.items.push(runsOf(itemOf(line)));
  else if (block.kind === 'table') {
    const cells = cellsOf(line).map(runsOf);
    block.rows.push(block.columns.map((_, index) => cells[index] ?? []));
  }
}

const itemOf = (line: string): string => item.exec(line)?.[1] ?? '';

/** The cells of a line of a table; an escaped bar does not end one. */
function cellsOf(line: string): string[] {
  const inside = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

// A sign behind a backslash is itself, also within bold words and links.
const sign = String.raw`\\[\\${'`'}*_[\]<>#|~-]`;
const escapedSign = new RegExp(sign, 'g');
const bold = String.raw`\*\*((?:${sign}|(?!${sign}).)+?)\*\*`;
const link = String.raw`\[((?:${sign}|(?!${sign})[^\]])*)\]\((https?:\/\/[^)\s]+)\)`;
const marked = new RegExp(`(${sign})|${bold}|${link}`, 'g');

/** The words of a line. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  const say = (text: string) => {
    const last = runs.at(-1);
    if (text === '') return;
    if (last && !last.bold && last.link === undefined) last.text += text;
    else runs.push({ text });
  };
  for (const match of line.matchAll(marked)) {
    const [all, escaped, strong, words, address] = match;
    say(line.slice(end, match.index));
    end = match.index + all.length;
    if (escaped !== undefined) say(plain(escaped));
    else if (strong !== undefined) runs.push({ text: plain(strong), bold: true });
    else if (address !== undefined) runs.push({ text: plain(words ?? '') || address, link: address });
  }
  say(line.slice(end));
  return runs;
}

const plain = (text: string): string => text.replace(escapedSign, (escaped) => escaped.slice(1));
