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
  const blocks: Block[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = blocks.at(-1);
    const [, marks, title] = heading.exec(line) ?? [];
    const [, listed] = item.exec(line) ?? [];
    if (line === '') blocks.push({ kind: 'paragraph', runs: [] });
    else if (marks !== undefined && title !== undefined) blocks.push({ kind: 'heading', level: marks.length, runs: runsOf(title) });
    else if (line.startsWith('|')) addRow(blocks, line);
    else if (listed !== undefined && last?.kind === 'list') last.items.push(runsOf(listed));
    else if (listed !== undefined) blocks.push({ kind: 'list', items: [runsOf(listed)] });
    else if (last?.kind === 'paragraph' && last.runs.length > 0) last.runs.push({ text: ' ' }, ...runsOf(line));
    else blocks.push({ kind: 'paragraph', runs: runsOf(line) });
  }
  return blocks.filter((block) => block.kind !== 'paragraph' || block.runs.length > 0);
}

function addRow(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  if (tableRule.test(line)) return;
  const cells = cellsOf(line).map(runsOf);
  if (last?.kind !== 'table') blocks.push({ kind: 'table', columns: cells, rows: [] });
  else last.rows.push(last.columns.map((_, index) => cells[index] ?? []));
}

/** The cells of a line of a table; an escaped bar does not end one. */
function cellsOf(line: string): string[] {
  const inside = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

const marked = /\\([\\`*_[\]<>#|~])|\*\*(.+?)\*\*|\[([^\]]*)\]\((https?:\/\/[^)\s]+)\)/g;

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
    const [all, sign, bold, words, link] = match;
    say(line.slice(end, match.index));
    end = match.index + all.length;
    if (sign !== undefined) say(sign);
    else if (bold !== undefined) runs.push({ text: plain(bold), bold: true });
    else if (link !== undefined) runs.push({ text: plain(words ?? '') || link, link });
  }
  say(line.slice(end));
  return runs;
}

const plain = (text: string): string => text.replace(/\\([\\`*_[\]<>#|~])/g, '$1');
