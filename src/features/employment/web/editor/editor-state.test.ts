import { expect, test } from 'vitest';
import { AllSelection, NodeSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { longestClause } from '../../contract/kinds.ts';
import { plainLines } from '../../contract/rules/compose.ts';
import { parseLines } from '../../contract/rules/template-text.ts';
import { editorState, fits, insertVariable, isToolOn, toolCommands, type EditorTool } from './editor-state.ts';
import { richTextOf } from './editor-text.ts';
import { refusedIn, refusedPlaces } from './refused-marks.ts';

/** A state with the cursor, or from one letter to another, counted from 0 in the words of the text. */
function at(text: string, from: number, to = from): EditorState {
  const state = editorState(parseLines(text.split('\n')));
  const places: number[] = [];
  state.doc.descendants((node, position) => {
    if (node.isInline) places.push(...Array.from({ length: node.nodeSize }, (_, index) => position + index));
    return true;
  });
  const place = (index: number): number => places[index] ?? (places.at(-1) ?? 0) + 1;
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, place(from), place(to))));
}
function done(state: EditorState, command: Command | undefined): EditorState {
  let next = state;
  command?.(state, (transaction) => (next = state.apply(transaction)));
  return next;
}
/** The blocks in short: `h:` a heading, `-` and `1.` items, `*` bold, `/` italic. */
function written({ doc }: EditorState): string {
  const mark = { bold: '*', italic: '/' };
  const blocks = richTextOf(doc).flatMap((block) => {
    const sign = block.kind === 'list' ? (block.ordered ? '1. ' : '- ') : block.kind === 'heading' ? 'h: ' : '';
    const lines = block.kind === 'list' ? block.items : [block.runs];
    return lines.map((runs) => {
      const words = runs.map((run) => {
        if ('variable' in run) return `{${run.variable}}`;
        const signs = (run.bold ? mark.bold : '') + (run.italic ? mark.italic : '');
        return signs + run.text + [...signs].toReversed().join('');
      });
      return sign + words.join('');
    });
  });
  return blocks.join('\n');
}

test.each<[EditorTool, string, [number, number], string]>([
  ['bold', 'en to tre', [3, 5], 'en *to* tre'],
  ['bold', 'en **to** tre', [3, 5], 'en to tre'],
  ['italic', 'en **to** tre', [3, 5], 'en */to/* tre'],
  ['heading', 'en\nto', [0, 0], 'h: en\nto'],
  ['heading', '### en\nto', [0, 0], 'en\nto'],
  ['heading', 'en\nto', [0, 3], 'h: en\nh: to'],
  ['bullets', 'en\nto\ntre', [0, 3], '- en\n- to\ntre'],
  ['bullets', '- en\n- to', [0, 0], 'en\n- to'],
  ['bullets', '- en\n- to', [0, 3], 'en\nto'],
  ['bullets', '1. en\n1. to', [0, 0], '- en\n- to'],
  ['numbers', '- en\n- to', [0, 0], '1. en\n1. to'],
  ['numbers', 'en', [0, 0], '1. en'],
  ['numbers', 'null\n- en\n- to\n### tre\nfire', [4, 9], 'null\n1. en\n1. to\n1. tre\nfire'],
  ['bullets', 'null\n- en\n- to\n- tre\nfire', [6, 6], 'null\n- en\nto\n- tre\nfire'],
  ['bullets', '- en\nto\n1. tre', [0, 5], '- en\n- to\n- tre'],
])('the tool %s turns %j %j into %j', (tool, before, [from, to], after) => {
  expect(written(done(at(before, from, to), toolCommands[tool]))).toBe(after);
});

test.each<[EditorTool, string, number, boolean]>([
  ['bold', 'en **to** tre', 4, true],
  ['bold', 'en **to** tre', 1, false],
  ['italic', 'en **to** tre', 4, false],
  ['heading', '### en', 0, true],
  ['heading', 'en', 0, false],
  ['bullets', '- en', 0, true],
  ['bullets', '1. en', 0, false],
  ['numbers', '1. en', 0, true],
  ['undo', 'en', 0, false],
])('the tool %s in %j at %i shows as pressed: %s', (tool, text, place, isOn) => {
  expect(isToolOn(at(text, place), tool)).toBe(isOn);
});

