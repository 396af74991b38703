import { Readable } from 'node:stream';
import { cellText, clean } from './cell-text.ts';
import { cellsOf, type ColumnType, type Table } from './table.ts';

/** The table as a Markdown stream. */
export function markdownStream<Row>(table: Table<Row>): Readable {
  return Readable.from(lines(table));
}

async function* lines<Row>(table: Table<Row>): AsyncGenerator<string> {
  const { columns, companyName, title, today } = table;
  const day = cellText(today, 'date', table);
  yield `# ${inline(title)}\n\n${inline(companyName)}, ${day}\n\n`;
  yield row(columns.map(({ header }) => inline(header)));
  yield row(columns.map(({ type }) => (isNumeric(type) ? '---:' : '---')));
  for await (const cells of cellsOf(table)) {
    yield row(cells.map((cell, index) => inline(cellText(cell, columns[index]?.type ?? 'text', table))));
  }
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for a table cell: no Markdown, no HTML, no cell separator. */
function inline(text: string): string {
  return clean(text)
    .replace(/[\\`*_[\]~|]/g, '\\$&')
    .replace(/[&<>]/g, (character) => entities[character] ?? '')
    .replace(/\s*\n\s*/g, '<br>');
}

function isNumeric(type: ColumnType): boolean {
  return type === 'number' || type === 'money';
}
