import type { MarkSpec, NodeSpec } from 'prosemirror-model';
import { fontWeightOf } from './pasted-html.ts';

/** A line of a list holds one paragraph. Word has lists as paragraphs that begin with their sign. */
export const itemNode: NodeSpec = {
  content: 'paragraph',
  defining: true,
  parseDOM: [
    { tag: '[data-style*="mso-list:Ignore"]', ignore: true, priority: 60 },
    { tag: 'p[data-style*="mso-list"]', priority: 60 },
    { tag: 'li' },
  ],
  toDOM: () => ['li', 0],
};

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
  parseDOM: [
    { tag: 'strong' },
    // Some programs wrap all that is copied in one that says it is not bold.
    { tag: 'b', getAttrs: (element) => fontWeightOf(element.dataset['style'] ?? '') !== false && null },
    { tag: 'span[data-style]', getAttrs: (element) => fontWeightOf(element.dataset['style'] ?? '') === true && null },
  ],
  toDOM: () => ['strong', 0],
};
