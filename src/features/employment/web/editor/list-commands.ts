import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { clauseSchema } from './editor-schema.ts';

const { nodes } = clauseSchema;

/** The block in which the selection begins, also when it is all of the text. */
export function firstBlock({ doc, selection: { $from } }: EditorState): Node | null {
  return $from.depth > 0 ? $from.node(1) : doc.firstChild;
}

/** The blocks that the selection touches, and where each begins. */
function touched({ doc, selection: { $from, $to } }: EditorState): { block: Node; at: number }[] {
  const first = $from.index(0);
  const blocks = doc.children.slice(first, $to.index(0) + 1);
  return blocks.map((block, index) => ({ block, at: $from.posAtIndex(first + index, 0) }));
}

/** Makes one list of all that is selected; what is such a list already becomes lines. */
export const listOf =
  (ordered: boolean): Command =>
  (state, dispatch) => {
    const blocks = touched(state);
    if (blocks.every(({ block }) => block.type === nodes.list && block.attrs['ordered'] === ordered)) return leaveList(state, dispatch);
    const { tr } = state;
    // From the last on, so that the places before stay.
    for (const [index, { block, at }] of blocks.entries().toArray().toReversed()) {
      if (block.type === nodes.list) tr.setNodeAttribute(at, 'ordered', ordered);
      else {
        const range = tr
          .setNodeMarkup(at, nodes.paragraph)
          .doc.resolve(at + 1)
          .blockRange();
        if (range) tr.wrap(range, [{ type: nodes.list, attrs: { ordered } }, { type: nodes.item }]);
      }
      if (index < blocks.length - 1) tr.join(at + (tr.doc.nodeAt(at)?.nodeSize ?? 0));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** The selected lines leave their lists. */
export const leaveList: Command = ({ doc, tr, selection: { from, to } }, dispatch) => {
  const items: number[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    if (node.type === nodes.item) items.push(position);
  });
  for (const item of items.toReversed()) {
    const range = tr.doc.resolve(item + 2).blockRange();
    if (range) tr.lift(range, 0);
  }
  if (items.length > 0) dispatch?.(tr.scrollIntoView());
  return items.length > 0;
};

/** Another line of the list; an empty one ends it. */
export const splitItem: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if ($from.depth === 0 || firstBlock(state)?.type !== nodes.list) return false;
  if ($from.parent.content.size === 0) return leaveList(state, dispatch);
  const tr = state.tr.deleteSelection();
  dispatch?.(tr.split(tr.selection.from, 2).scrollIntoView());
  return true;
};
