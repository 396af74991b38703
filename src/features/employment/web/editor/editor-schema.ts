import { Schema, type NodeSpec } from 'prosemirror-model';

const blockOf = (content: string, tag: string, from: readonly string[] = [tag]): NodeSpec => ({
  content,
  group: 'block',
  parseDOM: from.map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
});

/** What a clause may have in the editor: no more than what is stored and printed (contract/rich-text.ts). What is pasted comes down to it. */
export const clauseSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: blockOf('inline*', 'p'),
    // Below the title of its clause.
    heading: blockOf('inline*', 'h4', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
    list: {
      content: 'item+',
      group: 'block',
      attrs: { ordered: { default: false, validate: 'boolean' } },
      parseDOM: [
        { tag: 'ul', attrs: { ordered: false } },
        { tag: 'ol', attrs: { ordered: true } },
      ],
      toDOM: ({ attrs }) => [attrs['ordered'] === true ? 'ol' : 'ul', 0],
    },
    item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      leafText: () => '\n',
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    /** The value of a variable: one piece, which is deleted whole. */
    variable: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { key: { validate: 'string' } },
      leafText: ({ attrs }) => `{${String(attrs['key'])}}`,
      parseDOM: [{ tag: 'span[data-variable]', getAttrs: (element) => ({ key: element.dataset['variable'] ?? '' }) }],
      toDOM: ({ attrs }) => ['span', { 'data-variable': String(attrs['key']) }],
    },
  },
  marks: {
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }, { style: 'font-weight=bold' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }], toDOM: () => ['em', 0] },
  },
});
