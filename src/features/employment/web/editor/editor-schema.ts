import { Schema, type NodeSpec } from 'prosemirror-model';
import { boldMark, itemNode, variableNode } from '#ui/rich-text/rich-nodes.ts';

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
    heading: { ...blockOf('inline*', 'h4', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']), defining: true },
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
    item: itemNode,
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
    variable: variableNode({ group: 'inline', inline: true, leafText: ({ attrs }) => `{${String(attrs['key'])}}` }),
  },
  marks: {
    bold: boldMark,
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }, { tag: 'span[data-style*="font-style:italic"]' }], toDOM: () => ['em', 0] },
  },
});
