import { Slice } from 'prosemirror-model';
import { NodeSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { addressAt, linkTo, withoutLink } from './link-commands.ts';
import { editorDocument, markdownOf } from './statement-markdown.ts';
import { insertVariable, isToolOn, statementState, toolCommands, type StatementTool } from './statement-state.ts';

/** A state with the cursor, or from one letter to another, counted from 0 in the words of the text. */
function at(markdown: string, from: number, to = from): EditorState {
  const state = statementState(markdown);
  const places: number[] = [];
  state.doc.descendants((node, position) => {
    if (node.isInline) places.push(...Array.from({ length: node.nodeSize }, (_, index) => position + index));
    return true;
  });
  const place = (index: number): number => places[index] ?? (places.at(-1) ?? 0) + 1;
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, place(from), place(to))));
}
function done(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (transaction) => (next = state.apply(transaction)));
  next.doc.check();
  return next;
}
const written = ({ doc }: EditorState): string => markdownOf(doc, '');

test.each<[StatementTool, string, [number, number], string]>([
  ['bold', 'en to tre', [3, 5], 'en **to** tre'],
  ['bold', 'en **to** tre', [3, 5], 'en to tre'],
  ['bold', '{{companyName}} AS', [0, 4], '**{{companyName}} AS**'],
  ['title', 'en', [0, 0], '# en'],
  ['heading', '# en', [0, 0], '## en'],
  ['subheading', '### en\n\nto', [0, 0], 'en\n\nto'],
  ['bullets', 'en\n\n## to', [0, 3], '- en\n- to'],
  ['bullets', '- en\n- to', [0, 0], 'en\n\n- to'],
  ['bullets', '| a |', [0, 0], '| a |'],
  ['heading', '| a |', [0, 0], '| a |'],
  ['bullets', 'en\n\n{{dataTable}}\n\nto', [0, 3], 'en\n\n{{dataTable}}\n\nto'],
])('the tool %s turns %j %j into %j', (tool, before, [from, to], after) => {
  expect(written(done(at(before, from, to), toolCommands[tool]))).toBe(after);
});

test.each<[StatementTool, string, number, boolean | undefined]>([
  ['bold', '**en**', 1, true],
  ['title', '# en', 0, true],
  ['heading', '# en', 0, false],
  ['subheading', '### en', 0, true],
  ['bullets', '- en', 0, true],
  ['bullets', 'en', 0, false],
  ['link', 'a [en](https://x.no)', 3, true],
  ['link', 'a [en](https://x.no)', 1, false],
  ['undo', 'en', 0, undefined],
])('the tool %s in %j at %i shows as pressed: %s', (tool, text, place, isOn) => {
  expect(isToolOn(at(text, place), tool)).toBe(isOn);
});

test.each<[string, string, [number, number], string]>([
  ['companyName', 'Hei du.', [4, 6], 'Hei {{companyName}}.'],
  ['companyName', '**Hei**', [3, 3], '**Hei{{companyName}}**'],
  ['dataTable', 'en to', [2, 2], 'en to\n\n{{dataTable}}'],
  ['dataTable', '- en\n- to', [1, 1], '- en\n- to\n\n{{dataTable}}'],
  ['dataTable', 'en', [0, 2], '{{dataTable}}'],
  ['dataTable', '', [0, 0], '{{dataTable}}'],
])('the variable %s comes into %j at %j: %j', (key, text, [from, to], after) => {
  const next = done(at(text, from, to), insertVariable(key));
  expect(written(next)).toBe(after);
  expect(next.selection).toBeInstanceOf(TextSelection);
});

test('what is typed after a table stands below it', () => {
  const next = done(at('en\n\n## to', 1), insertVariable('dataTable'));
  expect(written(next.apply(next.tr.insertText('og ')))).toBe('en\n\n{{dataTable}}\n\n## og to');
});

test.each([
  ['{{companyName}}', 5],
  ['{{dataTable}}', 0],
])('the variable %s is deleted whole', (variable, place) => {
  const state = statementState(variable.includes('Table') ? `${variable}\n\nto` : `Hei ${variable}`);
  const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, place)));
  expect(written(selected.apply(selected.tr.deleteSelection()))).toBe(variable.includes('Table') ? 'to' : 'Hei');
});

test('a variable that is typed as it is stored becomes one piece, and another stays words', () => {
  const state = at('Hei ', 3);
  const next = state.apply(state.tr.insertText('{{companyName}} {{ukjent}}'));
  const pieces = next.doc.firstChild?.children.map((node) => (node.isText ? node.text : node.attrs['key']));
  expect(pieces).toEqual(['Hei', 'companyName', ' {{ukjent}}']);
});

test.each([
  ['', 0, '## Ny\n\nTekst', '## Ny\n\nTekst'],
  ['en', 0, '## Ny\n\nTekst', '## Ny\n\nTeksten'],
  ['', 0, '### Ny', '### Ny'],
  ['# en', 2, 'to', '# ento'],
])('into %j at %i is pasted %j: %j', (before, place, pasted, after) => {
  const state = at(before, place);
  // As a browser hands over what was copied: open at both ends.
  const slice = new Slice(editorDocument(pasted).content, 1, 1);
  expect(written(state.apply(state.tr.replaceSelection(slice)))).toBe(after);
});

test.each<[string, [number, number], string]>([
  ['en to', [3, 5], 'en [to](https://ny.no)'],
  ['en [to](https://x.no)', [4, 4], 'en [to](https://ny.no)'],
  ['en ', [2, 2], 'en[https://ny.no](https://ny.no)'],
  ['**en**', [0, 2], '[en](https://ny.no)'],
  ['| a |', [0, 2], '| a |'],
])('in %j at %j a link is made: %j', (text, [from, to], after) => {
  expect(written(done(at(text, from, to), linkTo('https://ny.no')))).toBe(after);
});

test('a link is taken off its words', () => {
  const state = at('en [to {{address}}](https://x.no) tre', 4);
  expect(addressAt(state)).toBe('https://x.no');
  expect(written(done(state, withoutLink))).toBe('en to {{address}} tre');
  expect(withoutLink(at('en', 0))).toBe(false);
});
