import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { EditorState, type Command } from 'prosemirror-state';
import { firstBlock, listCommands } from '#ui/rich-text/list-commands.ts';
import { isMarked } from '#ui/rich-text/marks.ts';
import type { RichForm } from '#ui/rich-text/use-rich-view.ts';
import { ClauseText } from '../../contract/document.ts';
import type { RichText } from '../../contract/rich-text.ts';
import { clauseSchema } from './editor-schema.ts';
import { editorDocument, richTextOf } from './editor-text.ts';
import { refusedMarks } from './refused-marks.ts';

const { nodes, marks } = clauseSchema;
const { listOf, splitItem, leaveAtStart } = listCommands(nodes);

/** A clause in its editor, with the keys that people know. */
export function editorState(text: RichText): EditorState {
  return EditorState.create({ doc: editorDocument(text), plugins: [history(), keymap(keys), keymap(baseKeymap), refusedMarks()] });
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

const keys: Record<string, Command> = {
  Enter: splitItem,
  'Shift-Enter': breakLine,
  Backspace: leaveAtStart,
  'Mod-b': toggleMark(marks.bold),
  'Mod-i': toggleMark(marks.italic),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
};

/** What the toolbar does. */
export const editorTools = ['bold', 'italic', 'heading', 'bullets', 'numbers', 'undo', 'redo'] as const;
export type EditorTool = (typeof editorTools)[number];

export const toolCommands: Readonly<Record<EditorTool, Command>> = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  heading: (state, dispatch) => setBlockType(isIn(state, nodes.heading) ? nodes.paragraph : nodes.heading)(state, dispatch),
  bullets: listOf({ ordered: false }),
  numbers: listOf({ ordered: true }),
  undo,
  redo,
};

const isIn = (state: EditorState, type: NodeType): boolean => firstBlock(state)?.type === type;

/** Whether a tool of the toolbar shows as pressed. */
export function isToolOn(state: EditorState, tool: EditorTool): boolean {
  if (tool === 'heading') return isIn(state, nodes.heading);
  if (tool === 'bullets' || tool === 'numbers') {
    return isIn(state, nodes.list) && firstBlock(state)?.attrs['ordered'] === (tool === 'numbers');
  }
  return (tool === 'bold' || tool === 'italic') && isMarked(state, marks[tool]);
}

export const insertVariable =
  (key: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.variable.create({ key }), false).scrollIntoView());
    return true;
  };

/** Whether a clause can be as long as it has become; shortening one that is too long is always possible. */
export function fits(before: EditorState, after: EditorState): boolean {
  return after.doc.content.size <= before.doc.content.size || ClauseText.safeParse(richTextOf(after.doc)).success;
}

export const clauseForm: RichForm<RichText> = { stateOf: editorState, textOf: richTextOf, fits };
