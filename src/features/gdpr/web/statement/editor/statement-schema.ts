import { Fragment, Schema } from 'prosemirror-model';
import { boldMark, itemNode, variableNode } from '#ui/rich-text/rich-nodes.ts';

/** An address as a link of the Markdown may have it; undefined for any other. */
export function linkAddress(text: string): string | undefined {
  const address = text.trim().replaceAll(')', '%29');
  return /^https?:\/\/\S+$/.test(address) ? address : undefined;
}

/** A table from elsewhere as the lines of one. */
export function rowsOf(table: globalThis.Node): string {
  // The rule of the schema is of tables alone.
  const rows = [...(table as HTMLTableElement).rows].map((row) => [...row.cells].map((cell) => inCell(cell.textContent)));
  const [head = [], ...others] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `| ${(rows[0] ?? []).map(() => '---').join(' | ')} |`, ...others].join('\n');
}

const inCell = (words: string): string =>
  words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`);

/** What a statement may have in the editor: no more than what its Markdown has (contract/rules/markdown-blocks.ts). What is pasted comes down to it. */
export const statementSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: [
        // From another statement in its editor, where headings are below the title of the form.
        ...[1, 2, 3].map((level) => ({ tag: `[data-level="${level}"]`, attrs: { level } })),
        ...[1, 2].map((level) => ({ tag: `h${level}`, attrs: { level } })),
        ...[3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => [`h${Number(attrs['level']) + 2}`, { 'data-level': String(attrs['level']) }, 0],
    },
    list: { content: 'item+', group: 'block', parseDOM: [{ tag: 'ul' }, { tag: 'ol' }], toDOM: () => ['ul', 0] },
    item: itemNode,
    /** A table in the company's own words: its lines as they are written. */
    rows: {
      content: '(text | variable)*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [
        { tag: 'pre[data-rows]', preserveWhitespace: 'full' },
        { tag: 'table', getContent: (table, schema) => Fragment.from(schema.text(rowsOf(table))) },
      ],
      toDOM: () => ['pre', { 'data-rows': '' }, 0],
    },
    /** A variable that is a table: it stands between lines. */
    table: variableNode({ group: 'block' }, 'div'),
    text: { group: 'inline' },
    variable: variableNode({ group: 'inline', inline: true }),
  },
  marks: {
    bold: { ...boldMark, excludes: '_' },
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      excludes: '_',
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = linkAddress(element.getAttribute('href') ?? '');
            return href !== undefined && { href };
          },
        },
      ],
      // Not to be followed while it is edited.
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), rel: 'noopener noreferrer' }, 0],
    },
  },
});
