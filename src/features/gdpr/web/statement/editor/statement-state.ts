import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { EditorState, Plugin, Selection, TextSelection, type Command } from 'prosemirror-state';
import { firstBlock, listCommands } from '#ui/rich-text/list-commands.ts';
import { isMarked } from '#ui/rich-text/marks.ts';
import type { RichForm } from '#ui/rich-text/use-rich-view.ts';
import { tableTags } from '../../../contract/statement-content.ts';
import { addressAt, linkTo } from './link-commands.ts';
import { editorDocument, markdownOf, piecesOf } from './statement-markdown.ts';
import { statementSchema } from './statement-schema.ts';

const { nodes, marks } = statementSchema;
const { listOf, splitItem, leaveAtStart } = listCommands(nodes);

/** A statement in its editor, with the keys that people know; the cursor is at its end. */
export function statementState(markdown: string): EditorState {
  const doc = editorDocument(markdown);
  const plugins = [history(), keymap(keys), keymap(baseKeymap), typedVariables()];
  return EditorState.create({ doc, selection: Selection.atEnd(doc), plugins });
}

export const statementForm: RichForm<string> = { stateOf: statementState, textOf: markdownOf };

/** There are no broken lines: the next one is a new paragraph. */
const nextLine: Command = (state, dispatch, view) => splitItem(state, dispatch) || baseKeymap['Enter']?.(state, dispatch, view) === true;

const keys: Record<string, Command> = {
  Enter: nextLine,
  'Shift-Enter': nextLine,
  Backspace: leaveAtStart,
  'Mod-b': toggleMark(marks.bold),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
};

/** A variable that is typed or pasted as it is stored stands as a chip. */
function typedVariables(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const typed: { from: number; to: number; pieces: ReturnType<typeof piecesOf> }[] = [];
      doc.descendants((node, from) => {
        const pieces = node.isText ? piecesOf(node.text ?? '', node.marks) : [];
        if (pieces.some((piece) => !piece.isText)) typed.push({ from, to: from + node.nodeSize, pieces });
      });
      for (const { from, to, pieces } of typed.toReversed()) tr.replaceWith(from, to, pieces);
      return typed.length > 0 ? tr : null;
    },
  });
}

/** What the toolbar does. */
export const statementTools = ['bold', 'title', 'heading', 'subheading', 'bullets', 'link', 'undo', 'redo'] as const;
export type StatementTool = (typeof statementTools)[number];
const levels = { title: 1, heading: 2, subheading: 3 } as const;

const isHeading = (state: EditorState, level: number): boolean => firstBlock(state)?.hasMarkup(nodes.heading, { level }) === true;

const headingOf =
  (level: number): Command =>
  (state, dispatch) => {
    if (firstBlock(state)?.type === nodes.rows) return false;
    return isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);
  };

export const toolCommands: Readonly<Record<StatementTool, Command>> = {
  bold: toggleMark(marks.bold),
  title: headingOf(levels.title),
  heading: headingOf(levels.heading),
  subheading: headingOf(levels.subheading),
  bullets: listOf(),
  // Whether there may be one; which one is asked for.
  link: linkTo('https://'),
  undo,
  redo,
};

/** Whether a tool of the toolbar shows as pressed; undefined for those that are not pressed or not. */
export function isToolOn(state: EditorState, tool: StatementTool): boolean | undefined {
  switch (tool) {
    case 'bold':
      return isMarked(state, marks.bold);
    case 'title':
    case 'heading':
    case 'subheading':
      return isHeading(state, levels[tool]);
    case 'bullets':
      return firstBlock(state)?.type === nodes.list;
    case 'link':
      return addressAt(state) !== undefined;
    default:
      return undefined;
  }
}

/** Puts a variable where the cursor is, in place of what is selected; a table stands between lines, and a new line after it. */
export const insertVariable =
  (key: string): Command =>
  (state, dispatch) => {
    if (!tableTags.some((tag) => tag === key)) {
      dispatch?.(state.tr.replaceSelectionWith(nodes.variable.create({ key })).scrollIntoView());
      return true;
    }
    const { tr } = state;
    const place = tr.deleteSelection().selection.$from;
    const block = place.depth > 0 ? place.node(1) : null;
    const isEmptyLine = block?.type === nodes.paragraph && block.content.size === 0;
    const at = place.depth > 0 ? place.after(1) : place.pos;
    tr.insert(at, nodes.table.create({ key }));
    if (!tr.doc.resolve(at + 1).nodeAfter?.isTextblock) tr.insert(at + 1, nodes.paragraph.create());
    tr.setSelection(TextSelection.create(tr.doc, at + 2));
    if (isEmptyLine) tr.delete(place.before(1), at);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
