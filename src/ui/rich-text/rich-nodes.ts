import type { MarkSpec, NodeSpec } from 'prosemirror-model';

/** A line of a list holds one paragraph. */
export const itemNode: NodeSpec = { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] };

/** A variable: one piece, which is deleted whole. How it stands in plain words is up to what is stored. */
export function variableNode(place: Pick<NodeSpec, 'group' | 'inline' | 'leafText'>, tag: 'span' | 'div' = 'span'): NodeSpec {
  return {
    ...place,
    atom: true,
    attrs: { key: { validate: 'string' } },
    parseDOM: [{ tag: `${tag}[data-variable]`, getAttrs: (element) => ({ key: element.dataset['variable'] ?? '' }) }],
    toDOM: ({ attrs }) => [tag, { 'data-variable': String(attrs['key']) }],
  };
}

export const boldMark: MarkSpec = {
  parseDOM: [{ tag: 'strong' }, { tag: 'b' }, { style: 'font-weight=bold' }],
  toDOM: () => ['strong', 0],
};