test('what is selected shows as bold when any of it is', () => {
  expect(isToolOn(at('en **to** tre', 0, 5), 'bold')).toBe(true);
});

const key = (name: 'Enter' | 'Backspace' | 'Shift-Enter', state: EditorState): EditorState => {
  const commands = state.plugins.flatMap(({ props: { handleKeyDown } }) => handleKeyDown ?? []);
  const event = { key: name.replace('Shift-', ''), shiftKey: name.startsWith('Shift'), preventDefault: () => undefined };
  let next = state;
  // The plugins of keys read no more of an event and of a view.
  const isAtStart = state.selection.$from.parentOffset === 0;
  const view = { state, endOfTextblock: () => isAtStart, dispatch: (transaction: EditorState['tr']) => (next = state.apply(transaction)) };
  for (const handle of commands) if (Reflect.apply(handle, state.plugins[0], [view, event])) break;
  return next;
};

test.each<['Enter' | 'Backspace' | 'Shift-Enter', string, number, string]>([
  ['Enter', 'en to', 2, 'en\n to'],
  ['Enter', '- en to', 2, '- en\n-  to'],
  ['Enter', '- en\n- ', 2, '- en\n- \n- '],
  ['Shift-Enter', '- en to', 2, '- en\n to'],
  ['Backspace', '- en\n- to', 2, '- en\nto'],
  ['Backspace', '- en', 0, 'en'],
  ['Backspace', '- en', 1, '- en'],
  ['Backspace', 'en\nto', 2, 'ento'],
  ['Backspace', '### en\nto', 2, 'h: ento'],
])('%s in %j at %i', (name, before, place, after) => {
  expect(written(key(name, at(before, place)))).toBe(after);
});

test.each<[EditorTool, string]>([
  ['bold', 'h: *en*\n- *to*'],
  ['heading', 'en\n- to'],
  ['bullets', '- en\n- to'],
  ['numbers', '1. en\n1. to'],
])('the tool %s works on all of a text', (tool, after) => {
  const state = at('### en\n- to', 0);
  const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
  expect(isToolOn(all, tool)).toBe(tool === 'heading');
  expect(written(done(all, toolCommands[tool]))).toBe(after);
  expect(() => key('Enter', all)).not.toThrow();
});

test('a variable comes where the cursor is, in place of what is selected', () => {
  expect(written(done(at('Hei du.', 4, 6), insertVariable('firstName')))).toBe('Hei {firstName}.');
});

test('a variable is deleted whole', () => {
  const state = at('Hei {firstName}!', 4);
  const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 5)));
  expect(written(done(selected, chainCommands(baseKeymap['Backspace'] ?? toolCommands.undo)))).toBe('Hei !');
});

test('a clause does not become longer than it may be, and a longer one may be shortened', () => {
  const full = at('x'.repeat(longestClause - 1), 0);
  const type = (state: EditorState, text: string) => state.apply(state.tr.insertText(text));
  expect(fits(full, type(full, 'y'))).toBe(true);
  expect(fits(full, type(full, 'yy'))).toBe(false);
  const over = type(type(full, 'yy'), 'y');
  expect(fits(over, over.apply(over.tr.delete(1, 2)))).toBe(true);
});

test.each<[string, string[], [number, number][]]>([
  ['Godt jobbet', [], []],
  [
    'Godt 👍 jobbet 👍',
    ['👍'],
    [
      [6, 8],
      [16, 18],
    ],
  ],
  ['a\u202Eb', ['\u202E'], [[2, 3]]],
  ['©', [], []],
])('of %j the characters %j are refused', (text, refused, places) => {
  const { doc } = at(text, 0);
  expect([refusedIn(doc), refusedPlaces(doc)]).toEqual([refused, places]);
  expect(plainLines(richTextOf(doc)).join('')).toBe(refused.reduce((left, one) => left.replaceAll(one, ''), text));
});
