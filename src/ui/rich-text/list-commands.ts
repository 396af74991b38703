import type { Attrs, Node, NodeType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';

/** The block in which the selection begins, also when it is all of the text. */
export function firstBlock({ doc, selection: { $from } }: EditorState): Node | null {
  return $from.depth > 0 ? $from.node(1) : doc.nodeAt($from.pos);
}

/** The blocks that the selection touches, and where each begins. */
function touched({ doc, selection: { $from, $to } }: EditorState): { block: Node; at: number }[] {
  const first = $from.index(0);
  const blocks = doc.children.slice(first, $to.index(0) + 1);
  return blocks.map((block, index) => ({ block, at: $from.posAtIndex(first + index, 0) }));
}

interface ListNodes {
  paragraph: NodeType;
  heading: NodeType;
  list: NodeType;
  item: NodeType;
}

interface ListCommands {
  /** Makes one list of all that is selected; what is such a list already becomes lines. */
  listOf: (attrs?: Attrs) => Command;
  /** Another line of the list; an empty one ends it. */
  splitItem: Command;
  /** At the start of a line of a list, the line leaves the list. */
  leaveAtStart: Command;
}

/** What can be done with lists of one level, in a schema that has these nodes. */
export function listCommands({ paragraph, heading, list, item }: ListNodes): ListCommands {
  const mayBeLines: readonly NodeType[] = [paragraph, heading, list];

  const listOf =
    (attrs: Attrs = {}): Command =>
    (state, dispatch) => {
      const blocks = touched(state);
      if (!blocks.every(({ block }) => mayBeLines.includes(block.type))) return false;
      if (blocks.every(({ block }) => block.hasMarkup(list, attrs))) return leaveList(state, dispatch);
      const { tr } = state;
      // From the last on, so that the places before stay.
      for (const [index, { block, at }] of blocks.entries().toArray().toReversed()) {
        if (block.type === list) tr.setNodeMarkup(at, list, attrs);
        else {
          const range = tr
            .setNodeMarkup(at, paragraph)
            .doc.resolve(at + 1)
            .blockRange();
          if (range) tr.wrap(range, [{ type: list, attrs }, { type: item }]);
        }
        if (index < blocks.length - 1) tr.join(at + (tr.doc.nodeAt(at)?.nodeSize ?? 0));
      }
      dispatch?.(tr.scrollIntoView());
      return true;
    };

  /** The selected lines leave their lists. */
  const leaveList: Command = ({ doc, tr, selection: { from, to } }, dispatch) => {
    const items: number[] = [];
    doc.nodesBetween(from, to, (node, position) => {
      if (node.type === item) items.push(position);
    });
    for (const one of items.toReversed()) {
      const range = tr.doc.resolve(one + 2).blockRange();
      if (range) tr.lift(range, 0);
    }
    if (items.length > 0) dispatch?.(tr.scrollIntoView());
    return items.length > 0;
  };

  const splitItem: Command = (state, dispatch) => {
    const { $from } = state.selection;
    if ($from.depth === 0 || firstBlock(state)?.type !== list) return false;
    if ($from.parent.content.size === 0) return leaveList(state, dispatch);
    const tr = state.tr.deleteSelection();
    dispatch?.(tr.split(tr.selection.from, 2).scrollIntoView());
    return true;
  };

  const leaveAtStart: Command = (state, dispatch) => {
    const { empty, $from } = state.selection;
    return empty && $from.parentOffset === 0 && leaveList(state, dispatch);
  };

  return { listOf, splitItem, leaveAtStart };
}
