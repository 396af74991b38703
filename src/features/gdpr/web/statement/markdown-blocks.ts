/** One part of a statement as it is drawn. */
export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

const heading = /^(#{1,6})\s+(.*)$/;
const item = /^[-*]\s+(.*)$/;

/** The parts of the Markdown that statements are written in: headings, paragraphs, lists and tables. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n').map((line) => line.trim());
  let index = 0;
  while (index < lines.length) {
    const end = endOf(lines, index);
    if (end > index) blocks.push(blockOf(lines.slice(index, end)));
    index = Math.max(end, index + 1);
  }
  return blocks;
}

/** The line after the part that begins here; the same line where nothing begins. */
function endOf(lines: readonly string[], start: number): number {
  const first = lines[start] ?? '';
  if (first === '') return start;
  if (heading.test(first)) return start + 1;
  const belongs = (line: string): boolean => {
    if (first.startsWith('|')) return line.startsWith('|');
    if (item.test(first)) return item.test(line);
    return line !== '' && !heading.test(line) && !item.test(line) && !line.startsWith('|');
  };
  let end = start + 1;
  while (end < lines.length && belongs(lines[end] ?? '')) end += 1;
  return end;
}

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const [, marks, title = ''] = heading.exec(first) ?? [];
  // The page has the first level for itself.
  if (marks !== undefined) return { kind: 'heading', level: marks.length === 1 ? 2 : marks.length === 2 ? 3 : 4, text: title };
  if (first.startsWith('|')) {
    const [head = [], ...rows] = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cellsOf);
    return { kind: 'table', head, rows };
  }
  if (item.test(first)) return { kind: 'list', items: lines.map((line) => item.exec(line)?.[1] ?? '') };
  return { kind: 'paragraph', text: lines.join(' ') };
}

/** The cells of a row; a bar within a cell is written as `\|`. */
function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}

interface Piece {
  kind: 'text' | 'strong' | 'variable';
  text: string;
}

/** A text in pieces: `{{tag}}` is a variable, `**…**` is strong. */
export function piecesOf(text: string): Piece[] {
  return text.split(/(\{\{[^{}]+\}\}|\*\*[^*]+\*\*)/).flatMap((piece): Piece[] => {
    if (piece === '') return [];
    if (piece.startsWith('{{') && piece.endsWith('}}')) return [{ kind: 'variable', text: piece.slice(2, -2).trim() }];
    if (piece.startsWith('**') && piece.length > 4) return [{ kind: 'strong', text: piece.slice(2, -2) }];
    return [{ kind: 'text' as const, text: piece }];
  });
}
